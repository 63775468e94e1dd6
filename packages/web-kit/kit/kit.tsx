import { Form } from '@base-ui/react/form'
import { type ReactNode, useState } from 'react'
import { Alert } from '../src/ui/alert.tsx'
import { Announcer, announce } from '../src/ui/announcer.tsx'
import { Badge, type BadgeTone } from '../src/ui/badge.tsx'
import { Button, IconButton } from '../src/ui/button.tsx'
import { Card } from '../src/ui/card.tsx'
import { CheckField, Radio } from '../src/ui/check.tsx'
import { ConfirmDialog } from '../src/ui/confirm-dialog.tsx'
import { Dialog } from '../src/ui/dialog.tsx'
import { BoxIcon, CheckIcon, ChevronIcon, HeartIcon, TrashIcon } from '../src/ui/icons.tsx'
import { Menu } from '../src/ui/menu.tsx'
import { NothingLoaded, NotLoaded } from '../src/ui/not-loaded.tsx'
import { CloseButton, DialogText, DialogTitle } from '../src/ui/overlay.tsx'
import { ProductPicture } from '../src/ui/product-picture.tsx'
import { QuantityField } from '../src/ui/quantity-field.tsx'
import { Sheet } from '../src/ui/sheet.tsx'
import { Skeleton } from '../src/ui/skeleton.tsx'
import { Spinner } from '../src/ui/spinner.tsx'
import { TextArea } from '../src/ui/text-area.tsx'
import { TextField } from '../src/ui/text-field.tsx'

const grounds = [
  'paper',
  'paper-deep',
  'surface',
  'surface-high',
  'sand',
  'accent-soft',
  'leaf-soft',
  'danger-soft',
  'warning-soft',
  'info-soft',
]
const inks = ['ink', 'ink-soft', 'ink-faint', 'accent', 'leaf', 'danger', 'warning', 'info']
const fills = ['accent-fill', 'accent-fill-deep', 'danger-fill', 'sun', 'line', 'line-strong', 'line-field']
const tones = ['primary', 'secondary', 'success', 'info', 'warning', 'danger'] as const satisfies BadgeTone[]
const looks = ['solid', 'outline', 'ghost', 'danger'] as const
const nothing = () => {}

/** Everything that the apps share, in its states: `npm run kit`. The test compares what stands under `data-kit` (`e2e/journeys/kit.spec.ts`). */
export function Kit() {
  return (
    <main className="mx-auto max-w-5xl space-y-8 px-4 py-8">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl font-semibold tracking-tight">Tokens and components</h1>
        <div className="flex gap-2">
          {['light', 'dark'].map((theme) => (
            <Button key={theme} onClick={() => Object.assign(document.documentElement.dataset, { theme })}>
              {theme}
            </Button>
          ))}
        </div>
      </header>
      <Tokens />
      <Buttons />
      <Words />
      <Fields />
      <Goods />
      <Waiting />
      <Overlays />
      <Announcer />
    </main>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-3 font-display text-xl font-semibold">{title}</h2>
    <div className="flex flex-wrap items-start gap-3">{children}</div>
  </section>
)

/** One component in one state; `name` is what it is compared by. */
const State = ({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) => (
  <div data-kit={name} className={className}>
    {children}
  </div>
)

const Swatch = ({ name }: { name: string }) => (
  <div className="w-36 text-sm">
    <span data-kit={`token ${name}`} className="block h-12 rounded-xl border border-line" style={{ background: `var(--${name})` }} />
    {name}
  </div>
)

function Tokens() {
  return (
    <>
      <Part title="Grounds, fills and lines">
        {[...grounds, ...fills].map((name) => (
          <Swatch key={name} name={name} />
        ))}
      </Part>
      <Part title="Inks">
        {inks.map((name) => (
          <State key={name} name={`ink ${name}`} className="rounded-xl border border-line bg-surface px-4 py-2">
            <span style={{ color: `var(--${name})` }}>{name} 1 234,50 ₽</span>
          </State>
        ))}
      </Part>
      <Part title="Letters">
        <State name="display">
          <p className="font-display text-2xl font-semibold">Что вам привезти? What shall we bring?</p>
        </State>
        <State name="text">
          <p className="text-base">Plain text, обычный текст, 正文</p>
        </State>
        <State name="small">
          <p className="text-sm text-ink-faint">Small text beside it</p>
        </State>
      </Part>
    </>
  )
}

function Buttons() {
  return (
    <Part title="Buttons">
      {looks.map((look) => (
        <State key={look} name={`button ${look}`}>
          <Button look={look}>{look}</Button>
        </State>
      ))}
      {looks.map((look) => (
        <State key={look} name={`button ${look} disabled`}>
          <Button look={look} disabled>
            {look}
          </Button>
        </State>
      ))}
      <State name="icon button">
        <IconButton label="Save">
          <HeartIcon />
        </IconButton>
      </State>
      <State name="icon button disabled">
        <IconButton label="Delete" disabled>
          <TrashIcon />
        </IconButton>
      </State>
    </Part>
  )
}

function Words() {
  return (
    <Part title="Badges and alerts">
      {tones.map((tone) => (
        <State key={tone} name={`badge ${tone}`}>
          <Badge tone={tone}>{tone}</Badge>
        </State>
      ))}
      <State name="alert" className="w-full">
        <Alert>Something went wrong, and stays said.</Alert>
      </State>
      <State name="alert that closes" className="w-full">
        <Alert onDismiss={nothing}>Something went wrong, and can be put away.</Alert>
      </State>
    </Part>
  )
}

function Fields() {
  const [quantity, setQuantity] = useState(100)
  const [text, setText] = useState('Several lines')
  const steps = { lessLabel: 'Less', moreLabel: 'More', min: 1, max: 1000, onChange: setQuantity, locale: 'en', value: quantity }
  return (
    <Part title="Fields">
      <Form className="grid w-full gap-4 sm:grid-cols-2">
        <State name="text field">
          <TextField label="City" hint="As it stands in the passport" value="Пермь" onChange={nothing} />
        </State>
        <State name="text field empty">
          <TextField label="Street" note="optional" placeholder="Lenin Street 5" />
        </State>
        <State name="text field faulty">
          <TextField label="Postal code" value="61" onChange={nothing} error="Six digits, please." />
        </State>
        <State name="text field disabled">
          <TextField label="Country" value="Россия" onChange={nothing} disabled />
        </State>
        <State name="text area">
          <TextArea label="Note" rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </State>
        {[
          { name: 'check', isOn: false },
          { name: 'check ticked', isOn: true },
          { name: 'check faulty', isOn: false, 'aria-invalid': true },
          { name: 'check disabled', isOn: true, disabled: true },
        ].map(({ name, isOn, ...rest }) => (
          <State key={name} name={name}>
            <CheckField defaultChecked={isOn} {...rest}>
              {name}
            </CheckField>
          </State>
        ))}
        {[true, false].map((isOn) => (
          <State key={String(isOn)} name={isOn ? 'radio chosen' : 'radio'}>
            <label className="flex min-h-11 items-center gap-3">
              <Radio name="radio" defaultChecked={isOn} /> {isOn ? 'Chosen' : 'Another'}
            </label>
          </State>
        ))}
      </Form>
      <State name="quantity">
        <QuantityField label="Quantity" {...steps} />
      </State>
      <State name="quantity compact">
        <QuantityField label="Quantity in the cart" size="compact" {...steps} />
      </State>
      <State name="quantity faulty">
        <QuantityField label="Quantity beyond the stock" isInvalid {...steps} />
      </State>
      <State name="quantity disabled">
        <QuantityField label="Quantity of what is gone" isDisabled {...steps} />
      </State>
    </Part>
  )
}

function Goods() {
  return (
    <Part title="Cards, tables and pictures">
      <State name="card" className="w-full sm:w-96">
        <Card title="A card" icon={<BoxIcon />} corner={<Badge tone="success">Paid</Badge>}>
          <p className="text-[15px] text-ink-soft">What stands in it.</p>
        </Card>
      </State>
      <State name="table" className="w-full sm:w-96">
        <table className="w-full text-[15px]">
          <caption className="sr-only">A price ladder</caption>
          <thead>
            <tr className="text-left text-sm text-ink-faint">
              <th scope="col" className="py-2 font-medium">
                From, pieces
              </th>
              <th scope="col" className="py-2 text-right font-medium">
                Each
              </th>
            </tr>
          </thead>
          <tbody>
            {[
              ['10', '1 234,50 ₽'],
              ['100', '1 111,10 ₽'],
            ].map(([from, price]) => (
              <tr key={from} className="border-t border-line tabular-nums">
                <td className="py-2">{from}</td>
                <td className="py-2 text-right">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </State>
      <State name="picture that is missing" className="size-24 overflow-hidden rounded-xl border border-line">
        <ProductPicture address={undefined} alt="Nothing to see" sizes="96px" />
      </State>
    </Part>
  )
}

function Waiting() {
  return (
    <Part title="Waiting and failed">
      <State name="skeleton" className="w-40">
        <Skeleton className="h-12" />
      </State>
      <State name="spinner" className="flex text-accent">
        <Spinner />
      </State>
      <State name="not loaded" className="w-full">
        <NotLoaded text="The order could not be read." isRunning={false} onRetry={nothing} />
      </State>
      <State name="nothing loaded" className="w-full">
        <NothingLoaded text="Nothing could be read." onRetry={nothing} />
      </State>
    </Part>
  )
}

const kinds = ['dialog', 'question', 'sheet'] as const

function Overlays() {
  const [open, setOpen] = useState<(typeof kinds)[number]>()
  const closed = () => setOpen(undefined)
  return (
    <Part title="What opens">
      {kinds.map((kind) => (
        <Button key={kind} onClick={() => setOpen(kind)}>
          Open the {kind}
        </Button>
      ))}
      <Menu
        label="Open the menu"
        triggerClass="press inline-flex min-h-11 items-center gap-2 rounded-xl px-3 hover:bg-sand"
        triggerContent={
          <>
            Open the menu <ChevronIcon className="size-4" />
          </>
        }
        items={[
          { text: 'Rename', icon: <CheckIcon className="size-4.5" />, onChoose: () => announce('Renamed') },
          { text: 'Delete', icon: <TrashIcon className="size-4.5" />, isDanger: true, onChoose: nothing },
        ]}
      />
      {open === 'dialog' && (
        <Dialog onClosed={closed} className="sm:w-96">
          <div className="space-y-3 p-6">
            <div className="flex items-start gap-2">
              <DialogTitle className="grow text-xl">A dialog</DialogTitle>
              <CloseButton className="-mr-2 -mt-1" />
            </div>
            <DialogText>Something to be done before going on.</DialogText>
          </div>
        </Dialog>
      )}
      {open === 'question' && (
        <ConfirmDialog title="Delete it?" text="It cannot be brought back." confirm="Delete" onConfirm={async () => {}} onClosed={closed} />
      )}
      {open === 'sheet' && (
        <Sheet side="right" onClosed={closed} className="w-96 max-w-full p-6">
          <DialogTitle>A sheet</DialogTitle>
          <CloseButton />
        </Sheet>
      )}
    </Part>
  )
}

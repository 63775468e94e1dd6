import { saveFile } from '@karavan/web-kit/lib/save-file.ts'
import { useTranslation } from '@karavan/web-kit/lib/use-translation.ts'
import { Alert } from '@karavan/web-kit/ui/alert.tsx'
import { Button } from '@karavan/web-kit/ui/button.tsx'
import { Card } from '@karavan/web-kit/ui/card.tsx'
import { Spinner } from '@karavan/web-kit/ui/spinner.tsx'
import { useMutation } from '@tanstack/react-query'

/** Everything that is kept of the account, to take along. */
export function DataCard() {
  const { t } = useTranslation()
  const save = useMutation({
    networkMode: 'always',
    mutationFn: ({ path, name }: { path: string; name: string }) => saveFile(path, name),
    onError: (error) => console.error('the data could not be taken along', error),
  })
  const files = [
    { path: '/api/account/export', name: t('accountPage.exportName'), text: t('accountPage.exportAll') },
    { path: '/api/account/orders.csv', name: t('accountPage.ordersName'), text: t('accountPage.exportOrders') },
  ]
  return (
    <Card title={t('accountPage.data')}>
      <p className="text-[15px] leading-relaxed text-ink-soft text-pretty">{t('accountPage.dataHint')}</p>
      {save.isError && <Alert className="mt-3">{t('accountPage.exportFailed')}</Alert>}
      <div className="flex flex-wrap gap-2.5 pt-3">
        {files.map(({ text, ...file }) => {
          const isSaving = save.isPending && save.variables.path === file.path
          return (
            <Button key={file.path} disabled={save.isPending} className="max-sm:grow" onClick={() => save.mutate(file)}>
              {isSaving && <Spinner />}
              {isSaving ? t('accountPage.exporting') : text}
            </Button>
          )
        })}
      </div>
    </Card>
  )
}

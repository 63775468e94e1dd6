import { analyse } from './analyse.ts'
import type { Analysis } from './analysis.ts'
import type { ConceptKind } from './concepts.ts'
import { headTypes } from './heads.ts'
import { traitsOfName } from './name-traits.ts'
import { ancestorsOf, areInLine } from './names.ts'

/** What a listing says of one property: that it has it (from so many pieces on), or that it has it not. */
export interface Statement {
  conceptId: string
  verdict: 'yes' | 'no'
  /** Only orders of so many pieces or more have it. */
  fromPieces?: number
  /** The field is about this property: "Waterproof: no". Otherwise it is only named there, "Features: waterproof". */
  isAnswer: boolean
}

/** Properties that goods have or have not. What goods are, their colour and their material are choices, not answers. */
const propertyKinds = new Set<ConceptKind>(['feature', 'style', 'theme', 'season', 'audience'])
export const isProperty = (kind: ConceptKind): boolean => propertyKinds.has(kind)

/** An attribute's value as an answer to the question that its name asks. */
interface Answer {
  verdict: 'yes' | 'no'
  fromPieces?: number
}

const end = String.raw`(?![\p{L}\p{N}])`
/** Values that say no, at the start of the value: what follows explains. */
const noes = new RegExp(
  [
    String.raw`^(?:no|none|not|non|without|unsupported|unavailable|false|never|n\/a)${end}`,
    String.raw`^(?:нет|не|без|нельзя|отсутству\p{L}*|невозможно|запрещен\p{L}*)${end}`,
    '^(?:否|无|不|没有|非|禁止|×|✗|-$|—$)',
  ].join('|'),
  'u',
)
const yeses = new RegExp(
  [
    `^(?:yes|true|supported|support|available|included|include|allowed|possible|safe|ok|standard)${end}`,
    String.raw`^(?:да|есть|можно|поддержива\p{L}*|доступн\p{L}*|возможн\p{L}*|предусмотрен\p{L}*|в комплекте|безопасн\p{L}*|подходит|имеется|разрешен\p{L}*)${end}`,
    '^(?:是|有|可|支持|能|带|含|具备|适用|√|✓)',
  ].join('|'),
  'u',
)
const count = String.raw`(\d{1,3}(?:[\s.,]\d{3})+|\d+)(?!\d)`
/** "From 200 pcs", "от 200 шт.", 200件起. */
const thresholds = [
  new RegExp(
    String.raw`(?:from|over|above|min(?:imum)?\.?|moq:?|at least|≥|>=)\s*${count}\s*(?:pcs?|pieces?|units?|items?|pairs?|sets?)?(?![\p{L}\d%°])`,
    'u',
  ),
  new RegExp(String.raw`${count}\s*(?:pcs?|pieces?|units?|pairs?|sets?)?\s*(?:moq|and up|or more|minimum|\+)`, 'u'),
  new RegExp(
    String.raw`(?:от|свыше|не менее|минимум|при заказе от)\s*${count}\s*(?:шт\p{L}*|пар\p{L}*|ед\p{L}*|комплект\p{L}*)?\.?(?![\p{L}\d%°])`,
    'u',
  ),
  new RegExp(String.raw`${count}\s*(?:件|个|只|套|双|条|把|张|台)?\s*(?:起|以上)`, 'u'),
  new RegExp(String.raw`(?:满|≥|起订量:?)\s*${count}`, 'u'),
]

function readThreshold(value: string): number | undefined {
  for (const pattern of thresholds) {
    const digits = pattern.exec(value)?.[1]?.replaceAll(/[\s.,]/g, '')
    const pieces = Number(digits)
    if (digits && pieces > 0 && pieces <= 10_000_000) return pieces
  }
  return undefined
}

function readAnswer(value: string): Answer | undefined {
  const fromPieces = readThreshold(value)
  // "No, only from 500 pcs" is a yes with a threshold; "not below 100" as well.
  if (fromPieces !== undefined && !/^(?:no|нет|否|无)[^\p{L}]*$/u.test(value)) return { verdict: 'yes', fromPieces }
  if (noes.test(value)) return { verdict: 'no' }
  if (yeses.test(value)) return { verdict: 'yes' }
  return undefined
}

/** What fields say in words of their own. The first that fits the name and the value counts. */
interface Idiom {
  name?: RegExp
  value: RegExp
  says: Record<string, Statement['verdict']>
}

const dishwasher = /dishwasher|посудомо|洗碗机/
const microwave = /microwave|микроволн|свч|微波/
const handWashOnly = /hand[ -]?wash|wash by hand|ручн\p{L}+ (?:мойк|стирк)|только вручную|мыть вручную|手洗/u
/** What a part is made of: no part, no material. */
const ofSomething = /^(?!(?:no|none|not|without|n\/a|нет|без|отсутству\p{L}*|无|没有|否|[-—–])(?![\p{L}\p{N}]))./u
const idioms: readonly Idiom[] = [
  { name: /(?:lid|cap) material|материал крышки|盖子?材[质料]/, value: ofSomething, says: { 'feature.with-lid': 'yes' } },
  { name: /handle material|материал (?:ручки|рукоятки)|(?:手柄|把手)材[质料]/, value: ofSomething, says: { 'feature.with-handle': 'yes' } },
  { name: dishwasher, value: handWashOnly, says: { 'feature.dishwasher-safe': 'no' } },
  {
    value: /(?:not|non|isn't|unsafe)[ -](?:for )?(?:the )?dishwasher|не (?:\p{L}+ ){0,3}посудомо|不(?:可|能|适)\p{Script=Han}{0,4}洗碗机/u,
    says: { 'feature.dishwasher-safe': 'no' },
  },
  {
    value: /(?:not|non|unsafe)[ -](?:for )?(?:the )?microwav|не (?:\p{L}+ ){0,3}(?:микроволн|свч)|不(?:可|能|适)\p{Script=Han}{0,4}微波/u,
    says: { 'feature.microwave-safe': 'no' },
  },
  {
    name: /care|уход|washing|стирк|мойк|洗涤|清洗|护理/,
    value: handWashOnly,
    says: { 'feature.washable': 'yes', 'feature.machine-washable': 'no', 'feature.dishwasher-safe': 'no' },
  },
  {
    name: /care|уход|washing|стирк|洗涤|清洁|护理/,
    value: /^wipe|spot clean|surface wash|^протира|^протереть|влажной (?:тканью|салфеткой)|擦拭|擦洗/,
    says: { 'feature.machine-washable': 'no' },
  },
  {
    value:
      /(?:hand wash|hand-wash|handwash|spot clean|surface wash(?:able)?|dry clean) only|(?:not|never|n't) (?:be )?(?:machine )?wash|только ручн\p{L}+ (?:стирк|мойк)|仅限?手洗|不可机洗/u,
    says: { 'feature.machine-washable': 'no', 'feature.dishwasher-safe': 'no' },
  },
  {
    name: /care|уход|washing|стирк|洗涤|护理/,
    value: /dry clean|химчистк|干洗|do not wash|не стирать|不可水洗/,
    says: { 'feature.washable': 'no' },
  },
  // The second digit of the protection rating is water: from 5 on jets of it, up to 2 drops at most. In between nobody would call it waterproof or deny it.
  { value: /(?<![a-z])ip[x\d][5-9](?!\d)/, says: { 'feature.waterproof': 'yes' } },
  { value: /(?<![a-z])ip[x\d][0-2](?!\d)/, says: { 'feature.waterproof': 'no' } },
  { value: /(?<![\d.])(?:[3-9]|[1-9]\d+) ?(?:atm|bar|атм|бар)(?![\p{L}])/u, says: { 'feature.waterproof': 'yes' } },
  {
    name: /charging|charge|заряд|充电/,
    value: /usb|type-?c|magnetic|магнит|磁吸/,
    says: { 'feature.rechargeable': 'yes' },
  },
  {
    name: /power|battery|питани|аккумул|батаре|电源|电池/,
    value: /rechargeable|li-?(?:ion|po)(?![a-z])|accumulator|аккумулятор|可充|锂电/,
    says: { 'feature.rechargeable': 'yes' },
  },
  {
    name: /power|battery|питани|батаре|电源|电池/,
    value: /^(?:[1-9] ?[x×*]? ?)?(?:aaa?|cr ?\d{4}|lr ?\d+)(?![\p{L}\d])|батарейк|干电池|纽扣电池/u,
    says: { 'feature.rechargeable': 'no', 'feature.battery': 'yes' },
  },
]

/** Names that ask for a property in words that no buyer would use for it. */
const questions: readonly { name: RegExp; conceptId: string }[] = [
  { name: /logo|логотип|брендирован|нанесени|customi[sz]|персонализ|印刷logo|定制|定做|oem/, conceptId: 'feature.customizable-logo' },
  { name: /water[ -]?(?:proof|resist)|водонепрониц|водостойк|водозащит|влагозащит|防水/, conceptId: 'feature.waterproof' },
  { name: dishwasher, conceptId: 'feature.dishwasher-safe' },
  { name: microwave, conceptId: 'feature.microwave-safe' },
  { name: /machine wash|машинн\p{L}+ стирк|机洗/u, conceptId: 'feature.machine-washable' },
  { name: /^(?:washable|стирка|можно стирать|可水洗|水洗)$/, conceptId: 'feature.washable' },
  { name: /rechargeable|перезаряж|可充电|充电式/, conceptId: 'feature.rechargeable' },
  { name: /fold(?:able|ing)|складн|折叠/, conceptId: 'feature.foldable' },
  { name: /remote control|пульт|遥控/, conceptId: 'feature.remote-control' },
  { name: /backlight|подсветка|背光/, conceptId: 'feature.led' },
  { name: /^(?:print|printing|принт|печать|印花|印刷)$/, conceptId: 'feature.printed' },
  { name: /^(?:hood|капюшон|连帽|帽子)$/, conceptId: 'feature.with-hood' },
  { name: /^(?:lid|крышка|盖子|盖)$/, conceptId: 'feature.with-lid' },
  { name: /^(?:straw|трубочка|соломинка|吸管)$/, conceptId: 'feature.with-straw' },
  { name: /^(?:handle|ручка|把手|手柄)$/, conceptId: 'feature.with-handle' },
]
/** Fields whose value is all of its kind: what is for men is not for children, whatever its title dreams of. */
const choices: readonly { name: RegExp; prefix: string }[] = [
  { name: /for whom|gender|^sex$|target (?:group|audience)|для кого|^кому$|^пол$|аудитори|适用人群|适用对象|性别/, prefix: 'audience.' },
  { name: /season|сезон|季节/, prefix: 'season.' },
]

/** Whether a property is left beside those that a field has answered: it is one of them or narrower, or no field was about its kind. */
export function isLeftBeside(conceptId: string, answers: ReadonlySet<string>): boolean {
  const choice = choices.find(({ prefix }) => conceptId.startsWith(prefix))
  const given = choice ? [...answers].filter((id) => id.startsWith(choice.prefix)) : []
  return given.length === 0 || given.some((id) => areInLine(conceptId, id))
}

/** Fields about a part: a waterproof lining does not make a waterproof bag. */
const ofPart =
  /lining|liner|подклад|里料|内衬|insole|стельк|鞋垫|handle|ручк|把手|lid\b|крышк|盖|strap|ремеш|表带|cover\b|чехл|packag|упаков|包装/

const fold = (text: string): string => text.normalize('NFKC').trim().toLowerCase().replaceAll('ё', 'е')

const propertiesOf = ({ concepts }: Analysis) => concepts.filter(({ kind }) => isProperty(kind))

const read = (text: string): Analysis => analyse(text, { fuzzy: false })

/** What an attribute says of properties, from one language's name and value. A name alone says nothing: "Logo: no" has none. */
export function attributeStatements(name: string, value: string): Statement[] {
  const [label, text] = [fold(name), fold(value)]
  if (text === '') return []
  const found = new Map<string, Statement>()
  const add = (statement: Statement) => {
    if (!found.has(statement.conceptId)) found.set(statement.conceptId, statement)
  }
  for (const idiom of idioms) {
    if (!idiom.value.test(text) || idiom.name?.test(label) === false) continue
    for (const [conceptId, verdict] of Object.entries(idiom.says)) add({ conceptId, verdict, isAnswer: true })
  }
  const answer = readAnswer(text)
  if (answer) {
    for (const { conceptId, isNegated } of propertiesOf(read(name))) {
      add(toStatement(conceptId, answer, isNegated === true))
    }
    for (const { name, conceptId } of questions) if (name.test(label)) add(toStatement(conceptId, answer, false))
  }
  if (!ofPart.test(label)) {
    const choice = choices.find(({ name }) => name.test(label))
    for (const statement of textStatements(value))
      add(choice && statement.conceptId.startsWith(choice.prefix) ? { ...statement, isAnswer: true } : statement)
  }
  return [...found.values()]
}

function toStatement(conceptId: string, { verdict, fromPieces }: Answer, isNegated: boolean): Statement {
  if ((verdict === 'yes') === isNegated) return { conceptId, verdict: 'no', isAnswer: true }
  return { conceptId, verdict: 'yes', ...(fromPieces === undefined ? {} : { fromPieces }), isAnswer: true }
}

/** What a sentence or a title says of properties: those that it names, and those that it denies ("not waterproof", "без крышки"). `analysis`: of this text, where it is known. */
export function textStatements(text: string, analysis: Analysis = read(text)): Statement[] {
  const folded = fold(text)
  const statements = statementsIn(analysis)
  for (const { name, value, says } of idioms) {
    if (name || !value.test(folded)) continue
    for (const [conceptId, verdict] of Object.entries(says)) statements.unshift({ conceptId, verdict, isAnswer: false })
  }
  return statements
}

/** The same of a text that was analysed, without idioms. */
export const statementsIn = (analysis: Analysis): Statement[] => [
  ...propertiesOf(analysis).map(
    ({ conceptId, isNegated }): Statement => ({ conceptId, verdict: isNegated ? 'no' : 'yes', isAnswer: false }),
  ),
  ...ofNames(analysis).map((conceptId): Statement => ({ conceptId, verdict: 'yes', isAnswer: false })),
]

/** "Non-stick frying pan", 不粘锅: what the name of the goods says of them. */
function ofNames(analysis: Analysis): string[] {
  const { concepts, text } = analysis
  const named = concepts
    .filter(({ kind, isNegated }) => kind === 'type' && !isNegated)
    .map(({ conceptId, start, end }) => ({ conceptId, traits: traitsOfName(conceptId, text.slice(start, end)) }))
    .filter(({ traits }) => traits.length > 0)
  const heads = named.length > 0 ? headTypes(analysis) : []
  return [...new Set(named.flatMap(({ conceptId, traits }) => (heads.includes(conceptId) ? traits : [])))]
}

/**
 * Several statements as one word on each property. A field that answers counts more than one that mentions, and among equals a no counts more than a yes:
 * what a listing denies anywhere is not claimed.
 */
export function settleStatements(statements: readonly Statement[]): Map<string, Statement> {
  const settled = new Map<string, Statement>()
  for (const statement of statements) {
    const before = settled.get(statement.conceptId)
    if (!before || weightOf(statement) > weightOf(before)) settled.set(statement.conceptId, statement)
  }
  const answers = new Set(
    [...settled.values()].filter(({ isAnswer, verdict }) => isAnswer && verdict === 'yes').map(({ conceptId }) => conceptId),
  )
  for (const { conceptId, verdict } of settled.values())
    if (verdict === 'yes' && !isLeftBeside(conceptId, answers)) settled.delete(conceptId)
  return settled
}

/** The higher threshold is the safer one to name. */
const weightOf = ({ isAnswer, verdict, fromPieces = 0 }: Statement): number =>
  (isAnswer ? 2 : 0) + (verdict === 'no' ? 1 : Math.min(0.9, fromPieces / 1e8))

/** The statement that decides on a property: of itself, of what it is a kind of where that is denied, or of a kind of it where that is stated. */
export function statementOn(settled: ReadonlyMap<string, Statement>, conceptId: string): Statement | undefined {
  const own = settled.get(conceptId)
  if (own) return own
  for (const wider of ancestorsOf(conceptId)) {
    const denied = settled.get(wider)
    if (denied?.verdict === 'no') return denied
  }
  for (const statement of settled.values())
    if (statement.verdict === 'yes' && ancestorsOf(statement.conceptId).includes(conceptId)) return statement
  return undefined
}

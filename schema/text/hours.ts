import type {
  BillingKind,
  IssuerRegime,
  PrebillLineKind,
  PrebillPaymentKind,
  PrebillStatus,
  RateScope,
  TaxPersonKind,
  TimeRounding,
  VatRate,
  WorkActivity,
} from '../generated/contract.ts';
import { withCommas } from './words.ts';

/** Labels of hours, rates and pre-bills shared by server and screens. */

export const activityLabels = {
  HEARING: 'Audiencia',
  MEETING: 'Reunión',
  CALL: 'Llamada',
  DRAFTING: 'Redacción',
  RESEARCH: 'Estudio e investigación',
  REVIEW: 'Revisión de documentos',
  COURT_VISIT: 'Visita al juzgado',
  NEGOTIATION: 'Negociación o mediación',
  TRAVEL: 'Traslado',
  ADMINISTRATION: 'Trámites y administración',
  OTHER: 'Otra',
} satisfies Record<WorkActivity, string>;

export const billingLabels = {
  BILLABLE: 'Facturable',
  NOT_BILLABLE: 'Registrada, no facturable',
  FLAT_FEE: 'Tarifa fija',
} satisfies Record<BillingKind, string>;

export const roundingLabels = {
  OFF: 'Sin redondeo',
  SIX_MINUTES: 'A 6 minutos, hacia arriba',
} satisfies Record<TimeRounding, string>;

export const rateScopeLabels = {
  CASE: 'del asunto',
  CLIENT: 'del cliente',
  PERSON: 'de la persona',
} satisfies Record<RateScope, string>;

export const taxPersonLabels = {
  INDIVIDUAL: 'Persona física',
  COMPANY: 'Persona moral',
} satisfies Record<TaxPersonKind, string>;

export const regimeLabels = {
  PROFESSIONAL: 'Actividades profesionales',
  RESICO: 'Régimen simplificado de confianza',
} satisfies Record<IssuerRegime, string>;

export const vatRateLabels = {
  GENERAL: '16 % (tasa general)',
  BORDER_REGION: '8 % (región fronteriza)',
} satisfies Record<VatRate, string>;

export const paymentKindLabels = {
  ADVANCE: 'Anticipo',
  PAYMENT: 'Pago',
} satisfies Record<PrebillPaymentKind, string>;

export const prebillStatusLabels = {
  OPEN: 'Por enviar',
  SENT: 'Enviada',
  OVERDUE: 'Vencida',
  PAID: 'Cobrada',
  DISCARDED: 'Descartada',
} satisfies Record<PrebillStatus, string>;

export const lineKindLabels = {
  TIME: 'Horas',
  FLAT_FEE_DETAIL: 'Detalle de tarifa fija',
  FLAT_FEE: 'Tarifa fija',
  EXPENSE: 'Gasto propio',
  DISBURSEMENT: 'Gasto por cuenta del cliente',
} satisfies Record<PrebillLineKind, string>;

/** Validation messages. */
export const hoursText = {
  secondsInvalid: 'Un registro dura de 1 segundo a 24 horas.',
  secondsMissing: 'Escribe cuánto tiempo fue.',
  dayFull: (hours: string) => `Ese día ya tiene ${hours} h registradas: no caben más de 24.`,
  inFuture: 'El trabajo se registra hoy o después de hacerlo, no antes.',
  tooLongAgo: 'Ese día queda demasiado lejos.',
  descriptionTooLong: (limit: number) => `La descripción puede tener hasta ${withCommas(limit)} caracteres.`,
  timerRuns: 'Ya hay un cronómetro en marcha. Deténlo, o pide que el nuevo lo reemplace.',
  timerGone: 'Ese cronómetro ya no existe.',
  timerTooLong: (hours: string) => `El cronómetro lleva ${hours} h en marcha. Escribe cuánto tiempo trabajaste.`,
  alreadyRecorded: 'Las horas de ese evento ya están registradas.',
  eventInFuture: 'Ese evento todavía no ocurre: sus horas se registran después.',
  othersStayYours: 'Las horas de otra persona sólo pueden pasar a un asunto del que eres titular.',
  billed: 'Ese registro está en una prefactura. Descártala para cambiarlo.',
  changedMeanwhile: 'El registro cambió mientras lo editabas. Vuelve a abrirlo.',
  taskChanged: 'La tarea cambió mientras la editabas. Vuelve a abrirla.',
  taskTitleRequired: 'La tarea necesita un título de 1 a 200 caracteres.',
  notesTooLong: (limit: number) => `Las notas pueden tener hasta ${withCommas(limit)} caracteres.`,
  rateInvalid: 'La tarifa por hora va de un centavo a un millón de pesos, en centavos enteros.',
  rateDayInvalid: 'La tarifa empieza a valer entre 2000 y un año después de hoy.',
  rateClientRequired: 'Escribe el cliente de la tarifa, hasta 200 caracteres.',
  rateCaseRequired: 'Elige el asunto de la tarifa; debe ser tuyo.',
  ratePersonUnknown: 'Esa persona no trabaja en tus asuntos.',
  rfcInvalid: 'El RFC tiene 12 caracteres (persona moral) o 13 (persona física). Revísalo.',
  rfcOfOther: {
    COMPANY: 'Ese RFC es de persona física: el de una persona moral tiene 12 caracteres.',
    INDIVIDUAL: 'Ese RFC es de persona moral: el de una persona física tiene 13 caracteres.',
  },
  tooManyRates: (limit: number) => `Puedes tener hasta ${withCommas(limit)} tarifas. Quita las que ya no uses.`,
  clientIdDeleted: 'Ese registro ya se había guardado y luego se borró.',
  issuerNameInvalid: 'El nombre de quien cobra tiene de 1 a 200 caracteres.',
  daysInvalid: 'El primer día debe ser anterior al último.',
  clientIdInvalid: 'El identificador del registro puede tener hasta 64 caracteres.',
  csvTooLong: (limit: number) => `Son más de ${withCommas(limit)} registros. Pide menos días.`,
  tooManyTimes: 'Tus series ocurren demasiadas veces para sumarlas todas. Pide menos días.',
  csvName: 'horas',
} as const;

export const csvHeaders = {
  entries: [
    'Fecha',
    'Inicio',
    'Persona',
    'Asunto',
    'Cliente',
    'Actividad',
    'Descripción',
    'Cobro',
    'Segundos registrados',
    'Horas cobradas',
    'Tarifa por hora (MXN)',
    'Importe (MXN)',
    'Prefactura',
  ],
  prebill: [
    'Concepto',
    'Fecha',
    'Persona',
    'Actividad',
    'Descripción',
    'Horas',
    'Tarifa por hora (MXN)',
    'Importe (MXN)',
  ],
} as const;

export const prebillText = {
  number: (number: number) => `PF-${String(number).padStart(4, '0')}`,
  nothing: 'No hay horas ni conceptos que cobrar en esos días.',
  nothingCharged:
    'Esa prefactura sumaría cero. Agrega el importe de la tarifa fija o un gasto, o revisa las tarifas por hora.',
  withoutRate: (count: number) =>
    count === 1
      ? 'Un registro facturable no tiene tarifa. Fija una tarifa, o márcalo como no facturable.'
      : `${count} registros facturables no tienen tarifa. Fija una tarifa, o márcalos como no facturables.`,
  casesOrClient: 'Elige de 1 a 20 asuntos tuyos, o escribe un cliente.',
  severalClients: 'Los asuntos son de clientes distintos: una prefactura es de un solo cliente.',
  clientInvalid: 'El cliente tiene de 1 a 200 caracteres.',
  entriesUnknown: 'Alguno de los registros no existe, no es de esos asuntos y días, o ya está en otra prefactura.',
  tooManyExtras: (limit: number) => `Una prefactura puede tener hasta ${limit} conceptos además de las horas.`,
  extraInvalid: 'Cada concepto lleva una descripción de 1 a 500 caracteres y un importe de un centavo o más.',
  extraKind: 'Un concepto es una tarifa fija, un gasto propio o un gasto por cuenta del cliente.',
  receiptMissing: 'Adjunta el comprobante a nombre del cliente. Sin él, cóbralo como gasto propio, con IVA.',
  receiptGone: 'El comprobante ya no está disponible. Vuelve a adjuntarlo.',
  receiptType: (name: string) => `«${name}» no es un PDF, XML, JPG o PNG.`,
  receiptNotTaken: 'Una tarifa fija no lleva comprobante.',
  receiptsTooLarge: (megabytes: number) => `Los comprobantes de una prefactura suman ${megabytes} MB como máximo.`,
  tooManyAdvances: (limit: number) => `Una prefactura puede llevar hasta ${limit} anticipos.`,
  amountInvalid: 'El importe va de un centavo en adelante, en centavos enteros.',
  noteTooLong: (limit: number) => `La nota puede tener hasta ${limit} caracteres.`,
  receivedInFuture: 'El dinero se registra el día en que se recibe o después.',
  receivedTooLongAgo: 'Ese día queda demasiado lejos.',
  moreThanBalance: (balance: string) => `Es más de lo que falta por pagar: ${balance}.`,
  dueInPast: 'El día de pago es hoy o después.',
  dueTooFar: 'El día de pago queda demasiado lejos.',
  emailInvalid: 'Escribe un correo válido.',
  messageTooLong: (limit: number) => `El mensaje puede tener hasta ${withCommas(limit)} caracteres.`,
  hasPayments: 'La prefactura tiene pagos registrados. Quítalos antes de descartarla.',
  tooManyPayments: (limit: number) => `Una prefactura puede tener hasta ${limit} pagos.`,
  tooManyLines: (limit: number) => `Una prefactura puede tener hasta ${withCommas(limit)} líneas. Pide menos días.`,
  notesTooLong: (limit: number) => `Las notas pueden tener hasta ${withCommas(limit)} caracteres.`,
  notOpen: 'La prefactura ya está cobrada o descartada.',
  title: (number: string) => `Prefactura ${number}`,
  subtitle: (client: string, from: string, to: string) => `${client} · del ${from} al ${to}`,
  foot: 'Prefactura: no es un comprobante fiscal (CFDI). Los impuestos se calculan según lo indicado; confírmalos antes de timbrar.',
  issuer: 'Emite',
  client: 'Cliente',
  rfc: 'RFC',
  cases: 'Asuntos',
  period: 'Periodo',
  issuedOn: 'Fecha',
  concept: 'Concepto',
  hours: 'Horas',
  rate: 'Tarifa',
  amount: 'Importe',
  lines: 'Detalle',
  totals: 'Importes',
  subtotal: 'Subtotal',
  disbursements: 'Gastos por cuenta del cliente (sin IVA)',
  total: 'Total',
  received: (kind: string, day: string) => `${kind} del ${day}`,
  balance: 'Por pagar',
  dueOn: 'Pagar a más tardar el',
  receipt: (name: string) => `comprobante: ${name}`,
  inWords: 'Importe con letra',
  bases: 'Fundamento',
  notes: 'Notas',
  recorded: 'Horas registradas',
  charged: 'Horas cobradas',
  status: 'Estado',
} as const;

/** What is not a tax of its own but decides one. */
export const billBasisText = {
  disbursements:
    'Gastos por cuenta del cliente: sin IVA ni retenciones, porque el comprobante está a nombre del cliente. No son ingreso de quien los paga por él: LISR, artículo 90, octavo párrafo (persona física), o artículo 18, fracción VIII (persona moral) (texto del acervo al 1 de abril de 2024). Los que no cumplen con eso son parte del precio y llevan IVA (LIVA, artículo 18)',
  advances:
    'Anticipos: el IVA se causa al cobrarlos (LIVA, artículo 1-B, primer párrafo; texto del acervo al 12 de noviembre de 2021). Aquí sólo se restan de lo que falta por pagar',
  rounding:
    'Redondeo: cada renglón y cada impuesto se redondea al centavo más cercano (medio centavo, hacia arriba); el total suma importes ya redondeados',
} as const;

export const taxText = {
  vat: (percent: string) => `IVA ${percent} %`,
  isr: (percent: string) => `Retención de ISR ${percent} %`,
  vatWithheld: 'Retención de IVA (dos terceras partes)',
  vatBasis:
    'LIVA, artículo 1: tasa general; artículo 18: el valor comprende los gastos que se cobran (texto del acervo al 12 de noviembre de 2021). Sin el estímulo de la región fronteriza',
  vatBorderBasis:
    'LIVA, artículos 1 y 18 (texto del acervo al 12 de noviembre de 2021), con el crédito de la mitad de la tasa de los decretos de estímulos fiscales de la región fronteriza norte (DOF 31 de diciembre de 2018) y sur (DOF 30 de diciembre de 2020). Los decretos no están en el acervo. La última prórroga que conocemos llegó al 31 de diciembre de 2025 (DOF 24 de diciembre de 2024): no sabemos si hay otra. Confirma que siga vigente y que cumples sus requisitos (local y servicio en la región, y aviso al SAT)',
  isrProfessionalBasis:
    'LISR, artículo 106, penúltimo párrafo: la persona moral retiene 10 % de lo que paga, sin deducción alguna, a quien le presta servicios profesionales (texto del acervo al 1 de abril de 2024)',
  isrResicoBasis:
    'LISR, artículo 113-J: la persona moral retiene 1.25 %, sin considerar el IVA (texto del acervo al 1 de abril de 2024)',
  vatWithheldBasis:
    'LIVA, artículo 1-A, fracción II, inciso a), y último párrafo (texto del acervo al 12 de noviembre de 2021); las dos terceras partes son del Reglamento de la LIVA, artículo 3, fracción I, que no está en el acervo',
} as const;

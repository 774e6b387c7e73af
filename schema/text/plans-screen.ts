import type { BillingCountry, CheckoutMethod, PlanCode } from '#schema/generated/contract.ts';
import { counted, withCommas } from './words.ts';

/** Plans wherever they are listed: comparison, checkout, plan cards. */

const UNLIMITED = -1;

/** A quota in words; the specification fixes «Ilimitado». */
export const quotaText = (limit: number): string => (limit === UNLIMITED ? 'Ilimitado' : withCommas(limit));

/** `75 documentos`, `documentos sin límite`. */
const amount = (limit: number, one: string, many: string): string =>
  limit === UNLIMITED ? `${many} sin límite` : counted(limit, one, many);

const amountOfPeople = (limit: number): string =>
  limit === UNLIMITED ? 'personas sin límite' : limit === 1 ? '1 persona' : `hasta ${withCommas(limit)} personas`;

/** One line for each thing that the server enforces, in the words of the subscription page. */
export const limitLines = {
  chatMessages: (limit: number) => amount(limit, 'consulta de IA al mes', 'consultas de IA al mes'),
  documentAnalyses: (limit: number) => amount(limit, 'análisis de documento al mes', 'análisis de documentos al mes'),
  quantumAnalyses: (limit: number) => amount(limit, 'análisis cuántico al mes', 'análisis cuánticos al mes'),
  cases: (limit: number) => amount(limit, 'caso abierto', 'casos abiertos'),
  maxUsers: (limit: number) => amountOfPeople(limit),
  includesApi: 'acceso a la API',
} as const;

export const plansText = {
  title: 'Planes y límites',
  intro:
    'Esto es lo que el sistema permite en cada plan. Los cupos se cuentan por mes, desde el día en que empezó tu plan, y no se acumulan.',
  caption: 'Límites de cada plan',
  limit: 'Límite',
  choose: 'Elegir este plan',
  rows: {
    price: 'Precio al mes',
    trialDays: 'Días de prueba en la primera compra',
    chatMessages: 'Consultas de IA al mes',
    documentAnalyses: 'Análisis de documentos al mes',
    quantumAnalyses: 'Análisis cuánticos al mes',
    cases: 'Casos abiertos a la vez',
    maxUsers: 'Personas',
    isPremium: 'Texto completo en investigación y secciones PRO',
    includesApi: 'Acceso a la API',
  },
  yes: 'Sí',
  no: 'No',
  none: '—',
  noneSaid: 'ninguno',
  free: 'Sin costo',
  byQuote: 'Por cotización',
  reference: (price: string) => `referencia: ${price}`,
  perMonth: (price: string) => `${price} al mes`,
  vat: 'Los precios son en pesos mexicanos, con IVA incluido.',
  current: 'Tu plan',
  trialNote: 'La prueba dura 3 días, empieza al crear tu cuenta y sus cupos son para esos días.',
  quantumNote: 'Un análisis cuántico es una corrida de un análisis predictivo Premium.',
  /** A test holds it against the sections that are not built. */
  notYet:
    'Todavía no se abren: contratos inteligentes ni juicios virtuales. Sus cupos valen cuando abran; hoy no se consumen.',
  loadFailed: 'No pudimos cargar los planes',
  hire: (plan: string) => `Contratar ${plan}`,
  askQuote: 'Pedir cotización',
  startFree: 'Crear cuenta gratis',
  mine: 'Administrar mi plan',
} as const;

/** The catalogue of the checkout page, as the specification words it; what is enforced stands beside it. */
export const checkoutCatalogue = {
  BASIC: ['75 consultas de IA', '15 documentos', 'Análisis de documentos (MCPS) limitado'],
  PROFESSIONAL: ['300 consultas de IA', '100 documentos', 'Análisis de documentos (MCPS) completo'],
  ENTERPRISE: ['Consultas y documentos ilimitados', 'IA personalizada', 'Soporte dedicado', 'Acceso a la API'],
  CUSTOM: ['Marca blanca', 'Despliegue a la medida', 'Capacitación'],
} as const satisfies Partial<Record<PlanCode, readonly string[]>>;

export const countryLabel = {
  MX: 'México',
  US: 'Estados Unidos',
  ES: 'España',
  AR: 'Argentina',
  CO: 'Colombia',
  CL: 'Chile',
} satisfies Record<BillingCountry, string>;

export const methodText = {
  title: 'Cómo pagas',
  labels: {
    CARD: 'Tarjeta',
    OXXO: 'Efectivo en OXXO',
    SPEI: 'Transferencia (SPEI)',
  } satisfies Record<CheckoutMethod, string>,
  explained: {
    CARD: 'Se renueva sola cada mes; la cancelas cuando quieras.',
    OXXO: 'Pagas un mes por adelantado y no se renueva solo. El plan empieza cuando se confirma tu pago.',
    SPEI: 'Pagas un mes por adelantado y no se renueva solo. El plan empieza cuando se confirma tu transferencia.',
  } satisfies Record<CheckoutMethod, string>,
} as const;

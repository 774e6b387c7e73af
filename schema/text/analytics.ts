import type { AnalyticsMetric } from '../generated/contract.ts';
import { counted } from './words.ts';

/** What the server says of the analytics. */

/** What an operation was about: the object of its permission. */
export const activityAreaText: Readonly<Record<string, string>> = {
  account: 'Cuenta',
  analytics: 'Analítica',
  'api-key': 'Claves de API',
  audit: 'Registro de actividad',
  billing: 'Pagos de la suscripción',
  calculation: 'Calculadoras',
  calendar: 'Calendario',
  'case-chat': 'Chat de los casos',
  case: 'Casos',
  chat: 'Chat legal',
  citation: 'Revisión de citas',
  contract: 'Contratos',
  deadline: 'Vencimientos',
  document: 'Documentos',
  estimate: 'Estimaciones',
  health: 'Estado del servicio',
  hours: 'Horas y prefacturas',
  integration: 'Integraciones',
  privacy: 'Datos personales',
  search: 'Investigación',
  session: 'Sesiones',
  settings: 'Configuración',
  subscription: 'Suscripción',
  toast: 'Avisos',
  upload: 'Archivos',
  usage: 'Consumo',
  webhook: 'Webhooks',
};

export const metricText: Record<AnalyticsMetric, string> = {
  TOTAL_SESSIONS: 'Sesiones',
  AVG_SESSION_DURATION: 'Duración media de la sesión',
  TOTAL_ACTIONS: 'Acciones',
  MOST_USED_FEATURE: 'Función más usada',
  AVG_RESPONSE_TIME: 'Tiempo medio de respuesta',
  UPTIME_PERCENTAGE: 'Disponibilidad',
  TOTAL_API_CALLS: 'Operaciones',
  ERROR_RATE: 'Tasa de error',
  ACTIVE_USERS: 'Personas activas',
  NEW_REGISTRATIONS: 'Personas nuevas',
  SUBSCRIPTION_REVENUE: 'Cobrado',
  CONVERSION_RATE: 'Prefacturas pagadas',
  TOTAL_QUERIES: 'Consultas a la IA',
  AVG_AI_CONFIDENCE: 'Confianza media',
  GEMINI_API_CALLS: 'Llamadas a modelos externos',
  WORKED_TIME: 'Tiempo trabajado',
  BILLABLE_TIME: 'Tiempo facturable',
  WORKED_AMOUNT: 'Valor del tiempo',
  BILLED_AMOUNT: 'Facturado',
  PIPELINE_AMOUNT: 'Por cobrar',
};

/** Where each figure comes from. */
export const metricSource: Record<AnalyticsMetric, string> = {
  TOTAL_SESSIONS: 'Tramos de uso de tus dispositivos sin pausas de más de 30 minutos.',
  AVG_SESSION_DURATION: 'Promedio de lo que va de la primera a la última operación de cada sesión de uso.',
  TOTAL_ACTIONS: 'Cambios que se guardaron: crear, editar, borrar, enviar o preguntar.',
  MOST_USED_FEATURE: 'La función en la que se guardaron más cambios.',
  AVG_RESPONSE_TIME: 'Promedio de lo que tardó el servidor en cada operación de tu cuenta.',
  UPTIME_PERCENTAGE: 'Minutos en que hubo un servidor en servicio, de los transcurridos desde el primero que consta.',
  TOTAL_API_CALLS: 'Operaciones que pidieron tus páginas y tus programas con clave.',
  ERROR_RATE: 'Operaciones que fallaron en el servidor, de todas las que pidió tu cuenta. Lo que se rechazó no cuenta.',
  ACTIVE_USERS: 'Quienes trabajaron en los casos de tu cuenta o registraron horas en ella, tú incluido.',
  NEW_REGISTRATIONS: 'Quienes entraron por primera vez a un caso de tu cuenta.',
  SUBSCRIPTION_REVENUE: 'Pagos y anticipos recibidos de tus prefacturas, por su fecha. Nunca lo que cobran otros.',
  CONVERSION_RATE: 'De las prefacturas emitidas en el periodo y no descartadas, las que ya están pagadas.',
  TOTAL_QUERIES: 'Respuestas del chat legal, documentos analizados y estimaciones.',
  AVG_AI_CONFIDENCE: 'Promedio de la confianza con que se reconoció el tipo de tus documentos.',
  GEMINI_API_CALLS:
    'Envíos a un modelo externo, de cualquier proveedor. Cero si no hay ninguno configurado o permitido.',
  WORKED_TIME: 'Horas registradas en tu cuenta, por el día en que se trabajaron.',
  BILLABLE_TIME: 'Horas facturables ya redondeadas según tu configuración.',
  WORKED_AMOUNT: 'Importe de las horas con tarifa, sin impuestos.',
  BILLED_AMOUNT: 'Total con impuestos de las prefacturas emitidas en el periodo y no descartadas.',
  PIPELINE_AMOUNT:
    'Hoy, sin importar el periodo: saldo de las prefacturas abiertas y horas facturables sin prefactura.',
};

export const queryTypeText = {
  DOCUMENT: 'Análisis de documentos',
  ESTIMATE: 'Estimaciones de casos',
  NO_AREA: 'Chat sin materia',
} as const;

const timeOf = (count: number): string => counted(count, 'operación', 'operaciones');

export const analyticsText = {
  customNeedsDays: 'Indica el primer y el último día del periodo.',
  wrongOrder: 'El primer día debe ser anterior o igual al último.',
  inFuture: 'El periodo no puede terminar después de hoy.',
  tooOld: 'El periodo no puede empezar antes del año 2000.',
  tooLong: 'El periodo puede tener 1,100 días como máximo.',
  unknownValue: (name: string, known: string) => `«${name}» debe ser uno de estos: ${known}.`,
  visit: 'Sesión de uso',
  operations: timeOf,
  actionsOf: (actions: number, calls: number) => `${actions} de ${timeOf(calls)}`,
  serverHour: 'Minutos en servicio en esta hora',
  payment: (prebill: number, client: string) => `Prefactura ${prebill} · ${client}`,
  unbilled: 'Horas sin prefactura',
  chatAnswer: 'Respuesta del chat',
  modelCall: (model: string) => `Envío a ${model}`,
  characters: (count: number) => counted(count, 'carácter', 'caracteres'),
  fileName: (from: string, to: string) => `analitica-${from}-a-${to}.csv`,
  csvHead: ['Cifra', 'Valor', 'Unidad', 'Registros', 'Periodo anterior', 'Origen'],
  csvShares: ['Desglose', 'Cantidad'],
  csvSeries: ['Desde', 'Acciones', 'Operaciones', 'Consultas', 'Segundos trabajados', 'Pesos cobrados'],
  csvPeriod: (from: string, to: string, zone: string) => `Del ${from} al ${to} (${zone})`,
  csvUnits: {
    COUNT: 'cantidad',
    PERCENT: '%',
    MILLISECONDS: 'ms',
    SECONDS: 's',
    CENTAVOS: 'pesos',
  },
} as const;

export const platformText = {
  accounts: 'Cuentas registradas',
  new_accounts: 'Registros nuevos',
  active_accounts: 'Cuentas con actividad',
  paying: 'Suscripciones pagadas vigentes',
  revenue: 'Ingresos por suscripciones',
  conversion: 'Registros nuevos que ya pagan',
  calls: 'Operaciones',
  response: 'Tiempo medio de respuesta',
  errors: 'Tasa de error',
  uptime: 'Disponibilidad',
  answers: 'Respuestas del chat',
  documents: 'Documentos analizados',
  model_calls: 'Llamadas a modelos externos',
} as const;

import type { AnalyticsComparison, AnalyticsPreset } from '../generated/contract.ts';
import { counted } from './words.ts';

/** The screen of the analytics. */

export const presetText: Record<AnalyticsPreset, string> = {
  LAST_7_DAYS: 'Últimos 7 días',
  LAST_30_DAYS: 'Últimos 30 días',
  LAST_90_DAYS: 'Últimos 90 días',
  THIS_MONTH: 'Este mes',
  THIS_YEAR: 'Este año',
  CUSTOM: 'Otras fechas',
};

export const comparisonText: Record<AnalyticsComparison, string> = {
  NONE: 'Sin comparar',
  PREVIOUS_PERIOD: 'Periodo anterior',
  PREVIOUS_YEAR: 'Mismo periodo del año anterior',
};

export const analyticsScreenText = {
  title: 'Analítica',
  subtitle:
    'Lo que pasó en tu cuenta y en tu despacho, contado de lo que está guardado. Cada cifra abre sus registros.',
  period: 'Periodo',
  compare: 'Comparar con',
  from: 'Desde',
  to: 'Hasta',
  exportCsv: 'Descargar CSV',
  readFailed: 'No se pudo cargar la analítica',
  exportFailed: 'No se pudo descargar el archivo. Inténtalo de nuevo.',
  rowsFailed: 'No se pudieron cargar los registros',
  empty: 'Sin actividad en el periodo.',
  emptyHint: 'Elige otras fechas, o empieza con un caso, una consulta o tus horas.',
  span: (from: string, to: string, zone: string) => `Del ${from} al ${to}, en la zona ${zone}.`,
  against: (from: string, to: string) => `Comparado con el periodo del ${from} al ${to}.`,
  none: 'Sin datos',
  records: (count: number) => counted(count, 'registro', 'registros'),
  seeRows: (label: string) => `Ver los registros de ${label}`,
  before: (value: string) => `antes ${value}`,
  up: (percent: string) => `▲ ${percent} %`,
  down: (percent: string) => `▼ ${percent} %`,
  same: 'igual que antes',
  panels: {
    userActivity: 'Tu actividad',
    systemPerformance: 'Servicio',
    businessMetrics: 'Despacho',
    aiUsage: 'Uso de IA',
  },
  mostUsed: 'Función más usada',
  responseClasses: (median: number, p95: number) =>
    `La mitad en ${median} ms o menos; 95 de cada 100 en ${p95} ms o menos.`,
  charts: {
    actions: 'Acciones',
    queries: 'Consultas a la IA',
    workedSeconds: 'Tiempo trabajado',
    collectedCentavos: 'Cobrado',
  },
  trend: 'Día por día',
  trendByMonth: 'Mes por mes',
  chart: 'Gráfica',
  table: 'Tabla',
  show: 'Mostrar',
  measure: 'Cifra de la gráfica',
  features: 'Acciones por función',
  queryTypes: 'Consultas por tipo',
  day: 'Día',
  month: 'Desde',
  amount: 'Cantidad',
  chartSummary: (name: string, highest: string, day: string) => `${name}: el más alto fue ${highest}, el ${day}.`,
  rowsTitle: (label: string) => `Registros: ${label}`,
  noRows: 'No hay registros en el periodo.',
  more: 'Ver más',
  when: 'Cuándo',
  what: 'Qué',
  value: 'Valor',
  minutes: (minutes: string) => `${minutes} min`,
  hours: (hours: string) => `${hours} h`,
  seconds: (seconds: string) => `${seconds} s`,
  milliseconds: (value: string) => `${value} ms`,
  percent: (value: string) => `${value} %`,
} as const;

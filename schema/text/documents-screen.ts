import type { DocumentAnalysisStatus, LegalDocumentKind } from '../generated/contract.ts';
import { MAX_FILE_MB } from '../lib/file-limits.ts';
import { counted, countedWithCommas } from './words.ts';

/** The analysis of documents: its start, its list and its queue. */

/** What a document is, as it is written in sentences and lists. */
export const documentKindText = {
  CONTRACT: 'Contrato',
  POWER_OF_ATTORNEY: 'Poder',
  CLAIM: 'Demanda',
  WILL: 'Testamento',
  PROMISSORY_NOTE: 'Pagaré',
  DEED: 'Escritura',
  UNKNOWN: 'Otro documento',
} satisfies Record<LegalDocumentKind, string>;

export const documentStatusText = {
  QUEUED: 'En espera',
  RUNNING: 'Analizando',
  DONE: 'Analizado',
  FAILED: 'Con error',
  CANCELLED: 'Cancelado',
} satisfies Record<DocumentAnalysisStatus, string>;

const inUppercase = (kind: LegalDocumentKind): string =>
  (kind === 'UNKNOWN' ? 'Otro' : documentKindText[kind]).toLocaleUpperCase('es-MX');

export const analysisAlertText = {
  /** `CONTRATO · 97 % de confianza`. */
  done: (kind: LegalDocumentKind, confidence: number) =>
    `${inUppercase(kind)} · ${Math.round(confidence)} % de confianza`,
  failed: (error: string | null | undefined) => `❌ Error en análisis: ${error || 'Error desconocido'}`,
} as const;

export const documentsText = {
  title: 'Análisis de documentos',
  subtitle: 'Sube un documento: Foja lo lee, dice qué es y marca lo que hay que revisar, con su lugar y su artículo.',
  rooms: 'Partes del análisis de documentos',
  room: { home: 'Documentos', tables: 'Tablas' },
  back: 'Documentos',
} as const;

export const documentDropText = {
  title: 'Subir documentos',
  drop: 'Arrastra aquí tus documentos',
  dropNow: 'Suelta aquí los documentos',
  limits: `PDF, DOC o DOCX, hasta ${MAX_FILE_MB} MB cada uno`,
  choose: 'Elegir archivos',
  start: 'Iniciar análisis',
  startMany: (count: number) => `Iniciar análisis (${count})`,
  chosen: (count: number) => counted(count, 'archivo elegido', 'archivos elegidos'),
  case: 'Caso al que pertenecen',
  noCase: 'Sin caso',
  clearCase: 'Quitar el caso',
  remove: (name: string) => `Quitar «${name}»`,
  queue: 'Documentos en proceso',
  state: {
    chosen: 'Listo para analizar',
    waiting: 'Espera su turno',
    uploading: (percent: number) => `Subiendo: ${percent} %`,
    queued: 'En espera del análisis',
    running: (percent: number) => `Analizando: ${percent} %`,
    cancelled: 'Cancelado',
  },
  cancel: 'Cancelar',
  cancelOf: (name: string) => `Cancelar «${name}»`,
  retry: 'Reintentar',
  retryOf: (name: string) => `Reintentar «${name}»`,
  dismissOf: (name: string) => `Quitar «${name}» de la lista`,
  see: 'Ver análisis',
  seeOf: (name: string) => `Ver análisis de «${name}»`,
  interrupted: 'No se terminaron de subir',
  interruptedBody: 'Se cortó la subida de estos archivos.',
  chooseAgain: 'Vuelve a elegir el archivo',
  chooseAgainOf: (name: string) => `Vuelve a elegir el archivo «${name}»`,
  forget: 'Descartar',
  forgetOf: (name: string) => `Descartar «${name}»`,
  announce: (name: string, state: string) => `${name}: ${state}`,
  unlimited: 'Análisis sin límite en tu plan',
  left: (count: number) =>
    count === 0
      ? 'Ya usaste los análisis de este mes'
      : count === 1
        ? 'Te queda 1 análisis este mes'
        : `Te quedan ${count} análisis este mes`,
  storage: (used: string, limit: string) => `${used} de ${limit} ocupados`,
} as const;

export const documentStatsText = {
  title: 'Tus análisis',
  failed: 'No pudimos cargar tus cifras.',
  analyzed: 'Documentos analizados',
  confidence: 'Confianza promedio',
  confidenceNote: 'En el tipo de documento',
  seconds: 'Tiempo por documento',
  secondsNote: 'Mediana medida',
  rules: 'Reglas que se prueban',
  rulesNote: 'Según el tipo de documento',
  grades: 'Calificaciones',
  gradesNote: 'Con regla fija: requisitos y hallazgos abiertos',
  gradeCount: (grade: string, count: number) => `${grade}: ${count}`,
  findings: 'Hallazgos',
  decided: (accepted: number, rejected: number) => `${accepted} aceptados, ${rejected} rechazados`,
  percent: (value: string) => `${value} %`,
  secondsValue: (value: string) => `${value} s`,
  none: '—',
  example: 'Ejemplo',
  exampleTitle: 'Contrato de arrendamiento.pdf',
  exampleAlert: 'CONTRATO · 97 % de confianza',
  exampleBody: 'Así se ve un análisis. Estas cifras son inventadas; las tuyas aparecen con tu primer documento.',
  exampleFindings: ['Alta: el monto en número y en letra no coinciden', 'Media: falta el domicilio del fiador'],
  exampleGrade: 'Calificación B: cumple 6 de 7 requisitos',
} as const;

export const documentListText = {
  title: 'Tus documentos',
  search: 'Buscar por nombre',
  searchPlaceholder: 'Nombre del archivo',
  type: 'Tipo',
  allTypes: 'Todos los tipos',
  status: 'Estado',
  allStatuses: 'Todos los estados',
  case: 'Caso',
  allCases: 'Todos los casos',
  count: (count: number) => countedWithCommas(count, 'documento', 'documentos'),
  none: 'Todavía no hay documentos. Sube el primero para ver qué dice y qué le falta.',
  noneFound: 'Ningún documento coincide con la búsqueda.',
  clear: 'Quitar filtros',
  failed: 'No pudimos cargar tus documentos.',
  moreFailed: 'No pudimos cargar más documentos.',
  more: 'Mostrar más',
  choose: (name: string) => `Elegir «${name}»`,
  chosen: (count: number) => counted(count, 'documento elegido', 'documentos elegidos'),
  unchoose: 'Quitar selección',
  toTable: 'Hacer tabla',
  compare: 'Comparar',
  compareHint: 'Elige dos documentos analizados para compararlos.',
  export: 'Exportar informes',
  exporting: (done: number, total: number) => `Preparando ${done} de ${total}`,
  reportsZip: 'informes.zip',
  confidence: (percent: number) => `${Math.round(percent)} % de confianza`,
  open: (count: number) => counted(count, 'hallazgo abierto', 'hallazgos abiertos'),
  high: (count: number) => counted(count, 'alto', 'altos'),
  noneOpen: 'Sin hallazgos abiertos',
  progress: (percent: number) => `${percent} %`,
  actions: (name: string) => `Acciones de «${name}»`,
  openDocument: 'Abrir',
  rename: 'Cambiar nombre',
  name: 'Nombre del documento',
  renameFailed: 'No pudimos cambiar el nombre.',
  link: 'Vincular a un caso',
  linkTitle: 'Vincular a un caso',
  linkSave: 'Vincular',
  linkFailed: 'No pudimos vincular el documento.',
  linked: 'Documento vinculado.',
  unlinked: 'Documento sin caso.',
  unlink: 'Quitar del caso',
  download: 'Descargar original',
  retry: 'Analizar de nuevo',
  cancel: 'Cancelar análisis',
  delete: 'Eliminar',
  deleted: (name: string) => `Se eliminó «${name}». Puedes restaurarlo durante 24 horas.`,
  deleteFailed: 'No pudimos eliminar el documento.',
  undo: 'Deshacer',
  actionFailed: 'No se pudo completar',
} as const;

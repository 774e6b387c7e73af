import type {
  DocumentFactKind,
  DocumentReportFormat,
  FindingDecision,
  FindingSeverity,
  RequirementState,
  TemplateClauseState,
} from '../generated/contract.ts';
import { counted } from './words.ts';

/** One document: its text at the left, what was found at the right. */

export const documentTabText = {
  text: 'Documento',
  findings: 'Hallazgos',
  requirements: 'Requisitos',
  facts: 'Datos',
  ask: 'Resumen y preguntas',
} as const;

export const severityText = {
  HIGH: 'Alta',
  MEDIUM: 'Media',
  LOW: 'Baja',
} satisfies Record<FindingSeverity, string>;

export const findingDecisionText = {
  ACCEPTED: 'Aceptado',
  REJECTED: 'Rechazado',
} satisfies Record<FindingDecision, string>;

export const requirementStateText = {
  MET: 'Cumple',
  MISSING: 'Falta',
  UNCERTAIN: 'Por revisar',
} satisfies Record<RequirementState, string>;

export const clauseStateText = {
  PRESENT: 'Está',
  ABSENT: 'No está',
  UNCERTAIN: 'Por revisar',
} satisfies Record<TemplateClauseState, string>;

export const factKindText = {
  PARTY: 'Partes',
  RFC: 'RFC',
  CURP: 'CURP',
  AMOUNT: 'Montos',
  DATE: 'Fechas',
  TERM: 'Plazos',
  OBLIGATION: 'Obligaciones',
  PENALTY: 'Penas e intereses',
  JURISDICTION: 'Jurisdicción',
  SIGNATURE: 'Firmas',
} satisfies Record<DocumentFactKind, string>;

export const documentFileText = {
  failed: 'No pudimos cargar el documento.',
  gone: 'Ese documento no existe o ya se eliminó.',
  tabs: 'Partes del análisis',
  panel: 'Análisis',
  more: 'Más acciones',
  download: 'Descargar original',
  report: 'Informe',
  reportFormats: {
    PDF: 'Informe en PDF',
    DOCX: 'Informe en Word',
    CSV: 'Hallazgos y datos en CSV',
  } satisfies Record<DocumentReportFormat, string>,
  reportFailed: 'No pudimos preparar el informe.',
  review: 'Revisar sus citas',
  reviewFailed: 'No pudimos abrir la revisión de citas.',
  compareWith: 'Comparar con otro',
  compareTitle: 'Comparar con otro documento',
  compareLabel: 'El otro documento',
  compareNone: 'No hay otro documento analizado.',
  compareGo: 'Comparar',
  case: (title: string) => `Caso: ${title}`,
  sameFile: (name: string) => `Es el mismo archivo que «${name}».`,
  seeOther: 'Ver ese documento',
  confidence: (percent: number) => `${Math.round(percent)} % de confianza`,
  corrected: 'Tipo elegido por ti',
  notThis: {
    CONTRACT: '¿No es un contrato?',
    POWER_OF_ATTORNEY: '¿No es un poder?',
    CLAIM: '¿No es una demanda?',
    WILL: '¿No es un testamento?',
    PROMISSORY_NOTE: '¿No es un pagaré?',
    DEED: '¿No es una escritura?',
    UNKNOWN: 'Decir qué es',
  },
  chooseType: 'Elige qué es',
  recognised: 'Volver al tipo reconocido',
  typeFailed: 'No pudimos cambiar el tipo.',
  typeChanged: 'Tipo cambiado: los hallazgos se hicieron de nuevo.',
  whyType: 'Por qué se reconoció así',
  grade: (grade: string) => `Calificación ${grade}`,
  noGrade: 'Sin calificación',
  citations: (count: number) => `${counted(count, 'cita', 'citas')} de ley en el texto`,
  truncated: 'El documento es más largo de lo que se analiza; el resto no se leyó.',
  english: 'El documento está en inglés: el análisis es para documentos en español.',
  scan: 'Es un documento escaneado: no tiene texto que leer.',
  rules: (count: number, seconds: string) => `${count} reglas probadas en ${seconds} s`,
  running: 'Estamos leyendo el documento',
  queued: 'El documento espera su turno',
  runningBody: 'Puedes seguir con otra cosa: el análisis continúa y el resultado queda aquí.',
  cancelled: 'El análisis se canceló. No contó en tu plan.',
  failedAnalysis: 'El documento no se pudo analizar. No contó en tu plan.',
  again: 'Analizar de nuevo',
  cancel: 'Cancelar análisis',
  actionFailed: 'No se pudo completar',
  progress: 'Avance del análisis',
} as const;

export const documentViewText = {
  region: 'Texto del documento',
  page: (number: number, total: number) => `Página ${number} de ${total}`,
  pageLabel: (number: number) => `Página ${number}`,
  drawing: 'Preparando el documento',
  failed: 'No pudimos mostrar el PDF; aquí está su texto.',
  asPdf: 'Ver páginas',
  asText: 'Ver como texto',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  zoom: (percent: number) => `${percent} %`,
  mark: (severity: string, message: string) => `Hallazgo, gravedad ${severity}: ${message}`,
  empty: 'El documento no tiene texto.',
  lit: (place: string) => `Se muestra ${place}`,
  inText: 'el lugar en el texto',
} as const;

export const findingListText = {
  title: 'Hallazgos',
  none: 'No encontramos nada que marcar en este documento.',
  noneShown: 'Ningún hallazgo con estos filtros.',
  counts: (open: number, total: number) => `${open} ${open === 1 ? 'abierto' : 'abiertos'} de ${total}`,
  severity: 'Gravedad',
  all: 'Todas',
  state: 'Estado',
  states: { ALL: 'Todos', OPEN: 'Abiertos', ACCEPTED: 'Aceptados', REJECTED: 'Rechazados' },
  ofSeverity: (severity: string, count: number) => `${severity} (${count})`,
  severityIs: (severity: string) => `Gravedad ${severity.toLocaleLowerCase('es-MX')}`,
  why: 'Por qué importa',
  basis: 'Fundamento',
  practice: 'Es buena práctica; no lo pide una ley.',
  suggestion: 'Texto sugerido',
  copy: 'Copiar texto',
  copied: 'Copiado',
  show: 'Ver en el documento',
  related: 'También en',
  missing: 'En todo el documento',
  accept: 'Aceptar',
  reject: 'Rechazar',
  note: 'Nota',
  noteLabel: 'Nota del hallazgo',
  noteHint: (length: number, most: number) => `${length} de ${most} caracteres`,
  saveNote: 'Guardar nota',
  undo: 'Deshacer',
  failed: 'No pudimos guardar tu decisión.',
  keys: 'Teclado: J y K recorren, A acepta, R rechaza, N anota.',
  announce: (at: number, total: number, message: string) => `Hallazgo ${at} de ${total}: ${message}`,
  decided: (decision: string) => `Hallazgo ${decision.toLocaleLowerCase('es-MX')}.`,
  undone: 'Decisión deshecha.',
} as const;

export const requirementListText = {
  none: 'De este tipo de documento no se revisan requisitos.',
  counts: (met: number, total: number) => `Cumple ${met} de ${total}`,
  show: 'Ver en el documento',
  templateTitle: 'Comparar con nuestra plantilla',
  templateBody: 'Busca las cláusulas de la plantilla que mejor corresponde.',
  template: 'Comparar con plantilla',
  templateNone: 'Ninguna plantilla corresponde a este documento.',
  templateFailed: 'No pudimos comparar con la plantilla.',
  templateName: (name: string) => `Plantilla: ${name}`,
} as const;

export const factListText = {
  none: 'No encontramos datos en este documento.',
  places: (count: number) => counted(count, 'lugar', 'lugares'),
  placeOf: (label: string) => `Ver ${label}`,
  showFact: (value: string) => `Ver «${value}» en el documento`,
  consistent: {
    RFC: { yes: 'Dígito correcto', no: 'Dígito incorrecto' },
    CURP: { yes: 'Dígito correcto', no: 'Dígito incorrecto' },
    AMOUNT: { yes: 'Número y letra coinciden', no: 'Número y letra no coinciden' },
  },
  toDeadline: 'Agendar vencimiento',
  toDeadlineOf: (day: string) => `Agendar vencimiento el ${day}`,
  deadlineTitle: (role: string | null, name: string) => (role ? `${role}: ${name}` : name),
  toCase: 'Agregar al caso',
  toCaseOf: (name: string) => `Agregar al caso a «${name}»`,
  toCaseTitle: (name: string) => `Agregar a ${name} al caso`,
  needsCase: 'Vincula el documento a un caso para agregar sus partes.',
  role: 'Carácter',
  ours: 'Está de nuestro lado',
  add: 'Agregar',
  added: (name: string) => `${name} se agregó al caso.`,
  addFailed: 'No pudimos agregar la parte.',
  conflicts: 'Posible conflicto de interés: el nombre aparece en otros casos.',
  inCase: (name: string, title: string) => `${name}, en «${title}»`,
  done: 'Cerrar',
} as const;

export const documentAskText = {
  summary: 'Resumen',
  summarize: 'Resumir',
  summarizing: 'Resumiendo…',
  noSummary: 'Todavía no hay resumen.',
  questions: 'Preguntas sobre el documento',
  question: 'Pregunta',
  questionHint: 'De 3 a 500 caracteres. Los datos personales se reemplazan antes de enviarse.',
  ask: 'Preguntar',
  asking: 'Preguntando…',
  noQuestions: 'Todavía no has preguntado nada.',
  notSaid: 'El documento no lo dice.',
  failed: 'No se pudo obtener la respuesta.',
  notConfigured: 'Este servidor no tiene un modelo de lenguaje, así que no hay resumen ni preguntas.',
  stillWorks: 'El tipo, los hallazgos, los requisitos, los datos, las tablas y las comparaciones funcionan sin él.',
  quote: (label: string) => `Ver cita: ${label}`,
} as const;

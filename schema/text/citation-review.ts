import { MAX_FILE_MB } from '../lib/file-limits.ts';
import type { CitationDecision, CitationState, CitedKind, QuoteState, TextSource } from '#schema/generated/contract.ts';
import { citationStateText } from './chat.ts';
import { counted } from './words.ts';

/** The screen of the citation checker. */

const citations = (count: number, shown: string): string => (count === 1 ? '1 cita' : `${shown} citas`);

export const reviewStartText = {
  title: 'Revisor de citas',
  subtitle:
    'Pega un escrito o la respuesta de otra inteligencia artificial. Cada cita se busca en el acervo y cada texto entre comillas se coteja con lo que dice la ley.',
  textLabel: 'Texto por revisar',
  textPlaceholder: 'Pega aquí la demanda, el dictamen, el contrato o la respuesta que quieres comprobar…',
  counter: (length: string, most: string) => `${length} de ${most} caracteres`,
  tooLong: (most: string) => `El texto pasa de ${most} caracteres. Divídelo y revísalo por partes.`,
  blank: 'Pega un texto o elige un archivo.',
  chooseFile: 'Elegir archivo',
  changeFile: 'Elegir otro',
  dropHint: `o arrástralo aquí: PDF con texto, Word, HTML o TXT, de hasta ${MAX_FILE_MB} MB`,
  dropNow: 'Suelta el archivo para revisarlo',
  removeFile: 'Quitar archivo',
  fileInstead: 'Se revisará este archivo. El texto que pegaste se conserva.',
  writtenOn: 'Escrito el',
  writtenOnHint: 'Si la pones, se avisa de lo que se reformó después de esa fecha.',
  futureDay: 'La fecha no puede ser posterior a hoy.',
  submit: 'Revisar citas',
  uploading: (percent: number) => `Subiendo… ${percent} %`,
  uploadProgress: 'Avance de la subida',
  checking: 'Revisando las citas…',
  stop: 'Cancelar',
  failed: 'No pudimos revisar el texto. Lo que pegaste sigue aquí.',
  fileFailed: 'No pudimos revisar el archivo.',
  noReply: 'El servidor no devolvió la revisión. Intenta de nuevo.',
} as const;

export const reviewHistoryText = {
  title: 'Tus revisiones',
  none: 'Todavía no has revisado ningún texto. Lo que revises se guarda aquí.',
  failed: 'No pudimos cargar tus revisiones.',
  moreFailed: 'No pudimos cargar más revisiones.',
  citations,
  pending: (count: number) => (count === 0 ? 'nada por decidir' : `${count} por decidir`),
  allVerified: 'todas verificadas',
  noCitations: 'sin citas',
  ofState: (state: string, shown: string) => `${state}: ${shown}`,
  shownOf: (shown: string, total: string) => `${shown} de ${total}`,
  checkedOn: (instant: string) => `Revisado el ${instant}`,
  actions: (title: string) => `Acciones de «${title}»`,
  rename: 'Cambiar nombre',
  renameLabel: 'Nombre de la revisión',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar esta revisión?',
  deleteBody: (title: string) =>
    `Se eliminará «${title}» con su texto, sus hallazgos y lo que decidiste. No se puede deshacer.`,
  deleteConfirm: 'Eliminar revisión',
} as const;

export const reviewText = {
  back: 'Todas las revisiones',
  failed: 'No pudimos cargar la revisión.',
  missing: 'Esta revisión no existe o no es tuya.',
  newReview: 'Revisar otro texto',
  rename: 'Cambiar nombre',
  edit: 'Editar texto',
  download: 'Descargar informe',
  downloadPdf: 'Informe en PDF',
  downloadDocx: 'Informe en Word (DOCX)',
  downloading: 'Preparando informe…',
  downloadFailed: 'No pudimos preparar el informe.',
  file: (name: string) => `Archivo: ${name}`,
  writtenOn: (day: string) => `Escrito el ${day}`,
  checkedOn: (instant: string) => `Revisado el ${instant}`,
  summary: (count: number, shown: string, pending: number) =>
    `${citations(count, shown)}, ${reviewHistoryText.pending(pending)}.`,
  text: 'Texto revisado',
  pageMark: (page: number) => `p. ${page}`,
  pageMarkSpoken: (page: number) => ` (empieza la página ${page}) `,
  announceChosen: (position: number, total: number, citation: string, state: string) =>
    `${position} de ${total}: ${citation}, ${state}`,
} as const;

export const trackedChangesText = {
  download: 'Descargar Word con control de cambios',
  downloading: 'Preparando Word…',
  failed: 'No pudimos preparar el archivo de Word.',
  none: 'El texto está como se leyó del archivo: no hay cambios que marcar.',
  done: (count: number) =>
    `${counted(count, 'cambio quedó', 'cambios quedaron')} en tu archivo con control de cambios.`,
  unplaced: (count: number) =>
    `${counted(count, 'cambio no tiene', 'cambios no tienen')} lugar en el archivo; por hacer a mano:`,
  change: (before: string, after: string) => {
    if (before.trim() === '' && after.trim() === '') return 'un cambio de espacios';
    if (before === '') return `agregar «${after}»`;
    return after === '' ? `quitar «${before}»` : `«${before}» por «${after}»`;
  },
  line: (line: string) => `En: ${line}`,
  close: 'Cerrar aviso',
} as const;

export const editText = {
  label: 'Texto de la revisión',
  hint: 'Al revisar otra vez se conservan tus decisiones sobre las citas que sigan escritas igual.',
  recheck: 'Revisar otra vez',
  checking: 'Revisando…',
  cancel: 'Cancelar',
  kept: 'Recuperamos los cambios que no habías revisado.',
  discard: 'Descartar mis cambios',
  failed: 'No pudimos revisar otra vez. Tus cambios siguen aquí.',
} as const;

export const noCitationsText = {
  title: 'No encontramos citas en este texto',
  body: 'Cuentan como cita:',
  kinds: [
    'un artículo con su ley: «artículo 48 de la Ley Federal del Trabajo», «art. 1910 del CCF»;',
    'una tesis o jurisprudencia por su registro digital o su clave: «1a./J. 22/2016 (10a.)»;',
    'una fecha del Diario Oficial de la Federación;',
    'el número de un expediente, toca o juicio.',
  ],
  after: 'Si tu texto las escribe de otra forma, edítalo y revísalo otra vez.',
  edit: 'Editar texto',
} as const;

export const markText = {
  legend: 'Qué significan las marcas y cómo moverse',
  states: {
    VERIFIED: 'la ley y el artículo existen; si hay palabras entre comillas, están en el texto.',
    QUOTE_NOT_FOUND: 'el artículo existe, pero las palabras entre comillas no están en su texto.',
    NOT_HELD: 'no tenemos ese texto; no decimos si la cita es correcta o no.',
    MISMATCH: 'esa ley no tiene ese artículo, fracción o dato, o está derogado.',
  } satisfies Record<CitationState, string>,
  quotesTitle: 'Palabras entre comillas',
  quotes: {
    FOUND: 'están en el texto citado',
    NOT_FOUND: 'no están en el texto citado',
    NOT_COMPARABLE: 'no se pudieron comparar',
    UNATTRIBUTED: 'el texto no dice de quién son',
  } satisfies Record<QuoteState, string>,
  spoken: (state: string) => ` (${state})`,
  spokenQuote: (state: string) => ` (palabras entre comillas: ${state})`,
  keysTitle: 'Con el teclado',
  keys: [
    ['J', 'N', '→', 'cita siguiente'],
    ['K', 'P', '←', 'cita anterior'],
    ['Enter', 'abre el hallazgo de la cita que tiene el foco'],
    ['Esc', 'vuelve del hallazgo al texto'],
  ],
} as const;

export const findingsText = {
  title: 'Hallazgos',
  filters: 'Mostrar',
  all: 'Todas',
  pending: 'Por decidir',
  states: citationStateText,
  list: 'Citas',
  noneOfFilter: 'Ninguna cita con este filtro.',
  showAll: 'Ver todas',
  correctForms: (count: number) => `Corregir la forma de ${counted(count, 'cita', 'citas')}`,
  position: (position: number, total: number) => `${position} de ${total}`,
  notChosen: (total: number) => counted(total, 'cita', 'citas'),
  previous: 'Cita anterior',
  next: 'Cita siguiente',
  inferred: 'ley tomada del contexto',
  open: 'Ver hallazgos',
  openChosen: (citation: string, state: string) => `: ${citation}, ${state}`,
  kinds: {
    STATUTE: 'artículo',
    THESIS: 'tesis',
    GAZETTE: 'Diario Oficial',
    CASE_FILE: 'expediente',
  } satisfies Record<CitedKind, string>,
} as const;

export const findingText = {
  written: (citation: string) => `En tu texto: «${citation}»`,
  showInText: 'Ver en el texto',
  place: (label: string) => `En tu archivo: ${label}`,
  placeOnPage: (label: string) => `Lugar en la página: ${label}`,
  notes: 'Además',
  correction: 'Cita correcta',
  correctionOfForm: 'La misma cita, mejor escrita',
  contradictions: 'El escrito dice otra cosa que la ley',
  alternatives: 'Puede ser una de éstas',
  useCorrection: 'Usar esta cita',
  correcting: 'Corrigiendo…',
  corrected: (before: string, after: string) => `Se cambió «${before}» por «${after}».`,
  correctedForms: (count: number) => `Se corrigió la forma de ${counted(count, 'cita', 'citas')}.`,
  undo: 'Deshacer',
  undone: 'La cita volvió a quedar como estaba.',
  undoFailed: 'No pudimos deshacer el cambio.',
  correctFailed: 'No pudimos cambiar la cita. El texto sigue como estaba.',
  stale: 'El texto cambió en otra ventana; se volvió a cargar.',
  difference: 'Lo citado junto a lo más parecido del texto',
  onlyQuoted: 'sólo en tu texto',
  onlyInText: 'sólo en la ley',
  startOnlyQuoted: 'sólo en tu texto:',
  startOnlyInText: 'sólo en la ley:',
  end: 'fin',
  passage: 'Texto de lo citado',
  near: 'Lo más parecido que dice',
  expand: 'Leer el pasaje completo',
  collapse: 'Mostrar menos',
  noPassage: 'El texto de lo citado no está en el acervo.',
  asOf: (day: string) => `texto al ${day}`,
  source: { OFFICIAL: 'texto oficial', SYNTHESIS: 'síntesis' } satisfies Record<TextSource, string>,
  readArticle: 'Leer el artículo',
  readThesis: 'Leer la tesis',
  official: 'Fuente oficial',
  copy: 'Copiar cita',
} as const;

export const unheldLawsText = {
  title: (count: number) =>
    count === 1 ? 'Una ley citada no está en el acervo' : `${count} leyes citadas no están en el acervo`,
  times: (count: number) => counted(count, 'cita', 'citas'),
} as const;

export const decisionText = {
  title: 'Tu decisión',
  accept: 'Aceptar',
  ignore: 'Ignorar',
  acceptHint: 'Está bien así o ya lo corregiste.',
  ignoreHint: 'La dejas de lado a propósito.',
  takeBack: 'Retirar decisión',
  done: { ACCEPTED: 'aceptada', IGNORED: 'ignorada' } satisfies Record<CitationDecision, string>,
  note: 'Nota',
  noteHint: (length: number, most: number) => `${length} de ${most} caracteres`,
  addNote: 'Agregar nota',
  changeNote: 'Cambiar nota',
  saveNote: 'Guardar nota',
  failed: 'No pudimos guardar tu decisión.',
} as const;

export const demoReviewText = {
  title: 'Revisor de citas',
  body: 'Pega un escrito o la respuesta de otra inteligencia artificial y comprueba cada cita de ley mexicana: si el artículo existe, si sigue vigente y si dice lo que se cita.',
  needsAccount: 'Para revisar un texto necesitas una cuenta: el modo demo no envía lo que escribes.',
  register: 'Crear cuenta',
  login: 'Ya tengo cuenta',
  statesTitle: 'De cada cita se dice una de cuatro cosas',
} as const;

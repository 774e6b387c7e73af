import type { ContractFieldFormat, ContractFieldType, ContractHashKind } from '../generated/contract.ts';
import { counted } from './words.ts';

/** The page of a contract: its text, versions, files and mails; own templates; the public verification. */

export const contractFileText = {
  failed: 'No pudimos abrir el contrato.',
  notFound: 'No encontramos este contrato.',
  back: 'Volver a contratos',
  of: (template: string, jurisdiction: string) => `${template} · ${jurisdiction}`,
  created: (when: string) => `Generado el ${when}`,
  download: 'Descargar',
  send: 'Enviar por correo',
  review: 'Revisar citas',
  reviewing: 'Revisando…',
  reviewFailed: 'No se pudieron revisar las citas.',
  text: 'Texto del contrato',
  archivedNotice: 'Este contrato está archivado: se puede leer y descargar, no editar.',
  earlier: (number: number, newest: number) => `Estás leyendo la versión ${number}. La más nueva es la ${newest}.`,
  seeNewest: 'Ver la más nueva',
  checksNote: 'Se hicieron con los datos del formulario: lo que cambiaste a mano no se revisó.',
  case: 'Caso',
  caseNone: 'Sin caso',
  casePick: 'Ligar a un caso',
  caseClear: 'Quitar del caso',
  caseOpen: 'Abrir el caso',
  caseFailed: 'No se pudo ligar el contrato.',
  conflict: 'El contrato cambió mientras tanto: ya ves la versión actual, inténtalo de nuevo.',
} as const;

export const hashText = {
  title: 'Huella de la versión',
  label: 'SHA-256 del texto',
  copy: 'Copiar huella',
  copied: 'Huella copiada',
  verify: 'Verificar',
  note: 'Con esta huella cualquiera puede comprobar que un texto o archivo es el que se guardó aquí. No es una constancia NOM-151.',
} as const;

export const versionsText = {
  title: 'Versiones',
  number: (number: number) => `Versión ${number}`,
  newest: 'la más nueva',
  by: (author: string, when: string) => `${author}, ${when}`,
  generated: 'Generada de la plantilla',
  read: 'Leer',
  readOf: (number: number) => `Leer la versión ${number}`,
  compare: 'Comparar',
  compareOf: (number: number) => `Comparar la versión ${number} con la más nueva`,
  restore: 'Restaurar',
  restoreOf: (number: number) => `Restaurar la versión ${number}`,
  restored: (number: number, made: number) => `El texto de la versión ${number} es ahora la versión ${made}.`,
  restoreFailed: 'No se pudo restaurar la versión.',
  undo: 'Deshacer',
} as const;

export const comparisonText = {
  title: 'Comparación',
  from: 'De la versión',
  to: 'a la versión',
  failed: 'No pudimos comparar las versiones.',
  same: 'Los dos textos son iguales.',
  counts: (added: number, removed: number) =>
    `${counted(added, 'palabra agregada', 'palabras agregadas')} · ${counted(removed, 'palabra eliminada', 'palabras eliminadas')}`,
  added: 'agregado',
  removed: 'eliminado',
  startOfAdded: 'inicia agregado:',
  startOfRemoved: 'inicia eliminado:',
  end: 'fin',
  onlyChanges: 'Sólo lo que cambió',
  close: 'Cerrar comparación',
} as const;

export const sendText = {
  title: 'Enviar el contrato por correo',
  to: 'Para',
  toHint: 'Hasta 5 direcciones, separadas por comas.',
  toMissing: 'Escribe al menos una dirección.',
  toTooMany: 'Son más de 5 direcciones.',
  toWrong: (address: string) => `Revisa esta dirección: ${address}`,
  format: 'Archivo adjunto',
  message: 'Mensaje',
  messageHint: 'Va antes del texto del correo. Hasta 1,000 caracteres.',
  confirm: 'Enviar',
  sending: 'Enviando…',
  failed: 'No se envió el contrato.',
  mails: 'Correos',
  noMails: 'Todavía no se manda por correo.',
  line: (format: string, version: number, when: string) => `${format} de la versión ${version}, ${when}`,
} as const;

const fieldTypes = {
  TEXT: 'Texto',
  TEXTAREA: 'Texto largo',
  NUMBER: 'Número',
  DATE: 'Fecha',
  SELECT: 'Opciones',
} satisfies Record<ContractFieldType, string>;

const fieldFormats = {
  PLAIN: 'Libre',
  PARTIES: 'Partes',
  ROWS: 'Filas',
  MONEY: 'Pesos',
  PERCENTAGE: 'Porcentaje',
  INTEGER: 'Número entero',
  RFC: 'RFC',
  CURP: 'CURP',
  EMAIL: 'Correo',
  ADDRESS: 'Domicilio',
} satisfies Record<ContractFieldFormat, string>;

export const ownTemplatesText = {
  intro:
    'Sube un Word (DOCX) con campos escritos así: {{nombre_del_cliente}}. Los encontramos, dices qué va en cada uno, y la usas como las demás. El formato de tu archivo se conserva.',
  upload: 'Subir un DOCX',
  uploading: (percent: number) => `Subiendo: ${percent} %`,
  reading: 'Buscando campos…',
  drop: 'Suelta el archivo aquí',
  wrongKind: 'Tiene que ser un archivo DOCX, sin macros.',
  stop: 'Detener',
  failed: 'No se creó la plantilla.',
  loadFailed: 'No pudimos cargar tus plantillas.',
  created: (name: string) => `Plantilla «${name}» creada: revisa sus campos.`,
  none: 'Todavía no subes ninguna plantilla.',
  fields: (count: number) => counted(count, 'campo', 'campos'),
  use: 'Usar',
  useOf: (name: string) => `Usar ${name}`,
  edit: 'Campos',
  editOf: (name: string) => `Campos de ${name}`,
  rename: 'Cambiar nombre',
  nameLabel: 'Nombre de la plantilla',
  delete: 'Eliminar',
  deleteTitle: '¿Eliminar esta plantilla?',
  deleteBody: 'Los contratos que hiciste con ella se quedan. La plantilla no se puede recuperar.',
  deleted: 'Plantilla eliminada.',
  more: (name: string) => `Más acciones de ${name}`,
  tableTitle: (name: string) => `Campos de ${name}`,
  column: { label: 'Qué se pregunta', type: 'Tipo', format: 'Formato', required: 'Obligatorio' },
  labelOf: (name: string) => `Qué se pregunta por ${name}`,
  typeOf: (name: string) => `Tipo de ${name}`,
  formatOf: (name: string) => `Formato de ${name}`,
  requiredOf: (name: string) => `${name} es obligatorio`,
  optionsOf: (name: string) => `Opciones de ${name}, una por línea`,
  types: fieldTypes,
  formats: fieldFormats,
  saved: 'Campos guardados.',
  saveFailed: 'No se guardaron los campos.',
} as const;

const hashKinds = {
  TEXT: 'el texto',
  PDF: 'el PDF',
  DOCX: 'el Word (DOCX)',
} satisfies Record<ContractHashKind, string>;

export const verificationText = {
  title: 'Verificar un contrato',
  intro:
    'Comprueba si un archivo o una huella SHA-256 es de un contrato guardado en Foja. El archivo no se sube: su huella se calcula en tu navegador.',
  file: 'Elegir archivo',
  drop: 'Arrastra aquí el PDF, el Word o el texto, o elígelo.',
  dropNow: 'Suéltalo: no se sube',
  hashing: 'Calculando la huella…',
  hashOf: (name: string) => `Huella de ${name}`,
  noCrypto: 'Este navegador no puede calcular huellas en una página sin https. Pega la huella abajo.',
  tooLarge: 'El archivo es demasiado grande para calcular su huella aquí (máximo 200 MB).',
  unreadable: 'No se pudo leer el archivo.',
  label: 'Huella SHA-256',
  hint: '64 caracteres, del 0 al 9 y de la «a» a la «f».',
  wrong: 'Una huella SHA-256 tiene 64 caracteres, del 0 al 9 y de la «a» a la «f».',
  check: 'Verificar',
  failed: 'No pudimos verificar la huella.',
  known: 'Sí: coincide con un contrato guardado en Foja',
  knownOf: (kind: ContractHashKind, version: number) => `Es ${hashKinds[kind]} de la versión ${version}.`,
  savedAt: (when: string) =>
    `Esa versión se guardó el ${when} (hora del centro de México), según el reloj de este servidor.`,
  later: 'Ese contrato tiene una versión posterior.',
  noLater: 'No hay una versión posterior.',
  unknown: 'No coincide con ningún contrato guardado aquí',
  unknownBody:
    'O el archivo cambió (basta un espacio), o no se hizo en Foja, o su contrato se eliminó. Un archivo impreso y escaneado nunca coincide.',
  limits: 'Qué no dice esta página',
  limitsBody:
    'No muestra el contenido ni quién lo firmó, y no es una constancia de conservación NOM-151: esa la emite un prestador de servicios de certificación.',
} as const;

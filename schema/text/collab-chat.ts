import { MAX_FILE_MB } from '../lib/file-limits.ts';
import type { AttachmentKind, DocumentFormat } from '#schema/generated/contract.ts';
import { counted, uncapitalized } from './words.ts';

/** The chat of the members of a case. */
export const collabChatText = {
  title: 'Chat colaborativo',
  choose: 'Selecciona un caso para iniciar el chat colaborativo',
  historyFailed: 'Error cargando historial de chat',
  sendFailed: 'Error enviando mensaje',
  reconnecting: 'Reconectando...',
  gone: 'Ya no participas en este caso o el caso no existe.',
  noAccess: 'Participas como invitado: el chat es para quienes llevan el caso.',
  messages: 'Mensajes del caso',
  empty: 'Aún no hay mensajes. Escribe el primero.',
  loadEarlier: 'Ver mensajes anteriores',
  loadingEarlier: 'Cargando mensajes anteriores…',
  earlierFailed: 'No pudimos cargar los mensajes anteriores.',
  beginning: 'Aquí empieza la conversación.',
  today: 'Hoy',
  yesterday: 'Ayer',
  unread: 'Mensajes nuevos',
  toEnd: 'Ir al final',
  newBelow: (count: number) => counted(count, 'mensaje nuevo', 'mensajes nuevos'),
  you: 'Tú',
  arrived: (name: string, text: string) => `${name}: ${text}`,
  withAttachment: 'envió un adjunto',
  connected: 'Conectado',
  disconnected: 'Sin conexión',
} as const;

export const casePickerText = {
  label: 'Tus casos',
  search: 'Buscar caso',
  placeholder: 'Título, cliente o expediente',
  none: 'Todavía no tienes casos con chat.',
  noMatches: 'Ningún caso coincide.',
  failed: 'Error cargando casos',
  more: 'Hay más casos: escribe para encontrarlos.',
  goToCases: 'Ir a Casos',
  change: 'Cambiar de caso',
  noMessages: 'Sin mensajes todavía',
  alone: 'Sólo tú: invita a alguien desde el caso',
} as const;

export const chatComposerText = {
  label: 'Mensaje',
  placeholder: 'Escribe un mensaje…',
  hint: 'Enter envía · Mayús + Enter, otra línea · @ menciona',
  send: 'Enviar',
  sending: 'Enviando…',
  saveEdit: 'Guardar cambios',
  editing: 'Editando tu mensaje',
  cancelEdit: 'Cancelar edición',
  replyingTo: (name: string) => `Respondiendo a ${name}`,
  cancelReply: 'Quitar respuesta',
  counter: (length: string) => `${length} de 4,000 caracteres`,
  attach: 'Adjuntar',
  attachArticle: 'Artículo de una ley',
  attachDeadline: 'Vencimiento',
  attachDeadlineHint: 'Un vencimiento de este caso',
  attachments: 'Adjuntos',
  removeAttachment: (label: string) => `Quitar ${label}`,
  people: 'Personas que puedes mencionar',
  peopleFound: (count: number) =>
    counted(count, 'persona: Enter la menciona', 'personas: elige con las flechas, Enter menciona'),
} as const;

/** A document in a message. */
export const chatDocumentText = {
  choose: 'Documento',
  limits: `PDF, DOCX o TXT, hasta ${MAX_FILE_MB} MB`,
  kind: 'usa PDF, DOCX o TXT.',
  refused: (name: string, why: string) => `«${name}»: ${uncapitalized(why)}`,
  full: 'Un mensaje lleva hasta 5 adjuntos: los demás no se tomaron.',
  percent: (percent: number) => `${percent} %`,
  stop: (name: string) => `Quitar ${name}`,
  retry: 'Reintentar',
  dismiss: 'Descartar aviso',
  dropNow: 'Suelta aquí los documentos',
  waits: 'Se puede enviar cuando termine de subir.',
  failed: 'Un documento no se subió: reintenta o quítalo para enviar.',
  needsText: 'Escribe una línea que acompañe lo adjunto.',
  download: 'Descargar',
  downloading: 'Descargando…',
  downloadFailed: 'No pudimos descargar el documento.',
} as const;

/** A conversation that is read-only. */
export const closedChatText = {
  archived: 'Este caso está archivado: su chat se puede leer, pero no escribir.',
  open: 'Abrir el caso',
} as const;

export const attachDialogText = {
  title: 'Adjuntar un artículo',
  search: 'Buscar artículo',
  placeholder: 'Por ejemplo: LFT 48',
  hint: 'Se adjunta como tarjeta; quien la abre lee el texto vigente.',
  none: 'Ningún artículo coincide.',
  failed: 'No pudimos buscar artículos.',
  results: 'Artículos encontrados',
  attach: 'Adjuntar',
} as const;

export const attachDeadlineText = {
  title: 'Adjuntar un vencimiento',
  search: 'Buscar vencimiento',
  placeholder: 'Por ejemplo: contestación',
  hint: 'Se adjunta como tarjeta; quien la ve lee los días que faltan en ese momento.',
  none: 'Este caso todavía no tiene vencimientos.',
  noMatches: 'Ningún vencimiento del caso coincide.',
  failed: 'No pudimos cargar los vencimientos.',
  results: 'Vencimientos del caso',
  more: 'Hay más vencimientos: escribe para encontrarlos.',
  attach: 'Adjuntar',
  done: 'completado',
  at: (day: string, hour: string) => `${day}, ${hour} h`,
} as const;

export const attachmentKindText = {
  ARTICLE: 'Artículo',
  DOCUMENT: 'Documento',
  DEADLINE: 'Vencimiento',
} satisfies Record<AttachmentKind, string>;

export const attachmentText = {
  unavailable: 'Ya no está disponible para ti.',
  hiddenDeadline: 'No tienes acceso a este vencimiento.',
  deletedDeadline: 'Este vencimiento se eliminó.',
} as const;

export const chatMessageText = {
  actions: (name: string, time: string) => `Acciones del mensaje de ${name}, ${time}`,
  reply: 'Responder',
  copy: 'Copiar texto',
  edit: 'Editar',
  delete: 'Eliminar',
  history: 'Ver versiones',
  edited: 'editado',
  deleted: 'Este mensaje se eliminó.',
  deletedQuote: 'Mensaje eliminado',
  goToOriginal: 'Ir al mensaje de',
  expand: 'Ver mensaje completo',
  collapse: 'Mostrar menos',
  copied: 'Texto copiado.',
  deleteTitle: '¿Eliminar este mensaje?',
  deleteBody: 'Los demás verán que se eliminó un mensaje tuyo, pero no lo que decía. No se puede deshacer.',
  deleteConfirm: 'Eliminar mensaje',
  deleteFailed: 'No pudimos eliminar el mensaje.',
  editFailed: 'No pudimos guardar el cambio.',
  editTooLate: 'Un mensaje se puede editar durante 15 minutos.',
  versionsTitle: 'Versiones del mensaje',
  versionUntil: (date: string) => `Hasta el ${date}`,
  versionNow: 'Texto actual',
  missing: 'No encontramos ese mensaje.',
} as const;

/** Delivery of an own message. */
export const deliveryText = {
  waiting: 'Se enviará al volver la conexión',
  sending: 'Enviando…',
  sent: 'Enviado',
  delivered: 'Entregado',
  read: 'Leído',
  readBy: (read: number, total: number) => `Leído por ${read} de ${total}`,
  retry: 'Reintentar',
  discard: 'Descartar',
  editAgain: 'Editar',
  failed: 'Error enviando mensaje',
} as const;

const many = (names: readonly string[]): string => {
  const [first = '', second = ''] = names;
  if (names.length === 2) return `${first} y ${second} están escribiendo…`;
  if (names.length === 3) return `${first}, ${second} y ${names[2]} están escribiendo…`;
  return `${first}, ${second} y ${names.length - 2} más están escribiendo…`;
};

export const typingText = (names: readonly string[]): string =>
  names.length === 0 ? '' : names.length === 1 ? `${names[0]} está escribiendo…` : many(names);

export const presenceText = {
  title: 'Integrantes',
  here: 'en el chat ahora',
  away: 'ausente',
  summary: (here: number, total: number) => `${here} de ${total} en el chat`,
  person: (name: string, state: string) => `${name}, ${state}`,
} as const;

export const chatSearchText = {
  open: 'Buscar en la conversación',
  close: 'Cerrar búsqueda',
  label: 'Buscar en la conversación',
  placeholder: 'Palabras del mensaje',
  none: 'Ningún mensaje coincide.',
  failed: 'No pudimos buscar en la conversación.',
  found: (count: number) => counted(count, 'mensaje', 'mensajes'),
  foundMany: (count: number) => `Los ${count} más recientes`,
  goTo: 'Ir al mensaje de',
} as const;

export const chatExportText = {
  open: 'Descargar conversación',
  formats: { PDF: 'PDF con huella SHA-256', DOCX: 'Word (DOCX) con huella SHA-256' } satisfies Record<
    DocumentFormat,
    string
  >,
  preparing: 'Preparando el documento…',
  failed: 'No pudimos preparar el documento.',
} as const;

import { dayIn } from '../lib/zones.ts';
import { hourName } from './deadline-days.ts';
import { writtenDay } from './days.ts';
import { counted, countedWithCommas, withCommas } from './words.ts';

const decimal = (value: number): string => value.toLocaleString('es-MX', { maximumFractionDigits: 1 });

/** `1.2 MB`, `34 kB`, `120 bytes`. */
const sizeOf = (bytes: number): string => {
  if (bytes >= 1024 * 1024) return `${decimal(bytes / 1024 / 1024)} MB`;
  if (bytes >= 1024) return `${decimal(Math.round(bytes / 1024))} kB`;
  return counted(bytes, 'byte', 'bytes');
};

/** The chat of a case: validation messages and notices. */
export const caseChatText = {
  membersOnly: 'El chat del caso es sólo para su titular y sus colaboradores.',
  archived: 'El asunto está archivado: su chat sólo se lee. Quien lo lleva puede sacarlo del archivo.',
  empty: 'Escribe un mensaje.',
  tooLong: 'El mensaje puede tener hasta 4,000 caracteres.',
  clientIdInvalid: 'El identificador del mensaje debe tener entre 1 y 100 caracteres.',
  reused: 'Ese mensaje ya se envió con otro texto. Envíalo de nuevo.',
  replyNotFound: 'El mensaje al que respondes no está en este chat.',
  tooManyAttachments: 'Un mensaje lleva hasta 5 adjuntos.',
  documentMissing: 'El documento no llegó o ya se usó. Vuelve a adjuntarlo.',
  documentType: (fileName: string) =>
    `«${fileName}» no se puede adjuntar: se aceptan PDF, DOCX y TXT, y el contenido debe ser del tipo que dice su nombre.`,
  documentsFull: (megabytes: number) =>
    `Este asunto ya guarda ${megabytes} MB de documentos. Elimina los que ya no necesites.`,
  documentDetail: (format: string | null, bytes: number) => [format, sizeOf(bytes)].filter(Boolean).join(' · '),
  articleNotFound: 'Ese artículo no está en el acervo.',
  attachedNotFound: 'No encontramos lo que quieres adjuntar, o no tienes acceso.',
  attachedElsewhere: 'Ese vencimiento no es de este asunto: en su chat sólo se adjuntan los suyos.',
  attachedDeleted: 'Ese vencimiento se eliminó: ya no se puede adjuntar.',
  hiddenThing: 'Un vencimiento',
  onlyAuthorEdits: 'Sólo quien escribió el mensaje puede editarlo.',
  onlyAuthorDeletes: 'Sólo quien escribió el mensaje puede eliminarlo.',
  editWindowOver: 'Un mensaje se puede editar durante los 15 minutos que siguen a su envío.',
  deletedNotEditable: 'El mensaje se eliminó; ya no se puede editar.',
  tooManyVersions: 'Este mensaje ya se editó muchas veces. Escribe uno nuevo.',
  sequenceInvalid: 'La posición en la conversación debe ser cero o más.',
  articleLabel: (law: string, article: string) => `${law}, artículo ${article}`,
  articleRepealed: 'Artículo derogado.',
} as const;

/** `21 de noviembre de 2026, 12:05:09`. */
const instant = (at: Date, zone: string): string =>
  `${writtenDay(dayIn(zone, at))}, ${at.toLocaleTimeString('es-MX', { timeStyle: 'medium', hourCycle: 'h23', timeZone: zone })}`;

/** The conversation of a case as a document. */
export const caseChatDocumentText = {
  name: (title: string) => `Chat del caso ${title}`,
  subtitle: (messages: number, day: string, zone: string) =>
    `Chat del caso · ${countedWithCommas(messages, 'mensaje', 'mensajes')} · documento del ${writtenDay(day)} · ${hourName(zone)}`,
  foot: 'Información confidencial del despacho',
  empty: 'Esta conversación todavía no tiene mensajes.',
  shortened: (most: number, whole: number) =>
    `La conversación tiene ${withCommas(whole)} mensajes; aquí están los últimos ${withCommas(most)}.`,
  head: (sequence: number, at: Date, zone: string) => `  n.º ${sequence} · ${instant(at, zone)}`,
  reply: (sequence: number, author: string) => `En respuesta al n.º ${sequence}, de ${author}`,
  edited: (at: Date, zone: string) => `Editado el ${instant(at, zone)}`,
  before: (until: Date, zone: string) => `Antes, hasta el ${instant(until, zone)}:`,
  deleted: (at: Date, zone: string) => `Mensaje eliminado el ${instant(at, zone)}`,
  attached: 'Adjunto: ',
  proof: 'Huella de la conversación',
  proofTerm: 'SHA-256',
  proofCovers: 'Comprende',
  proofRange: (first: number, last: number) => (first === last ? `mensaje ${first}` : `mensajes ${first} a ${last}`),
  proofNothing: 'ningún mensaje',
  proofHow:
    'La misma conversación da siempre la misma huella; si cambia una letra, una hora o un autor, la huella cambia. Se calcula sobre un texto UTF-8 con una línea JSON por mensaje, en su orden y terminada en salto de línea: [número, hora ISO 8601 en UTC, correo del autor, texto, número del mensaje al que responde o null, [["tipo", "id"] de cada adjunto], [[versión anterior, hasta cuándo]], hora de edición o null, hora de eliminación o null].',
} as const;

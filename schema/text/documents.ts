import { MAX_FILE_MB } from '../lib/file-limits.ts';
import { filePlaceText } from './file-places.ts';
import type { LegalDocumentKind } from '../generated/contract.ts';
import { multipartText } from './files.ts';

const MEGABYTE = 1024 * 1024;
const GIGABYTE = 1024 * MEGABYTE;
const size = (bytes: number): string =>
  bytes >= GIGABYTE ? `${Math.round(bytes / GIGABYTE)} GB` : `${Math.round(bytes / MEGABYTE)} MB`;

/** Documents that are analysed: what the server answers. */
export const documentText = {
  onlyKinds: 'Solo se aceptan archivos .pdf, .doc y .docx',
  tooLarge: multipartText.tooLarge(MAX_FILE_MB),
  oneSource: 'Elige un archivo o un documento de un asunto: uno de los dos.',
  nameInvalid: 'El documento necesita un nombre de 1 a 255 caracteres.',
  storageFull: (limit: number) =>
    `Con este archivo se pasaría del espacio de tu plan (${size(limit)}). Borra documentos que ya no uses o cambia de plan.`,
  notRunning: 'El análisis de este documento ya terminó.',
  stillRunning: 'El análisis de este documento todavía no termina. Espera a que acabe o cancélalo.',
  notDone: 'Este documento no tiene un análisis terminado.',
  noteTooLong: (most: number) => `La nota puede tener hasta ${most} caracteres.`,
  howManyFindings: (most: number) => `Elige de 1 a ${most} hallazgos.`,
  unknownFinding: 'Alguno de esos hallazgos ya no está en el análisis. Actualiza la página.',
  notRestorable: 'Ya pasaron 24 horas: el documento se borró con su archivo.',
  bytesGone: 'El archivo ya no está guardado. Vuelve a subirlo.',
  failed: 'No se pudo analizar el documento. No se descontó de tu plan; vuelve a intentar.',
  notReadInTime: 'El análisis tarda más de lo normal. Sigue en curso: consulta el documento en unos momentos.',
  cancelled: 'El análisis se canceló.',
} as const;

/** Why a file was not read. */
export const documentProblemText = {
  EMPTY: 'El archivo está vacío.',
  TOO_LARGE: 'El archivo tiene más texto del que se puede leer. Divídelo y súbelo por partes.',
  TOO_SLOW: 'La lectura del archivo tardó demasiado y se detuvo. Divídelo y súbelo por partes.',
  EXPANDS_TOO_MUCH: 'El archivo ocupa demasiado al descomprimirse y no se abrió.',
  TOO_DEEP: 'El archivo tiene demasiados elementos unos dentro de otros y no se abrió. Sube una copia en PDF.',
  EXTERNAL_PARTS: 'El archivo trae definiciones que llaman a otros archivos y no se abrió. Guárdalo de nuevo y súbelo.',
  WRONG_NAME:
    'El contenido del archivo no es del tipo que dice su nombre. Guárdalo con su terminación: .pdf, .doc o .docx.',
  WRONG_TYPE: documentText.onlyKinds,
  SCANNED:
    'Es un documento escaneado: sus páginas son imágenes sin texto. El reconocimiento de texto (OCR) no está instalado en este servidor; sube una copia con texto.',
  SCANNED_UNREAD:
    'Es un documento escaneado y no se reconoció texto en sus imágenes. Sube una copia más nítida, o una con texto.',
  ENCRYPTED: 'El archivo está protegido con contraseña. Sube una copia sin contraseña.',
  BROKEN: 'El archivo está dañado o incompleto y no se pudo abrir.',
  NO_TEXT: 'El archivo no tiene texto.',
  NO_ARTICLES: 'El archivo no se pudo leer.',
  MISSING_FACTS: 'El archivo no se pudo leer.',
} as const;

/** Said of a document in another language: its type and its findings would mean nothing. */
export const foreignLanguageText = {
  message: 'El documento no está en español: se muestra su texto, sin tipo ni hallazgos.',
  why: 'El tipo, los datos y los hallazgos se buscan con el vocabulario de los documentos mexicanos en español; en otro idioma no se puede confiar en ellos.',
  suggestion: 'Sube la traducción al español, si la hay.',
} as const;

/** Said of pages that are pictures and were not read. */
export const unreadPagesText = (pages: readonly number[]) => ({
  message: `${filePlaceText.pictures(pages)} y no se leyó su texto: el análisis no las toma en cuenta.`,
  why: 'Lo que dice una imagen sólo se lee con reconocimiento de texto (OCR), que este servidor no tiene o no pudo aplicar.',
});

/** Said of pages whose text was recognised in their pictures. */
export const recognizedPagesText = (pages: readonly number[]) => ({
  message: `${filePlaceText.pictures(pages)}: su texto se reconoció por OCR y puede tener errores. Coteja nombres, números y fechas con el original.`,
  why: 'El reconocimiento de texto confunde letras y números parecidos, sobre todo en copias de mala calidad.',
});

/** Said where the citations of a text were not compared, or not all of them. */
export const uncheckedCitationsText = {
  message: 'No se cotejaron todas las citas de leyes: el documento es demasiado extenso.',
  why: 'Una cita sin cotejar puede ser de un artículo que no existe o ya no está vigente. Revisa por partes el texto que te importe en «Citas».',
} as const;

/** `document_type` of REST. */
export const restDocumentType: Record<LegalDocumentKind, string> = {
  CONTRACT: 'contrato',
  POWER_OF_ATTORNEY: 'poder',
  CLAIM: 'demanda',
  WILL: 'testamento',
  PROMISSORY_NOTE: 'pagare',
  DEED: 'escritura',
  UNKNOWN: 'otro',
};

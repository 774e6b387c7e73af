import { MAX_FILE_MB } from '../lib/file-limits.ts';

/** Uploaded files, and documents to download. */
export const filesText = {
  storageAway: 'El almacén de archivos no responde en este momento. Intenta de nuevo en unos segundos.',
  nameInvalid: 'El archivo necesita un nombre de 1 a 255 caracteres.',
  empty: 'El archivo está vacío.',
  tooLarge: (megabytes: number) =>
    `El archivo pasa de ${megabytes} MB. Divídelo o guarda sólo las páginas que necesitas.`,
  tooMany: (most: number) => `Ya hay ${most} archivos esperando. Úsalos o inténtalo mañana, cuando se borren.`,
  tooManyAtOnce:
    'Hay demasiados archivos subiendo o bajando a la vez en tu cuenta. Espera a que termine alguno y vuelve a intentar.',
  missing: 'El archivo no llegó o ya se usó. Vuelve a subirlo.',
  notAnnounced: 'El archivo no mide lo que se anunció. Vuelve a subirlo.',
} as const;

/** Upload and download of a file on the screens. */
export const uploadText = {
  empty: 'El archivo está vacío.',
  tooLarge: filesText.tooLarge(MAX_FILE_MB),
  unreadable: 'Ese tipo de archivo no se puede leer. Usa PDF, DOCX, DOC, HTML o TXT.',
  cut: 'Se cortó la conexión mientras se subía el archivo.',
  noReply: 'El servidor no recibió el archivo. Intenta de nuevo.',
} as const;

/** A file that is sent as a form. */
export const multipartText = {
  expected: 'Envía el archivo como multipart/form-data.',
  noFile: (field: string) => `Falta el archivo. Envíalo en el campo «${field}».`,
  oneFile: 'Envía un solo archivo a la vez.',
  malformed: 'El envío llegó incompleto o con un formato que no se entiende. Vuelve a enviar el archivo.',
  tooLarge: (megabytes: number) => `El archivo supera el límite de ${megabytes} MB`,
} as const;

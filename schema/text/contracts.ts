import { listed, withCommas } from './words.ts';

/** Contracts: what the server says. */

export const contractText = {
  missing: (labels: readonly string[]) => `Por favor completa todos los campos requeridos: ${labels.join(', ')}`,
  invalid: (label: string, problem: string) => `${label}: ${problem}`,
  nothingToSave: 'No hay contrato para guardar',
  jurisdictionUnknown: 'La jurisdicción debe ser México federal, CDMX, Jalisco o Nuevo León.',
  templateUnknown: 'Esa plantilla no existe o ya no está.',
  templateLocked: 'Esta plantilla es PREMIUM: está en los planes de pago.',
  fieldUnknown: (field: string) => `La plantilla no tiene el campo «${field}».`,
  fieldTwice: (field: string) => `El campo «${field}» viene dos veces.`,
  tooManyValues: 'El formulario trae demasiados campos.',
  formTooLarge: 'El formulario tiene demasiado texto. Acórtalo.',
  valueTooLong: (field: string, most: number) =>
    `El campo «${field}» puede tener hasta ${withCommas(most)} caracteres.`,
  tooManyParties: (field: string, most: number) => `El campo «${field}» puede tener hasta ${most} partes.`,
  tooManyRepresentatives: (most: number) => `Cada parte puede tener hasta ${most} representantes.`,
  tooManyRows: (field: string, most: number) => `El campo «${field}» puede tener hasta ${most} renglones.`,
  tooManyCells: (field: string) => `Un renglón de «${field}» tiene más columnas de las que existen.`,
  titleInvalid: 'El título debe tener entre 1 y 200 caracteres.',
  title: (template: string, party: string) => `${template} - ${party}`,
  noteTooLong: (most: number) => `La nota puede tener hasta ${most} caracteres.`,
  bodyInvalid: 'El contrato no tiene el formato del editor y no se guardó.',
  bodyTooLong: 'El contrato es demasiado largo para guardarse.',
  bodyNotOne: 'Ese contenido no es el documento de un contrato.',
  archived: 'El contrato está archivado: sácalo del archivo para cambiarlo.',
  newerVersion: (number: number) =>
    `Hay una versión más nueva (la ${number}). Tu texto no se guardó: compáralo con ella y guarda otra vez.`,
  changedMeanwhile: 'El contrato cambió en otra ventana. Vuelve a abrirlo y haz el cambio otra vez.',
  tooManyVersions: (most: number) =>
    `El contrato ya tiene ${most} versiones, que es el máximo. Duplícalo para seguir trabajando.`,
  versionUnknown: 'Esa versión no existe.',
  restored: (number: number) => `Se recuperó la versión ${number}.`,
  copyOf: (title: string) => `${title} (copia)`,
  deleteArchivedOnly: 'Primero archiva el contrato; después lo puedes borrar.',
  fromToOrder: 'Elige dos versiones: la anterior y la posterior.',
  shaInvalid: 'La huella SHA-256 tiene 64 dígitos hexadecimales.',
  emailsCount: (most: number) => `Escribe de 1 a ${most} correos.`,
  emailInvalid: (email: string) => `«${email}» no es un correo al que se pueda enviar.`,
  messageTooLong: (most: number) => `El mensaje puede tener hasta ${withCommas(most)} caracteres.`,
  requestLength: (least: number, most: number) =>
    `Di en ${least} a ${withCommas(most)} caracteres qué debe decir la cláusula.`,
  noModel: 'Aquí no hay un modelo que redacte. Puedes escribir la cláusula en el editor o usar las plantillas.',
  notDrafted: 'El modelo no entregó una cláusula que se pueda usar. No se descontó ninguna consulta: intenta de nuevo.',
  ownFile: {
    notDocx: 'La plantilla debe ser un documento de Word (.docx).',
    macros: 'El archivo trae macros o contenido activo y no se abrió. Guárdalo como .docx sin macros.',
    tooLarge: (megabytes: number) => `La plantilla puede medir hasta ${megabytes} MB.`,
    noFields:
      'No se encontraron campos. Escríbelos en el documento entre llaves dobles, por ejemplo {{nombre_del_cliente}}.',
    badField: (tag: string) =>
      `«{{${tag}}}» no es un nombre de campo: usa letras, números, espacios y guiones, hasta 60 caracteres.`,
    unclosed: 'Hay llaves dobles sin cerrar o sin abrir en el documento. Revísalas en Word y vuelve a subirlo.',
    tooManyFields: (most: number) => `La plantilla puede tener hasta ${most} campos distintos.`,
    tooMany: (most: number) => `Puedes tener hasta ${most} plantillas propias. Borra alguna.`,
    nameInvalid: 'El nombre debe tener entre 1 y 100 caracteres.',
    fieldNotInFile: (name: string) => `El documento no tiene el campo «${name}».`,
    fieldsMissing: (names: readonly string[]) => `Faltan campos del documento: ${listed(names)}.`,
    labelInvalid: 'Cada campo necesita un nombre visible de 1 a 100 caracteres.',
    formatInvalid: (label: string) => `El tipo y el formato de «${label}» no van juntos.`,
    optionsInvalid: (label: string, most: number) =>
      `«${label}» necesita de 1 a ${most} opciones distintas, de hasta 200 caracteres.`,
    step: 'Datos',
    description: (fileName: string) => `Plantilla propia, del archivo «${fileName}».`,
  },
} as const;

/** The files of a version. */
export const contractExportText = {
  plainText: 'text/plain; charset=utf-8',
  versionName: (title: string, number: number) => `${title} v${number}`,
  evidenceName: (title: string, number: number) => `${title} v${number} evidencia`,
  readme: 'LEEME.txt',
  sums: 'SHA256SUMS.txt',
  history: 'historial.json',
  document: 'contrato',
  proves: (facts: { title: string; version: number; savedAt: string; sha256: string; page: string; files: string[] }) =>
    `PAQUETE DE EVIDENCIA DE UN CONTRATO

Contrato: ${facts.title}
Versión: ${facts.version}, guardada el ${facts.savedAt} (UTC, reloj de este servidor)
SHA-256 del texto: ${facts.sha256}
Verificación pública: ${facts.page}

QUÉ HAY AQUÍ
${facts.files.map((file) => `- ${file}`).join('\n')}

QUÉ PERMITE COMPROBAR
- Que los archivos de este paquete son los que hizo el sistema: su huella SHA-256 debe ser la de SHA256SUMS.txt.
- Que el texto de la versión es el que se guardó: contrato.txt tiene la huella de arriba.
- Qué versiones hubo, cuándo se guardó cada una según el reloj de este servidor, y a qué correos se envió el contrato.

QUÉ NO PRUEBA
- No es una constancia de conservación de mensajes de datos de la NOM-151-SCFI-2016: esa la emite un prestador de
  servicios de certificación acreditado. Para obtenerla, entrégale la huella SHA-256 o los archivos de este paquete.
- No es una firma electrónica ni demuestra que alguien firmó, leyó o aceptó el contrato.
- La hora es la del reloj de este servidor: no es una fecha cierta ante terceros.
- El envío por correo aceptado por un servidor no demuestra que la persona lo recibió.
`,
} as const;

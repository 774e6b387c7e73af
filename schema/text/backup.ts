/** What the person who makes, checks or restores a backup reads in the terminal. */

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

interface Facts {
  tables: number;
  rows: number;
  jobs: number;
  mails: number;
  files: { kind: 'FOLDER' | 'S3'; count: number; bytes: number };
}

const filesOf = ({ kind, count, bytes }: Facts['files']): string =>
  kind === 'S3'
    ? 'sin los archivos de las personas, que están en un bucket S3 y se respaldan ahí'
    : `${count} archivos de personas (${size(bytes)})`;

const content = ({ tables, rows, jobs, mails, files }: Facts): string =>
  `${tables} tablas, ${rows} filas, ${jobs} tareas pendientes, ${mails} correos sin enviar, ${filesOf(files)}`;

export const backupText = {
  usage:
    'npm run backup -- ARCHIVO\n' +
    'Copia toda la base de datos y los archivos de las personas en un archivo, también mientras Foja atiende. La clave de cifrado va dentro solo si das una frase ' +
    '(BACKUP_PASSPHRASE, o la que escribas aquí).',
  usageRestore:
    'npm run restore -- ARCHIVO [--without-secret]\n' +
    'Restaura una copia en una base de datos vacía: la carpeta FOJA_DATA o el servidor DATABASE_URL.\n' +
    '--without-secret: cuando la clave se perdió. Todo queda, menos lo que estaba cifrado: la conexión con Google y las llaves de las sesiones.',
  usageVerify:
    'npm run backup:verify -- ARCHIVO\n' +
    'Lee la copia completa y comprueba cada byte; con BACKUP_PASSPHRASE, también que la clave se pueda descifrar.',

  written: (file: string, bytes: number, facts: Facts) =>
    `Copia guardada en ${file} (${size(bytes)}): ${content(facts)}.`,
  withSecrets:
    'La clave de cifrado va dentro, protegida con la frase. Sin la frase no se puede abrir: guárdala en otro lugar.',
  withoutSecrets:
    'La clave de cifrado NO va dentro, porque no hay frase (BACKUP_PASSPHRASE). Guarda aparte el archivo seal.secret, o el valor de FOJA_SECRET: ' +
    'sin la clave no se recuperan la conexión con Google ni las sesiones.',
  noSecretHere:
    'Aquí no está la clave de cifrado (FOJA_SECRET, o seal.secret en FOJA_DATA), así que no va dentro. Guárdala aparte.',
  otherSecretHere:
    'La clave de cifrado que hay aquí no es la de esta base de datos, así que no va dentro. Guarda aparte la que corresponde.',
  verified: (file: string, at: string, facts: Facts) =>
    `La copia ${file}, del ${at}, está completa: ${content(facts)}.`,
  secretsOpen: 'La frase abre la clave de cifrado.',
  secretsNotTried: 'Lleva la clave de cifrado, que no se comprobó: falta la frase (BACKUP_PASSPHRASE).',
  secretsAbsent: 'No lleva la clave de cifrado: guárdala aparte.',
  restored: (facts: Facts) => `La copia quedó restaurada: ${content(facts)}. Inicia Foja con npm start.`,
  secretRestored: (file: string) => `La clave de cifrado quedó en ${file}.`,

  askPassphrase: 'Frase de la copia (vacía: sin la clave de cifrado): ',
  askPassphraseAgain: 'Otra vez: ',
  askPassphraseToOpen: 'Frase de la copia: ',
  passphrasesDiffer: 'Las dos frases no son iguales.',
  passphraseTooShort: (shortest: number) => `La frase debe tener ${shortest} caracteres o más.`,

  exists: (file: string) => `Ya hay un archivo ${file}. Elige otro nombre: una copia nunca se escribe sobre otra.`,
  noSpace: (file: string) =>
    `No hay espacio en el disco para ${file}. No quedó ningún archivo a medias. Libera espacio o elige otro disco.`,
  notWritable: (file: string, code: string) =>
    `No se puede escribir ${file} (${code}). Revisa la carpeta y sus permisos.`,
  notReadable: (file: string, code: string) => `No se puede leer ${file} (${code}). Revisa el nombre y los permisos.`,
  noData: (folder: string) =>
    `En ${folder} no hay una base de datos. Indica su carpeta con FOJA_DATA, o el servidor con DATABASE_URL.`,
  notOurDatabase: 'Esta base de datos no es de Foja, o está vacía: no hay nada que copiar.',

  beginning: 'el principio',
  notABackup: 'Este archivo no es una copia de Foja.',
  newerFormat: (format: number) =>
    `Esta copia tiene el formato ${format}, que esta versión de Foja no conoce. Restáurala con una versión más nueva.`,
  newerSchema: (version: string, unknown: string[]) =>
    `Esta copia es de una versión más nueva de Foja (${version}; ${unknown.join(', ')}). Restáurala con esa versión o una posterior.`,
  cutOff: 'La copia está incompleta: el archivo termina antes de tiempo. Usa otra copia.',
  damaged: (where: string) =>
    `La copia está dañada (en ${where}): su contenido no coincide con sus sumas. Usa otra copia.`,
  wrongPassphrase: 'La frase no es la de esta copia.',

  notEmpty:
    'La base de datos no está vacía, y una copia solo se restaura en una vacía. No se cambió nada. ' +
    'Elige otra carpeta con FOJA_DATA, o crea otra base de datos y dala con DATABASE_URL.',
  otherSecret: (where: string) =>
    `La clave de cifrado de ${where} no es la de esta copia. No se cambió nada. Quita esa clave, o elige otra carpeta con FOJA_DATA.`,
  noSecret:
    'Falta la clave de cifrado con la que se escribieron estos datos. No se cambió nada. Da una de estas: la frase de la copia ' +
    '(BACKUP_PASSPHRASE), el archivo seal.secret en la carpeta FOJA_DATA, o FOJA_SECRET. Si se perdió: --without-secret.',
  noSecretInside:
    'Esta copia no lleva la clave de cifrado con la que se escribieron los datos. No se cambió nada. Pon el archivo seal.secret en la ' +
    'carpeta FOJA_DATA, o da FOJA_SECRET. Si se perdió: --without-secret.',
  otherMail: (file: string) => `Ya hay otro correo en ${file}. No se cambió nada. Elige otra carpeta con FOJA_DATA.`,
};

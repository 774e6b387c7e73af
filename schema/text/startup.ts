/** Terminal messages when the server cannot start. */
export const startupText = {
  envTitle: 'La configuración del servidor no es válida:',
  envDevelopmentOnly: 'este valor es solo para desarrollo y pruebas, con NODE_ENV=development o test',
  envRequiredBy: (setting: string) => `falta este valor, porque lo necesita ${setting}`,

  folderInUse: (folder: string, pid: number) =>
    `Otra copia de Foja (proceso ${pid}) ya usa la carpeta ${folder}. Detenla, o elige otra carpeta con FOJA_DATA.`,
  folderNotWritable: (folder: string, detail: string) =>
    `No se puede escribir en la carpeta ${folder} (${detail}). Revisa sus permisos, o elige otra con FOJA_DATA.`,
  noBinaries: (platform: string, detail: string) =>
    `No hay una base de datos incluida que funcione en este equipo (${platform}${detail && `: ${detail}`}). ` +
    'Ejecuta «npm ci» sin omitir dependencias opcionales, o indica un servidor PostgreSQL con DATABASE_URL.',
  rootNotPossible:
    'La base de datos incluida no puede ejecutarse aquí como root. ' +
    'Inicia Foja con un usuario normal, o indica un servidor PostgreSQL con DATABASE_URL.',
  initFailed: (folder: string, detail: string) => `No se pudo crear la base de datos en ${folder}.\n${detail}`,
  startFailed: (logs: string, detail: string) =>
    `La base de datos incluida no arrancó. El registro completo está en ${logs}.\n${detail}`,
  secretRejected: (secret: string) => `La contraseña guardada en ${secret} no es la de esta base de datos.`,
  secretDamaged: (file: string, length: number, shortest: number, remedy: string) =>
    `El archivo ${file} está vacío o incompleto: tiene ${length} caracteres y debe tener ${shortest} o más. No se cambió nada. ${remedy}`,
  sealSecretRemedy:
    'Recupéralo de una copia de la carpeta, o da la clave con FOJA_SECRET. Si se perdió: aparta ese archivo, haz una copia con ' +
    '«npm run backup» y restáurala en una carpeta nueva con «npm run restore -- copia.tar --without-secret».',
  databaseSecretRemedy:
    'Sin él no se abre la base de datos. Recupéralo de una copia de la carpeta, o restaura la última copia en una carpeta nueva con «npm run restore».',
  roleSecretRemedy: 'Bórralo: al iniciar se hace otro.',
  notOwner: (detail: string) =>
    `Hay que preparar las tablas y el usuario de DATABASE_URL no puede cambiarlas (${detail}). ` +
    'Da con DATABASE_OWNER_URL la dirección del dueño de la base de datos.',
  wrongSecret:
    'La clave FOJA_SECRET no es la de esta base de datos: con ella no se puede leer lo que está cifrado. ' +
    'Inicia con la de antes, o con el archivo seal.secret que acompaña a los datos.',
  stillNotReady: (seconds: number) => `No respondió después de ${seconds} segundos.`,
  versionMismatch: (folder: string, found: string, expected: string) =>
    `Los datos de ${folder} son de PostgreSQL ${found} y esta versión de Foja trae PostgreSQL ${expected}. ` +
    'Con la versión de Foja que los escribió, haz una copia: «npm run backup -- copia.tar». ' +
    'Con esta, restáurala en una carpeta nueva: «FOJA_DATA=carpeta-nueva npm run restore -- copia.tar».',
  newerSchema: (unknown: string[]) =>
    `Una versión más nueva de Foja ya cambió esta base de datos (${unknown.join(', ')}) y esta versión no la conoce. ` +
    'No se escribió nada. Inicia con la versión más nueva, o restaura en una base de datos vacía una copia hecha antes del cambio.',

  ready: (url: string, seconds: string) => `Foja está lista en ${url} (${seconds} s)`,
  dataFolder: (folder: string) => `Base de datos incluida en ${folder}. Ctrl-C para detener.`,
  stopped: 'Foja se detuvo; todo quedó guardado.',
  portInUse: (port: number) =>
    `El puerto ${port} ya está en uso. Detén el otro programa, o elige otro puerto: PORT=4000 npm start`,
  portNotAllowed: (port: number) =>
    `No hay permiso para usar el puerto ${port}. Elige uno mayor que 1024: PORT=4000 npm start`,
  webNotBuilt: 'Las páginas no están construidas: ejecuta npm start en la raíz del proyecto.',
};

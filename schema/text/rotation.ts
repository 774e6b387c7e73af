/** What the person who replaces the secret reads in the terminal. */
export const rotationText = {
  usage:
    'npm run secret:rotate [-- --secret-file ARCHIVO]\n' +
    'Cambia la clave de cifrado (seal.secret) por otra nueva, o por la que dice ARCHIVO, y vuelve a cifrar todo lo que estaba cifrado. ' +
    'Foja puede seguir atendiendo. Si se interrumpe, repite el mismo comando.\n' +
    'Con FOJA_SECRET: inicia los servidores con FOJA_SECRET=clave nueva y FOJA_SECRET_PREVIOUS=clave anterior, ejecuta este comando ' +
    'con las mismas variables, y después quita FOJA_SECRET_PREVIOUS.',
  waiting: (seconds: number) =>
    `Todo está cifrado con la clave nueva. Se espera ${seconds} s a que terminen las peticiones que ya habían empezado…`,
  done: (values: number, keyId: string) =>
    `La clave de cifrado ahora es ${keyId}; se volvieron a cifrar ${values} valores.`,
  oldIsGone:
    'La clave anterior se borró. Haz ahora una copia con «npm run backup». Las copias que ya tienes necesitan la clave con la que se hicieron: ' +
    'va dentro de ellas si diste una frase; si no, conserva la anterior mientras las guardes.',
  removeSetting:
    'Quita FOJA_SECRET_PREVIOUS y reinicia los servidores. Conserva la clave anterior mientras guardes copias hechas con ella sin frase.',

  noSecret: (folder: string) =>
    `Aquí no hay una clave de cifrado que cambiar (FOJA_SECRET, o seal.secret en ${folder}). Indica la carpeta con FOJA_DATA.`,
  noDatabase: 'Esta base de datos no es de Foja, o está vacía: no hay nada que volver a cifrar.',
  otherSecret: (where: string) =>
    `La clave de cifrado de ${where} no es la de esta base de datos. No se cambió nada. Da también la anterior con FOJA_SECRET_PREVIOUS.`,
  secretOfEnvironment:
    'La clave viene de FOJA_SECRET, y este comando no puede cambiar una variable. Elige otra de 32 caracteres o más (por ejemplo, con ' +
    '«openssl rand -base64 32»), reinicia Foja con FOJA_SECRET=clave nueva y FOJA_SECRET_PREVIOUS=clave anterior, y repite este comando con las mismas variables.',
  unfinished:
    'Hay un cambio de clave sin terminar. Repite el comando sin --secret-file; cuando termine, cambia la clave otra vez.',
  unreadable: (values: number) =>
    `${values} valores ya no se podían leer con ninguna clave de aquí, y quedaron como estaban.`,
  sameSecret: 'La clave nueva es igual a la que ya hay. No se cambió nada.',
  givenRemedy: 'Da un archivo con la clave completa.',
  underWay: 'Ya hay un cambio de clave en curso en esta base de datos. Espera a que termine.',
};

/** What `npm run keys:rotate` prints. */
export const keyRotationText = {
  usage: `npm run keys:rotate [-- --emergency]

Otra llave firma las sesiones desde ahora, también con Foja en marcha. Las anteriores verifican hasta que venza lo que firmaron.
--emergency  alguien más tiene una llave: las anteriores dejan de valer y se cierran todas las sesiones.`,
  noSecret: 'Aquí no está el secreto de este servidor: indica FOJA_DATA o FOJA_SECRET.',
  otherSecret: 'El secreto de aquí no es el de esta base de datos.',
  done: (id: string) => `La llave ${id} firma desde ahora. Los servidores en marcha la usan en unos segundos.`,
  oldVerify:
    'Las llaves anteriores verifican hasta que venza el último pase que firmaron; nadie tiene que volver a entrar.',
  emergency: (removed: number, ended: number) =>
    `Llaves que dejaron de valer: ${removed}. Sesiones cerradas: ${ended}; todas las personas tienen que volver a entrar.`,
} as const;

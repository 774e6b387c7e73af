/** Signing in with Google on the screen. Texts with a key of their version are exact in the specification. */

/** Of the server too: after it the page tries the other way that the specification names. */
export const GOOGLE_CODE_FAILED = 'Error procesando código OAuth';

/** Landing and registration. */
export const googleErrorsA = {
  scriptMissing: 'Google Identity Services no está disponible. Recarga la página.',
  notConfigured: 'Google CLIENT_ID no configurado',
  configTimeout: 'Error al conectar con Google',
  configFailed: 'Error al conectar con Google',
  refused: 'Error con Google OAuth',
  unreachable: 'Error de conexión con Google.',
} as const;

/** The login screen. */
export const googleErrorsB = {
  scriptMissing: 'Google Services no disponible. Recarga la página.',
  notConfigured: 'Configuración de Google OAuth no disponible',
  configTimeout: 'Timeout conectando con Google. Intenta de nuevo.',
  configFailed: 'Error al conectar con Google. Verifica tu conexión.',
  libraryMissing: 'Google OAuth2 no disponible',
  windowFailed: 'Error en autenticación con Google',
  noCode: 'No se recibió código de autorización',
  codeFailed: GOOGLE_CODE_FAILED,
  profileFailed: 'Error obteniendo información del usuario',
  refused: 'Error autenticando usuario',
  credentialFailed: 'Error procesando respuesta de Google',
} as const;

export const googleScreenText = {
  button: 'Continuar con Google',
  asking: 'Conectando con Google…',
  prompting: 'Elige tu cuenta en el aviso de Google.',
  pressButton: 'Usa el botón de Google que aparece aquí.',
  inWindow: 'Termina en la ventana de Google. Si la cerraste, ábrela de nuevo.',
  blocked: 'Tu navegador no dejó abrir la ventana de Google.',
  openWindow: 'Abrir la ventana de Google',
  openAgain: 'Abrir de nuevo',
  cancel: 'Cancelar',
  failed: googleErrorsA.configFailed,
  instead: 'Puedes entrar con tu correo y contraseña.',
  signedIn: 'Sesión iniciada. Te llevamos a tu panel…',
} as const;

/** In the security tab, and where a sensitive act is confirmed. */
export const googleSettingsText = {
  title: 'Entrar con Google',
  failed: 'No pudimos leer cómo usa Google tu cuenta.',
  notConfigured: 'Este servidor no tiene configurado el acceso con Google.',
  none: 'Vincula una cuenta de Google para entrar con ella.',
  link: 'Vincular Google',
  linked: 'Google quedó vinculado. Te escribimos para avisarte.',
  linkedWith: (email: string) => `Entras con ${email}`,
  since: (when: string) => `Vinculada el ${when}`,
  unlink: 'Desvincular',
  unlinkTitle: '¿Desvincular Google?',
  unlinkBody: 'Ya no podrás entrar con esa cuenta de Google. Tu contraseña sigue funcionando.',
  unlinked: 'Google quedó desvinculado. Te escribimos para avisarte.',
  unlinkFailed: 'No pudimos desvincular Google.',
  onlyWayIn:
    'Es la única manera de entrar a tu cuenta: para desvincularla, crea antes una contraseña desde la pantalla de entrada.',
  noPassword: 'Tu cuenta entra con Google y no tiene contraseña.',
  confirmTitle: 'Confirma con Google',
  confirmBody:
    'Este cambio es delicado. Entra otra vez con Google para continuar; no te lo volveremos a pedir en diez minutos.',
  confirm: 'Confirmar con Google',
} as const;

/** What goes wrong when somebody signs in with Google: exact texts of the specification, by version. */

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

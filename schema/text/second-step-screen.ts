/** The second step of the login, and signing in with a passkey. */
export const secondStepText = {
  title: 'Verificación en dos pasos',
  body: {
    app: 'Escribe los seis dígitos que muestra ahora tu aplicación de autenticación.',
    recovery: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una sola vez.',
  },
  code: { app: 'Código de la aplicación', recovery: 'Código de recuperación' },
  codeRequired: 'Escribe el código.',
  submit: 'Verificar y entrar',
  instead: { app: 'Usar un código de recuperación', recovery: 'Usar la aplicación' },
  startOver: 'Volver',
  passkey: 'Entrar con llave de acceso',
  passkeyGivenUp: 'No se usó ninguna llave de acceso. Intenta de nuevo o entra con tu contraseña.',
  passkeyFailed: 'Este navegador no pudo usar la llave de acceso. Entra con tu contraseña.',
  otherAccount: 'Esa llave de acceso es de otra cuenta.',
  failed: 'No pudimos completar la entrada. Intenta de nuevo.',
} as const;

/** The warning before a session ends without use. */
export const idleText = {
  title: '¿Sigues ahí?',
  body: 'Tu sesión se cerrará por inactividad. Lo que escribiste se conserva.',
  left: (seconds: number) => (seconds === 1 ? 'Queda 1 segundo.' : `Quedan ${seconds} segundos.`),
  stay: 'Seguir trabajando',
  leave: 'Cerrar sesión',
} as const;

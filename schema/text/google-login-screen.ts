/** Signing in with Google on the screen. It is loaded with the login; errors come when they are needed. */
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
  failed: 'Error al conectar con Google',
  instead: 'Puedes entrar con tu correo y contraseña.',
  signedIn: 'Sesión iniciada. Te llevamos a tu panel…',
} as const;

/** The page `/restablecer`: asking for a link, and choosing a password with it. */
export const passwordResetText = {
  forgot: '¿Olvidaste tu contraseña?',
  askTitle: 'Restablece tu contraseña',
  askBody: 'Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  send: 'Enviar enlace',
  sentTitle: 'Revisa tu correo',
  sentBody: (email: string) =>
    `Si hay una cuenta con ${email}, en unos minutos llegará un enlace que vence en media hora. Si no lo ves, busca en el correo no deseado.`,
  sendAnother: 'Usar otro correo',
  chooseTitle: 'Elige una contraseña nueva',
  chooseBody: 'Al guardarla se cerrarán todas las sesiones abiertas de tu cuenta.',
  password: 'Contraseña nueva',
  again: 'Repite la contraseña nueva',
  mismatch: 'Las contraseñas no coinciden',
  save: 'Guardar contraseña',
  askAgain: 'Pedir otro enlace',
  doneTitle: 'Tu contraseña cambió',
  doneBody: 'Se cerraron todas las sesiones. Entra con tu contraseña nueva.',
  signIn: 'Iniciar sesión',
  back: 'Volver a iniciar sesión',
  failed: 'No pudimos completar la solicitud. Intenta de nuevo.',
} as const;

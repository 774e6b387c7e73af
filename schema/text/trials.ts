/** Trials without registration: what the server answers, its mail, and the screens. */
export const trialText = {
  emailInvalid: 'Por favor ingresa un email válido',
  alreadyUsed: 'Tu periodo de prueba ya fue utilizado',
  hasAccount: 'Ya tienes una cuenta con este email. Inicia sesión.',
} as const;

export const trialMail = {
  subject: 'Tu periodo de prueba de Foja',
  greeting: 'Hola:',
  begun: (days: number) =>
    `Aquí está el enlace de tu periodo de prueba de Foja: ${days} días con 100 consultas, 20 documentos y 10 asuntos, sin tarjeta.`,
  again: 'Alguien pidió otra vez el enlace de tu periodo de prueba de Foja con este correo.',
  expires: (day: string) => `Termina el ${day} (hora del centro de México). No se hace ningún cargo.`,
  keep: 'Para conservar lo que hagas, crea tu cuenta desde ahí antes de 30 días: después se borra.',
  secret: 'Quien tenga este enlace entra a tu periodo de prueba: no lo compartas.',
  open: 'Abrir mi periodo de prueba',
  footer:
    'Recibiste este correo porque alguien escribió tu dirección en Foja. Si no fuiste tú, ignóralo: no se creó ninguna cuenta.',
} as const;

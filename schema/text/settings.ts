/** What the server says about settings, and the mails about the account. */

export const settingsText = {
  nameRequired: 'El nombre es obligatorio',
  emailInvalid: 'Ingresa un email válido',
  tooLong: (most: number) => `Escribe hasta ${most} caracteres.`,
  timeoutInvalid: 'Elige 15, 30, 60, 120 o 480 minutos.',
  currencyInvalid: 'Elige MXN, USD o EUR.',
  changedMeanwhile: 'La configuración cambió en otra pestaña o dispositivo. Revísala y vuelve a guardar.',
} as const;

export const emailChangedMail = {
  subject: 'Cambió el correo de tu cuenta de Foja',
  greeting: 'Hola:',
  body: (email: string) => `El correo para entrar a tu cuenta de Foja ahora es ${email}.`,
  warning:
    'Si no fuiste tú, avisa de inmediato a quien administra este servicio: alguien conoce tu contraseña y cambió tu acceso.',
  footer: 'Este aviso de seguridad se envía siempre a la dirección anterior.',
} as const;

export const loginMail = {
  subject: 'Nuevo inicio de sesión en Foja',
  greeting: 'Hola:',
  body: (when: string) => `Alguien entró a tu cuenta de Foja el ${when} desde un dispositivo que no habíamos visto.`,
  device: (device: string) => `Dispositivo: ${device}`,
  unknownDevice: 'no se identificó',
  address: (address: string) => `Dirección IP: ${address}`,
  warning: 'Si no fuiste tú, cambia tu contraseña: se cerrarán las demás sesiones.',
  open: 'Revisar mi cuenta',
  footer: 'Puedes desactivar este aviso en Configuración, pestaña Seguridad.',
} as const;

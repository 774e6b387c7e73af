import { longDay } from './mails.ts';

/** What the server says about the protection of an account, and the mails about it. */

export const accountSecurityText = {
  linkInvalid: 'El enlace ya se usó o venció. Pide otro para continuar.',
  challengeOver: 'Pasó demasiado tiempo. Escribe de nuevo tu correo y tu contraseña.',
  codeWrong: 'El código no es correcto o ya se usó. Escribe el que se muestra ahora.',
  alreadyOn: 'La verificación en dos pasos ya está activa.',
  alreadyOff: 'La verificación en dos pasos no está activa.',
  passkeysNeedName:
    'Las llaves de acceso necesitan que el servicio tenga un nombre de dominio con HTTPS. Quien lo administra debe definir PUBLIC_URL.',
  passkeyRefused: 'No se pudo comprobar la llave de acceso. Intenta de nuevo.',
  passkeyKnown: 'Esa llave de acceso ya está registrada.',
  passkeyName: (most: number) => `Escribe un nombre de hasta ${most} caracteres.`,
  tooManyPasskeys: (most: number) => `Puedes tener hasta ${most} llaves de acceso. Elimina alguna para agregar otra.`,
  noPasskey: 'Tu cuenta no tiene llaves de acceso.',
  onlyWayIn: 'Es la única forma de entrar a tu cuenta. Antes de eliminarla, pon una contraseña.',
} as const;

export const passwordResetMail = {
  subject: 'Restablece tu contraseña de Foja',
  greeting: 'Hola:',
  body: 'Recibimos una solicitud para poner una contraseña nueva a tu cuenta de Foja.',
  expires: (at: Date) =>
    `El enlace vence el ${longDay(at)} (hora del centro de México) y se puede usar una sola vez. No lo reenvíes.`,
  open: 'Elegir una contraseña nueva',
  footer: 'Si no lo pediste, ignora este correo: tu contraseña sigue siendo la misma.',
} as const;

/** Mails that say that the access to an account changed. They are sent always. */
export const securityNoticeText = {
  greeting: 'Hola:',
  open: 'Revisar mi cuenta',
  when: (at: Date) => `Fecha: ${longDay(at)} (hora del centro de México).`,
  address: (address: string) => `Dirección IP: ${address}`,
  warning:
    'Si no fuiste tú, restablece tu contraseña desde «¿Olvidaste tu contraseña?» y avisa a quien administra este servicio.',
  footer: 'Este aviso de seguridad se envía siempre.',
  kinds: {
    PASSWORD_RESET: {
      subject: 'Tu contraseña de Foja cambió',
      body: 'Se puso una contraseña nueva a tu cuenta con el enlace que te enviamos por correo. Se cerraron todas las sesiones.',
    },
    TWO_FACTOR_ON: {
      subject: 'Se activó la verificación en dos pasos de tu cuenta de Foja',
      body: 'A partir de ahora, después de tu contraseña se pide un código de tu aplicación de autenticación.',
    },
    TWO_FACTOR_OFF: {
      subject: 'Se desactivó la verificación en dos pasos de tu cuenta de Foja',
      body: 'A partir de ahora basta tu contraseña para entrar.',
    },
    RECOVERY_CODE_USED: {
      subject: 'Se usó un código de recuperación de tu cuenta de Foja',
      body: 'Alguien que conoce tu contraseña entró con uno de tus códigos de recuperación. Ese código ya no sirve.',
    },
    RECOVERY_CODES_NEW: {
      subject: 'Tu cuenta de Foja tiene códigos de recuperación nuevos',
      body: 'Se crearon diez códigos de recuperación. Los anteriores ya no sirven.',
    },
    PASSKEY_ADDED: {
      subject: 'Se agregó una llave de acceso a tu cuenta de Foja',
      body: 'Con esa llave de acceso se puede entrar a tu cuenta sin escribir la contraseña.',
    },
    PASSKEY_REMOVED: {
      subject: 'Se eliminó una llave de acceso de tu cuenta de Foja',
      body: 'Con esa llave de acceso ya no se puede entrar a tu cuenta.',
    },
  },
} as const;

export type SecurityNotice = keyof typeof securityNoticeText.kinds;

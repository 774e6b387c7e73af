import { GOOGLE_CODE_FAILED, googleErrorsB } from './google-login-errors.ts';

/** What the server says of signing in with Google. The exact texts of the specification are among them. */
export const googleLoginText = {
  notConfigured: 'Entrar con Google no está disponible en este servidor.',
  notAuthenticated: googleErrorsB.refused,
  codeFailed: GOOGLE_CODE_FAILED,
  credentialFailed: googleErrorsB.credentialFailed,
  profileFailed: googleErrorsB.profileFailed,
  stateUnknown: 'Este intento con Google venció o ya se usó. Vuelve a intentarlo.',
  emailUnverified:
    'Google no ha verificado el correo de esa cuenta. Verifícalo en Google o entra con tu correo y contraseña.',
  emailTaken:
    'Ya hay una cuenta de Foja con ese correo, protegida de otra manera. Entra como siempre y vincula Google en Configuración, pestaña Seguridad.',
  otherGoogle: 'Esa cuenta de Foja ya está vinculada con otra cuenta de Google.',
  linkedElsewhere: 'Esa cuenta de Google ya entra a otra cuenta de Foja.',
  notLinked: 'Tu cuenta no está vinculada con Google.',
  otherPerson: 'Elegiste otra cuenta de Google. Usa la que está vinculada con tu cuenta de Foja.',
  onlyWayIn:
    'Google es la única manera de entrar a tu cuenta. Antes de desvincularlo, crea una contraseña con «¿Olvidaste tu contraseña?» en la pantalla de entrada.',
  linkedNow:
    'Vinculamos tu cuenta de Foja con Google, porque el correo es el mismo. La contraseña anterior dejó de funcionar; te escribimos por correo.',
  namelessAccount: 'Usuario de Google',
  returnTitle: 'Google',
  returnDone: 'Listo. Esta ventana se cierra sola.',
  returnHint: 'Si no se cierra, puedes cerrarla y volver a Foja.',
} as const;

/** The mail when Google was linked to an account or taken away from it. */
export const googleLinkMail = {
  linkedSubject: 'Tu cuenta de Foja ahora entra con Google',
  unlinkedSubject: 'Tu cuenta de Foja ya no entra con Google',
  greeting: 'Hola:',
  linked: (email: string, when: string) =>
    `El ${when} tu cuenta de Foja quedó vinculada con la cuenta de Google ${email}. Desde ahora puedes entrar con ella.`,
  passwordDropped:
    'Por seguridad, la contraseña que tenía la cuenta dejó de funcionar y se cerraron sus sesiones abiertas: nadie había comprobado que quien la puso tuviera este correo. Si quieres entrar también con contraseña, crea una con «¿Olvidaste tu contraseña?» en la pantalla de entrada.',
  unlinked: (when: string) => `El ${when} tu cuenta de Foja dejó de estar vinculada con Google.`,
  warning:
    'Si no fuiste tú, entra a Foja, revisa Configuración, pestaña Seguridad, y avisa a quien administra este servicio.',
  open: 'Revisar mi cuenta',
  footer: 'Este aviso de seguridad se envía siempre.',
} as const;

import type { PrivacyRight } from '../generated/contract.ts';
import { longDay } from './mails.ts';

/** Rights over personal data: what the server says, and its mails. */

export const privacyText = {
  alreadyClosing: 'Ya pediste eliminar tu cuenta.',
  notClosing: 'No hay ninguna eliminación que cancelar.',
  cancelPlanFirst:
    'Tu suscripción se renueva sola. Cancélala primero en Suscripciones; después podrás eliminar tu cuenta.',
  deletionAnswer: (due: Date) =>
    `Tu cuenta quedó bloqueada. Todo lo que contiene se eliminará el ${longDay(due)}; hasta entonces puedes cancelar la eliminación.`,
  deletedAccount: 'Cuenta eliminada',
  exportUnderWay: 'Ya estamos preparando una copia. Te avisaremos por correo cuando esté lista.',
  rightHasItsOwn: 'Elige rectificación u oposición: el acceso y la cancelación se piden con sus propios botones.',
  textLength: 'Explica tu solicitud en 10 a 2,000 caracteres.',
  oppositionDone: 'Dejamos de evaluar tus datos de forma automatizada.',
  modelNotAllowed:
    'Para usar esta función, acepta en Configuración, «Privacidad y datos», que el texto se envíe a un modelo de inteligencia artificial externo.',
} as const;

export const privacyRightText = {
  ACCESS: 'Acceso',
  RECTIFICATION: 'Rectificación',
  CANCELLATION: 'Cancelación',
  OPPOSITION: 'Oposición',
} satisfies Record<PrivacyRight, string>;

export const modelPurposeText = {
  ANSWER: 'Responder una pregunta del chat',
  CLAUSE: 'Redactar una cláusula',
  DOCUMENT: 'Leer un documento',
} as const;

interface MailWords {
  subject: string;
  greeting: string;
  body: (due: Date | null) => string;
  footer: string;
}

const FOOTER = 'Este aviso sobre tus datos personales se envía siempre.';

const mail = (subject: string, body: MailWords['body'], footer = FOOTER): MailWords => ({
  subject,
  greeting: 'Hola:',
  body,
  footer,
});

export const privacyMail = {
  EXPORT_READY: mail(
    'Tu copia de datos de Foja está lista',
    () =>
      'La copia de todos tus datos está lista. Descárgala en Configuración, «Privacidad y datos»: estará disponible siete días y solo con tu cuenta.',
  ),
  DELETION_REQUESTED: mail(
    'Pediste eliminar tu cuenta de Foja',
    (due) =>
      `Recibimos tu solicitud. Tu cuenta quedó bloqueada y se cerraron sus sesiones. Todo se eliminará el ${due ? longDay(due) : ''}. Si cambias de opinión o no fuiste tú, entra antes de esa fecha y cancela la eliminación en Configuración, «Privacidad y datos».`,
  ),
  DELETION_CANCELLED: mail(
    'Tu cuenta de Foja no se eliminará',
    () =>
      'Se canceló la eliminación de tu cuenta y puedes volver a usarla. Las llaves de API y los calendarios publicados quedaron revocados: créalos de nuevo si los necesitas.',
  ),
  DELETION_DONE: mail(
    'Tu cuenta de Foja se eliminó',
    () =>
      'Eliminamos tu cuenta y sus datos. Se conservan, sin tu nombre, los comprobantes de tus pagos y el registro de actividad por el tiempo que exige la ley. Las copias de seguridad se borran conforme vencen.',
  ),
  REQUEST_ARRIVED: mail(
    'Solicitud sobre datos personales',
    () =>
      'Una persona usuaria de este servicio ejerció un derecho sobre sus datos personales. Hay veinte días hábiles para contestar (LFPDPPP, artículo 31). Contesta con «npm run privacy:answer».',
    'Este aviso llega a quien administra el servicio.',
  ),
} satisfies Record<string, MailWords>;

/** What `npm run privacy:answer` prints. */
export const privacyCommandText = {
  usage: `npm run privacy:answer                                   muestra las solicitudes abiertas
npm run privacy:answer -- ID --grant "RESPUESTA"         procede; hay quince días hábiles para hacerlo
npm run privacy:answer -- ID --refuse "MOTIVO"           no procede, con su motivo (LFPDPPP, artículo 33)
npm run privacy:answer -- ID --done "RESPUESTA"          ya se hizo`,
  none: 'No hay solicitudes abiertas.',
  line: (id: string, right: PrivacyRight, day: string, text: string) =>
    `${id}  ${privacyRightText[right]}  contestar a más tardar el ${day}\n  ${text}`,
  unknown: (id: string) => `No hay ninguna solicitud abierta con el identificador ${id}.`,
  answered: 'La respuesta quedó guardada; su titular la ve en «Privacidad y datos».',
} as const;

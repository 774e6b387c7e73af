import type { DeadlineAlertKind, NotificationKind, PlanCode } from '../generated/contract.ts';
import { securityNoticeText, type SecurityNotice } from './account-security.ts';
import { meterNoticeText } from './meter-notices.ts';
import { paymentMails, type PaymentMail } from './payments.ts';
import { planLabel } from './plan-labels.ts';

/** What accounts are told. Titles name nobody: they are shown on locked screens. */

type SecurityEvent =
  SecurityNotice | 'PASSWORD_CHANGED' | 'EMAIL_CHANGED' | 'API_KEY_CREATED' | 'GOOGLE_LINKED' | 'GOOGLE_UNLINKED';

/** What is kept of each kind; its words are made of it when it is read. Instants are ISO 8601. */
export interface NotificationFacts {
  DEADLINE_ALERT: { alert: DeadlineAlertKind; title: string; daysLeft: number };
  CASE_INVITATION: { actor: string; caseTitle: string };
  CASE_JOINED: { actor: string; caseTitle: string };
  CASE_CHANGED: { actor: string; caseTitle: string };
  CASE_MENTION: { actor: string; caseTitle: string };
  CASE_MESSAGE: { actor: string; caseTitle: string };
  DOCUMENT_ANALYZED: { title: string };
  CONTRACT_MAIL: { title: string; to: string; state: 'ACCEPTED' | 'OUTBOX' | 'FAILED' };
  PAYMENT: { notice: Exclude<PaymentMail, 'CLAIM'>; plan: PlanCode; endsAt: string; isTrial: 'YES' | 'NO' };
  METER_LOW: {
    meter: 'chat_messages' | 'documents_analyzed' | 'quantum_analyses';
    used: number;
    limit: number;
    resetsAt: string;
    percent: number;
  };
  LOGIN: { device: string; address: string };
  SECURITY: { event: SecurityEvent };
  WEBHOOK_DISABLED: { host: string };
}

/** A title and a sentence. */
interface Told {
  title: string;
  body: string;
}

const days = (count: number): string => (count === 1 ? '1 día' : `${count} días`);

const deadlineTold: Record<DeadlineAlertKind, (facts: NotificationFacts['DEADLINE_ALERT']) => Told> = {
  STAGE: ({ title, daysLeft }) =>
    daysLeft > 0
      ? { title: 'Se acerca un vencimiento', body: `«${title}» vence en ${days(daysLeft)}.` }
      : { title: 'Un vencimiento es hoy', body: `«${title}» vence hoy.` },
  OVERDUE: ({ title }) => ({ title: 'Un vencimiento ya pasó', body: `«${title}» ya venció y sigue sin completarse.` }),
  REMINDER: ({ title }) => ({
    title: 'Recordatorio de un vencimiento',
    body: `Pediste que te recordáramos «${title}».`,
  }),
  CHANGED: ({ title }) => ({ title: 'Cambió la fecha de un vencimiento', body: `«${title}» tiene otra fecha.` }),
};

const securityTold: Record<Exclude<SecurityEvent, SecurityNotice>, Told> = {
  PASSWORD_CHANGED: {
    title: 'Tu contraseña cambió',
    body: 'Se cambió la contraseña de tu cuenta. Si no fuiste tú, restablécela de inmediato.',
  },
  EMAIL_CHANGED: {
    title: 'El correo de tu cuenta cambió',
    body: 'Desde ahora entras a Foja con otro correo. Si no fuiste tú, avisa a quien administra este servicio.',
  },
  API_KEY_CREATED: {
    title: 'Se creó una llave de API',
    body: 'Un programa puede usar tu cuenta con esa llave. Si no fuiste tú, revócala.',
  },
  GOOGLE_LINKED: {
    title: 'Se vinculó una cuenta de Google',
    body: 'Se puede entrar a tu cuenta con Google. Si no fuiste tú, desvincúlala.',
  },
  GOOGLE_UNLINKED: {
    title: 'Se desvinculó una cuenta de Google',
    body: 'Ya no se puede entrar a tu cuenta con Google. Si no fuiste tú, cambia tu contraseña.',
  },
};

const toldOfSecurity = (event: SecurityEvent): Told => {
  if (event in securityTold) return securityTold[event as keyof typeof securityTold];
  const { subject, body } = securityNoticeText.kinds[event as SecurityNotice];
  return { title: subject, body };
};

/** How a notification reads. */
export const notificationTold: { [K in NotificationKind]: (facts: NotificationFacts[K]) => Told } = {
  DEADLINE_ALERT: (facts) => deadlineTold[facts.alert](facts),
  CASE_INVITATION: ({ actor, caseTitle }) => ({
    title: 'Te invitaron a un asunto',
    body: `${actor} te invitó a «${caseTitle}». Para aceptar, abre el enlace que te enviamos por correo.`,
  }),
  CASE_JOINED: ({ actor, caseTitle }) => ({
    title: 'Aceptaron tu invitación',
    body: `${actor} ya participa en «${caseTitle}».`,
  }),
  CASE_CHANGED: ({ actor, caseTitle }) => ({
    title: 'Hay cambios en un asunto',
    body: `${actor} hizo cambios en «${caseTitle}».`,
  }),
  CASE_MENTION: ({ actor, caseTitle }) => ({
    title: 'Te mencionaron en un asunto',
    body: `${actor} te mencionó en el chat de «${caseTitle}».`,
  }),
  CASE_MESSAGE: ({ actor, caseTitle }) => ({
    title: 'Hay mensajes en un asunto',
    body: `${actor} escribió en el chat de «${caseTitle}».`,
  }),
  DOCUMENT_ANALYZED: ({ title }) => ({
    title: 'Terminó el análisis de un documento',
    body: `Ya puedes leer lo que encontramos en «${title}».`,
  }),
  CONTRACT_MAIL: ({ title, to, state }) =>
    ({
      ACCEPTED: { title: 'Se envió un contrato', body: `El servidor de correo aceptó «${title}» para ${to}.` },
      OUTBOX: {
        title: 'Un contrato quedó en la bandeja de salida',
        body: `Este servicio no tiene servidor de correo: «${title}» para ${to} quedó guardado como archivo y no se envió.`,
      },
      FAILED: { title: 'No se pudo enviar un contrato', body: `«${title}» no llegó a ${to}. Revisa la dirección.` },
    })[state],
  PAYMENT: ({ notice, plan, endsAt, isTrial }) => {
    const words = paymentMails[notice];
    const name = planLabel[plan];
    const [body = ''] = words.paragraphs(name, new Date(endsAt), isTrial === 'YES');
    return { title: words.subject(name), body };
  },
  METER_LOW: ({ percent, ...facts }) => {
    const meter = { ...facts, resetsAt: new Date(facts.resetsAt) };
    return { title: meterNoticeText.subject(meter, percent), body: meterNoticeText.toast(meter) };
  },
  LOGIN: ({ device, address }) => ({
    title: 'Nuevo inicio de sesión',
    body: `Alguien entró a tu cuenta desde un dispositivo nuevo (${device || 'no se identificó'}, IP ${address}). Si no fuiste tú, cambia tu contraseña.`,
  }),
  SECURITY: ({ event }) => toldOfSecurity(event),
  WEBHOOK_DISABLED: ({ host }) => ({
    title: 'Se desactivó un webhook',
    body: `El webhook de ${host} llevaba días sin recibir nada.`,
  }),
};

/** Names of the kinds in the settings, in the order of the screen. */
export const notificationKindText = {
  DEADLINE_ALERT: { title: 'Vencimientos', description: 'Se acercan, son hoy, ya pasaron o cambian de fecha.' },
  CASE_INVITATION: { title: 'Invitaciones a asuntos', description: 'Alguien te invita a participar en un asunto.' },
  CASE_JOINED: { title: 'Invitaciones aceptadas', description: 'Alguien acepta participar en un asunto tuyo.' },
  CASE_CHANGED: {
    title: 'Cambios en asuntos',
    description: 'Otra persona cambia un asunto en el que trabajas; a lo más un aviso por hora.',
  },
  CASE_MENTION: { title: 'Menciones', description: 'Alguien te menciona en el chat de un asunto.' },
  CASE_MESSAGE: {
    title: 'Mensajes de asuntos',
    description: 'Alguien escribe en el chat de un asunto mientras no lo tienes abierto; a lo más un aviso por hora.',
  },
  DOCUMENT_ANALYZED: { title: 'Documentos analizados', description: 'Termina el análisis de un documento tuyo.' },
  CONTRACT_MAIL: { title: 'Envío de contratos', description: 'Un contrato se envió por correo, o no se pudo enviar.' },
  PAYMENT: { title: 'Pagos y suscripción', description: 'Compras, cobros y el fin de tu plan.' },
  METER_LOW: { title: 'Consumo del plan', description: 'Usaste el 80 % o el 95 % de lo que incluye tu plan.' },
  LOGIN: { title: 'Inicios de sesión', description: 'Alguien entra a tu cuenta desde un dispositivo nuevo.' },
  SECURITY: {
    title: 'Seguridad de la cuenta',
    description: 'Cambian tu contraseña, tu correo, el segundo paso o tus llaves.',
  },
  WEBHOOK_DISABLED: { title: 'Webhooks', description: 'Un webhook se desactiva porque lleva días sin recibir.' },
} satisfies Record<NotificationKind, { title: string; description: string }>;

export const notificationText = {
  howMany: (most: number) => `Indica de 1 a ${most} notificaciones.`,
  kindTwice: 'Cada tipo de aviso puede venir una sola vez.',
  isFixed: 'Los avisos sobre el acceso a tu cuenta siempre aparecen en la lista.',
  hourInvalid: 'Elige una hora entre 0 y 23.',
  weekdayInvalid: 'Elige un día entre 1 (lunes) y 7 (domingo).',
} as const;

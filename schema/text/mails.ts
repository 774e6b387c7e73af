import { MEXICO_CITY } from '../lib/zones.ts';
import type { CaseRole } from '../generated/contract.ts';

/** E-mails to users. */

const longDay = (at: Date): string =>
  at.toLocaleString('es-MX', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: MEXICO_CITY,
  });

const whatTheyDo = {
  OWNER: '',
  COLLABORATOR: 'Podrás ver todo el asunto, editarlo y escribir en su chat.',
  GUEST: 'Podrás consultar el estado del asunto y las notas que compartan contigo.',
} satisfies Record<CaseRole, string>;

export const caseInvitationMail = {
  subject: (inviter: string) => `${inviter} te invitó a un asunto en Foja`,
  greeting: 'Hola:',
  invited: (inviter: string, title: string) => `${inviter} te invitó a participar en el asunto «${title}» en Foja.`,
  role: (role: CaseRole) => whatTheyDo[role],
  account: (email: string) =>
    `La invitación es para ${email}. Si todavía no tienes cuenta, créala con ese mismo correo al abrir el enlace.`,
  expires: (at: Date) =>
    `El enlace vence el ${longDay(at)} (hora del centro de México) y se puede usar una sola vez. No lo reenvíes.`,
  open: 'Ver la invitación',
  footer:
    'Recibiste este correo porque alguien escribió tu dirección en Foja. Si no esperabas la invitación, ignóralo: sin tu aceptación no pasa nada.',
} as const;

import { MEXICO_CITY } from '../lib/zones.ts';
import type { CaseRole } from '../generated/contract.ts';

/** E-mails to users. */

export const longDay = (at: Date): string =>
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

/** To the client of a lawyer, with the pre-bill attached. */
export const prebillMail = {
  subject: (number: string, issuer: string) => `Prefactura ${number} de ${issuer}`,
  greeting: 'Buen día:',
  attached: (issuer: string, number: string, period: string) =>
    `${issuer} te envía adjunta la prefactura ${number}, por los servicios ${period}.`,
  period: (from: string, to: string) => `del ${from} al ${to}`,
  amounts: (total: string, received: string, balance: string) =>
    `Total: ${total}. Recibido: ${received}. Por pagar: ${balance}.`,
  total: (total: string) => `Total por pagar: ${total}.`,
  dueOn: (day: string) => `Fecha de pago: a más tardar el ${day}.`,
  receipts: (count: number) =>
    count === 1
      ? 'También va adjunto el comprobante de un gasto pagado por tu cuenta.'
      : `También van adjuntos ${count} comprobantes de gastos.`,
  footer:
    'Es una prefactura, no un comprobante fiscal (CFDI). La envió desde Foja quien te presta el servicio: si contestas este correo, le contestas a esa persona.',
} as const;

/** To whoever a contract is sent, with the contract attached. */
export const contractMail = {
  subject: (title: string, sender: string) => `${title}, de ${sender}`,
  greeting: 'Buen día:',
  attached: (sender: string, title: string, version: number) =>
    `${sender} te envía adjunto el documento «${title}» (versión ${version}).`,
  verify: (sha256: string) => `Huella SHA-256 del texto: ${sha256}.`,
  verifyLabel: 'Comprobar el documento',
  footer:
    'Lo envió desde Foja la persona que se nombra arriba: si contestas este correo, le contestas a ella. Recibirlo no te obliga a firmarlo.',
} as const;

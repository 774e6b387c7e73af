import { longDayOf } from './payments.ts';

/** Seats of the enterprise plan. */
export const seatText = {
  emailInvalid: 'Por favor ingresa un email válido',
  yourself: 'Tú ya ocupas el lugar de titular.',
  alreadyMember: 'Esa persona ya ocupa un lugar.',
  full: (total: number) => `Los ${total} lugares de tu plan están ocupados. Quita uno o cancela una invitación.`,
  unknown: 'Ese lugar ya no existe.',
  ownerStays: 'El lugar del titular no se puede quitar.',
  invitationUnknown: 'El enlace no es válido.',
  invitationForOther: 'La invitación es para otro correo. Entra con la cuenta de ese correo.',
  invitationUsed: 'Ya ocupas este lugar.',
  invitationOver: 'La invitación se canceló o se reemplazó por otra. Pide una nueva.',
  invitationExpired: 'La invitación venció. Pide una nueva.',
  planOver: 'El plan de quien te invitó ya no tiene lugares. Pídele que lo revise.',
  otherSeat: 'Ya ocupas un lugar en el plan de otra cuenta. Déjalo antes de aceptar este.',
  ownSeats: 'Tu propio plan ya incluye lugares: no necesitas ocupar el de otra cuenta.',
} as const;

export const seatMail = {
  subject: (owner: string) => `${owner} te ofrece un lugar en su plan de Foja`,
  greeting: 'Hola:',
  invited: (owner: string) =>
    `${owner} te invitó a ocupar un lugar en su plan Empresarial de Foja. No pagas nada; el plan vale mientras el suyo esté vigente y no te quite el lugar.`,
  privacy: 'Tus asuntos, documentos y conversaciones siguen siendo solo tuyos: quien te invita no los ve.',
  account: (email: string) =>
    `La invitación es para ${email}. Si todavía no tienes cuenta, créala con ese mismo correo al abrir el enlace.`,
  expires: (at: Date) => `El enlace vence el ${longDayOf(at)} y se puede usar una sola vez. No lo reenvíes.`,
  open: 'Ocupar mi lugar',
  footer:
    'Recibiste este correo porque alguien escribió tu dirección en Foja. Si no esperabas la invitación, ignóralo: sin tu aceptación no pasa nada.',
} as const;

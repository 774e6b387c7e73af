/** Why an action on the members of a case is refused. */
export const casePeopleText = {
  archivedTakesNobody: 'El asunto está archivado: quien lo lleva debe restaurarlo antes de que entres.',
  onlyOwnerInvites: 'Sólo el titular del asunto puede invitar.',
  onlyOwnerRemoves: 'Sólo el titular del asunto puede retirar a otras personas.',
  ownerCannotLeave: 'El titular no puede dejar el asunto. Puedes archivarlo.',
  emailInvalid: 'Ingresa un email válido',
  roleInvalid: 'Invita como colaborador o como invitado.',
  yourself: 'Ese es tu propio correo: ya participas en el asunto.',
  memberAlready: 'Esa persona ya participa en el asunto con ese papel.',
  tooManyInvitations: (most: number) => `Un asunto puede tener hasta ${most} invitaciones pendientes. Revoca alguna.`,
  tooManyGuests: (most: number) => `Un asunto puede tener hasta ${most} invitados.`,
  seatsFull: (most: number) =>
    `Tu cuenta puede trabajar con hasta ${most} colaboradores distintos en todos sus asuntos, contando las invitaciones pendientes. Retira a alguien o invítalo como cliente (invitado).`,
  seatsFullForInvited: 'La cuenta que te invitó ya no tiene lugares para colaboradores. Avísale para que libere uno.',
  guestsFullForInvited: (most: number) =>
    `El asunto ya tiene ${most} invitados, que es lo más que admite. Avísale a quien te invitó para que libere un lugar.`,
  memberUnknown: 'Esa persona no participa en el asunto.',
  invitationUnknown: 'No encontramos la invitación. Revisa que el enlace esté completo.',
  invitationNotPending: 'Esa invitación ya no está pendiente.',
  invitationForOther:
    'Esta invitación es para otro correo. Inicia sesión con la cuenta que tiene el correo que recibió la invitación.',
  invitationUsed: 'Ya aceptaste esta invitación: el asunto está en tu lista.',
  invitationOver: 'Esta invitación ya no es válida: se usó, se revocó o se envió otra después. Pide una nueva.',
  invitationExpired: 'Esta invitación venció. Pide que te envíen otra.',
} as const;

/** Requests for an offer of the plan that is agreed by quote. */
export const quoteText = {
  nameRequired: 'Escribe tu nombre, hasta 200 caracteres.',
  emailInvalid: 'Por favor ingresa un email válido',
  messageTooLong: (most: number) => `El mensaje puede tener hasta ${most} caracteres.`,
  seatsInvalid: 'El número de personas va de 1 a 10,000.',
} as const;

export const quoteMails = {
  greeting: 'Hola:',
  received: {
    subject: 'Recibimos tu solicitud de cotización',
    paragraphs: (name: string, days: number) => [
      `${name}, recibimos tu solicitud de cotización del plan Personalizado de Foja.`,
      `Te responderemos a este correo. La solicitud vale ${days} días; si en ese tiempo no te contestamos, envíala de nuevo.`,
      'Pedir una cotización no contrata nada y no se cobra nada.',
    ],
    footer:
      'Recibes este correo porque alguien escribió tu dirección al pedir una cotización en Foja. Si no fuiste tú, ignóralo.',
  },
  asked: {
    subject: (name: string) => `Cotización para ${name}`,
    facts: (name: string, email: string, seats: number | null) =>
      `${name} (${email}) pide una cotización del plan Personalizado${seats === null ? '' : ` para ${seats} personas`}.`,
    message: (text: string) => `Mensaje: ${text}`,
    replaces: 'Reemplaza una solicitud anterior del mismo correo.',
    footer: 'Contesta a este correo para escribirle a la persona.',
  },
} as const;

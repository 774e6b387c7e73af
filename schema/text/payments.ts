import { MEXICO_CITY } from '../lib/zones.ts';

/** Purchases and subscriptions: what the server answers. */

export const longDayOf = (at: Date): string =>
  at.toLocaleDateString('es-MX', { day: 'numeric', month: 'long', year: 'numeric', timeZone: MEXICO_CITY });

export const paymentText = {
  notInList: (field: string, values: readonly string[]) =>
    `El valor de «${field}» no es de la lista: ${values.join(', ')}.`,
  buyerRequired: 'Email y nombre son requeridos',
  nameTooLong: 'El nombre puede tener hasta 200 caracteres',
  planUnknown: 'Ese plan no existe. Los que se compran en línea son básico, profesional y empresarial.',
  planNotSold: 'Ese plan no se compra en línea.',
  quoteNeeded: 'El plan personalizado requiere cotización',
  foreignAddress: 'La dirección de regreso tiene que ser de este mismo sitio.',
  alreadySubscribed: 'Ya tienes una suscripción. Cambia de plan desde «Suscripción»; no hace falta comprar otra.',
  alreadyPaid: 'Tu compra anterior ya se pagó. En unos momentos verás el plan; no vuelvas a pagar.',
  samePlan: 'Ya tienes ese plan.',
  prepaid: (endsAt: Date) =>
    `Tu mes ya está pagado y termina el ${longDayOf(endsAt)}. Cuando termine podrás comprar otro plan.`,
  prepaidNotRenewed: (endsAt: Date) =>
    `Pagaste un solo mes y no se renueva. Cuando termine, el ${longDayOf(endsAt)}, podrás comprar de nuevo.`,
  payFirst: 'Tienes un cobro pendiente. Actualiza tu forma de pago en el portal y después cambia de plan.',
  changeRefused: 'El cobro de la diferencia no se aceptó, así que tu plan no cambió. Revisa tu forma de pago.',
  seatsInUse: (used: number, most: number) =>
    most === 1
      ? `Ese plan es para una persona y ocupas ${used} lugares. Quita los demás antes de cambiar.`
      : `Ese plan tiene ${most} lugares y ocupas ${used}. Quita los que sobran antes de cambiar.`,
  nothingToCancel: 'No tienes una suscripción que cancelar.',
  nothingToReactivate: 'No tienes una suscripción que reactivar.',
  onlyAtPeriodEnd: 'La suscripción termina con su periodo: envía cancel_at_period_end con true.',
  noPortal: 'Todavía no has comprado nada: no hay facturación que mostrar.',
  claimUnknown: 'El enlace no es válido, ya se usó o su suscripción terminó.',
  claimWhileSubscribed:
    'Tu cuenta ya tiene una suscripción. Escríbenos para que te devolvamos esta compra, o entra con otra cuenta.',
  signatureInvalid: 'La firma no es válida.',
  cancelled: (endsAt: Date) => `Tu suscripción termina el ${longDayOf(endsAt)}. Hasta entonces conservas tu plan.`,
  reactivated: 'Tu suscripción sigue vigente y se renovará como antes.',
} as const;

const footer = 'Recibes este correo por una compra en Foja. Si no la hiciste, contesta a quien opera el servicio.';

export const paymentMails = {
  greeting: 'Hola:',
  footer,
  open: 'Ver mi suscripción',
  ACTIVATED: {
    subject: (plan: string) => `Tu plan ${plan} está activo`,
    paragraphs: (plan: string, endsAt: Date, isTrial: boolean) => [
      isTrial
        ? `Tu plan ${plan} está activo con días de prueba. El primer cobro será el ${longDayOf(endsAt)}, salvo que canceles antes.`
        : `Recibimos tu pago: tu plan ${plan} está activo hasta el ${longDayOf(endsAt)}.`,
    ],
  },
  CLAIM: {
    subject: (plan: string) => `Tu compra del plan ${plan}: actívala en tu cuenta`,
    paragraphs: (plan: string) => [
      `Se confirmó la compra del plan ${plan}. Para usarlo, abre este enlace y entra a tu cuenta de Foja; si todavía no tienes una, créala ahí mismo.`,
      'El plan quedará en la cuenta con la que abras el enlace, y se puede usar una sola vez. No lo reenvíes.',
    ],
    open: 'Activar mi compra',
  },
  PAST_DUE: {
    subject: () => 'No pudimos cobrar tu suscripción',
    paragraphs: (plan: string, endsAt: Date) => [
      `El cobro de tu plan ${plan} no se aceptó. Conservas tu plan hasta el ${longDayOf(endsAt)}; si antes se paga, no cambia nada.`,
      'Actualiza tu forma de pago desde «Suscripción», en el portal de facturación.',
    ],
  },
  REMINDER: {
    subject: () => 'Tu plan está por terminar por un cobro pendiente',
    paragraphs: (plan: string, endsAt: Date) => [
      `Sigue pendiente el cobro de tu plan ${plan}. Si no se paga antes del ${longDayOf(endsAt)}, tu cuenta pasará al plan gratis. Tus datos se conservan.`,
    ],
  },
  PREPAID_ENDING: {
    subject: () => 'Tu mes pagado está por terminar',
    paragraphs: (plan: string, endsAt: Date) => [
      `El mes que pagaste del plan ${plan} termina el ${longDayOf(endsAt)} y no se renueva solo. Después podrás comprar otro.`,
    ],
  },
  RECOVERED: {
    subject: () => 'Recibimos tu pago',
    paragraphs: (plan: string, endsAt: Date) => [
      `Se pagó lo pendiente: tu plan ${plan} sigue activo hasta el ${longDayOf(endsAt)}.`,
    ],
  },
  ENDED: {
    subject: (plan: string) => `Tu plan ${plan} terminó`,
    paragraphs: (plan: string) => [
      `Tu plan ${plan} terminó y tu cuenta tiene ahora el plan gratis. Tus asuntos, documentos y conversaciones se conservan.`,
    ],
  },
  DUPLICATE: {
    subject: () => 'Te devolvimos una compra repetida',
    paragraphs: (plan: string) => [
      `Se pagaron dos suscripciones para la misma persona. Cancelamos la segunda, del plan ${plan}, y devolvimos lo cobrado por ella. La primera sigue como estaba.`,
    ],
  },
} as const;

export type PaymentMail = Exclude<keyof typeof paymentMails, 'greeting' | 'footer' | 'open'>;

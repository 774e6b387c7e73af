import type { PlanCode } from '../generated/contract.ts';
import { formatPesos } from '../lib/pesos.ts';
import { longDayOf } from './payments.ts';
import { planLabel } from './plan-labels.ts';

/** The pages of the test mode of payments. */
export const sandboxText = {
  banner: 'Modo de prueba: no se cobra',
  explained: 'Este servidor no tiene un proveedor de pagos configurado. Esta página hace sus veces para probar.',
  checkoutTitle: 'Pago de prueba',
  portalTitle: 'Portal de facturación de prueba',
  missing: 'Esta página no existe o su enlace ya venció.',
  plan: (plan: PlanCode, centavos: number) => `Plan ${planLabel[plan]}: ${formatPesos(centavos)} MXN al mes`,
  trial: (days: number) => `Con ${days} días de prueba antes del primer cobro.`,
  buyer: (email: string) => `Compra a nombre de ${email}`,
  prepaid: 'Se paga un mes por adelantado, sin renovación automática.',
  pay: 'Pagar con tarjeta de prueba',
  payLater: 'Pagar en OXXO o por SPEI',
  refuse: 'Tarjeta rechazada',
  refused: 'La tarjeta fue rechazada: no se cobró nada y tu plan no cambió. Puedes intentar de nuevo.',
  giveUp: 'Salir sin pagar',
  pendingTitle: 'Pago pendiente',
  pending: 'La referencia está lista y el dinero todavía no llega. El plan se activa cuando se confirme.',
  confirm: 'Confirmar que el dinero llegó',
  neverPaid: 'El dinero no llegó a tiempo',
  backToProduct: 'Volver a Foja',
  over: {
    PAID: 'Este pago ya se hizo.',
    EXPIRED: 'Este pago venció o se abandonó.',
    FAILED: 'El dinero no llegó a tiempo.',
  },
  noSubscription: 'No hay una suscripción.',
  status: {
    ACTIVE: 'Vigente',
    TRIALING: 'En prueba',
    PAST_DUE: 'Con un cobro pendiente',
    CANCELED: 'Terminada',
    INCOMPLETE: 'Sin pagar',
  },
  period: (end: Date) => `El periodo termina el ${longDayOf(end)}.`,
  ends: 'No se renovará.',
  nextFails: 'La próxima renovación será rechazada.',
  renew: 'Adelantar el tiempo: renovar ahora',
  failRenewal: 'Adelantar el tiempo: rechazar la renovación',
  failNext: 'Rechazar la próxima renovación',
  acceptNext: 'Aceptar la próxima renovación',
  payOverdue: 'Pagar lo pendiente',
  cancel: 'Cancelar al final del periodo',
  keep: 'Seguir con la suscripción',
  invoices: 'Recibos de prueba',
  invoice: (number: string, centavos: number, status: string) => `${number}: ${formatPesos(centavos)} MXN, ${status}`,
  invoiceStatus: {
    OPEN: 'pendiente',
    PAID: 'pagado',
    REFUNDED: 'devuelto',
    VOID: 'anulado',
    UNCOLLECTIBLE: 'incobrable',
  },
} as const;

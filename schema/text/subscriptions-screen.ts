import type {
  PlanCode,
  PlanSubscriptionStatus,
  SeatStatus,
  SubscriptionInvoiceStatus,
} from '#schema/generated/contract.ts';
import { planLabel } from './plan-labels.ts';
import { counted, withCommas } from './words.ts';

/** The section in which an account manages its plan. */

export const subscriptionText = {
  title: 'Suscripciones',
  parts: 'Partes de tu suscripción',
  part: {
    plan: 'Tu plan',
    limits: 'Límites',
    invoices: 'Recibos',
    seats: 'Lugares',
    fiscal: 'Datos fiscales',
  },
  loadFailed: 'No pudimos cargar tu suscripción',
  noSeats: 'Tu plan es de una persona: los lugares son del plan Empresarial.',
  planOf: (plan: PlanCode) => `Plan ${planLabel[plan]}`,
  renews: (day: string) => `Se renueva el ${day}.`,
  renewsAt: (day: string, price: string) => `Se renueva el ${day} por ${price}.`,
  overdue: 'El cobro de este periodo está pendiente.',
  ends: (day: string) => `Termina el ${day} y no se vuelve a cobrar.`,
  resets: (day: string) => `Tus cupos empiezan de nuevo el ${day}.`,
  trialEnds: (day: string) => `La prueba termina el ${day}; después pasas al plan gratuito, sin cargo.`,
  paidTrialEnds: (day: string, price: string) =>
    `La prueba termina el ${day} y ese día se cobran ${price}. Si cancelas antes, no se cobra nada.`,
  trialDaysLeft: (days: number) => (days === 1 ? 'Te queda 1 día de prueba.' : `Te quedan ${days} días de prueba.`),
  prepaid: (day: string) => `Pagaste un mes por adelantado: termina el ${day} y no se renueva solo.`,
  ofOther: (owner: string) => `Usas un lugar del plan de ${owner}, que es quien lo administra.`,
  leaveSeat: 'Dejar este lugar',
  leaveTitle: '¿Dejar este lugar?',
  leaveBody: (owner: string) =>
    `Dejas de usar el plan de ${owner} en este momento. Conservas tu cuenta y lo que guardaste; para volver necesitas otra invitación.`,
  left: 'Dejaste el lugar.',
  ownToo: 'Además tienes tu propia suscripción. Cancélala si ya no la necesitas.',
  portal: 'Abrir portal de facturación',
  portalHint: 'En el portal cambias tu forma de pago.',
  portalFailed: 'Error abriendo portal de facturación',
  cancel: 'Cancelar suscripción',
  cancelTitle: 'Cancelar suscripción',
  cancelPrompt: '¿Estás seguro de que deseas cancelar tu suscripción? Se cancelará al final del período actual.',
  cancelKeeps: (plan: PlanCode, day: string) =>
    `Conservas el plan ${planLabel[plan]} hasta el ${day}. Después pasas al plan gratuito: lo que guardaste se queda. Puedes reactivarla antes de ese día.`,
  cancelKeep: 'Conservar mi plan',
  cancelFailed: 'Error cancelando suscripción',
  canceled: 'Tu suscripción se cancelará al final del período actual.',
  reactivate: 'Reactivar suscripción',
  reactivateFailed: 'Error reactivando suscripción',
  reactivated: 'Tu suscripción sigue: se renueva como antes.',
  connection: 'Error de conexión',
  processing: 'Procesando…',
} as const;

export const statusLabel = {
  ACTIVE: 'Activa',
  TRIALING: 'En prueba',
  PAST_DUE: 'Pago atrasado',
  CANCELED: 'Cancelada',
  INCOMPLETE: 'Sin pagar',
} satisfies Record<PlanSubscriptionStatus, string>;

export const planNoticeText = {
  testMode: 'Modo de prueba: no se cobra',
  testModeBody: 'Los pagos de este servidor son simulados: pruébalos sin tarjeta.',
  pastDue: 'No pudimos cobrar tu último pago',
  pastDueBody: (day: string) =>
    `Tu plan sigue hasta el ${day}. Actualiza tu forma de pago para no perderlo; si ya lo hiciste, el cobro se intenta de nuevo solo.`,
  pastDueBodyOpen: 'Actualiza tu forma de pago para no perder tu plan.',
  ending: (plan: PlanCode, day: string) => `Tu plan ${planLabel[plan]} termina el ${day}`,
  endingBody: 'Después pasas al plan gratuito. Lo que guardaste se queda.',
  scheduled: (plan: PlanCode, day: string) => `El ${day} cambias al plan ${planLabel[plan]}`,
  scheduledBody: 'Hasta ese día sigues con tu plan de ahora.',
  keepCurrent: (plan: PlanCode) => `Seguir en ${planLabel[plan]}`,
  open: (plan: PlanCode) => `Tienes una compra sin terminar: plan ${planLabel[plan]}`,
  openBody: (day: string) => `Puedes pagarla hasta el ${day}. Mientras no se confirme, tu plan no cambia.`,
  pending: (plan: PlanCode) => `Tu pago del plan ${planLabel[plan]} va en camino`,
  pendingBody:
    'Elegiste OXXO o transferencia (SPEI). El plan empieza cuando el proveedor confirme que llegó el dinero.',
  continuePaying: 'Continuar el pago',
  seeInstructions: 'Ver cómo pagar',
} as const;

export const meterText = {
  title: 'Tu consumo del periodo',
  names: {
    chatMessages: 'Consultas de IA',
    documentsAnalyzed: 'Análisis de documentos',
    quantumAnalyses: 'Análisis cuánticos',
  },
  unlimited: 'Ilimitado',
  used: (used: number) => withCommas(used),
  ofLimit: (limit: number) => `de ${withCommas(limit)}`,
  resets: (day: string) => `Empiezan de nuevo el ${day}.`,
  notices: {
    high: (share: string, name: string) => `Usaste ${share} % de tus ${name}`,
    almost: (share: string, name: string) => `Casi se acaban tus ${name}: usaste ${share} %`,
    spent: (name: string) => `Se acabaron tus ${name} de este periodo`,
  },
  left: (left: number, day: string) =>
    left === 1 ? `Te queda 1 hasta el ${day}.` : `Te quedan ${withCommas(left)} hasta el ${day}.`,
  spentBody: (day: string) => `Vuelves a tener el ${day}, o antes con un plan mayor.`,
  inSentence: {
    chatMessages: 'consultas de IA',
    documentsAnalyzed: 'análisis de documentos',
    quantumAnalyses: 'análisis cuánticos',
  },
} as const;

export const planCardsText = {
  title: 'Cambiar de plan',
  current: 'Plan Actual',
  scheduled: 'Ya programado',
  hire: (plan: PlanCode) => `Contratar ${planLabel[plan]}`,
  change: (plan: PlanCode) => `Cambiar a ${planLabel[plan]}`,
  quote: 'Pedir cotización',
  compare: 'Comparar todos los límites',
  failed: 'Error creando checkout',
  prepaid: 'Cuando termine tu mes podrás elegir otro plan.',
  ofOther: 'Quien paga el plan es quien puede cambiarlo.',
} as const;

export const changeText = {
  title: (plan: PlanCode) => `Cambiar al plan ${planLabel[plan]}`,
  loading: 'Calculando lo que se cobra…',
  loadFailed: 'No pudimos calcular el cambio',
  now: 'Empieza hoy.',
  nowPaid: 'Empieza hoy, en cuanto se confirme el cobro.',
  later: (day: string, plan: PlanCode) => `Empieza el ${day}. Hasta entonces sigues con el plan ${planLabel[plan]}.`,
  dueNow: 'Se cobra hoy',
  credit: 'Ya descontado: lo que no usaste de tu plan de ahora',
  nextCharge: 'Próximo cobro',
  nextChargeOn: (amount: string, day: string) => `${amount} el ${day}`,
  byCheckout: 'Este plan se contrata en la página de pago.',
  confirmNow: 'Cambiar ahora',
  confirmLater: 'Programar el cambio',
  confirmCheckout: 'Ir a pagar',
  done: (plan: PlanCode) => `Cambiaste al plan ${planLabel[plan]}.`,
  scheduled: (plan: PlanCode, day: string) => `El ${day} cambias al plan ${planLabel[plan]}.`,
} as const;

export const invoiceStatusLabel = {
  OPEN: 'Por pagar',
  PAID: 'Pagado',
  REFUNDED: 'Devuelto',
  VOID: 'Anulado',
  UNCOLLECTIBLE: 'Incobrable',
} satisfies Record<SubscriptionInvoiceStatus, string>;

export const invoicesText = {
  title: 'Recibos',
  intro: 'Lo que pagaste por tu plan. Un recibo no es una factura: el CFDI se arma con tus datos fiscales.',
  caption: 'Recibos de tu suscripción',
  none: 'Todavía no hay recibos: aparecen con tu primer cobro.',
  loadFailed: 'No pudimos cargar tus recibos',
  number: 'Recibo',
  issued: 'Fecha',
  period: 'Periodo',
  status: 'Estado',
  total: 'Total con IVA',
  documents: 'Documentos',
  span: (from: string, to: string) => `${from} a ${to}`,
  refunded: (amount: string) => `Devuelto: ${amount}`,
  open: 'Ver recibo',
  openOf: (number: string) => `Ver recibo ${number}`,
  xml: 'CFDI sin timbrar',
  xmlOf: (number: string) => `Descargar CFDI sin timbrar del recibo ${number}`,
  xmlNote:
    'El XML va sin timbrar: le falta el sello del SAT, así que todavía no es una factura. Sirve para revisarlo o timbrarlo con tu proveedor.',
  xmlFailed: 'No pudimos armar el CFDI',
  card: 'Si pagaste con tarjeta, ¿de qué tipo?',
  cardHint: 'El CFDI lo pide, y el proveedor de pagos no siempre lo dice.',
  /** Codes of c_FormaPago. */
  cards: { '': 'Elige uno', '04': 'Tarjeta de crédito', '28': 'Tarjeta de débito' },
  more: 'Ver más recibos',
} as const;

export const seatStatusLabel = {
  OWNER: 'Paga el plan',
  ACTIVE: 'Con lugar',
  INVITED: 'Invitación enviada',
} satisfies Record<SeatStatus, string>;

export const seatsText = {
  title: 'Lugares',
  intro:
    'Las personas que invites usan el plan con su propia cuenta. Sus casos y conversaciones siguen siendo suyos: tú no los ves.',
  used: (used: number, total: number) => `${counted(used, 'lugar ocupado', 'lugares ocupados')} de ${total}`,
  full: 'Ya no hay lugares libres. Quita uno para invitar a alguien más.',
  email: 'Correo de quien invitas',
  emailMissing: 'Escribe el correo de quien invitas.',
  invite: 'Invitar',
  invited: (email: string) => `Le mandamos la invitación a ${email}.`,
  inviteFailed: 'No pudimos invitar',
  invitedOn: (day: string) => `Invitación del ${day}`,
  remove: (email: string) => `Quitar a ${email}`,
  removeTitle: '¿Quitar este lugar?',
  removeBody: (email: string) => `${email} deja de usar tu plan en ese momento. Conserva su cuenta y lo que guardó.`,
  removeConfirm: 'Quitar',
  removed: (email: string) => `Quitaste a ${email}.`,
} as const;

export const demoSubscriptionText = {
  title: 'Suscripciones',
  body: 'Aquí administras tu plan: qué incluye, cuánto llevas usado, tus recibos y cómo cambiarlo o cancelarlo.',
  needsAccount: 'Con una cuenta nueva tienes 3 días de prueba y después el plan gratuito, sin tarjeta.',
  register: 'Crear cuenta',
  login: 'Iniciar sesión',
  heading: 'Qué puedes hacer aquí',
  lines: [
    'Ver tu consumo del mes y cuándo empieza de nuevo',
    'Cambiar de plan con el cobro a la vista antes de aceptarlo',
    'Cancelar en línea: el plan sigue hasta el fin del periodo',
    'Bajar tus recibos y el CFDI sin timbrar',
  ],
} as const;

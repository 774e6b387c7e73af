import type { PlanCode } from '#schema/generated/contract.ts';
import { planLabel } from './plan-labels.ts';
import { counted } from './words.ts';

/** The page on which a plan is bought, and what is said after the return from the payment page. */

export const checkoutText = {
  title: 'Pago del plan',
  titleOf: (plan: PlanCode) => `Contratar el plan ${planLabel[plan]}`,
  quoteTitle: 'Cotización a la medida',
  loadingPlan: 'Cargando plan...',
  canceled: 'Cancelaste el pago: no se hizo ningún cargo.',
  summary: 'Resumen del plan',
  trial: (days: number) => `${counted(days, 'día', 'días')} de prueba en tu primera compra; después se cobra cada mes.`,
  noTrial: 'Sin días de prueba.',
  reference: (price: string) => `${price} al mes, como referencia: el precio se acuerda por cotización.`,
  features: 'Qué incluye',
  enforced: 'Límites exactos que aplica el sistema',
  enforcedWins: 'Si algo no coincide con la lista de arriba, valen estos límites.',
  formTitle: 'Tus datos',
  email: 'Correo electrónico',
  emailHint: 'Ahí te llega la confirmación del pago.',
  name: 'Nombre completo',
  country: 'País',
  required: 'Email y nombre son requeridos',
  submit: 'Ir a pagar',
  processing: 'Procesando…',
  failed: (message: string) => `Error procesando pago: ${message}`,
  fallback: 'Error creando checkout',
  ofAccount: (email: string) => `El plan queda en la cuenta con la que entraste, ${email}.`,
  withoutAccount: 'Sin cuenta también puedes pagar: te mandamos por correo un enlace para poner el plan en tu cuenta.',
  testMode: 'Modo de prueba: no se cobra',
  testModeExplained: 'Este servidor no tiene conectado un proveedor de pagos: la página que sigue simula el cobro.',
  notConfigured: 'Este servidor no puede recibir pagos por ahora.',
  badges: {
    title: 'Seguridad',
    tls: 'Conexión cifrada (TLS)',
    card: 'Tu tarjeta la captura Stripe: Foja nunca ve el número',
    confirmed: 'Tu plan cambia sólo cuando el proveedor de pagos lo confirma',
    cancel: 'Cancelas cuando quieras y conservas el plan hasta el fin del periodo',
  },
} as const;

export const quoteText = {
  required: 'El plan personalizado requiere cotización',
  intro: 'Cuéntanos qué necesitas y te mandamos una propuesta. Aquí no se cobra nada.',
  message: '¿Qué necesitas?',
  messageHint: 'Por ejemplo: cuántas personas, qué sistemas quieres conectar, si necesitas marca propia.',
  seats: '¿Cuántas personas lo usarían?',
  seatsInvalid: 'Escribe un número entero, por ejemplo 25.',
  submit: 'Pedir cotización',
  failed: 'No pudimos enviar tu solicitud',
  done: 'Recibimos tu solicitud',
  doneBody: (email: string) => `Te respondemos a ${email}. No se hizo ningún cargo ni cambió tu plan.`,
} as const;

const ofPlan = (plan: PlanCode | null): string => (plan ? ` del plan ${planLabel[plan]}` : '');

/** After the return from the payment page. An address never says that something was paid: only the provider does. */
export const returnText = {
  waiting: 'Esperando la confirmación del pago…',
  waitingFor: (plan: PlanCode) =>
    `El proveedor de pagos todavía no confirma tu compra${ofPlan(plan)}. Suele tardar unos segundos; no cierres ni vuelvas a pagar.`,
  late: 'El pago todavía no se confirma',
  lateBody:
    'Si pagaste, no pagues otra vez: en cuanto llegue la confirmación, tu plan cambia solo y te avisamos por correo. Si no terminaste de pagar, puedes continuar donde te quedaste.',
  pending: 'Tu pago va en camino',
  pendingBody: (plan: PlanCode) =>
    `Elegiste OXXO o transferencia (SPEI). El plan ${planLabel[plan]} empieza cuando el proveedor confirme que llegó el dinero; puede tardar hasta un día hábil.`,
  completed: (plan: PlanCode) => `Pago confirmado: tu plan es ${planLabel[plan]}.`,
  completedWithoutAccount: 'Pago confirmado',
  completedWithoutAccountBody: (plan: PlanCode) =>
    `Te mandamos un correo con el enlace para poner el plan ${planLabel[plan]} en tu cuenta.`,
  failed: 'El pago no se hizo',
  failedBody: 'El banco lo rechazó o no se completó. No se cambió tu plan.',
  expired: 'La compra venció sin pagarse. No se hizo ningún cargo.',
  none: (plan: PlanCode | null) => `No hay ninguna compra${ofPlan(plan)} en curso en esta cuenta`,
  noneBody: 'Abrir esta dirección no cambia tu plan: sólo lo cambia un pago que el proveedor confirma.',
  continuePaying: 'Continuar el pago',
  tryAgain: 'Intentar de nuevo',
  mine: 'Ver mi suscripción',
  failedToAsk: 'No pudimos preguntar por tu pago',
} as const;

/** A purchase without account that is put into one, and a seat that is taken, each by a link in a mail. */
export const claimText = {
  purchase: {
    title: 'Poner el plan en tu cuenta',
    body: 'Pagaste un plan sin haber entrado a tu cuenta. Con este enlace lo pones en la cuenta con la que entres.',
    accept: 'Poner el plan en esta cuenta',
    done: 'El plan ya está en tu cuenta.',
    failed: 'No pudimos poner el plan en tu cuenta',
  },
  seat: {
    title: 'Tomar tu lugar',
    body: 'Te invitaron a usar un plan Empresarial. Tu cuenta y lo que guardas siguen siendo tuyos: quien paga el plan no los ve.',
    accept: 'Tomar mi lugar',
    done: 'Ya tienes tu lugar en el plan.',
    failed: 'No pudimos darte el lugar',
  },
  as: (email: string) => `Entraste como ${email}. Si es para otra cuenta, sal y entra con ella.`,
  notNow: 'Ahora no',
  working: 'Procesando…',
} as const;

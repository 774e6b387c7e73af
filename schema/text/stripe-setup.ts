/** `npm run stripe:setup`, for operators. */
export const stripeSetupText = {
  usage: `Uso: npm run stripe:setup

Busca en Stripe los precios de los planes por su clave y crea los que falten. Se puede repetir: lo que ya está no cambia.
Necesita STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET.`,
  noKeys: 'Faltan STRIPE_SECRET_KEY y STRIPE_WEBHOOK_SECRET: sin ellas el servidor cobra en modo de prueba.',
  found: (key: string, id: string) => `Ya estaba: ${key} (${id})`,
  made: (key: string, id: string) => `Creado: ${key} (${id})`,
  webhook: (address: string) =>
    `En Stripe, registra el webhook ${address}/api/payments/webhook con los eventos checkout.session.*, customer.subscription.*, invoice.*, subscription_schedule.* y charge.refunded.`,
  methods: 'Activa en Stripe las tarjetas, OXXO y la transferencia bancaria de México (SPEI), y el portal de clientes.',
} as const;

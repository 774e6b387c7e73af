/** The pricing grid, in the words of the specification; the exact limits are one link away. */
export const pricingText = {
  title: 'Precios',
  perMonth: 'MXN al mes',
  note: 'Consulta los límites de uso de cada plan',
  plans: [
    { plan: 'free', name: 'Gratis', price: '$0', features: ['3 consultas legales'], action: 'Crear cuenta' },
    { plan: 'basic', name: 'Básico', price: '$299', features: ['50 consultas mensuales'], action: 'Contratar Básico' },
    {
      plan: 'professional',
      name: 'Profesional',
      price: '$899',
      features: ['Consultas ilimitadas', 'Acceso a la API', 'Soporte prioritario'],
      action: 'Contratar Profesional',
    },
    {
      plan: 'enterprise',
      name: 'Empresarial',
      price: '$2,499',
      features: ['Hasta 10 usuarios', 'SLA 99.9%'],
      action: 'Contratar Empresarial',
    },
    { plan: 'custom', name: 'A la medida', price: null, features: ['Por cotización'], action: 'Pedir cotización' },
  ],
} as const;

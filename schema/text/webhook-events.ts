/** What each event of a webhook says, and the words of its examples. By the name of the event. */

interface EventText {
  title: string;
  description: string;
  group: string;
}

export const webhookEventText = {
  'case.created': {
    title: 'Caso creado',
    description: 'Se abrió un caso en la cuenta, o en un caso en el que colaboras.',
    group: 'Casos',
  },
  'case.updated': {
    title: 'Caso modificado',
    description: 'Cambió algo de un caso: sus datos, personas, notas, documentos o vencimientos.',
    group: 'Casos',
  },
  case_status_updated: {
    title: 'Estado de un caso modificado',
    description: 'Un caso pasó a pendiente, activo o completado.',
    group: 'Casos',
  },
  'deadline.created': {
    title: 'Vencimiento creado',
    description: 'Se guardó un vencimiento, escrito a mano o calculado.',
    group: 'Vencimientos',
  },
  'deadline.completed': {
    title: 'Vencimiento cumplido',
    description: 'Alguien marcó un vencimiento como cumplido.',
    group: 'Vencimientos',
  },
  'deadline.alert': {
    title: 'Alerta de vencimiento',
    description: 'Llegó un día de alerta o un recordatorio, se recalculó la fecha, o el plazo terminó sin cumplirse.',
    group: 'Vencimientos',
  },
  'calendar.event.created': {
    title: 'Evento creado',
    description: 'Se agregó un evento a tu calendario.',
    group: 'Calendario',
  },
  'calendar.event.updated': {
    title: 'Evento modificado',
    description: 'Cambió un evento de tu calendario.',
    group: 'Calendario',
  },
  'calendar.event.deleted': {
    title: 'Evento eliminado',
    description: 'Se quitó un evento de tu calendario.',
    group: 'Calendario',
  },
  'contract.generated': {
    title: 'Contrato generado',
    description: 'Se generó un contrato a partir de una plantilla.',
    group: 'Contratos y documentos',
  },
  'document.analysed': {
    title: 'Documento analizado',
    description: 'Terminó bien el análisis de un documento.',
    group: 'Contratos y documentos',
  },
  'chat.answer.completed': {
    title: 'Respuesta del chat lista',
    description: 'El chat legal terminó una respuesta y revisó sus citas.',
    group: 'Cuenta',
  },
  'subscription.updated': {
    title: 'Suscripción modificada',
    description: 'Cambió el plan de la cuenta o el estado de su pago.',
    group: 'Cuenta',
  },
  'webhook.test': {
    title: 'Prueba',
    description: 'Lo envía «Probar webhook». Llega siempre: no se elige.',
    group: 'Cuenta',
  },
} satisfies Record<string, EventText>;

/** Titles in the examples. */
export const webhookExampleText = {
  case: 'Juicio de ejemplo',
  deadline: 'Contestar la demanda (ejemplo)',
  event: 'Audiencia de ejemplo',
  contract: 'Arrendamiento de ejemplo',
  file: 'demanda-ejemplo.pdf',
  test: 'Esta es una prueba de Foja.',
} as const;

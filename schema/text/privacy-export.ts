import { longDay } from './mails.ts';

/** A copy of everything that an account has. */

export const exportText = {
  fileName: (number: number, total: number) =>
    total === 1 ? 'foja-mis-datos.zip' : `foja-mis-datos-${number}-de-${total}.zip`,
  readme: (at: Date) => `Copia de tus datos en Foja
Preparada el ${longDay(at)}

json/      Todos los registros, con el nombre de cada campo.
csv/       Los mismos registros como tablas, para una hoja de cálculo.
archivos/  Los archivos que subiste o que se generaron para ti.

Cada archivo lleva el nombre de lo que contiene. Una tabla larga está en varios
archivos numerados. Si la copia tiene varios ZIP, ábrelos en la misma carpeta.

No se incluyen contraseñas, llaves ni códigos: de ellos solo se guarda una
huella que no dice nada de ti. Tampoco lo que otras personas guardan en sus
propias cuentas.
`,
} as const;

/** Tables of the database as people know them; a test holds that every exported one is here. */
export const kindText: Readonly<Record<string, string>> = {
  user_account: 'Cuenta',
  session: 'Sesiones',
  account_identity: 'Accesos con otros servicios',
  totp_factor: 'Segundo paso',
  recovery_code: 'Códigos de recuperación',
  passkey: 'Llaves de acceso',
  registered_operation: 'Operaciones registradas',
  api_key: 'Llaves de API',
  integration_connection: 'Servicios conectados',
  webhook_endpoint: 'Webhooks',
  webhook_event: 'Eventos de webhooks',
  webhook_delivery: 'Envíos de webhooks',
  account_settings: 'Configuración',
  notification: 'Notificaciones',
  notification_preference: 'Preferencias de avisos',
  notification_digest: 'Resúmenes de avisos',
  push_device: 'Dispositivos con avisos',
  audit_entry: 'Registro de actividad',
  privacy_request: 'Solicitudes sobre datos personales',
  account_deletion: 'Eliminación de la cuenta',
  privacy_choice: 'Usos de los datos',
  model_call: 'Envíos a modelos de inteligencia artificial',
  trial: 'Prueba',
  plan_subscription: 'Plan',
  usage_counter: 'Consumo',
  plan_seat: 'Lugares del plan',
  quote_request: 'Cotizaciones',
  payment_customer: 'Cliente de pagos',
  plan_checkout: 'Compras',
  paid_subscription: 'Suscripciones pagadas',
  subscription_invoice: 'Recibos de la suscripción',
  fiscal_profile: 'Datos fiscales',
  client_fiscal_profile: 'Datos fiscales de clientes',
  chat_thread: 'Conversaciones',
  chat_message: 'Mensajes del chat legal',
  citation_review: 'Revisiones de citas',
  citation_review_file: 'Archivos de revisiones de citas',
  saved_calculation: 'Cálculos guardados',
  estimate: 'Estimaciones',
  activity_hour: 'Actividad por hora',
  activity_visit: 'Sesiones de uso',
  search_run: 'Búsquedas',
  saved_search: 'Búsquedas guardadas',
  legal_case: 'Casos',
  case_member: 'Participación en casos',
  case_party: 'Partes de casos',
  case_link: 'Relaciones entre casos',
  case_note: 'Notas de casos',
  case_event: 'Historial de casos',
  case_invitation: 'Invitaciones a casos',
  case_message: 'Mensajes de casos',
  case_document: 'Documentos de casos',
  deadline: 'Vencimientos',
  deadline_alert: 'Alertas de vencimientos',
  deadline_preference: 'Preferencias de vencimientos',
  court_closure: 'Días inhábiles propios',
  calendar_event: 'Eventos del calendario',
  calendar_preference: 'Preferencias del calendario',
  calendar_feed: 'Calendarios publicados',
  google_connection: 'Conexión con Google',
  google_link: 'Eventos en Google',
  google_conflict: 'Diferencias con Google',
  work_task: 'Tareas',
  running_timer: 'Cronómetro',
  time_entry: 'Horas',
  time_rate: 'Tarifas',
  hours_preference: 'Preferencias de horas',
  prebill: 'Prefacturas',
  prebill_payment: 'Pagos de prefacturas',
  prebill_receipt: 'Comprobantes de prefacturas',
  contract: 'Contratos',
  contract_version: 'Versiones de contratos',
  contract_version_file: 'Archivos de contratos',
  contract_hash: 'Huellas de contratos',
  contract_mail: 'Envíos de contratos',
  contract_drafted_clause: 'Cláusulas redactadas',
  contract_draft: 'Borradores de contratos',
  contract_template_file: 'Plantillas propias',
  legal_document: 'Documentos',
  document_analysis: 'Análisis de documentos',
  document_question: 'Preguntas sobre documentos',
  document_table: 'Tablas de documentos',
  court_office: 'Órganos propios',
};

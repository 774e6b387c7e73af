/** One request for each REST row that reads a body or a query: the OpenAPI document shows it, and reads from it what the row takes. */

interface Example {
  body?: Record<string, unknown>;
  query?: Record<string, string>;
}

const person = {
  name: 'Ana Ejemplo',
  email: 'ana@ejemplo.mx',
  password: 'una clave larga de ejemplo',
  profession: 'Abogado/a',
};
const page = { limit: '20', after: 'eyJuIjoyMH0' };
const days = { from: '2026-11-01', to: '2026-11-30' };
const newCase = {
  title: 'Amparo contra el decreto',
  client: 'Transportes del Norte',
  area: 'administrativo',
  description: 'Primer asunto',
  type: 'Amparo indirecto',
  urgent: false,
  file_number: '123/2026',
  court_name: 'Juzgado Segundo de Distrito',
  opened_on: '2026-10-01',
  amount_claimed_centavos: 1_250_000,
  tags: ['amparo'],
};
const buyer = { email: 'compra@ejemplo.mx', name: 'Compradora Ejemplo' };

const profile = { name: 'Ana Ejemplo', email: 'ana@ejemplo.mx', picture: 'https://ejemplo.mx/ana.png', id: '1' };

export const restExamples: Readonly<Record<string, Example>> = {
  'POST /api/auth/google-login': {
    body: {
      ...profile,
      provider: 'google',
      verified: true,
      credential: 'eyJhbGciOiJSUzI1NiJ9.ejemplo',
      state: 'ejemplo',
    },
  },
  'POST /api/auth/google-code': { body: { code: '4/0Aejemplo', state: 'ejemplo' } },
  'POST /api/neural/predict': {
    body: {
      analysis_type: 'case_outcome',
      case_data: {
        case_type: 'Laboral - Despido',
        description: 'Despido sin aviso escrito',
        evidence_quality: 'good',
        jurisdiction: 'Ciudad de México',
        judge_history: 'Sin antecedentes',
        similar_cases: 'Dos asuntos del despacho',
      },
      user_plan: 'professional',
    },
  },
  'POST /api/real-auth/login': { body: { email: person.email, password: person.password } },
  'POST /api/real-auth/register': { body: person },
  'POST /api/auth/register': { body: person },
  'POST /api/log-error': {
    body: {
      error: 'TypeError: no se pudo leer «id»',
      stack: 'TypeError\n    at Panel (panel.js:12:3)',
      errorInfo: { componentStack: '\n    at Panel' },
      timestamp: '2026-11-23T16:00:00.000Z',
      userAgent: 'Mozilla/5.0',
      url: 'https://ejemplo.mx/dashboard',
      component_trace: ['at Panel', 'at Dashboard'],
    },
  },
  'POST /api/trial/activate-trial': { body: { email: 'tania@ejemplo.mx', name: 'Tania Ejemplo' } },
  'POST /api/subscriptions/create-checkout': { body: { plan: 'basic', user_info: buyer } },
  'POST /api/payments/create-checkout': {
    body: {
      plan: 'professional',
      user_info: { ...buyer, country: 'MX' },
      success_url: '/dashboard?success=true',
      cancel_url: '/checkout?canceled=true',
      method: 'card',
    },
  },
  'POST /api/subscriptions/upgrade': {
    body: {
      plan: 'professional',
      success_url: '/dashboard?upgrade=success',
      cancel_url: '/subscriptions?upgrade=canceled',
    },
  },
  'POST /api/subscriptions/billing-portal': { body: { return_url: '/dashboard?tab=subscriptions' } },
  'POST /api/subscriptions/cancel': { body: { cancel_at_period_end: true } },
  'GET /api/analytics': { query: { range: 'custom', compare: 'previous_year', ...days } },
  'GET /api/calendar/callback': { query: { state: 'ejemplo', code: '4/0Aejemplo' } },
  'GET /api/calendar/events': { query: { ...days, ...page, type: 'audiencia', case_id: 'cas_001' } },
  'GET /api/calendar/events/billable': { query: days },
  'GET /api/calendar/feeds/:feedId.ics': { query: { key: 'ejemplo' } },
  'POST /api/calendar/create-event': {
    body: {
      title: 'Audiencia inicial',
      date: '2026-11-23',
      time: '10:30',
      description: 'Llevar acuse',
      type: 'audiencia',
      caseId: 'cas_001',
      client: 'Juana Ejemplo',
      location: 'Juzgado 3',
    },
  },
  'POST /api/calendar/events/from-case': {
    body: {
      caseId: 'cas_001',
      eventType: 'reunion',
      customTitle: 'Reunión con la clienta',
      customDescription: 'Revisar pruebas',
      startTime: '2026-11-24T09:00:00',
      location: 'Despacho',
    },
  },
  'GET /api/cases': { query: { status: 'active', search: 'amparo', ...page } },
  'GET /api/cases/:userId': { query: page },
  'POST /api/cases': { body: { ...newCase, status: 'active' } },
  'PUT /api/cases/:id': {
    body: { ...newCase, closed_on: '2026-11-20', outcome: 'won', amount_obtained_centavos: 900_000, version: 1 },
  },
  'PUT /api/cases/:id/status': { body: { status: 'completed', outcome: 'won' } },
  'GET /api/deadlines/upcoming': { query: page },
  'PUT /api/deadlines/:id/snooze': { body: { hours: 24 } },
  'POST /api/research/search': {
    body: { query: 'despido injustificado', type: 'codes', after: 'eyJuIjoyMH0', user_plan: 'basic' },
  },
  'POST /api/search/advanced': {
    body: {
      query: 'despido injustificado',
      filters: {
        category: 'Laboral',
        dateRange: 'last_5_years',
        jurisdiction: 'Federal',
        documentType: 'ley',
        court: 'SCJN',
        sortBy: 'date',
      },
      after: 'eyJuIjoyMH0',
      user_plan: 'basic',
    },
  },
  'POST /api/chat': {
    body: {
      message: '¿Cuánto me toca de aguinaldo?',
      thread_id: 'thr_001',
      area: 'laboral',
      style: 'claro',
      user_plan: 'basic',
    },
  },
  'POST /api/citations/check': { body: { text: 'El artículo 48 de la LFT.', written_on: '2026-11-23' } },
  'GET /api/documents': { query: page },
  'POST /api/contracts/generate': {
    body: {
      template_id: 'arrendamiento',
      data: {
        arrendador: 'María Ejemplo Ruiz',
        arrendatario: 'Luis Ejemplo Soto',
        inmueble: 'Calle Ejemplo 12, colonia Centro',
        uso: 'Habitacional',
        renta_mensual: 12_500,
        fecha_inicio: '2026-12-01',
        plazo_meses: 12,
        jurisdiction: 'CDMX',
      },
      title: 'Arrendamiento de ejemplo',
      case_id: 'cas_001',
      user_plan: 'professional',
    },
  },
  'GET /api/contracts/:id/pdf': { query: { version: '1', fill_lines: 'true' } },
  'GET /api/contracts/:id/docx': { query: { version: '1', fill_lines: 'true' } },
  'POST /api/contracts/:id/email': {
    body: { to: 'eva@ejemplo.mx, leo@ejemplo.mx', format: 'docx', message: 'Va adjunto el contrato.' },
  },
  'PUT /api/user/settings': {
    body: {
      profile: {
        name: 'Ana Ejemplo',
        email: 'ana@ejemplo.mx',
        profession: 'Abogado/a',
        phone: '55 0000 0000',
        address: 'Calle Ejemplo 12',
        law_firm: 'Despacho Ejemplo',
        bar_number: '0000000',
        specializations: ['labor'],
        bio: 'Litigio laboral.',
      },
      security: {
        current_password: 'una clave larga de ejemplo',
        new_password: 'otra clave larga de ejemplo',
        confirm_password: 'otra clave larga de ejemplo',
        login_notifications: true,
        session_timeout: 60,
      },
      preferences: {
        language: 'es',
        timezone: 'America/Mexico_City',
        date_format: 'DD/MM/YYYY',
        currency: 'MXN',
        email_notifications: { case_updates: true, payment_reminders: true, system_alerts: true, marketing: false },
        dashboard_layout: 'compact',
        theme: 'dark',
        auto_save: true,
      },
      api: {
        api_key: '',
        webhook_url: '',
        rate_limit: 500,
        integrations: { google_calendar: false, stripe: false, zoom: false, docusign: false },
      },
    },
  },
};

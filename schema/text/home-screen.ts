/** The start of the dashboard. */
export const homeText = {
  noProfession: 'Profesión sin especificar',
  plan: 'Plan',
  trialDaysLeft: (days: number) => (days === 1 ? 'Te queda 1 día de prueba' : `Te quedan ${days} días de prueba`),
  counters: 'Tu consumo del periodo',
  chat: 'Consultas IA',
  documents: 'Documentos analizados',
  cases: 'Casos gestionados',
  ofLimit: (limit: string) => `de ${limit}`,
  unlimited: 'sin límite',
  left: (count: string) => `Quedan ${count}`,
  spent: 'Llegaste al límite de tu plan',
  counterFailed: 'No pudimos actualizar tu consumo; se muestran los últimos datos guardados.',
  quickAccess: 'Acceso rápido',
  quickChat: 'Chat legal',
  quickDocuments: 'Documentos',
  quickCases: 'Casos',
  quickReports: 'Reportes',
  demoCounters:
    'En el modo demo tienes 5 consultas y 1 caso de ejemplo; el análisis de documentos estará disponible en una próxima versión. Con tu cuenta: 3 días de prueba con 100 consultas y después 3 al mes, gratis.',
} as const;

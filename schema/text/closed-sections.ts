import type { sectionText } from './dashboard-screen.ts';

/** Sections that a plan does not open, and those that are not built yet. */

export const unbuiltText = {
  dashboard: '',
  chat: '',
  cases: '',
  'realtime-cases': '',
  'collaborative-chat': '',
  'deadline-alerts': '',
  calendar: '',
  hours: '',
  subscriptions: '',
  documents: '',
  research: '',
  citations: '',
  contracts: '',
  search: '',
  calculators: '',
  neural: '',
  settings: 'La configuración es de cada cuenta. Crea la tuya gratis para ajustarla: lo que hiciste aquí se conserva.',
  analytics: '',
  'smart-contracts': 'Módulo en preparación',
  'virtual-trials': 'Módulo en preparación',
} satisfies Record<keyof typeof sectionText, string>;

const PREMIUM = 'Funcionalidad Premium - Actualiza tu plan para acceder';
export const lockText = {
  neural: PREMIUM,
  'smart-contracts': PREMIUM,
  'virtual-trials': PREMIUM,
  contracts: `${PREMIUM} al generador de contratos IA`,
  analytics: `${PREMIUM} a analytics avanzados`,
} as const;

export const closedSectionText = {
  goToChat: 'Hacer una consulta',
  inPreparation: (section: string) => `${section}: estará disponible en una próxima versión. Mientras tanto:`,
} as const;

/** Dashboard: sidebar, top bar, home, sections that are locked or not available yet. */
export const sectionText = {
  dashboard: 'Inicio',
  chat: 'Chat legal',
  cases: 'Casos',
  'realtime-cases': 'Casos en tiempo real',
  'collaborative-chat': 'Chat colaborativo',
  'deadline-alerts': 'Vencimientos y alertas',
  calendar: 'Calendario',
  hours: 'Horas y cobros',
  subscriptions: 'Suscripciones',
  documents: 'Análisis de documentos',
  research: 'Investigación',
  citations: 'Revisor de citas',
  contracts: 'Contratos',
  search: 'Búsqueda',
  neural: 'Análisis predictivo',
  settings: 'Configuración',
  analytics: 'Analítica',
  'smart-contracts': 'Contratos inteligentes',
  'virtual-trials': 'Juicios virtuales',
  calculators: 'Calculadoras',
} as const;

/** The sections inside a sentence: «Error cargando casos». */
export const sectionNameText = {
  dashboard: 'inicio',
  chat: 'chat legal',
  cases: 'casos',
  'realtime-cases': 'casos en tiempo real',
  'collaborative-chat': 'chat colaborativo',
  'deadline-alerts': 'vencimientos',
  calendar: 'calendario',
  hours: 'horas y cobros',
  subscriptions: 'suscripciones',
  documents: 'documentos',
  research: 'investigación',
  citations: 'revisor de citas',
  contracts: 'contratos',
  search: 'búsqueda',
  neural: 'análisis predictivo',
  settings: 'configuración',
  analytics: 'analítica',
  'smart-contracts': 'contratos inteligentes',
  'virtual-trials': 'juicios virtuales',
  calculators: 'calculadoras',
} satisfies Record<keyof typeof sectionText, string>;

export const sectionGroupText = {
  work: 'Trabajo',
  knowledge: 'Conocimiento',
  account: 'Cuenta',
} as const;

export const shellText = {
  navigation: 'Secciones',
  openMenu: 'Abrir menú',
  logout: 'Cerrar sesión',
  leaveDemo: 'Salir del modo demo',
  pro: 'PRO',
  soon: 'Próximamente',
  /** Beside a name in the sidebar there is no room for the long word. */
  soonShort: 'Pronto',
  lockedReason: 'Disponible en los planes Básico, Profesional, Empresarial y a la medida. Los ves en Suscripciones.',
  overdue: (count: number) => (count === 1 ? '1 vencido' : `${count} vencidos`),
  search: 'Buscar o ir a…',
  searchShort: 'Buscar',
  shortcut: 'Ctrl K',
  account: 'Tu cuenta',
  demoBanner: 'Estás en modo demo: puedes recorrer el panel, buscar en el acervo y hacer 5 consultas de verdad.',
  createAccount: 'Crear cuenta',
  login: 'Iniciar sesión',
} as const;

export const returnNoticeText = {
  demo: 'En el modo demo no hay compras: abrir esta dirección no cambia ningún plan.',
  upgradeCanceled: 'Cancelaste el cambio de plan: no se hizo ningún cargo.',
} as const;

export const connectionText = {
  connected: 'En línea',
  connecting: 'Conectando…',
  reconnecting: 'Reconectando...',
  idle: 'En espera',
  problems: 'Servidor con problemas',
  unreachable: 'Sin respuesta del servidor',
  offline: 'Sin conexión',
  demo: 'Modo demo',
  explained: {
    connected: 'Las respuestas llegan en vivo.',
    connecting: 'Abriendo la conexión en vivo.',
    reconnecting: 'La conexión en vivo se cortó; la retomamos donde iba.',
    idle: 'La conexión en vivo se abre cuando hace falta.',
    problems: 'El servidor responde con errores; volvemos a intentarlo por ti.',
    unreachable: 'El servidor no responde; volvemos a intentarlo por ti.',
    offline: 'Tu equipo no tiene conexión a internet.',
    demo: 'Sin cuenta: puedes buscar en el acervo; nada tuyo se guarda en el servidor.',
  },
} as const;

/** A section of the dashboard that could not be shown, and one whose files wait for the network. */
export const sectionErrorText = {
  failed: (section: string) => `Error cargando ${section}`,
  body: (section: string) => `Error cargando datos de ${section}`,
  waiting: 'Sin conexión, reintentando',
  waitingKept: 'Esta sección se abre en cuanto vuelva la conexión. Lo que escribiste se conserva.',
} as const;

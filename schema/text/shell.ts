/** Start-up, connection, error boundary, and pages outside of the dashboard. */
export const startupScreenText = {
  connecting: 'Conectando con Foja…',
  connectionErrorTitle: 'Error de Conexión',
  connectionErrorBody: 'No pudimos comunicarnos con el servidor. Revisa tu conexión a internet e intenta de nuevo.',
  problemsTitle: 'Servidor con problemas',
  problemsBody: 'El servidor respondió, pero no está listo para trabajar. Volvemos a intentarlo por ti.',
  reconnecting: 'Reconectando...',
  reconnectNow: 'Reconectar ahora',
  bannerKept: 'Lo que escribiste se conserva.',
} as const;

export const errorBoundaryText = {
  title: 'Algo falló en esta página',
  body: 'Ya registramos el problema. Lo que guardaste en el servidor sigue ahí; al recargar vuelves a tu trabajo.',
  action: 'Activar Dashboard',
} as const;

export const connectionText = {
  connected: 'En línea',
  connecting: 'Conectando…',
  reconnecting: 'Reconectando...',
  idle: 'En espera',
  demo: 'Modo demo',
  explained: {
    connected: 'Las respuestas llegan en vivo.',
    connecting: 'Abriendo la conexión en vivo.',
    reconnecting: 'La conexión en vivo se cortó; la retomamos donde iba.',
    idle: 'La conexión en vivo se abre cuando hace falta.',
    demo: 'Sin cuenta: puedes buscar en el acervo; nada tuyo se guarda en el servidor.',
  },
} as const;

export const trialPageText = {
  title: 'Periodo de prueba',
  notice: 'Tu periodo de prueba no existe o ya venció',
  body: 'Crea una cuenta para empezar tus 3 días de prueba; después conservas el plan gratuito permanente con 3 consultas.',
  register: 'Crear cuenta',
  plans: 'Ver planes',
} as const;

export const checkoutPageText = {
  title: 'Pago del plan',
  loadingPlan: 'Cargando plan...',
  unavailable: 'El pago en línea estará disponible en una próxima versión.',
  nothingCharged: 'No se ha hecho ningún cargo ni se cambió tu plan.',
  canceled: 'Cancelaste el pago: no se hizo ningún cargo.',
  seePlans: 'Ver planes',
} as const;

export const recordPageText = {
  notFound: 'No encontrado',
  titles: {
    jurisprudencia: 'Jurisprudencia',
    'codigo-civil': 'Código Civil',
    stps: 'Secretaría del Trabajo y Previsión Social',
    leyes: 'Leyes',
    'ia-analysis': 'Análisis con IA',
  },
  body: 'No tenemos un documento con esta dirección. Revisa que esté completa o búscalo por su nombre.',
} as const;

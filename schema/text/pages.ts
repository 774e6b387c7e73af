/** Pages outside of the dashboard. */
export const trialPageText = {
  title: 'Periodo de prueba',
  notice: 'Tu periodo de prueba no existe o ya venció',
  body: 'Crea una cuenta para empezar tus 3 días de prueba; después conservas el plan gratuito permanente con 3 consultas.',
  over: 'Lo que hiciste en tu prueba se conserva 30 días desde que empezó: crea tu cuenta aquí, en este navegador, y sigue con el plan gratuito y todo lo tuyo.',
  unreachable: 'No se pudo abrir tu periodo de prueba. Lo que hiciste sigue guardado.',
  register: 'Crear cuenta',
  login: 'Iniciar Sesión',
  plans: 'Ver planes',
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

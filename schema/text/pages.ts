/** Pages outside of the dashboard. */
export const trialPageText = {
  title: 'Periodo de prueba',
  notice: 'Tu periodo de prueba no existe o ya venció',
  body: 'Crea una cuenta para empezar tus 3 días de prueba; después conservas el plan gratuito permanente con 3 consultas.',
  register: 'Crear cuenta',
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

/** The first screen of the public front page. What stands below it is loaded later: `landing-sections.ts`. */
export const landingText = {
  login: 'Iniciar sesión',
  trial: 'Prueba gratis',
  openDashboard: 'Ir a mi panel',
  demo: 'Probar en modo demo',
  eyebrow: 'IA y computación cuántica* para abogados en México',
  title: 'La respuesta, con la ley a la vista.',
  lead: 'Pregunta como lo dirías en voz alta. Foja contesta en español, señala el artículo exacto y comprueba cada cita contra el texto antes de mostrártela.',
  promise: '3 días de prueba y después un plan gratuito permanente con 3 consultas. Sin tarjeta.',
  quantumNote: '* Nombre comercial de los análisis Premium: se calculan en computadoras convencionales.',
} as const;

/** The chat that the first screen shows: a question about a clause, answered with the law. */
export const demoChatText = {
  title: 'Chat de demostración',
  sample: 'Ejemplo',
  question:
    'Mi contrato de renta dice: «Si el inquilino se va antes, paga toda la renta que falte». ¿Vale esa cláusula?',
  answerTitle: 'Respuesta corta.',
  answer: [
    { text: 'Puede pactarse una pena por incumplir,', cite: 1 },
    { text: 'pero no puede pasar del valor de la obligación principal;', cite: 2 },
    { text: 'y si cumpliste una parte, la pena se reduce en la misma proporción.', cite: 3 },
  ],
  sourcesTitle: 'Fundamento',
  sources: ['CCF, artículo 1840', 'CCF, artículo 1843', 'CCF, artículo 1844'],
  verified: 'verificada',
  hintTitle: 'Cláusula detectada: pena convencional',
  hint: 'Buscar jurisprudencia y artículos sobre esta cláusula',
} as const;

/** The public front page. */
export const landingText = {
  login: 'Iniciar sesión',
  trial: 'Prueba gratis',
  openDashboard: 'Ir a mi panel',
  demo: 'Ver el panel en modo demo',
  eyebrow: 'Asistente legal para México',
  title: 'La respuesta, con la ley a la vista.',
  lead: 'Pregunta como lo dirías en voz alta. Foja contesta en español, señala el artículo exacto y comprueba cada cita contra el texto antes de mostrártela.',
  audience:
    'Para abogadas y abogados, jueces, notarías, mediadores, consultores, estudiantes de Derecho y empresas que trabajan con la ley mexicana.',
  promise: '3 días de prueba y después un plan gratuito permanente con 3 consultas. Sin tarjeta.',
  sampleLabel: 'Ejemplo',
  factsTitle: 'En qué se distingue',
  facts: [
    {
      title: 'Citas comprobadas',
      body: 'Cada número de la respuesta abre el pasaje en que se apoya y dice si la ley y el artículo existen y dicen lo citado.',
    },
    {
      title: 'Dice cuando no sabe',
      body: 'Si tu pregunta queda fuera del acervo, lo dice y explica qué sí tiene. No inventa artículos ni porcentajes.',
    },
    {
      title: 'Con fecha y fuente',
      body: 'Junto a cada cita ves la fecha del texto, si es el oficial o una síntesis nuestra, y el enlace a la publicación oficial.',
    },
  ],
  statusOk: 'Sistema Operativo',
  statusMaintenance: 'Sistema en Mantenimiento',
  endpoints: (count: number) => `${count} servicios disponibles`,
  footerNote: 'Foja informa y ayuda a preparar; no sustituye el consejo de una persona abogada que conozca tu caso.',
} as const;

/** The sample answer of the hero: short, with citations of the law. */
export const landingSample = {
  question: 'Me despidieron de palabra y no me dieron ningún papel. ¿Qué puedo reclamar?',
  shortAnswerTitle: 'Respuesta corta.',
  answer: [
    { text: 'Si no te entregaron el aviso por escrito, el despido se presume injustificado.', cites: [1] },
    {
      text: 'Puedes elegir entre volver a tu puesto o que te paguen tres meses de salario; en ambos casos, también los salarios vencidos hasta por doce meses.',
      cites: [2],
    },
    { text: 'Tienes dos meses para reclamar.', cites: [3] },
  ],
  sources: [
    { ordinal: 1, label: 'LFT, artículo 47, últimos párrafos', word: 'verificada' },
    { ordinal: 2, label: 'LFT, artículo 48', word: 'verificada' },
    { ordinal: 3, label: 'LFT, artículo 518', word: 'verificada' },
  ],
  sourcesTitle: 'Fundamento',
  passageOf: 'LFT, artículo 518 · síntesis',
  passageBefore: 'Las acciones de quien fue separado del trabajo ',
  passageMarked: 'prescriben en dos meses',
  passageAfter: ', contados a partir del día siguiente a la separación.',
} as const;

import { legalLinks } from './legal-links.ts';

/** What search engines and link previews read of the public pages. */
export interface PageHead {
  title: string;
  description: string;
}

export const pageHeadText = {
  needsScript: 'Foja necesita JavaScript para funcionar. Actívalo en tu navegador y vuelve a cargar la página.',
  imageAlt: 'Foja: la respuesta, con la ley a la vista',
} as const;

export const pageHeads = {
  '/': {
    title: 'Foja · Asistente legal para México',
    description:
      'Pregunta en español sobre leyes mexicanas y recibe una respuesta en la que cada cita se comprobó contra el texto de la ley.',
  },
  '/planes': {
    title: 'Planes y límites · Foja',
    description: 'Qué incluye cada plan de Foja, con sus precios en pesos mexicanos y sus límites exactos.',
  },
  '/terminos': {
    title: `${legalLinks['/terminos']} · Foja`,
    description: 'Las reglas para usar Foja, en palabras llanas: qué puedes esperar, qué es tuyo y cómo se termina.',
  },
  '/privacidad': {
    title: `${legalLinks['/privacidad']} · Foja`,
    description:
      'Aviso de privacidad integral: qué datos tratamos, para qué, quién más los ve y cómo ejercer tus derechos ARCO.',
  },
  '/leyes': {
    title: 'Leyes del acervo · Foja',
    description: 'Códigos y leyes de México que Foja consulta, artículo por artículo y con la fecha de su texto.',
  },
  '/verificar': {
    title: 'Verificar un contrato · Foja',
    description: 'Comprueba que un contrato hecho con Foja es el mismo que se generó, sin cuenta.',
  },
} as const satisfies Record<string, PageHead>;

/** Public pages that search engines should know, besides those of law. */
export const PUBLIC_PAGES = Object.keys(pageHeads);

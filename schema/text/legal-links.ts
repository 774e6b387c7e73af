/** Paths and names of the pages of law and of the accessibility statement: `legal.ts`, `accessibility-statement.ts`. */
export const legalLinks = {
  '/terminos': 'Términos de Servicio',
  '/privacidad': 'Aviso de Privacidad',
  '/accesibilidad': 'Accesibilidad',
} as const;
export type LegalPath = Exclude<keyof typeof legalLinks, '/accesibilidad'>;

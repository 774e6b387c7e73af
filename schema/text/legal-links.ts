/** Paths and names of the terms of service and the privacy notice. The documents: `legal.ts`. */
export const legalLinks = { '/terminos': 'Términos de Servicio', '/privacidad': 'Aviso de Privacidad' } as const;
export type LegalPath = keyof typeof legalLinks;

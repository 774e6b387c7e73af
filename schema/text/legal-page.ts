/** A long document that is read on a page: the terms, the privacy notice, the accessibility statement. */
interface LegalSection {
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

export interface LegalDocument {
  title: string;
  updated: string;
  lead: string;
  /** The whole in a few lines, before the sections. */
  inShort: readonly string[];
  sections: readonly LegalSection[];
}

export const legalPageText = {
  draft:
    'Borrador pendiente de revisión por una persona abogada. Lo que va entre corchetes lo completa quien opera este servidor.',
  updated: (date: string) => `Última actualización: ${date}`,
  inShort: 'En breve',
  contents: 'Contenido',
  others: 'Documentos legales',
} as const;

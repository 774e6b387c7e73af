/** What is said of a citation: how it is written, and what checking it found. */

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} y ${items.at(-1) ?? ''}`;

export const citationsText = {
  /** `LFT, artículo 518, párrafo segundo`. */
  label: (law: string, article: string, detail: string | null) =>
    `${law}, artículo ${article}${detail ? `, ${detail}` : ''}`,
  constitution: 'Constitución (CPEUM)',
  noLaw: (article: string, detail: string | null) => `Artículo ${article}${detail ? `, ${detail}` : ''} (sin ley)`,

  verifiedQuote: 'El artículo existe y las palabras citadas están en su texto oficial.',
  verifiedArticle: 'El artículo existe y se cotejó con el texto que está en el acervo.',
  verifiedSynthesis: 'El artículo existe; se cotejó con la síntesis de Foja, no con el texto oficial.',
  verifiedIndex:
    'El artículo existe en el índice de la ley; su texto no está cargado, así que no se cotejó lo que dice.',
  verifiedDetailUnseen: (detail: string) =>
    `El artículo existe; el texto oficial no está cargado, así que no se pudo comprobar «${detail}».`,

  quoteNotFound: 'El artículo existe, pero las palabras citadas no están en su texto.',
  quoteUnseen:
    'El artículo existe, pero su texto oficial no está en este acervo: las palabras citadas no se pudieron cotejar.',

  lawNotHeld: (law: string) => `«${law}» no está en el acervo; no se puede decir si la cita es correcta.`,
  lawNotNamed: 'La cita no dice de qué ley es el artículo, así que no se pudo cotejar.',

  noSuchArticle: (law: string, article: string, last: string, nearest: readonly string[]) =>
    `No hay artículo ${article} en ${law}: su último artículo es el ${last}.` +
    (nearest.length > 0 ? ` Los más cercanos que sí existen: ${listed(nearest)}.` : ''),
  repealed: (law: string, article: string) => `El artículo ${article} de ${law} está derogado.`,
  noSuchFraction: (law: string, article: string, fraction: string) =>
    `El artículo ${article} de ${law} existe, pero no tiene ${fraction}.`,
  repealedFraction: (law: string, article: string, fraction: string) =>
    `La fracción ${fraction} del artículo ${article} de ${law} está derogada.`,
  fraction: (number: string) => `fracción ${number}`,
  section: (letter: string) => `apartado ${letter}`,
} as const;

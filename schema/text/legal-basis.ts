/** Articles that something rests on: a clause, a check, a finding. */
export const legalBasisText = {
  textOf: (day: string) => `Texto al ${day}`,
  synthesis: 'En el acervo hay una síntesis, no el texto oficial.',
  readArticle: (name: string) => `Leer ${name}`,
} as const;

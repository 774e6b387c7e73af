/**
 * The shapes of Foja's own legal stock. The files beside this one are data: written in our own words, each statement
 * tied to a law and an article. Official text is never kept here (it is imported into PostgreSQL).
 */

/** The twelve areas of practice of the specification, as stored. Labels are in `schema/text/research.ts`. */
export const LEGAL_AREAS = [
  'CIVIL',
  'CRIMINAL',
  'LABOR',
  'COMMERCIAL',
  'TAX',
  'CONSTITUTIONAL',
  'ADMINISTRATIVE',
  'FAMILY',
  'AGRARIAN',
  'ENVIRONMENTAL',
  'CORPORATE',
  'INTERNATIONAL',
] as const;
export type LegalArea = (typeof LEGAL_AREAS)[number];

/** One article told in our own words: `articles/<law key>.json` holds an array of these. */
export interface ArticleSynthesis {
  /** Number as the law index writes it: `48`, `39-A`, `1390 Bis 20`, `291 Bis`. */
  article: string;
  /** What the article is about, 3–9 words, no final stop. */
  title: string;
  /** 1–4 sentences, exact: who, what, how much, by when. Never twelve words in a row of the official text. */
  synthesis: string;
  /** Words and short phrases by which people look for it: lay words, synonyms, abbreviations. Lower case. */
  words: string[];
}

/**
 * A question people have, answered. Every sentence that claims law ends in one or more citations written
 * `{{lft:48}}` or, with a detail, `{{lft:518|párrafo segundo}}`.
 */
export interface Topic {
  /** Kebab-case, unique, Spanish: `despido-injustificado`. */
  id: string;
  area: LegalArea;
  title: string;
  /** The question in one sentence, as a person would put it. */
  question: string;
  /** 6–30 other ways people really ask it: colloquial, with slang, without accents, short. */
  asked: string[];
  /** Lay words, synonyms and abbreviations that point here. Lower case. */
  words: string[];
  /** The direct answer, 2–4 sentences with citations, spoken to the person («tú»). */
  answer: string;
  /** What follows: rights, requirements, exceptions, traps. 1–4 sections. */
  sections: { heading: string; points: string[] }[];
  /** The term to act in, when the law sets one: with its start and what stops it. */
  term?: string;
  /** What to do now, in order. 2–5 steps. */
  steps: string[];
  /** What would change the answer: questions back to the person. 2–4. */
  askBack: string[];
  /** Questions people have next, answerable by another topic. 2–3. */
  next: string[];
}

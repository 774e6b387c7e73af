/**
 * The types of Foja's legal stock, which is in the JSON files of this folder. It is written in our own words; each
 * statement cites a law and an article. Official text is never here (it is imported into PostgreSQL).
 */

/** The twelve legal areas of the specification, as stored. Labels are in `schema/text/research.ts`. */
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

/** A synthesis of one article in our own words: an entry of `articles/<law key>.json`. */
export interface ArticleSynthesis {
  /** Number as the law index writes it: `48`, `39-A`, `1390 Bis 20`, `291 Bis`. */
  article: string;
  /** The subject of the article, 3–9 words, no full stop. */
  title: string;
  /** 1–4 sentences, exact: who, what, how much, by when. Never twelve words in a row of the official text. */
  synthesis: string;
  /** Search words and phrases: lay words, synonyms, abbreviations. Lower case. */
  words: string[];
}

/**
 * A question of people with a full answer. Every sentence that states law ends in one or more citation marks
 * `{{lft:48}}` or `{{lft:518|párrafo segundo}}`.
 */
export interface Topic {
  /** Kebab-case, unique, Spanish: `despido-injustificado`. */
  id: string;
  area: LegalArea;
  title: string;
  /** The question in one sentence, as a person would ask it. */
  question: string;
  /** 6–30 other ways of asking it: colloquial, with slang, without accents, short. */
  asked: string[];
  /** Search words: lay words, synonyms, abbreviations. Lower case. */
  words: string[];
  /** The direct answer, 2–4 sentences with citations, addressing the person as «tú». */
  answer: string;
  /** Details: rights, requirements, exceptions, pitfalls. 1–4 sections. */
  sections: { heading: string; points: string[] }[];
  /** The term for acting, when the law sets one, with its start and what interrupts it. */
  term?: string;
  /** What to do now, in order. 2–5 steps. */
  steps: string[];
  /** Questions to the person whose answers would change ours. 2–4. */
  askBack: string[];
  /** Likely next questions, which other topics answer. 2–3. */
  next: string[];
}

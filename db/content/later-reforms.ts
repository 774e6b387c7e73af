import reforms from './later-reforms.json' with { type: 'json' };

/** Reforms that were published after the texts that are held: a register, as data. */
export interface LaterReform {
  law: string;
  /** Day of its publication; where only the month is known, a day of it. */
  publishedOn: string;
  /** What it is about, in Spanish. */
  subject: string;
  /** Words of a question that it concerns, as regular expressions over folded text. */
  about: string[];
  /** The articles that it changed; `null`: not known, any of the law may be. */
  articles: string[] | null;
  /** The held wording of these articles no longer rules. */
  replaces: boolean;
  source: string;
  /** What is not known of it, in Spanish. */
  unknown: string;
}

const REGISTER: readonly LaterReform[] = reforms;

/** The reform that a held text does not have; `null` when there is none that is known. `textAsOf`: `YYYY-MM-DD`. */
export function laterReformOf(law: string, article: string | null, textAsOf: string | null): LaterReform | null {
  return (
    REGISTER.find(
      (reform) =>
        reform.law === law &&
        // An import has brought a later text. The capital's code is dated after a reform that it does not have.
        (reform.replaces || textAsOf === null || textAsOf < reform.publishedOn) &&
        (reform.articles === null || (article !== null && reform.articles.includes(article))),
    ) ?? null
  );
}

/** Whether a folded question is about what a reform changed. */
export const isAboutReform = ({ about, replaces }: LaterReform, folded: string): boolean =>
  replaces || (about.length > 0 && new RegExp(`\\b(?:${about.join('|')})\\b`).test(folded));

/** The whole register, for operators. */
export const laterReforms = (): readonly LaterReform[] => REGISTER;

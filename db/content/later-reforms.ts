import reforms from './later-reforms.json' with { type: 'json' };

/** A reform that was published after the imported text of its law. */
export interface LaterReform {
  law: string;
  /** Day of publication; when only the month is known, a day of that month. */
  publishedOn: string;
  /** What it is about, in Spanish. */
  subject: string;
  /** Regular expressions over folded text, for questions that it concerns. */
  about: string[];
  /** The articles that it changed; `null`: unknown, any article may be affected. */
  articles: string[] | null;
  /** The imported text of these articles is no longer in force. */
  replaces: boolean;
  source: string;
  /** What is not known about it, in Spanish. */
  unknown: string;
}

const REGISTER: readonly LaterReform[] = reforms;

/** A known reform that an imported text lacks; `null`: none. `textAsOf`: `YYYY-MM-DD`. */
export function laterReformOf(law: string, article: string | null, textAsOf: string | null): LaterReform | null {
  return (
    REGISTER.find(
      (reform) =>
        reform.law === law &&
        // A later import has the reform. `replaces` is for the code of Mexico City, which is dated after a reform that it lacks.
        (reform.replaces || textAsOf === null || textAsOf < reform.publishedOn) &&
        (reform.articles === null || (article !== null && reform.articles.includes(article))),
    ) ?? null
  );
}

/** Whether a folded question is about what a reform changed. */
export const isAboutReform = ({ about }: LaterReform, folded: string): boolean =>
  about.length > 0 && new RegExp(`\\b(?:${about.join('|')})\\b`).test(folded);

/** The whole register, for operators. */
export const laterReforms = (): readonly LaterReform[] => REGISTER;

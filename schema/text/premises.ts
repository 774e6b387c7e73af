import { listed, uncapitalized } from './words.ts';

/** Corrections of false premises about a named article. Marks `{{lft:48}}` become citations. */

interface Named {
  statuteKey: string;
  /** `LFT`. */
  shortName: string;
  /** The whole name decides between «del Código» and «de la Ley». */
  name: string;
  number: string;
}

const mark = ({ statuteKey, number }: Named): string => `{{${statuteKey}:${number}}}`;
const ofLaw = ({ name, shortName }: Named): string =>
  /^(?:Ley|Constitución)/.test(name) ? `de la ${shortName}` : `del ${shortName}`;
const articleOf = (named: Named): string => `artículo ${named.number} ${ofLaw(named)}`;
/** A title inside of a sentence; acronyms («IMSS») keep their capitals. */
const inside = (title: string): string => (/^\p{Lu}{2}/u.test(title) ? title : uncapitalized(title));
const inBrackets = (title: string | null): string => (title ? ` (${inside(title)})` : '');

export const premisesText = {
  otherQuantity: (article: Named, said: string, stated: readonly string[], isOfficial: boolean) =>
    `${isOfficial ? `El ${articleOf(article)}` : `Según la síntesis de Foja, el ${articleOf(article)}`} no menciona ${said}: menciona ${listed(stated)} ${mark(article)}.`,
  noSuchFraction: (article: Named, fraction: string, last: string) =>
    last === 'I'
      ? `El ${articleOf(article)} no tiene fracción ${fraction}: sólo tiene la fracción I ${mark(article)}.`
      : `El ${articleOf(article)} no tiene fracción ${fraction}: sus fracciones van de la I a la ${last} ${mark(article)}.`,
  noFractions: (article: Named, fraction: string) =>
    `El ${articleOf(article)} no tiene fracción ${fraction}: su texto no se divide en fracciones ${mark(article)}.`,
  repealedFraction: (article: Named, fraction: string) =>
    `La fracción ${fraction} del ${articleOf(article)} está derogada ${mark(article)}.`,
  otherSubject: (article: Named, title: string | null, right: Named, rightTitle: string) =>
    `El ${articleOf(article)} trata de otra cosa${inBrackets(title)} ${mark(article)}. De lo que mencionas trata el ${articleOf(right)}${inBrackets(rightTitle)} ${mark(right)}.`,
} as const;

/** Whether what looks like a citation of an article is one. */
import { hasArticle, normaliseArticle } from '#db/content/law-index.ts';
import type { Antecedents } from '../antecedents.rules.ts';
import { hasDetails } from './article-details.rules.ts';
import type { Item } from './article-items.rules.ts';
import type { LawReference } from '../laws/law-references.rules.ts';
import type { Head } from './statute-heads.rules.ts';

interface Candidate {
  text: string;
  before: Antecedents;
  head: Head;
  /** Shortened to those that are articles. */
  items: Item[];
  reference: LawReference;
}

/** What follows a bare number that is an article: a sign, or a word that says what articles do. */
const ENDS =
  /^(?:$|\s?[.,;:)»”"\]—–]|\s[(«“"[—–]|\s(?:y|e|o)\s(?:al?|el|del?|\d)|\s(?:bis|ter|que|se|no|s[ií]|ya|lo|la|los|le|les|sino|ni|es|son|fue|era|tambi[eé]n|del?\s(?:mismo|propio|dicho|citado|ese)|establec|dispo|se[nñ]al|prev|exig|dic|ordena|regula|defin|permit|proh|fija|contempl|faculta|sanciona|oblig|conced|cre[ae]|reconoc|consagra|contien|determin|impon|otorg|manda|mencion|indic|refier|reza|castig|autoriz|excluy|limit|complet|garanti|habl|trat|tipific|proteg|remit|rig|aplic|proced|sirv|sosten|transcri|repit|cit|invoca|mal|bien|admit|pid|da|faculta|respond|qued))/iu;
const BARE_REACH = 700;

/** «280 Bis», «14, fracción I»: only articles are written so. */
const isPlainlyArticle = ({ printed, isShort, ...details }: Item): boolean =>
  /\d\s?(?:bis|ter|qu[aá]ter|qui|sex|oct)/iu.test(printed) || (!isShort && hasDetails(details));

/** «el código acaba en el 490». */
const LIMIT = /(?:acab|termin|conclu|lleg|[uú]ltimo)[\p{L}]*\s(?:(?:en|es|hasta|a)\s)?(?:el|al)\s$/iu;

/** Whether what looks like a citation is one. */
export function isCitation(candidate: Candidate): boolean {
  const { text, before, head, items, reference } = candidate;
  const first = items[0];
  if (head.kind === 'WORD') {
    // «artículo primero» of a decree is no article of a law.
    if (head.isWord && !reference.law && !reference.pointer) return false;
    if (isTranscription(candidate)) return false;
    return !(reference.isOther && /^(?:numeral|precepto)/iu.test(text.slice(head.at, head.at + 8)));
  }
  if (head.kind === 'LAW' || reference.pointer || reference.law?.law) return true;
  if (reference.isOther || !first) return false;
  if (reference.law) return head.kind === 'WEAK';
  const near = before.near(head.at, false)?.law;
  const others = near ? items.findIndex(({ printed }) => !hasArticle(near, printed)) : 0;
  if (others === 0) return false;
  if (others > 0) items.splice(others);
  return head.kind === 'WEAK' || readsAsArticle(candidate);
}

/** «…dispone: «Artículo 48.- El trabajador…»»: the heading of what is quoted. */
function isTranscription({ text, before, head, items: [item] }: Candidate): boolean {
  if (!item || !/:[\s>"“«*]{0,6}$/u.test(text.slice(Math.max(0, head.at - 8), head.at))) return false;
  const isHeading = /^\s?\.\s?[-–—]{0,2}\s?["“«]?[\p{Lu}(…]/u.test(text.slice(item.end, item.end + 8));
  return isHeading && before.sameNumber(head.at, normaliseArticle(item.printed)) !== null;
}

/** A number without «artículo» and without a law, in a text that has just cited one: «y el 162, sesenta años». */
function readsAsArticle({ text, before, head, items }: Candidate): boolean {
  const item = items.at(-1) as Item;
  const last = before.lastArticle();
  const gap = last ? text.slice(last.at, head.at) : null;
  if (gap === null || gap.length > BARE_REACH || gap.includes('\n\n')) return false;
  if (items.some(isPlainlyArticle)) return true;
  const lead = text.slice(Math.max(0, head.at - 24), head.at);
  if (LIMIT.test(lead)) return false;
  const after = text.slice(item.end, item.end + 24);
  if (/:\s$/.test(lead))
    return item.printed.length > 2 && /^(?:[.;]|\s\()/u.test(after) && /(?<!\p{L})(?:\p{L}{5,})/u.test(lead);
  return /(?:^|[\s,(])(?:el|al|del|los)\s$/iu.test(lead) && ENDS.test(after);
}

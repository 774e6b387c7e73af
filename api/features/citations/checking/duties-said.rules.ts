import { foldText } from '#schema/lib/fold-text.ts';
import { statementText as say } from '#schema/text/citation-statements.ts';

/** Who must, may or may not do something: what a statement says of it against the text of the article. */

type Duty = 'MAY' | 'MUST' | 'MUST_NOT' | 'NEED_NOT';

const MODAL =
  'podran?|pued[ea]n?|podria[n]?|debera[n]?|deben?|tien(?:e|en) (?:la )?(?:obligacion|deber) de|tien(?:e|en) (?:el )?derecho a|tien(?:e|en) que|tendra[n]? (?:la )?(?:obligacion|deber) de|tendra[n]? (?:el )?derecho a|tendra[n]? que|estan? obligad[oa]s? a|estara[n]? obligad[oa]s? a|estan? facultad[oa]s? para|queda prohibido a[l]?|se prohibe|esta prohibido';
/** «no podrá rescindir»: whether denied, how, what. */
const DUTY = new RegExp(
  `(?<![a-zñ])(?<no>no )?(?:se (?:les? )?|les? )?(?<modal>${MODAL}) (?:(?:se|les?|no) )?(?:[a-zñ]{4,}mente )?(?<act>[a-zñ]{2,14}(?:ar|er|ir))(?:se|lo|la|los|las|le|les)?(?![a-zñ])`,
  'g',
);
const MUST = /obligad|obligacion|deber|deben|debe$|que$/;
const FORBIDDEN = /prohib/;

/** Characters before a duty in which its subject stands. */
const BEFORE = 40;

/** Verbs that say nothing of which duty is meant. */
const ANY_ACT = /^(?:hacer|ser|estar|tener|haber|dar|poder|deber|decir|ir|ver|llevar|tomar|realizar|efectuar)$/;

interface Said {
  who: string | null;
  duty: Duty;
  act: string;
}

/** Roles that face each other in a law: one is not the other. */
const OPPOSED: readonly (readonly [RegExp, RegExp])[] = [
  [/^trabajador/, /^patron/],
  [/^arrendador/, /^arrendatari/],
  [/^acreedor/, /^deudor/],
  [/^comprador/, /^vendedor/],
  [/^actor|^demandante/, /^demandad/],
  [/^mandante/, /^mandatari/],
  [/^donante/, /^donatari/],
  [/^depositante/, /^depositari/],
  [/^comodante/, /^comodatari/],
  [/^proveedor/, /^consumidor/],
  [/^contribuyente/, /^autoridad/],
  [/^endosante/, /^endosatari/],
];

const isOpposed = (one: string, other: string): boolean =>
  OPPOSED.some(([a, b]) => (a.test(one) && b.test(other)) || (b.test(one) && a.test(other)));
const isRole = (word: string): boolean => OPPOSED.some(([a, b]) => a.test(word) || b.test(word));

function dutyOf(modal: string, isDenied: boolean): Duty {
  if (FORBIDDEN.test(modal)) return 'MUST_NOT';
  if (!MUST.test(modal)) return isDenied ? 'MUST_NOT' : 'MAY';
  if (!isDenied) return 'MUST';
  return /obligad|obligacion|tien|tendr/.test(modal) ? 'NEED_NOT' : 'MUST_NOT';
}

const flat = (text: string): string =>
  foldText(text)
    .replace(/[^a-z0-9ñ.;:]+/g, ' ')
    .trim();

function dutiesIn(text: string): Said[] {
  const words = flat(text);
  return [...words.matchAll(DUTY)].map(({ index, groups = {} }) => {
    const before =
      words
        .slice(Math.max(0, index - BEFORE), index)
        .split(/[.;:]/)
        .at(-1) ?? '';
    return {
      who: before.split(' ').findLast(isRole) ?? null,
      duty: dutyOf(groups['modal'] ?? '', groups['no'] !== undefined),
      act: groups['act'] ?? '',
    };
  });
}

/** A sentence for the first duty that the article gives otherwise, or to somebody else; `null` when there is none. */
export function wrongDuty(statement: string, passage: string): string | null {
  const held = dutiesIn(passage);
  for (const said of dutiesIn(statement)) {
    const same = held.filter(({ act }) => act === said.act);
    if (same.length === 0 || ANY_ACT.test(said.act)) continue;
    if (same.every(({ duty }) => duty !== said.duty))
      return say.duty(say.duties[same[0]?.duty ?? 'MAY'], said.act, say.duties[said.duty]);
    const { who } = said;
    const others = same.flatMap((each) => (each.duty === said.duty && each.who ? [each.who] : []));
    const [other] = others;
    if (who && other && others.length === same.length && others.every((each) => isOpposed(who, each)))
      return say.subject(other, said.act, who);
  }
  return null;
}

import { foldThesisKey } from '#db/search/thesis-keys.rules.ts';
import { citationCheckText as say, citationVerdictText as verdicts } from '#schema/text/citations.ts';
import type { ThesisChange } from './criteria.rules.ts';
import { compareQuotes, draft, notComparable, NO_TARGET, ComparedText, type Draft } from './finding.rules.ts';
import type { ThesisReference } from '#api/legal-language/index.ts';
import { wrongFacts, type StatedFacts, type ThesisCard } from './thesis-facts.rules.ts';

/** Judges the citation of a thesis. */

export interface HeldThesis extends ThesisCard {
  id: string;
  registry: string;
  key: string | null;
  title: string;
  text: string;
  officialUrl: string | null;
  isChecked: boolean;
}

export interface ThesisClaim {
  reference: ThesisReference;
  /** The thesis with the cited registry number, when held. */
  byRegistry: HeldThesis | null;
  /** The thesis with the cited key, when held. */
  byKey: HeldThesis | null;
  /** The only held thesis with nearly the cited key. */
  nearest: HeldThesis | null;
  /** The held thesis whose heading is quoted. */
  byTitle: HeldThesis | null;
  quotes: readonly string[];
  changes: readonly ThesisChange[];
  /** What the text states of it besides key and registry number. */
  said?: StatedFacts | undefined;
}

const EPOCH = /\((\d+)a\)$/;
const withoutEpoch = (folded: string): string => folded.replace(EPOCH, '');

/** Whether the keys are the same; one of the two may lack its época. */
export function isSameKey(one: string, other: string): boolean {
  const [a, b] = [foldThesisKey(one), foldThesisKey(other)];
  if (a === b) return true;
  return EPOCH.test(a) !== EPOCH.test(b) && withoutEpoch(a) === withoutEpoch(b);
}

/** Edit distance of two keys, counted up to `most + 1`. */
export function keyDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++)
      row[j] = Math.min(
        (before[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (before[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1),
      );
    if (Math.min(...row) > most) return most + 1;
    before = row;
  }
  return before[other.length] ?? most + 1;
}

export const labelOfThesis = ({ key, registry }: Pick<HeldThesis, 'key' | 'registry'>): string =>
  say.thesis.label(key, registry);

const MAX_EXCERPT_LENGTH = 420;

/** The heading, or only the text around the place: the whole text is for paid plans. */
function excerptAround(thesis: HeldThesis, place: { start: number; end: number } | null) {
  const whole = wholeText(thesis);
  if (!place || place.end <= thesis.title.length) return { passage: thesis.title, shift: 0, isAll: true };
  const margin = Math.max(0, Math.floor((MAX_EXCERPT_LENGTH - (place.end - place.start)) / 2));
  const from = Math.max(thesis.title.length + 1, place.start - margin);
  return { passage: whole.slice(from, place.end + margin), shift: from, isAll: false };
}

const wholeText = ({ title, text }: HeldThesis): string => `${title}\n${text}`;

/** The error when registry number and key belong to different theses, or one of them is wrong. */
function confusion({
  reference,
  byRegistry,
  byKey,
  byTitle,
}: ThesisClaim): { reason: string; right: HeldThesis | null } | null {
  const { registry, key } = reference;
  if (registry === null || key === null) return null;
  if (byRegistry?.key && byKey && byRegistry.id !== byKey.id) {
    const reason = say.thesis.differentTheses(registry, byRegistry.key, key, byKey.registry);
    const right = [byRegistry, byKey].find(({ id }) => id === byTitle?.id) ?? null;
    return { reason, right };
  }
  if (byRegistry?.key && !isSameKey(byRegistry.key, key))
    return { reason: say.thesis.wrongKey(registry, byRegistry.key), right: byRegistry };
  if (byKey && byKey.registry !== registry)
    return { reason: say.thesis.wrongRegistry(byKey.key ?? key, byKey.registry), right: byKey };
  return null;
}

function notHeld({ reference, nearest, byTitle, quotes }: ThesisClaim): Draft {
  const near = nearest ?? byTitle;
  return draft(say.thesis.label(reference.key, reference.registry), 'NOT_HELD', say.thesis.notHeld, {
    verdict: verdicts.thesisUnheld,
    target: { ...NO_TARGET, thesisKey: reference.key, thesisRegistry: reference.registry },
    notes: [
      ...(nearest ? [say.thesis.nearest(labelOfThesis(nearest))] : []),
      ...(byTitle && !nearest ? [say.thesis.titleIsOf(labelOfThesis(byTitle))] : []),
    ],
    correction: near ? labelOfThesis(near) : null,
    quotes: notComparable(quotes),
  });
}

function notesOf({ reference, changes }: ThesisClaim, thesis: HeldThesis): string[] {
  const notes = changes.map(({ by, how }) =>
    by === null ? say.thesis.leftBehindItself(say.thesis.how[how]) : say.thesis.leftBehind(by, say.thesis.how[how]),
  );
  if (reference.key && thesis.key && foldThesisKey(reference.key) !== foldThesisKey(thesis.key))
    notes.push(say.thesis.fullKey(thesis.key));
  if (!thesis.isChecked) notes.push(say.thesis.unchecked);
  return notes;
}

export function judgeThesis(claim: ThesisClaim): Draft {
  const { reference, quotes } = claim;
  const thesis = claim.byRegistry ?? claim.byKey;
  if (!thesis) return notHeld(claim);
  const confused = confusion(claim);
  const compared = compareQuotes(new ComparedText(wholeText(thesis)), quotes);
  const { passage, shift } = excerptAround(thesis, compared.highlight);
  const moved = (place: { start: number; end: number } | null) =>
    place && place.start >= shift && place.end <= shift + passage.length
      ? { start: place.start - shift, end: place.end - shift }
      : null;
  const rest: Partial<Draft> = {
    target: {
      ...NO_TARGET,
      thesisKey: confused ? reference.key : thesis.key,
      thesisRegistry: confused ? reference.registry : thesis.registry,
      officialUrl: thesis.officialUrl,
    },
    notes: notesOf(claim, thesis),
    source: 'OFFICIAL',
    passage,
    highlight: moved(compared.highlight),
    difference: compared.difference,
    quotes: compared.outcomes.map((each) => ({ ...each, place: moved(each.place) })),
  };
  if (confused)
    return draft(say.thesis.label(reference.key, reference.registry), 'MISMATCH', confused.reason, {
      ...rest,
      verdict: verdicts.thesisWrong,
      correction: confused.right ? labelOfThesis(confused.right) : null,
    });
  const label = labelOfThesis(thesis);
  const wrong = claim.said ? wrongFacts(claim.said, thesis) : [];
  if (wrong.length > 0)
    return draft(label, 'MISMATCH', say.thesis.wronglySaid(wrong), {
      ...rest,
      verdict: verdicts.thesisWrong,
    });
  if (compared.hidden !== null)
    return draft(label, 'QUOTE_NOT_FOUND', say.thesis.quoteHides(compared.hidden), {
      ...rest,
      verdict: verdicts.hides,
    });
  if (compared.missing !== null)
    return draft(
      label,
      'QUOTE_NOT_FOUND',
      compared.difference.length > 0 ? say.thesis.quoteAltered : say.thesis.quoteInvented,
      rest,
    );
  const isQuoted = compared.outcomes.some(({ state }) => state === 'FOUND');
  return draft(label, 'VERIFIED', isQuoted ? say.thesis.verifiedQuote : say.thesis.verified, {
    ...rest,
    verdict: isQuoted ? verdicts.thesisSaysIt : verdicts.thesis,
  });
}

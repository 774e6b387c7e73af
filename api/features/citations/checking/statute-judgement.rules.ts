import {
  findLaw,
  findNumber,
  hasArticle,
  isRepealed,
  lastArticle,
  nearestArticles,
  type LawFacts,
} from '#db/content/law-index.ts';
import type { StoredTarget } from '#db/entities/citation-review.entity.ts';
import { laterReformOf } from '#db/content/later-reforms.ts';
import { citationCheckText as say, citationVerdictText as verdicts } from '#schema/text/citations.ts';
import { findParts, fractionAt, marksOfFractions, repealedFractions, type PartsFinding } from './cited-parts.rules.ts';
import { compareQuotes, draft, notComparable, NO_TARGET, ComparedText, type Draft } from './finding.rules.ts';
import { otherPart } from './quoted-parts.rules.ts';
import { wordsPutIn } from './quotes.rules.ts';
import { reformDaysIn, fractionRepealedOn, repealedOn } from './reform-notes.rules.ts';
import {
  alternativesOf,
  correctionTo,
  nameOfLaw,
  nameOfUnheld,
  statuteLabelOf,
  TWINS,
  whyUnheld,
  writeArticleParts,
} from './statute-labels.rules.ts';
import { isDeniedBehind, type StatuteReference } from '#api/legal-language/index.ts';

/** Judges the citation of an article by what is stored of the article. */

/** What is stored of an article. */
export interface HeldArticle {
  number: string;
  officialText: string | null;
  synthesis: string | null;
  textAsOf: string;
  officialUrl: string | null;
  isRepealed: boolean;
  notes: readonly string[];
  lastReformOn: string | null;
}

export interface StatuteClaim {
  reference: StatuteReference;
  held: HeldArticle | null;
  /** The official text, ready to be compared. */
  passage: ComparedText | null;
  quotes: readonly string[];
  /** Quotes that the text begins with a negation of its own. */
  denied?: ReadonlySet<string>;
  /** Day on which the text says that it was written. */
  writtenOn: string | null;
  /** The text after the citation: «abrogada», «en su texto anterior a la reforma». */
  after: string;
  /** Other laws of the text that have an article of that number; `null` among them: one that is not stored. */
  others: readonly (LawFacts | null)[];
  /** It is inside of a quote, where a law that is not named is the law of the quoted author. */
  isQuoted: boolean;
  /** «artículo 10, numeral 1»: it may be a part of the article before. */
  isUnsure: boolean;
  /** The text names the law only by a name that state laws share. */
  isGeneric?: boolean;
}

const ABROGATED = /^[\s,)]*(?:hoy\s|ya\s|ahora\s)?abrog(?:ad)?[oa]/iu;
const FORMER_TEXT =
  /^[^.;\n]{0,40}?(?:en\s(?:su|el)\stexto\s(?:anterior|vigente\s(?:hasta|en|antes|al))|anterior\sa\sla\sreforma|vigente\s(?:hasta|en\s(?:19|20)\d\d|en\sla\s[eé]poca|al\smomento|antes)|antes\sde\s(?:la\s)?reforma)/iu;

const targetOf = (reference: StatuteReference, law: LawFacts | null, held: HeldArticle | null): StoredTarget => ({
  ...NO_TARGET,
  statuteKey: law?.key ?? null,
  articleNumber: held?.number ?? (law && findNumber(law.key, reference.article)) ?? reference.article,
  fraction: reference.fraction,
  letter: reference.letter,
  section: reference.section,
  paragraph: reference.paragraph,
  officialUrl: held?.officialUrl ?? law?.officialUrl ?? null,
});

interface Case extends StatuteClaim {
  law: LawFacts;
  number: string;
  common: Partial<Draft>;
  notes: string[];
}

const unheld = ({ reference, quotes }: StatuteClaim, law: LawFacts | null, reason: string, verdict: string): Draft =>
  draft(statuteLabelOf(reference), 'NOT_HELD', reason, {
    verdict,
    isInferred: reference.isInferred,
    target: targetOf(reference, law, null),
    quotes: notComparable(quotes),
  });

const missingQuotes = (quotes: readonly string[]): Draft['quotes'] =>
  quotes.map((quote) => ({ state: 'NOT_FOUND', place: null, missing: quote }));

function noSuchArticle(claim: StatuteClaim, law: LawFacts, notes: string[]): Draft {
  const { reference, quotes } = claim;
  const twin = findLaw(TWINS[law.key] ?? '');
  if (twin && hasArticle(twin.key, reference.article)) notes.push(say.twin(nameOfLaw(twin), reference.article));
  const [last, nearest] = [lastArticle(law.key), nearestArticles(law.key, reference.article)];
  return draft(
    statuteLabelOf(reference),
    'MISMATCH',
    say.noSuchArticle(nameOfLaw(law), reference.article, last, nearest),
    {
      verdict: verdicts.noArticle,
      isInferred: reference.isInferred,
      target: targetOf(reference, law, null),
      textAsOf: law.textAsOf,
      notes,
      quotes: missingQuotes(quotes),
    },
  );
}

function repealedArticle(each: Case): Draft {
  const { law, number, held, writtenOn, quotes, reference, common } = each;
  const since = repealedOn(held?.notes ?? []);
  if (since && writtenOn && writtenOn < since)
    return draft(statuteLabelOf(reference), 'NOT_HELD', say.repealedAfter(nameOfLaw(law), number, since), {
      ...common,
      verdict: verdicts.repealedLater,
      quotes: notComparable(quotes),
    });
  return draft(statuteLabelOf(reference), 'MISMATCH', say.repealed(nameOfLaw(law), number, since), {
    ...common,
    verdict: verdicts.repealed,
    passage: held?.officialText ?? null,
    source: held?.officialText ? 'OFFICIAL' : null,
    quotes: missingQuotes(quotes),
  });
}

/** A part that does not exist or is repealed. The correction is the fraction that has the quotes. */
function wrongPart(each: Case, passage: ComparedText, { missing, repealed }: PartsFinding): Draft {
  const { law, number, quotes, held, reference, common } = each;
  const name = nameOfLaw(law);
  const compared = compareQuotes(passage, quotes);
  const place = compared.missing === null ? compared.highlight : null;
  const fraction = place && fractionAt(passage.text, place);
  const rest = {
    ...common,
    verdict: missing ? verdicts.noPart : verdicts.repealedPart,
    passage: passage.text,
    source: 'OFFICIAL' as const,
    quotes: compared.outcomes,
    highlight: repealed ? { start: repealed.part.start, end: repealed.part.end } : place,
    difference: compared.difference,
    correction: fraction ? correctionTo(law, number, say.detail.fraction(fraction)) : null,
  };
  if (missing)
    return draft(
      statuteLabelOf(reference),
      'MISMATCH',
      say.noSuchPart(name, number, say.part[missing.kind](missing.mark)),
      rest,
    );
  const { kind, mark } = repealed ?? { kind: 'FRACTION' as const, mark: '' };
  const part = say.part[kind](mark);
  const since =
    kind === 'FRACTION' ? fractionRepealedOn(held?.notes ?? [], repealedFractions(passage.text), mark) : null;
  const reason =
    kind === 'LETTER' ? say.repealedLetter(name, number, part) : say.repealedPart(name, number, part, since);
  return draft(statuteLabelOf(reference), 'MISMATCH', reason, rest);
}

/** A citation whose parts exist: its quotes decide. */
function verified(each: Case, passage: ComparedText, parts: PartsFinding): Draft {
  const { reference, common, notes, quotes, held, law, number } = each;
  const asOf = held?.textAsOf ?? law.textAsOf;
  const compared = compareQuotes(passage, quotes, each.denied);
  if (parts.unsureParagraph !== null) notes.push(say.unsureParagraph(reference.paragraph ?? '', parts.unsureParagraph));
  if (compared.exactness === 'MISREAD') notes.push(say.misread);
  if (quotes.flatMap(wordsPutIn).some((words) => passage.locate(words) === null)) notes.push(say.foreignWords);
  const rest: Partial<Draft> = {
    ...common,
    passage: passage.text,
    source: 'OFFICIAL',
    quotes: compared.outcomes,
    highlight: compared.highlight ?? parts.stretch,
    difference: compared.difference,
  };
  if (compared.hidden !== null)
    return draft(statuteLabelOf(reference), 'QUOTE_NOT_FOUND', say.quoteHides(compared.hidden), {
      ...rest,
      verdict: verdicts.hides,
    });
  if (compared.missing !== null)
    return draft(
      statuteLabelOf(reference),
      'QUOTE_NOT_FOUND',
      compared.difference.length > 0 ? say.quoteAltered(asOf) : say.quoteInvented(asOf),
      { ...rest, verdict: verdicts.state.QUOTE_NOT_FOUND },
    );
  const marks = marksOfFractions(reference.fraction);
  const isQuoted = compared.outcomes.some(({ state }) => state === 'FOUND');
  const other = isQuoted ? otherPart(reference, quotes, passage) : null;
  if (other !== null) {
    rest.correction = correctionTo(law, number, other.part);
    return draft(statuteLabelOf(reference), 'QUOTE_NOT_FOUND', other.reason, { ...rest, verdict: verdicts.otherPart });
  }
  const near = compared.highlight && marks.length === 1 ? fractionAt(passage.text, compared.highlight) : null;
  if (near && near !== marks[0]) notes.push(say.quoteInFraction(near));
  const [reason, verdict] = foundAt(law, number, asOf, isQuoted);
  return draft(statuteLabelOf(reference), 'VERIFIED', reason, { ...rest, verdict });
}

/** What is said of an article that exists: «está vigente» only when no later reform of it is known. */
function foundAt(law: LawFacts, number: string, asOf: string, isQuoted: boolean): [reason: string, verdict: string] {
  const reform = laterReformOf(law.key, number, asOf)?.publishedOn;
  if (reform)
    return isQuoted
      ? [say.verifiedQuoteBefore(asOf, reform), verdicts.saysItAt(asOf)]
      : [say.verifiedBefore(asOf, reform), verdicts.existsAt(asOf)];
  return isQuoted ? [say.verifiedQuote(asOf), verdicts.saysIt] : [say.verified(asOf), verdicts.state.VERIFIED];
}

/** Only a synthesis is stored, or only the existence of the article is known. */
function withoutText(each: Case): Draft {
  const { reference, common, notes, quotes, held } = each;
  const parts = writeArticleParts(reference);
  if (parts) notes.push(say.partUnseen(parts));
  const rest: Partial<Draft> = {
    ...common,
    passage: held?.synthesis ?? null,
    source: held?.synthesis ? 'SYNTHESIS' : null,
    quotes: notComparable(quotes),
  };
  if (quotes.length > 0)
    return draft(statuteLabelOf(reference), 'NOT_HELD', say.quoteUnseen, { ...rest, verdict: verdicts.quoteUnseen });
  if (held?.synthesis) notes.push(say.synthesis);
  return draft(statuteLabelOf(reference), 'VERIFIED', held?.synthesis ? say.verifiedSynthesis : say.verifiedIndex, {
    ...rest,
    verdict: verdicts.textUnseen,
  });
}

function existing(each: Case): Draft {
  const { reference, passage, held, law, number } = each;
  if (held?.isRepealed || isRepealed(law.key, number)) return repealedArticle(each);
  if (!passage) return withoutText(each);
  const parts = findParts(passage.text, reference);
  return parts.missing || parts.repealed ? wrongPart(each, passage, parts) : verified(each, passage, parts);
}

/**
 * A law that was taken from the context may be the wrong guess: then a mismatch is not the writer's error. Another law
 * of the text may be meant when it is not stored (`null`), or when the guessed one did not repeal the article.
 */
function mayMeanAnotherLaw({ reference, others, after, held }: StatuteClaim, law: LawFacts): boolean {
  if (isDeniedBehind(after, 0)) return false;
  const isGone = held?.isRepealed === true || isRepealed(law.key, reference.article);
  return others.some((other) => other === null || !isGone);
}

function guessedWrong(claim: StatuteClaim, law: LawFacts, reason: string): Draft {
  const notes = claim.others.flatMap((other) => (other ? [say.twin(nameOfLaw(other), claim.reference.article)] : []));
  return {
    ...unheld(claim, null, say.inferredWrong(nameOfLaw(law), reason), verdicts.lawDoubtful),
    notes: notes.slice(0, 3),
    alternatives: alternativesOf(claim.reference, claim.others),
  };
}

/** «artículo 3500 del Código Civil»: the federal code has none, a state code may. */
const perhapsOfState = (claim: StatuteClaim, law: LawFacts, reason: string): Draft =>
  unheld(
    { ...claim, reference: { ...claim.reference, law: null } },
    null,
    say.perhapsOfState(reason, law.type === 'CODE'),
    verdicts.lawDoubtful,
  );

/** Makes a negative finding `NOT_HELD` when another law, or another text of the law, may be meant. */
function doubtful(found: Draft, claim: StatuteClaim, law: LawFacts): Draft {
  if (found.state === 'VERIFIED' || found.state === 'NOT_HELD') return found;
  const { held, writtenOn, reference } = claim;
  // The writer says so as well.
  if (found.state === 'MISMATCH' && isDeniedBehind(claim.after, 0)) return found;
  if (claim.isQuoted && reference.lawSource !== 'NAMED')
    return unheld(claim, null, say.insideQuote(nameOfLaw(law)), verdicts.lawDoubtful);
  if (claim.isUnsure) return unheld(claim, law, say.unsure, verdicts.unsure);
  if (found.state === 'MISMATCH' && mayMeanAnotherLaw(claim, law)) return guessedWrong(claim, law, found.reason);
  const reformed = reformedAfter(writtenOn, held);
  const isOfBefore = FORMER_TEXT.test(claim.after);
  const reason = isOfBefore ? say.abrogated(nameOfLaw(law)) : reformed && say.quoteReformed(reformed);
  if (reason === null) return found;
  const verdict = isOfBefore ? verdicts.formerLaw : verdicts.reformedLater;
  return { ...found, state: 'NOT_HELD', verdict, reason, quotes: notComparable(claim.quotes), difference: [] };
}

/** The last reform of an article when it is after a day; some imports have it only in the notes. */
function reformedAfter(day: string | null, held: HeldArticle | null): string | null {
  if (!day || !held) return null;
  const last = held.lastReformOn ?? held.notes.flatMap(reformDaysIn).toSorted().at(-1) ?? null;
  return last !== null && last > day ? last : null;
}

/** The law is not held, or the text does not say which it is. */
function withoutLaw(claim: StatuteClaim): Draft {
  const { lawName, lawCandidates } = claim.reference;
  if (lawName === null)
    return {
      ...unheld(claim, null, say.lawNotNamed, verdicts.lawUnknown),
      alternatives: alternativesOf(claim.reference, lawCandidates.map(findLaw)),
    };
  return { ...unheld(claim, null, whyUnheld(lawName), verdicts.lawUnheld), unheldLaw: nameOfUnheld(lawName) };
}

/** The finding for the citation of an article. */
export function judgeStatute(claim: StatuteClaim): Draft {
  const { reference, held } = claim;
  const law = reference.law === null ? null : findLaw(reference.law);
  if (!law) return withoutLaw(claim);
  if (claim.writtenOn && claim.writtenOn < law.publishedOn)
    return unheld(claim, law, say.publishedAfter(nameOfLaw(law), law.publishedOn), verdicts.publishedLater);
  if (ABROGATED.test(claim.after))
    return unheld(claim, null, say.abrogated(reference.lawName ?? nameOfLaw(law)), verdicts.formerLaw);
  const number = held?.number ?? findNumber(law.key, reference.article);
  const notes: string[] = [];
  if (reference.isInferred && reference.lawSource === 'NEAR') notes.push(say.inferred(nameOfLaw(law)));
  if (reference.rangeTo) notes.push(say.rangeEnds(reference.article, reference.rangeTo));
  if (number === null) {
    const found = doubtful(noSuchArticle(claim, law, notes), claim, law);
    return claim.isGeneric && found.state === 'MISMATCH' && !isDeniedBehind(claim.after, 0)
      ? perhapsOfState(claim, law, found.reason)
      : found;
  }
  const reformed = reformedAfter(claim.writtenOn, held);
  if (reformed) notes.push(say.reformedSince(reformed));
  const common: Partial<Draft> = {
    isInferred: reference.isInferred,
    target: targetOf(reference, law, held),
    textAsOf: held?.textAsOf ?? law.textAsOf,
    notes,
  };
  return doubtful(existing({ ...claim, law, number, common, notes }), claim, law);
}

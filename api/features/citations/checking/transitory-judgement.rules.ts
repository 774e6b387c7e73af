import { foldText } from '#schema/lib/fold-text.ts';
import { findLaw, type LawFacts } from '#db/content/law-index.ts';
import { citationCheckText, citationVerdictText as verdicts } from '#schema/text/citations.ts';
import { transitoryCheckText as say } from '#schema/text/transitories.ts';
import type { StatuteReference } from '#api/legal-language/index.ts';
import { findParts, type PartsFinding } from './cited-parts.rules.ts';
import { compareQuotes, draft, notComparable, NO_TARGET, type ComparedText, type Draft } from './finding.rules.ts';
import { articleOutlineOf } from './outline.rules.ts';
import { nameOfLaw, nameOfUnheld, statuteLabelOf, whyUnheld, writeArticleParts } from './statute-labels.rules.ts';

/** Judges the citation of a transitory article by the decrees whose transitory articles are held. */

interface HeldTransitory {
  id: string;
  /** «Segundo», «Único». */
  label: string;
  passage: ComparedText;
}

export interface HeldDecree {
  id: string;
  /** Key of the law that it is printed with. */
  law: string;
  publishedOn: string;
  name: string | null;
  isOriginal: boolean;
  isCut: boolean;
  /** How its articles are numbered; 0 is the only one. */
  numbers: readonly number[];
  /** Those with the cited label. */
  cited: readonly HeldTransitory[];
}

export interface TransitoryClaim {
  reference: StatuteReference;
  /** Of the laws and of the day that the citation may mean. */
  decrees: readonly HeldDecree[];
  quotes: readonly string[];
  /** Quotes that the text begins with a negation of its own. */
  denied: ReadonlySet<string>;
}

interface Found {
  decree: HeldDecree;
  article: HeldTransitory;
}

const MAX_ALTERNATIVES = 4;
const ORDINAL = /(?<!\p{L})(?:primer|segund|tercer|cuart|quint|sext|septim|octav|noven|decim|vigesim|unic)o/u;

/** Whether the name of a decree says that it changes a transitory article of that label, or does not say which. */
function changesTransitory(name: string | null, label: string): boolean {
  const folded = foldText(name ?? '');
  const at = folded.indexOf('transitori');
  return at >= 0 && (!ORDINAL.test(folded) || folded.includes(foldText(label)));
}

export const labelOfTransitory = (article: string): string => article.replace(/ transitorio$/i, '');

const lawOf = ({ law }: HeldDecree): LawFacts | null => findLaw(law);
const shortName = (decree: HeldDecree): string => lawOf(decree)?.shortName ?? decree.law.toUpperCase();
const nameIn = (decree: HeldDecree): string => {
  const law = lawOf(decree);
  return law ? nameOfLaw(law) : decree.law.toUpperCase();
};

/** What is published with a law and has no transitory articles of its own. */
const HAS_NONE =
  /^\W{0,3}(?:anexos?|sentencia|fe\s+de\s+erratas|aclaraci|nota|resoluci|oficio|acuerdo|cantidades|tasas)/i;

/** Whether every transitory article of a decree is held: their numbers have no gap. */
const isWhole = ({ numbers, isCut }: HeldDecree): boolean => {
  if (isCut || numbers.length === 0) return false;
  const own = new Set(numbers);
  return own.has(0) || numbers.every((number) => number === 1 || own.has(number - 1));
};

const labelOf = ({ decree, article }: Found): string =>
  decree.isOriginal
    ? say.label(shortName(decree), article.label)
    : say.labelOfDecree(shortName(decree), article.label, decree.publishedOn);

const correctionTo = ({ decree, article }: Found): string => {
  const law = lawOf(decree);
  const name = law?.shortName ?? decree.law.toUpperCase();
  const isCode = law?.type === 'CODE';
  return decree.isOriginal
    ? say.inSentence(name, isCode, article.label)
    : say.inSentenceOfDecree(name, isCode, article.label, decree.publishedOn);
};

const foundIn = (decrees: readonly HeldDecree[]): Found[] =>
  decrees.flatMap((decree) => decree.cited.map((article) => ({ decree, article })));

/** The same decree is printed with every law that it reformed. */
function apart(found: readonly Found[]): Found[] {
  const seen = new Set<string>();
  return found.filter(({ decree, article }) => {
    const key = `${decree.publishedOn} ${article.passage.text}`;
    return !seen.has(key) && seen.add(key);
  });
}

class Judge {
  private readonly label: string;

  constructor(private readonly claim: TransitoryClaim) {
    this.label = labelOfTransitory(claim.reference.article);
  }

  private unheld(reason: string, verdict: string, rest: Partial<Draft> = {}): Draft {
    const { reference, quotes } = this.claim;
    const law = reference.law === null ? null : findLaw(reference.law);
    return draft(statuteLabelOf(reference), 'NOT_HELD', reason, {
      verdict,
      isInferred: reference.isInferred,
      target: {
        ...NO_TARGET,
        statuteKey: reference.law,
        articleNumber: reference.article,
        officialUrl: law?.officialUrl ?? null,
      },
      quotes: notComparable(quotes),
      ...rest,
    });
  }

  /** Not decided between several: what may be meant, that of the law itself first, then the last decrees. */
  private ambiguous(found: readonly Found[], reason: string): Draft {
    const byDay = found.toSorted(
      ({ decree: a }, { decree: b }) =>
        Number(b.isOriginal) - Number(a.isOriginal) || b.publishedOn.localeCompare(a.publishedOn),
    );
    return this.unheld(reason, verdicts.decreeUnknown, {
      alternatives: byDay
        .slice(0, MAX_ALTERNATIVES)
        .map((each) => ({ label: labelOf(each), correction: correctionTo(each) })),
    });
  }

  private hasAllQuotes = ({ article }: Found): boolean => {
    const { quotes, denied } = this.claim;
    return quotes.length > 0 && compareQuotes(article.passage, quotes, denied).missing === null;
  };

  /** The citation is of this article: its quotes decide. */
  private of(found: Found, notes: string[] = []): Draft {
    const { reference, quotes, denied } = this.claim;
    const { decree, article } = found;
    const law = lawOf(decree);
    const compared = compareQuotes(article.passage, quotes, denied);
    const parts = findParts(article.passage.text, reference);
    const { fraction, letter, section, paragraph } = reference;
    const rest: Partial<Draft> = {
      isInferred: reference.isInferred || reference.law === null,
      target: {
        ...NO_TARGET,
        statuteKey: decree.law,
        articleNumber: reference.article,
        fraction,
        letter,
        section,
        paragraph,
        transitoryId: article.id,
        officialUrl: law?.officialUrl ?? null,
      },
      textAsOf: law?.textAsOf ?? decree.publishedOn,
      passage: article.passage.text,
      source: 'OFFICIAL',
      quotes: compared.outcomes,
      highlight: compared.highlight ?? parts.stretch,
      difference: compared.difference,
      notes,
    };
    const where = say.place(nameIn(decree), decree.publishedOn, decree.isOriginal);
    const wrong = this.wrongPart(found, parts, where, rest);
    if (wrong !== null) return wrong;
    if (compared.hidden !== null)
      return draft(this.named(found), 'QUOTE_NOT_FOUND', say.hides(where, compared.hidden), {
        ...rest,
        verdict: verdicts.hides,
      });
    if (compared.missing !== null) return this.withoutQuote(found, where, rest);
    const isQuoted = compared.outcomes.some(({ state }) => state === 'FOUND');
    return draft(this.named(found), 'VERIFIED', isQuoted ? say.saysIt(where) : say.exists(where), {
      ...rest,
      verdict: isQuoted ? verdicts.saysIt : verdicts.transitoryExists,
    });
  }

  private named(found: Found): string {
    const parts = writeArticleParts(this.claim.reference);
    return parts === null ? labelOf(found) : `${labelOf(found)}, ${parts}`;
  }

  /** A later decree that may have changed it. */
  private changedBy({ decree }: Found): HeldDecree | undefined {
    return this.claim.decrees.find(
      ({ publishedOn, name }) => publishedOn > decree.publishedOn && changesTransitory(name, this.label),
    );
  }

  /** A fraction or paragraph that it does not have. Where its text shows no parts, they may have been lost in print. */
  private wrongPart(
    found: Found,
    { missing, repealed }: PartsFinding,
    where: string,
    rest: Partial<Draft>,
  ): Draft | null {
    const wrong = missing ?? repealed;
    if (wrong === null) return null;
    const part = citationCheckText.part[wrong.kind](wrong.mark);
    const isKnown =
      wrong.kind === 'PARAGRAPH' ||
      articleOutlineOf(found.article.passage.text).parts.some(({ kind }) => kind === wrong.kind);
    if (!isKnown || this.changedBy(found))
      return draft(this.named(found), 'NOT_HELD', say.partUnsure(where, part), {
        ...rest,
        verdict: verdicts.transitoryUnheld,
        quotes: notComparable(this.claim.quotes),
        highlight: null,
        difference: [],
      });
    const reason = repealed ? say.repealedPart(where, part) : say.noSuchPart(where, part);
    return draft(this.named(found), 'MISMATCH', reason, {
      ...rest,
      verdict: repealed ? verdicts.repealedPart : verdicts.noPart,
    });
  }

  /** The words may be of another text of it: decrees change the transitory articles of earlier ones. */
  private withoutQuote(found: Found, where: string, rest: Partial<Draft>): Draft {
    const later = this.changedBy(found);
    if (later)
      return draft(this.named(found), 'NOT_HELD', say.changedLater(where, later.publishedOn), {
        ...rest,
        verdict: verdicts.quoteUnseen,
        quotes: notComparable(this.claim.quotes),
        highlight: null,
        difference: [],
      });
    const isAltered = (rest.difference?.length ?? 0) > 0;
    return draft(this.named(found), 'QUOTE_NOT_FOUND', isAltered ? say.altered(where) : say.invented(where), {
      ...rest,
      verdict: verdicts.state.QUOTE_NOT_FOUND,
    });
  }

  private none(reason: string): Draft {
    const { reference, quotes } = this.claim;
    return draft(statuteLabelOf(reference), 'MISMATCH', reason, {
      verdict: verdicts.noTransitory,
      isInferred: reference.isInferred,
      target: { ...NO_TARGET, statuteKey: reference.law, articleNumber: reference.article },
      quotes: quotes.map((quote) => ({ state: 'NOT_FOUND', place: null, missing: quote })),
    });
  }

  /** «…del decreto de 1 de mayo de 2019»: of that day. */
  private ofDay(day: string): Draft {
    const { reference, decrees } = this.claim;
    const ofDay = decrees.filter(({ publishedOn }) => publishedOn === day);
    const { law, lawCandidates } = reference;
    const near = ofDay.filter((each) => (law === null ? lawCandidates.includes(each.law) : each.law === law));
    // A law that is only near may be another one than the decree's.
    const isNear = law !== null || foundIn(near).length > 0;
    const meant = isNear ? near : ofDay;
    if (meant.length === 0) {
      const facts = law === null ? null : findLaw(law);
      return this.unheld(say.dayNotHeld(facts && nameOfLaw(facts), day), verdicts.transitoryUnheld);
    }
    const found = apart(foundIn(meant));
    const quoted = found.find(this.hasAllQuotes);
    if (quoted) return this.of(quoted);
    const [first, ...others] = found;
    if (!first) {
      const [decree] = meant;
      // Of another law that is not held a decree may have been published that day too.
      if (law === null) return this.unheld(say.noneOfDay(this.label, day), verdicts.transitoryUnheld);
      if (decree && meant.every(isWhole))
        return this.none(say.noneOfDecree(this.label, nameIn(decree), day, decree.isOriginal));
      return this.unheld(say.incomplete(day), verdicts.transitoryUnheld);
    }
    // Of several decrees of one day no law says which.
    if (others.length > 0 && new Set(found.map(({ decree }) => decree.law)).size > 1)
      return this.ambiguous(found, say.whichOfDay(day));
    return this.of(first, others.length > 0 ? [say.severalOfDay(day)] : []);
  }

  /** No day is said: the law itself comes first, unless a decree is meant. */
  private ofLaw(key: string): Draft {
    const { reference, decrees } = this.claim;
    const law = findLaw(key);
    const own = decrees.filter((each) => each.law === key);
    const name = law ? nameOfLaw(law) : key.toUpperCase();
    if (own.every(({ numbers }) => numbers.length === 0))
      return this.unheld(say.lawWithout(name), verdicts.transitoryUnheld);
    const found = apart(foundIn(own));
    const quoted = found.find(this.hasAllQuotes);
    if (quoted) return this.of(quoted, quoted.decree.isOriginal ? [] : [say.byWords(quoted.decree.publishedOn)]);
    if (reference.lawSource === 'NEAR') return this.ambiguous(found, say.lawInferred(name));
    const original = found.find(({ decree }) => decree.isOriginal);
    const reforms = found.filter(({ decree }) => !decree.isOriginal);
    if (original && !reference.decree) {
      const note = reforms.length > 0 ? [say.alsoInDecrees(this.label, reforms.length)] : [];
      return this.of(original, note);
    }
    if (reforms.length > 1 || (reforms.length === 1 && original))
      return this.ambiguous(reforms, say.whichDecree(name, this.label, reforms.length));
    const [only] = reforms;
    if (only) return this.of(only, [say.onlyInDecree(only.decree.publishedOn)]);
    const isKnown = own.every((each) => isWhole(each) || (each.numbers.length === 0 && HAS_NONE.test(each.name ?? '')));
    return isKnown
      ? this.none(say.noneOfLaw(this.label, name))
      : this.unheld(say.gaps(name), verdicts.transitoryUnheld);
  }

  /** Nothing says which law or decree it is of. */
  private ofNothing(): Draft {
    const { reference, decrees } = this.claim;
    const found = apart(foundIn(decrees));
    const quoted = found.filter(this.hasAllQuotes);
    const [only] = quoted;
    if (only && quoted.length === 1) return this.of(only, [say.byWords(only.decree.publishedOn)]);
    const { lawName } = reference;
    const isDecree = lawName === null || /^(?:decreto|acuerdo|reforma)/i.test(lawName);
    if (!isDecree) return this.unheld(whyUnheld(lawName), verdicts.lawUnheld, { unheldLaw: nameOfUnheld(lawName) });
    return this.ambiguous(found, say.decreeNotNamed);
  }

  judge(): Draft {
    const { law, decree } = this.claim.reference;
    if (decree?.on) return this.ofDay(decree.on);
    return law === null ? this.ofNothing() : this.ofLaw(law);
  }
}

/** The finding for the citation of a transitory article. */
export const judgeTransitory = (claim: TransitoryClaim): Draft => new Judge(claim).judge();

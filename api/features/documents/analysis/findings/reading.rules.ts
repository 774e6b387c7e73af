import type { DocumentFactKind, LegalDocumentKind } from '#schema/generated/contract.ts';
import type { AnalysisOptions, Understood } from '../analysis.types.ts';
import { contractKindOf } from './contract-kind.rules.ts';
import { plainTextOf, rx, type PlainText } from './plain-text.rules.ts';
import type { PlacedFact, Reading } from './rule.types.ts';

/** A document made ready for rules: plain text, facts by place, day of signing, where the signatures begin. */

const placed = (understood: Understood, plain: PlainText, kind: DocumentFactKind): PlacedFact[] =>
  understood.facts
    .filter((fact) => fact.kind === kind)
    .flatMap((fact) =>
      fact.spans.map((span) => ({ fact, start: plain.placeOf(span.start), end: plain.placeOf(span.end - 1) + 1 })),
    )
    .toSorted((one, other) => one.start - other.start);

const CLOSING = rx(
  /(?:leid[oa]s? (?:que (?:fue|les)|el presente|y )|enterad[oa]s? (?:de|las|los|del)|(?:lo |la |las partes )?(?:firman|suscriben|ratifican)\b|firmad[oa] (?:en|por)|para constancia|protesto lo necesario|de conformidad,? (?:lo )?firm|(?:estamos|estando) de acuerdo|doy fe)/,
);

/** The closing words nearest to the end of the text, not in its first half; else the last tenth. */
function tailStartOf(understood: Understood, { plain, placeOf }: PlainText): number {
  const half = plain.length / 2;
  const blocks = understood.sections.filter(({ kind, start }) => kind === 'SIGNATURES' && placeOf(start) > half);
  const closings = [...plain.slice(half).matchAll(CLOSING)].map(({ index }) => Math.floor(half) + index);
  const block = blocks[0] ? placeOf(blocks[0].start) : plain.length;
  const near = closings.filter((at) => at < block && block - at < 900);
  const last = closings.at(-1);
  if (blocks[0]) return near[0] ?? block;
  return last ?? Math.floor(plain.length * 0.85);
}

const IN_FRONT: readonly LegalDocumentKind[] = ['DEED', 'WILL', 'POWER_OF_ATTORNEY'];

/** A day on which something falls due. */
export const isDue = (plain: string, { fact, start }: PlacedFact): boolean =>
  /vencimiento|pago/.test(fact.role ?? '') ||
  /venc[a-z]*[^.;\n]{0,25}$/.test(plain.slice(Math.max(0, start - 40), start)) ||
  /(?:venc[a-z]*|pagader[oa]s?|a mas tardar|(?<!\b(?:este|presente|el|un|del|al|los|de) )pagar(?:a|an|e|emos)?\b)[^.;]{0,220}?(?:\bel|\bdia|\bdias|\bal|:)\s*$/.test(
    plain.slice(Math.max(0, start - 230), start),
  );

/** The day of signing: what the facts say; else the first date of a deed, the last one of what is signed at its end. */
function signedOnOf(understood: Understood, dates: readonly PlacedFact[], plain: string, tail: number): string | null {
  const isNotarial = IN_FRONT.includes(understood.type) && /notari/.test(plain.slice(0, 1500));
  const head = dates.filter(({ start }) => start < 700);
  const inTail = dates.filter(({ start }) => start >= tail);
  if (isNotarial) return head[0]?.fact.value ?? null;
  // Claims tell of other signings: theirs stands at their end.
  if (understood.type === 'CLAIM') return inTail.at(-1)?.fact.value ?? dates.at(-1)?.fact.value ?? null;
  // A day on which a note falls due is not the day of its signing, even where no other is said.
  if (understood.type === 'PROMISSORY_NOTE') {
    const own = dates.filter((date) => /firma|suscrip/.test(date.fact.role ?? '') || !isDue(plain, date));
    return (own.find(({ fact }) => /firma|suscrip/.test(fact.role ?? '')) ?? own[0])?.fact.value ?? null;
  }
  const isSigning = ({ fact }: PlacedFact): boolean => /^(?:firma|suscripci|otorgamiento)/.test(fact.role ?? '');
  const said = inTail.find(isSigning) ?? dates.find(isSigning);
  if (said) return said.fact.value;
  return inTail.at(-1)?.fact.value ?? head[0]?.fact.value ?? null;
}

export function readingOf(understood: Understood, options: AnalysisOptions): Reading {
  const plainText = plainTextOf(understood.text);
  const dates = placed(understood, plainText, 'DATE');
  const tailStart = tailStartOf(understood, plainText);
  return {
    understood,
    plain: plainText.plain,
    span: plainText.span,
    placeOf: plainText.placeOf,
    dates,
    amounts: placed(understood, plainText, 'AMOUNT'),
    parties: understood.facts.filter(({ kind }) => kind === 'PARTY'),
    signedOn: signedOnOf(understood, dates, plainText.plain, tailStart),
    tailStart,
    contractKind: understood.type === 'CONTRACT' ? contractKindOf(plainText.plain) : null,
    today: options.today,
  };
}

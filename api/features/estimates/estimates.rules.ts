import type { CreateEstimateInput, EstimateKind } from '#schema/generated/contract.ts';
import { estimateText as say } from '#schema/text/estimates.ts';

/** What may be asked for, and what past estimates were worth. */

export const PREMIUM_KINDS: ReadonlySet<EstimateKind> = new Set<EstimateKind>([
  'CASE_DURATION',
  'COST_ANALYSIS',
  'STRATEGY_OPTIMIZATION',
]);

const LONGEST_DESCRIPTION = 5_000;
const LONGEST_NOTE = 2_000;
const MOST_HOURS = 100_000;
/** Ten billion pesos times a hundred thousand hours is still a safe integer of centavos. */
const MOST_CENTAVOS = 1e12 * 100;

interface Problem {
  message: string;
  field: keyof CreateEstimateInput;
}

const isAmount = (centavos: number): boolean =>
  Number.isSafeInteger(centavos) && centavos > 0 && centavos <= MOST_CENTAVOS;

export function inputProblem(input: CreateEstimateInput): Problem | null {
  if (!input.description.trim()) return { message: say.required, field: 'description' };
  if (input.description.length > LONGEST_DESCRIPTION)
    return { message: say.tooLong(LONGEST_DESCRIPTION), field: 'description' };
  for (const field of ['judgeHistory', 'similarCases'] as const)
    if ((input[field] ?? '').length > LONGEST_NOTE) return { message: say.tooLong(LONGEST_NOTE), field };
  const { ownEstimate, expectedHours, offer } = input;
  if (ownEstimate != null && (ownEstimate < 0 || ownEstimate > 100))
    return { message: say.ownEstimate, field: 'ownEstimate' };
  for (const field of ['amount', 'hourlyRate'] as const) {
    const value = input[field];
    if (value != null && !isAmount(value)) return { message: say.amount, field };
  }
  if (offer != null && offer !== 0 && !isAmount(offer)) return { message: say.offer, field: 'offer' };
  if (expectedHours != null && !(expectedHours >= 0.1 && expectedHours <= MOST_HOURS))
    return { message: say.hours, field: 'expectedHours' };
  return null;
}

/** An estimate beside what happened. Shares of 0 to 1. */
export interface Proved {
  estimated: number;
  /** Of the caller; null: not given. */
  own: number | null;
  isTrue: boolean;
}

const BANDS = 5;
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number): number => Math.round(share * 1000) / 10;

/** Mean squared error of probabilities; null without any. */
const brierOf = (proved: readonly { estimated: number; isTrue: boolean }[]): number | null =>
  proved.length === 0 ? null : mean(proved.map(({ estimated, isTrue }) => (estimated - Number(isTrue)) ** 2));

export function calibrationOf(proved: readonly Proved[]) {
  const both = proved.flatMap(({ own, isTrue }) => (own === null ? [] : [{ estimated: own, isTrue }]));
  const bandOf = ({ estimated }: Proved): number => Math.min(BANDS - 1, Math.floor(estimated * BANDS));
  return {
    n: proved.length,
    brier: brierOf(proved),
    ownBrier: brierOf(both),
    ownN: both.length,
    bands: Array.from({ length: BANDS }, (_, band) => proved.filter((one) => bandOf(one) === band)).flatMap(
      (inBand, band) =>
        inBand.length === 0
          ? []
          : [
              {
                from: (band * 100) / BANDS,
                to: ((band + 1) * 100) / BANDS,
                n: inBand.length,
                estimated: percent(mean(inBand.map(({ estimated }) => estimated))),
                observed: percent(mean(inBand.map(({ isTrue }) => Number(isTrue)))),
              },
            ],
    ),
  };
}

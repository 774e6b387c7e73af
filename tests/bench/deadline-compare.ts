import { countTerm } from '#api/features/deadlines/counting/count-term.rules.ts';
import type { CountRefusal } from '#api/features/deadlines/counting/counting.types.ts';
import { inputOf, type DeadlineRecord } from './deadline-records.rules.ts';

/** A record with its expected result. */
export interface AnsweredRecord extends DeadlineRecord {
  effect_on: string | null;
  first_day: string | null;
  excluded: string[];
  due: string | null;
}

export interface Step {
  name: 'effect_on' | 'first_day' | 'excluded' | 'due';
  expected: unknown;
  got: unknown;
  isRight: boolean;
}

export const readRecords = (text: string): AnsweredRecord[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as AnsweredRecord);

/** Current day of the counts. It affects only warnings, which are not compared. */
const TODAY = '2026-11-20';

/** Counts one record and compares each step. */
export function compareRecord(record: AnsweredRecord): {
  isRight: boolean;
  steps: Step[];
  refusal: CountRefusal | null;
} {
  const input = inputOf(record);
  const counted = countTerm(input, TODAY);
  const count = 'count' in counted ? counted.count : null;
  const suspended = new Set<string | null>(input.suspensions.map(({ reason }) => reason));
  const at = (day: string | null, hour: string | null): string | null =>
    day !== null && record.notified_on.includes('T') && hour !== null ? `${day}T${hour}` : day;
  const answers: Record<Step['name'], unknown> = {
    effect_on: at(count?.effectOn ?? null, input.noticeAt),
    first_day: at(count?.firstDay ?? null, input.noticeAt),
    // The records list days that the law excludes, without those of suspensions.
    excluded: [
      ...new Set(count?.daysLeftOut.filter(({ reason }) => !suspended.has(reason)).map(({ date }) => date)),
    ].sort(),
    due: at(count?.dueOn ?? null, count?.dueHour ?? null),
  };
  const steps = (['effect_on', 'first_day', 'excluded', 'due'] as const).map((name) => {
    const expected = name === 'excluded' ? [...record.excluded].sort() : record[name];
    const got = answers[name];
    return { name, expected, got, isRight: JSON.stringify(expected) === JSON.stringify(got) };
  });
  return {
    isRight: count !== null && steps.every(({ isRight }) => isRight),
    steps,
    refusal: 'refusal' in counted ? counted.refusal : null,
  };
}

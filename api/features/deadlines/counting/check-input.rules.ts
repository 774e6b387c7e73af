import type { TermRule } from '#db/content/deadlines/term-rule.ts';
import { countingText } from '#schema/text/deadline-counting.ts';
import type { CountInput, CountRefusal } from './counting.types.ts';
import { FIRST_COUNTED_YEAR, LAST_COUNTED_YEAR, readDay, readHour } from './days.rules.ts';

/** Longer than any road of the country. */
const MAX_KILOMETRES = 10_000;

const text = countingText.refuse;
const refusal = (field: string, message: string): CountRefusal => ({ field, message });

function checkSuspensions({ suspensions }: CountInput): CountRefusal | null {
  const isGood = suspensions.every(({ from, to }) => {
    const [first, last] = [readDay(from), readDay(to)];
    return first !== null && last !== null && first <= last;
  });
  return isGood ? null : refusal('suspensions', text.suspension);
}

function checkHour(rule: TermRule | null, input: CountInput): CountRefusal | null {
  const unit = rule ? rule.unit : input.term?.unit;
  if (input.noticeAt !== null && readHour(input.noticeAt) === null) return refusal('noticeAt', text.badHour);
  return unit === 'HOURS' && input.noticeAt === null ? refusal('noticeAt', text.hour) : null;
}

function checkDistance({ distanceKm }: CountInput): CountRefusal | null {
  if (distanceKm === null) return null;
  const isGood = Number.isFinite(distanceKm) && distanceKm >= 0 && distanceKm <= MAX_KILOMETRES;
  return isGood ? null : refusal('distanceKm', text.distance(MAX_KILOMETRES));
}

/** Why an input cannot be counted, or `null`. The statute is checked later. */
export function checkInput(rule: TermRule | null, input: CountInput): CountRefusal | null {
  if (input.ruleId !== null && input.term !== null) return refusal('term', text.both);
  if (input.ruleId === null && input.term === null) return refusal('term', text.noTerm);
  if (input.ruleId !== null && rule === null) return refusal('ruleId', text.unknownRule);
  const advice = input.adviceSentOn ?? null;
  if (readDay(input.noticeOn) === null) return refusal('noticeOn', text.date(FIRST_COUNTED_YEAR, LAST_COUNTED_YEAR));
  if (advice !== null && readDay(advice) === null)
    return refusal('adviceSentOn', text.date(FIRST_COUNTED_YEAR, LAST_COUNTED_YEAR));
  return checkHour(rule, input) ?? checkDistance(input) ?? checkSuspensions(input);
}

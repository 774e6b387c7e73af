import type { AnalyticsUnit } from '#schema/generated/contract.ts';
import { analyticsScreenText as text } from '#schema/text/analytics-screen.ts';
import { formatCount, formatMoney } from '#web/shared/format/format.ts';

const rounded = (value: number): string => formatCount(Math.round(value * 10) / 10);

function timeText(seconds: number): string {
  if (seconds < 60) return text.seconds(rounded(seconds));
  return seconds < 3600 ? text.minutes(rounded(seconds / 60)) : text.hours(rounded(seconds / 3600));
}

/** A value in words: `2.5 h`, `$4,960.00 MXN`, `66.7 %`. */
export function inUnit(value: number, unit: AnalyticsUnit): string {
  switch (unit) {
    case 'CENTAVOS':
      return formatMoney(Math.round(value));
    case 'PERCENT':
      return text.percent(rounded(value));
    case 'MILLISECONDS':
      return text.milliseconds(rounded(value));
    case 'SECONDS':
      return timeText(value);
    case 'COUNT':
      return formatCount(value);
  }
}

/** How a value changed, in words with a sign; null: there is nothing to compare with. */
export function changeText(value: number | null | undefined, previous: number | null | undefined): string | null {
  if (value == null || previous == null || previous === 0) return null;
  const percent = (100 * (value - previous)) / Math.abs(previous);
  if (Math.abs(percent) < 0.05) return text.same;
  return percent > 0 ? text.up(rounded(percent)) : text.down(rounded(-percent));
}

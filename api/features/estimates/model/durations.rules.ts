/** How long cases last, when some of them are still open: what is known of those is how long they have lasted already. */

export interface Lasting {
  months: number;
  isClosed: boolean;
}

/** Share of cases that are closed by then, by the Kaplan–Meier estimate, at each month on which one was closed. */
interface Closing {
  months: number;
  closed: number;
}

function closingsOf(cases: readonly Lasting[]): Closing[] {
  const sorted = cases.toSorted((one, other) => one.months - other.months);
  const closings: Closing[] = [];
  let open = 1;
  for (let at = 0; at < sorted.length;) {
    const months = sorted[at]?.months ?? 0;
    const atRisk = sorted.length - at;
    let ended = 0;
    while (at < sorted.length && sorted[at]?.months === months) {
      if (sorted[at]?.isClosed) ended++;
      at++;
    }
    if (ended === 0) continue;
    open *= 1 - ended / atRisk;
    closings.push({ months, closed: 1 - open });
  }
  return closings;
}

/**
 * The months after which this share of cases like these is closed.
 *
 * The share of n cases is taken as k ÷ (n + 1), so that a new case falls into the range as often as the range says, also
 * with few cases. Between two closings it is interpolated.
 *
 * @returns Null: the open cases do not tell it yet.
 */
export function monthsUntil(cases: readonly Lasting[], share: number): number | null {
  const shrink = cases.length / (cases.length + 1);
  let before = { months: 0, closed: 0 };
  for (const { months, closed } of closingsOf(cases)) {
    const here = closed * shrink;
    if (here >= share) {
      const step = here - before.closed;
      return before.months + (months - before.months) * (step === 0 ? 1 : (share - before.closed) / step);
    }
    before = { months, closed: here };
  }
  return null;
}

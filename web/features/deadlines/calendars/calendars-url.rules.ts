/** State of the page of calendars in the URL. Pure. */
export interface CalendarsUrlState {
  key: string | null;
  year: number | null;
}

export function readCalendarsUrl(params: URLSearchParams): CalendarsUrlState {
  const year = params.get('anio') ?? '';
  return {
    key: params.get('calendario')?.trim() || null,
    year: /^(19|20|21)\d{2}$/.test(year) ? Number(year) : null,
  };
}

export const writeCalendarsUrl = ({ key, year }: CalendarsUrlState): Record<string, string> =>
  key ? { calendario: key, ...(year === null ? {} : { anio: String(year) }) } : {};

/** The year to show: the one of the URL, else this year if it is held, else the newest. */
export function yearToShow(asked: number | null, held: readonly number[], thisYear: number): number {
  if (asked !== null) return asked;
  return held.includes(thisYear) ? thisYear : (held.toSorted((a, b) => b - a)[0] ?? thisYear);
}

/** The years to choose from: those that are held, this year and the next. */
export const yearsOffered = (held: readonly number[], asked: number | null, thisYear: number): number[] =>
  [...new Set([...held, thisYear, thisYear + 1, ...(asked === null ? [] : [asked])])].toSorted((a, b) => a - b);

export interface Closure {
  id?: string | null;
  from: string;
  to: string;
  reason: string;
  kind: string;
  isOwn: boolean;
}

/** The closure of a day; those of the account come first. */
export const closureOn = <T extends Closure>(closures: readonly T[], date: string): T | null => {
  const around = closures.filter(({ from, to }) => from <= date && date <= to);
  return around.find(({ isOwn }) => isOwn) ?? around[0] ?? null;
};

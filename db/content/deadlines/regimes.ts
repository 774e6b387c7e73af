import holidayRows from './holidays.json' with { type: 'json' };
import reformRows from './later-reforms.json' with { type: 'json' };
import regimeRows from './regimes.json' with { type: 'json' };
import type { CountingRegime, HolidayList, LaterReform } from './term-rule.ts';

/** A regime that is based on another one (`countsLike`) and has only the differences. */
type BorrowedRegime = Partial<CountingRegime> & { id: string; countsLike: string; articles: string[] };

const isBorrowed = (row: object): row is BorrowedRegime => 'countsLike' in row;

function read(): Map<string, CountingRegime> {
  const rows = regimeRows as unknown as (CountingRegime | BorrowedRegime)[];
  const byId = new Map<string, CountingRegime>();
  for (const row of rows) if (!isBorrowed(row)) byId.set(row.id, row);
  for (const row of rows) {
    if (!isBorrowed(row)) continue;
    const base = byId.get(row.countsLike);
    if (!base) throw new Error(`regimes.json: ${row.id} counts like ${row.countsLike}, which is not there`);
    const { countsLike: _, ...own } = row;
    byId.set(row.id, { ...base, ...own, articles: [...own.articles, ...base.articles] });
  }
  return byId;
}

const byId = read();

/** Every statute with rules for counting terms. */
export const regimes = (): readonly CountingRegime[] => [...byId.values()];
export const findRegime = (id: string): CountingRegime | null => byId.get(id) ?? null;
/** Days off by statute. */
export const holidayLists = holidayRows as unknown as readonly HolidayList[];
/** Reforms that are later than the imported texts. */
export const laterReforms = reformRows as readonly LaterReform[];

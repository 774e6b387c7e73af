/** The versions that an address asks for: `?texto=2025-01-01&comparar=2024-01-01`. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (value: string | null): string | null => (value && DAY.test(value) ? value : null);

export interface AskedVersions {
  /** The text of that day instead of the current one. */
  asOf: string | null;
  compare: string | null;
}

export const askedVersions = (query: URLSearchParams): AskedVersions => ({
  asOf: dayOf(query.get('texto')),
  compare: dayOf(query.get('comparar')),
});

export function withVersions(address: string, { asOf, compare }: Partial<AskedVersions>): string {
  const query = new URLSearchParams({
    ...(asOf ? { texto: asOf } : {}),
    ...(compare ? { comparar: compare } : {}),
  });
  return query.size > 0 ? `${address}?${query}` : address;
}

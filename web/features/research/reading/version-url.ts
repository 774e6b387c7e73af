/** The versions in a URL: `?texto=2025-01-01&comparar=2024-01-01`. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (value: string | null): string | null => (value && DAY.test(value) ? value : null);

export interface RequestedVersions {
  /** Date of the version, if not the current one. */
  asOf: string | null;
  compare: string | null;
}

export const requestedVersions = (query: URLSearchParams): RequestedVersions => ({
  asOf: dayOf(query.get('texto')),
  compare: dayOf(query.get('comparar')),
});

export function withVersions(address: string, { asOf, compare }: Partial<RequestedVersions>): string {
  const query = new URLSearchParams({
    ...(asOf ? { texto: asOf } : {}),
    ...(compare ? { comparar: compare } : {}),
  });
  return query.size > 0 ? `${address}?${query}` : address;
}

import { groupDigits } from '#schema/lib/pesos.ts';

/** Amounts are typed in pesos and kept in whole centavos, to avoid floating point. */

const MAX_PESOS = 13; // digits; centavos stay below Number.MAX_SAFE_INTEGER

export type PesosProblem = 'FORM' | 'LARGE';

/** `125,000.50` → 12500050; empty → `null`. */
export function parsePesos(written: string): { centavos: number | null } | { problem: PesosProblem } {
  const text = written.replace(/\s|\$|mxn/gi, '');
  if (text === '') return { centavos: null };
  const parts = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) return { problem: 'FORM' };
  const pesos = (parts[1] ?? '').replaceAll(',', '').replace(/^0+(?=\d)/, '');
  if (pesos.length > MAX_PESOS) return { problem: 'LARGE' };
  return { centavos: Number(pesos) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) };
}

/** The value of a field: `125,000.50`. */
export function writePesos(centavos: number | null | undefined): string {
  if (centavos === null || centavos === undefined) return '';
  const cents = centavos % 100;
  return `${groupDigits(String((centavos - cents) / 100))}${cents ? `.${String(cents).padStart(2, '0')}` : ''}`;
}

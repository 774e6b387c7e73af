/** An amount in whole centavos, so that sums are exact. */
export interface Money {
  readonly centavos: number;
  readonly currency: 'MXN';
}

/** An amount in pesos. Throws `RangeError` when the number is not a safe integer. */
export function mxn(centavos: number): Money {
  if (!Number.isSafeInteger(centavos)) throw new RangeError(`not a whole number of centavos: ${centavos}`);
  return { centavos, currency: 'MXN' };
}

export const addMoney = (...amounts: readonly Money[]): Money =>
  mxn(amounts.reduce((sum, { centavos }) => sum + centavos, 0));

/** A share of an amount (`numerator / denominator`), rounded half away from zero, as in invoices. */
export function shareOf({ centavos }: Money, numerator: number, denominator: number): Money {
  const exact = (centavos * numerator) / denominator;
  return mxn(Math.sign(exact) * Math.round(Math.abs(exact)));
}

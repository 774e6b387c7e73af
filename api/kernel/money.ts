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

const FACTOR = 3;

/** How long a notice stays: three times as long with the motor assistance of the accessibility panel. */
export const longerTime = (milliseconds: number): number =>
  document.documentElement.dataset['motor'] ? milliseconds * FACTOR : milliseconds;

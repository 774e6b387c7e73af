const ONES = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];
const TENS = ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'];

/** 1–99 as laws number their fractions; empty for anything else. */
export const inRoman = (number: number): string =>
  number >= 1 && number <= 99 ? `${TENS[Math.floor(number / 10)] ?? ''}${ONES[number % 10] ?? ''}` : '';

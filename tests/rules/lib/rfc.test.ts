import { describe, expect, test } from 'vitest';
import { checkDigitOf, isGenericRfc, kindOfRfc, rfcFault, tidyRfc } from '#schema/lib/rfc.ts';

describe('an RFC', () => {
  // Those that the SAT publishes for tests, its own, and of other authorities.
  test.each([
    'EKU9003173C9',
    'XIA190128J61',
    'IXS7607092R5',
    'SAT970701NN3',
    'H&E951128469',
    'CACX7605101P8',
    'MISC491214B86',
    'GODE561231GR8',
  ])('%s has its check digit', (rfc) => {
    expect(rfcFault(rfc)).toBeNull();
    expect(checkDigitOf(rfc)).toBe(rfc.at(-1));
  });

  test('every other last character is refused', () => {
    const body = 'EKU9003173C';
    const accepted = [...'0123456789A'].filter((digit) => rfcFault(body + digit) === null);
    expect(accepted).toEqual(['9']);
  });

  test('a wrong letter is noticed, unless it is a multiple of 11 away or weighs 11, and two that are swapped', () => {
    const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ&Ñ'];
    for (const at of [0, 1, 3]) {
      const accepted = letters.filter(
        (letter) => rfcFault(`${'CACX'.slice(0, at)}${letter}${'CACX7605101P8'.slice(at + 1)}`) === null,
      );
      expect(accepted.length).toBeLessThanOrEqual(3);
    }
    expect(rfcFault('ACCX7605101P8')).toBe('CHECK_DIGIT');
  });

  test.each([
    ['', 'FORM'],
    ['EKU9003173C', 'FORM'],
    ['EKU9003173C99A', 'FORM'],
    ['EKU9003173CZ', 'FORM'],
    ['EK19003173C9', 'FORM'],
    ['EKU9013173C9', 'DATE'],
    ['EKU9002303C9', 'DATE'],
    // 29 February: 1900 had none, 2000 had one.
    ['EKU0102293C9', 'DATE'],
    ['XAXX010101000', null],
    ['XEXX010101000', null],
    ['XAXX010101001', 'CHECK_DIGIT'],
  ])('%s: %s', (rfc, fault) => expect(rfcFault(rfc)).toBe(fault));

  test('29 February 2000 is a day of it', () => {
    const body = 'EKU0002293C';
    expect(rfcFault(body + checkDigitOf(`${body}0`))).toBeNull();
  });

  test('is read as people write it', () => {
    expect(tidyRfc(' cacx-760510-1p8 ')).toBe('CACX7605101P8');
    expect([kindOfRfc('EKU9003173C9'), kindOfRfc('CACX7605101P8')]).toEqual(['COMPANY', 'INDIVIDUAL']);
    expect([isGenericRfc('XAXX010101000'), isGenericRfc('EKU9003173C9')]).toEqual([true, false]);
  });
});

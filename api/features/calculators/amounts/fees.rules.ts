import { feeText as text } from '#schema/text/calculators-amounts.ts';
import type { Outcome } from '../base/calculation.types.ts';
import { add, divide, fraction, multiply, ONE, subtract, ZERO, type Fraction } from '../base/fraction.rules.ts';
import type { InputReader } from '../base/input.rules.ts';
import { line } from '../base/readings.rules.ts';

/** What a company withholds from fees or rent of a natural person (LISR 106, 113-J, 116; LIVA 1, 1-A). */

const PAYERS = ['COMPANY', 'NATURAL_PERSON'] as const;
const REGIMES = ['GENERAL', 'SIMPLIFIED'] as const;
const VAT = fraction(16, 100);
const TWO_THIRDS = fraction(2, 3);

interface Rates {
  vat: Fraction;
  incomeTax: Fraction;
  vatWithheld: Fraction;
}

function ratesOf(reader: InputReader): Rates {
  const vat = reader.yes('vatExempt') ? ZERO : VAT;
  if (reader.choice('payer', PAYERS) === 'NATURAL_PERSON') return { vat, incomeTax: ZERO, vatWithheld: ZERO };
  const isSimplified = reader.choice('regime', REGIMES) === 'SIMPLIFIED';
  const incomeTax = isSimplified ? fraction(125, 10_000) : fraction(10, 100);
  return { vat, incomeTax, vatWithheld: multiply(vat, TWO_THIRDS) };
}

/** The fee itself, from what was given: the fee, the fee with its VAT, or what is received in the end. */
function feeOf(reader: InputReader, { vat, incomeTax, vatWithheld }: Rates): Fraction {
  const withVat = reader.positive('totalWithVat');
  if (withVat) return divide(withVat, add(ONE, vat));
  const net = reader.positive('net');
  if (net) return divide(net, subtract(add(ONE, vat), add(incomeTax, vatWithheld)));
  return reader.needPositive('fee');
}

export function feeWithholding(reader: InputReader): Outcome {
  const rates = ratesOf(reader);
  const fee = feeOf(reader, rates);
  const isRent = reader.choice('type', ['FEES', 'RENT']) === 'RENT';
  const isSimplified = reader.choice('regime', REGIMES) === 'SIMPLIFIED';
  const isNatural = reader.choice('payer', PAYERS) === 'NATURAL_PERSON';
  const minus = (value: Fraction): Fraction => subtract(ZERO, multiply(fee, value));
  const incomeArticle = isSimplified ? 'lisr 113-J' : isRent ? 'lisr 116' : 'lisr 106';
  return {
    build: () => ({
      lines: [
        line(isRent ? text.rent : text.fee, '', fee, isRent ? 'lisr 114' : 'lisr 100'),
        ...(rates.vat.n === 0n ? [] : [line(text.vat, text.percent('16'), multiply(fee, rates.vat), 'liva 1')]),
        ...(rates.incomeTax.n === 0n
          ? []
          : [line(text.incomeTax, text.percent(isSimplified ? '1.25' : '10'), minus(rates.incomeTax), incomeArticle)]),
        ...(rates.vatWithheld.n === 0n
          ? []
          : [line(text.vatWithheld, text.thirds, minus(rates.vatWithheld), 'liva 1-A')]),
      ],
    }),
    assumptions: rates.vatWithheld.n === 0n ? [] : [text.thirdsAssumption],
    statements: [
      ...(isNatural ? [text.noWithholding] : []),
      ...(isSimplified ? [text.simplified] : []),
      ...(reader.yes('border') ? [text.border] : []),
      ...(reader.yes('vatExempt') ? [text.exempt] : []),
      ...(reader.has('totalWithVat') ? [text.included] : []),
      ...(reader.has('net') ? [text.net] : []),
    ],
  };
}

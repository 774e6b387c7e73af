import { birthDateOfCurp, curpFault, tidyCurp } from '#schema/lib/curp.ts';
import { isGenericRfc, kindOfRfc, rfcFault, tidyRfc } from '#schema/lib/rfc.ts';
import { fieldProblemText as text } from '#schema/text/contract-form-screen.ts';
import { parsePesos } from '#web/shared/format/pesos.rules.ts';
import type { FormField, PartyValues } from './form-values.rules.ts';

/** What is wrong with a value that is filled in; the server checks it again. `undefined`: nothing. */
type Problem = string | undefined;

const NUMBER = /^-?\d+(?:\.\d+)?$/;

function numberProblem(format: string, written: string, { min, max }: Pick<FormField, 'min' | 'max'>): Problem {
  const plain = written.replace(/[\s%$]/g, '').replace(/,(?=\d{3}(?!\d))/g, '');
  if (format === 'INTEGER' && !/^-?\d+$/.test(plain)) return text.integer;
  if (!NUMBER.test(plain)) return format === 'PERCENTAGE' ? text.percentage : text.number;
  const value = Number(plain);
  if (min !== null && value < Number(min)) return text.atLeast(min);
  return max !== null && value > Number(max) ? text.atMost(max) : undefined;
}

function moneyProblem(written: string): Problem {
  if (written.trim() === '') return undefined;
  const read = parsePesos(written);
  return 'problem' in read || read.centavos === null || read.centavos <= 0 ? text.money : undefined;
}

function rfcProblem(written: string, kind?: PartyValues['kind']): Problem {
  if (written.trim() === '') return undefined;
  const rfc = tidyRfc(written);
  const fault = rfcFault(rfc);
  if (fault) return text.rfc[fault];
  if (!kind || isGenericRfc(rfc)) return undefined;
  return (kindOfRfc(rfc) === 'COMPANY') === (kind === 'COMPANY') ? undefined : text.rfcKind[kind];
}

function curpProblem(written: string, birthDate?: string): Problem {
  if (written.trim() === '') return undefined;
  const curp = tidyCurp(written);
  const fault = curpFault(curp);
  if (fault) return text.curp[fault];
  return birthDate && birthDateOfCurp(curp) !== birthDate ? text.curpBirth : undefined;
}

const emailProblem = (written: string): Problem =>
  written.trim() === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written.trim()) ? undefined : text.email;

/** What is wrong with the text of a field or a cell. */
export function textProblem(
  field: Pick<FormField, 'format'> & Partial<Pick<FormField, 'type' | 'min' | 'max'>>,
  written: string,
): Problem {
  if (written.trim() === '') return undefined;
  const limits = { min: field.min ?? null, max: field.max ?? null };
  switch (field.format) {
    case 'MONEY':
      return moneyProblem(written);
    case 'PERCENTAGE':
    case 'INTEGER':
      return numberProblem(field.format, written, limits);
    case 'RFC':
      return rfcProblem(written);
    case 'CURP':
      return curpProblem(written);
    case 'EMAIL':
      return emailProblem(written);
    default:
      return field.type === 'NUMBER' ? numberProblem('PLAIN', written, limits) : undefined;
  }
}

/** Names of the particulars of a party with what is wrong with them. */
export function partyProblems(party: PartyValues): Partial<Record<keyof PartyValues, string>> {
  const { kind, rfc, curp, birthDate, email } = party;
  const found = {
    rfc: rfcProblem(rfc, kind),
    curp: kind === 'PERSON' ? curpProblem(curp, birthDate) : undefined,
    email: emailProblem(email),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem));
}

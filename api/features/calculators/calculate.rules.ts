import type { CalculatorKind } from '#schema/generated/contract.ts';
import { feeWithholding } from './amounts/fees.rules.ts';
import { interest } from './amounts/interest.rules.ts';
import { separationTax } from './amounts/separation-tax.rules.ts';
import { support } from './amounts/support.rules.ts';
import { updating } from './amounts/updating.rules.ts';
import type { Calculation, Outcome, RawInput } from './base/calculation.types.ts';
import { InputReader, InvalidInput } from './base/input.rules.ts';
import { calculationOf, notComputable } from './base/readings.rules.ts';
import { aguinaldo } from './labour/aguinaldo.rules.ts';
import { wageDeductions } from './labour/deductions.rules.ts';
import { integratedWageOf } from './labour/integrated-wage.rules.ts';
import { maternity } from './labour/maternity.rules.ts';
import { overtime } from './labour/overtime.rules.ts';
import { profitSharing } from './labour/profit-sharing.rules.ts';
import { publicHoliday, sundayPremium, weeklyRest } from './labour/rest-days.rules.ts';
import { settlement } from './labour/settlement.rules.ts';
import { severance } from './labour/severance.rules.ts';
import { suspension } from './labour/suspension.rules.ts';
import { vacations } from './labour/vacations.rules.ts';
import { workRisk } from './labour/work-risk.rules.ts';
import { limitation } from './limitation/limitation.rules.ts';

const CALCULATORS: Record<CalculatorKind, (reader: InputReader) => Outcome> = {
  SETTLEMENT: settlement,
  SEVERANCE: severance,
  AGUINALDO: aguinaldo,
  INTEGRATED_WAGE: integratedWageOf,
  OVERTIME: overtime,
  SUNDAY_PREMIUM: sundayPremium,
  WEEKLY_REST: weeklyRest,
  PUBLIC_HOLIDAY: publicHoliday,
  MATERNITY: maternity,
  PROFIT_SHARING: profitSharing,
  VACATIONS: vacations,
  LIMITATION: limitation,
  INTEREST: interest,
  UPDATING: updating,
  SUPPORT: support,
  SEPARATION_TAX: separationTax,
  FEE_WITHHOLDING: feeWithholding,
  WORK_RISK: workRisk,
  WAGE_DEDUCTIONS: wageDeductions,
  SUSPENSION: suspension,
};

function outcomeOf(kind: CalculatorKind, input: RawInput): Outcome {
  try {
    return CALCULATORS[kind](new InputReader(input));
  } catch (error) {
    if (error instanceof InvalidInput) return notComputable([error.message]);
    throw error;
  }
}

/** What a calculator gives for some values. Values that cannot be calculated with give no figure, and the reason. */
export function calculate(kind: CalculatorKind, input: RawInput): Calculation {
  return calculationOf(kind, outcomeOf(kind, input));
}

import type { CalculateInput, CalculatorFieldType, CalculatorKind } from '#schema/generated/contract.ts';
import type { ChoiceList } from '#schema/text/calculator-choices.ts';

/** The fields of each calculator, as the contract takes them: forms are made from this list. */

export interface FormField {
  name: string;
  type: CalculatorFieldType;
  isRequired: boolean;
  choices: ChoiceList | null;
}

type Member = keyof CalculateInput;

const field = (name: string, type: CalculatorFieldType, isRequired = false): FormField => ({
  name,
  type,
  isRequired,
  choices: null,
});
const choice = (name: string, choices: ChoiceList, isRequired = false): FormField => ({
  name,
  type: 'CHOICE',
  isRequired,
  choices,
});

const WAGE = [
  field('dailySalary', 'MONEY'),
  field('weeklySalary', 'MONEY'),
  field('fortnightlySalary', 'MONEY'),
  field('monthlySalary', 'MONEY'),
  field('variableEarnings', 'MONEY'),
  field('variableDays', 'WHOLE'),
];
const BENEFITS = [
  field('aguinaldoDays', 'NUMBER'),
  field('vacationPremium', 'NUMBER'),
  field('vacationDays', 'NUMBER'),
  field('otherPayments', 'PAYMENTS_OF_WORK'),
];
const PENDING = [field('unpaidWageDays', 'NUMBER'), field('vacationDaysPending', 'NUMBER')];

export const CALCULATOR_FORMS: Record<CalculatorKind, { member: Member; fields: readonly FormField[] }> = {
  SETTLEMENT: {
    member: 'settlement',
    fields: [
      field('hireDate', 'DAY', true),
      field('lastDayWorked', 'DAY', true),
      choice('cause', 'EndingCause'),
      choice('contract', 'WorkContract'),
      ...WAGE,
      choice('zone', 'WageZone'),
      choice('shift', 'WorkingDayLength'),
      ...PENDING,
      ...BENEFITS,
    ],
  },
  SEVERANCE: {
    member: 'severance',
    fields: [
      field('hireDate', 'DAY'),
      field('dismissalDate', 'DAY', true),
      field('paymentDate', 'DAY'),
      choice('cause', 'EndingCause'),
      choice('action', 'SeveranceAction'),
      choice('contract', 'WorkContract'),
      field('employerDeclinesUnder', 'TEXT'),
      choice('only', 'SeveranceScope'),
      field('deathDate', 'DAY'),
      ...WAGE,
      choice('zone', 'WageZone'),
      choice('shift', 'WorkingDayLength'),
      ...PENDING,
      ...BENEFITS,
      choice('regime', 'SeveranceRegime'),
      field('incomeLastSixMonths', 'NUMBERS'),
      field('effectiveServiceYears', 'NUMBER'),
    ],
  },
  AGUINALDO: {
    member: 'aguinaldo',
    fields: [
      field('hireDate', 'DAY'),
      field('cutDate', 'DAY', true),
      ...WAGE,
      field('aguinaldoDays', 'NUMBER'),
      choice('zone', 'WageZone'),
    ],
  },
  INTEGRATED_WAGE: {
    member: 'integratedWage',
    fields: [
      ...WAGE,
      field('serviceYear', 'WHOLE'),
      field('hireDate', 'DAY'),
      field('date', 'DAY'),
      choice('purpose', 'IntegrationPurpose'),
      ...BENEFITS,
      choice('zone', 'WageZone'),
      field('ptuReceived', 'MONEY'),
    ],
  },
  OVERTIME: {
    member: 'overtime',
    fields: [
      ...WAGE,
      choice('shift', 'WorkShift'),
      field('shiftHours', 'NUMBER'),
      field('overtimeByDay', 'NUMBERS', true),
      field('weekOf', 'DAY'),
      field('age', 'WHOLE'),
      field('emergency', 'YES'),
      choice('zone', 'WageZone'),
    ],
  },
  SUNDAY_PREMIUM: {
    member: 'sundayPremium',
    fields: [
      ...WAGE,
      field('sundaysWorked', 'NUMBER', true),
      choice('restDay', 'Weekday'),
      field('date', 'DAY'),
      choice('zone', 'WageZone'),
    ],
  },
  WEEKLY_REST: {
    member: 'weeklyRest',
    fields: [
      ...WAGE,
      field('restDaysWorked', 'NUMBER'),
      choice('restDay', 'Weekday'),
      field('daysWorkedInWeek', 'NUMBER'),
      field('payPerDayWorked', 'MONEY'),
      field('date', 'DAY'),
      choice('zone', 'WageZone'),
    ],
  },
  PUBLIC_HOLIDAY: {
    member: 'publicHoliday',
    fields: [
      ...WAGE,
      field('date', 'DAY', true),
      field('worked', 'YES'),
      choice('restDay', 'Weekday'),
      choice('zone', 'WageZone'),
    ],
  },
  MATERNITY: {
    member: 'maternity',
    fields: [
      choice('worker', 'LeaveTaker'),
      ...WAGE,
      field('expectedBirth', 'DAY'),
      field('birth', 'DAY'),
      field('weeksTransferred', 'WHOLE'),
      field('needsCare', 'YES'),
      field('extensionDays', 'WHOLE'),
      field('adoptionDate', 'DAY'),
      choice('restDay', 'Weekday'),
      choice('zone', 'WageZone'),
    ],
  },
  PROFIT_SHARING: {
    member: 'profitSharing',
    fields: [
      ...WAGE,
      choice('role', 'ProfitRole'),
      field('computedShare', 'MONEY'),
      field('ptuLastThreeYears', 'NUMBERS'),
      field('taxableIncome', 'MONEY'),
      field('distributable', 'MONEY'),
      field('days', 'NUMBER'),
      field('wages', 'MONEY'),
      field('totalDays', 'NUMBER'),
      field('totalWages', 'MONEY'),
      field('workers', 'WORKERS'),
      field('highestOrdinaryWages', 'MONEY'),
      field('workOnlyEmployer', 'YES'),
      field('newCompany', 'YES'),
    ],
  },
  VACATIONS: {
    member: 'vacations',
    fields: [
      field('serviceYears', 'NUMBERS'),
      field('lawAt', 'DAY'),
      field('hireDate', 'DAY'),
      field('cutDate', 'DAY'),
      ...WAGE,
      field('ended', 'YES'),
      field('vacationDaysPending', 'NUMBER'),
      field('vacationPremium', 'NUMBER'),
      field('vacationDays', 'NUMBER'),
      choice('zone', 'WageZone'),
    ],
  },
  LIMITATION: {
    member: 'limitation',
    fields: [
      choice('action', 'LimitationAction', true),
      field('startDate', 'DAY'),
      field('conciliationRequest', 'DAY'),
      field('certificate', 'DAY'),
      field('noticeDate', 'DAY'),
      field('acknowledgedOn', 'DAY'),
      field('filedOn', 'DAY'),
      choice('place', 'ChequePlace'),
      field('atSight', 'YES'),
    ],
  },
  INTEREST: {
    member: 'interest',
    fields: [
      choice('kind', 'InterestKind', true),
      field('principal', 'MONEY', true),
      field('start', 'DAY'),
      field('due', 'DAY'),
      field('paid', 'DAY', true),
      field('annual', 'NUMBER'),
      field('monthly', 'NUMBER'),
      field('moratoryAnnual', 'NUMBER'),
      field('moratoryMonthly', 'NUMBER'),
      field('referenceMonth', 'MONTH'),
      field('spread', 'NUMBER'),
      field('basis', 'WHOLE'),
      field('basisAgreed', 'YES'),
      field('capitalization', 'YES'),
      field('payments', 'PAYMENTS'),
    ],
  },
  UPDATING: {
    member: 'updating',
    fields: [
      choice('kind', 'UpdatingKind', true),
      field('amount', 'MONEY'),
      field('dueMonth', 'MONTH'),
      field('paidMonth', 'MONTH'),
      field('year', 'WHOLE'),
      field('date', 'DAY'),
      field('count', 'NUMBER'),
      choice('zone', 'WageZone'),
    ],
  },
  SUPPORT: {
    member: 'support',
    fields: [
      choice('law', 'SupportLaw'),
      choice('ask', 'SupportQuestion'),
      field('monthlyIncome', 'MONEY'),
      field('creditors', 'WHOLE'),
      field('scenarioPercents', 'NUMBERS'),
      field('percent', 'NUMBER'),
      field('amount', 'MONEY'),
      field('fromDate', 'DAY'),
      field('date', 'DAY'),
      field('days', 'NUMBER'),
    ],
  },
  SEPARATION_TAX: {
    member: 'separationTax',
    fields: [
      field('separationPayments', 'MONEY', true),
      field('date', 'DAY', true),
      field('lastMonthlySalary', 'MONEY', true),
      field('serviceYears', 'WHOLE'),
      field('serviceMonths', 'WHOLE'),
      field('serviceDays', 'WHOLE'),
      field('hireDate', 'DAY'),
      choice('ask', 'SeparationQuestion'),
      choice('zone', 'WageZone'),
    ],
  },
  FEE_WITHHOLDING: {
    member: 'feeWithholding',
    fields: [
      field('fee', 'MONEY'),
      field('totalWithVat', 'MONEY'),
      field('net', 'MONEY'),
      choice('payer', 'FeePayer'),
      choice('type', 'FeeType'),
      choice('regime', 'FeeRegime'),
      field('vatExempt', 'YES'),
      field('border', 'YES'),
    ],
  },
  WORK_RISK: {
    member: 'workRisk',
    fields: [
      ...WAGE,
      field('date', 'DAY', true),
      choice('result', 'RiskResult', true),
      field('disabilityPercent', 'NUMBER'),
      field('temporaryDays', 'NUMBER'),
      field('insured', 'YES'),
      field('inexcusableFault', 'YES'),
      choice('zone', 'WageZone'),
    ],
  },
  WAGE_DEDUCTIONS: {
    member: 'wageDeductions',
    fields: [
      choice('type', 'DeductionType'),
      ...WAGE,
      field('date', 'DAY', true),
      field('debt', 'MONEY'),
      field('percent', 'NUMBER'),
      field('periodDays', 'NUMBER'),
      choice('zone', 'WageZone'),
    ],
  },
  SUSPENSION: {
    member: 'suspension',
    fields: [
      choice('cause', 'SuspensionCause', true),
      field('date', 'DAY'),
      field('endDate', 'DAY'),
      field('days', 'NUMBER'),
      ...WAGE,
      choice('zone', 'WageZone'),
    ],
  },
};

import type { RawInput } from '#api/features/calculators/base/calculation.types.ts';
import type { CalculatorKind } from '#schema/generated/contract.ts';

/** Turns worked examples of calculators, with Spanish codes and names in snake case, into inputs of the product. */

export interface WorkedRecord {
  id: string;
  calculator: string;
  input: Readonly<Record<string, unknown>>;
  expected: {
    lines: { concept: string; days_or_rate?: string; amount: string | null }[];
    total: string | null;
    dates?: Record<string, string | number | null>;
    bases?: Record<string, unknown>;
    computable: boolean | 'parcial';
    estimate?: boolean;
    must_say?: string[];
    alternatives?: {
      id: string;
      reading: string;
      changes?: { concept: string; days_or_rate?: string; amount: string | null }[];
      drop?: string[];
      total?: string | null;
      dates?: Record<string, string | number | null>;
    }[];
    cautious?: string;
  };
}

const KINDS: Readonly<Record<string, CalculatorKind>> = {
  finiquito: 'SETTLEMENT',
  liquidacion: 'SEVERANCE',
  salario_integrado: 'INTEGRATED_WAGE',
  horas_extra: 'OVERTIME',
  prima_dominical: 'SUNDAY_PREMIUM',
  descanso_semanal: 'WEEKLY_REST',
  dia_festivo: 'PUBLIC_HOLIDAY',
  maternidad: 'MATERNITY',
  ptu: 'PROFIT_SHARING',
  vacaciones: 'VACATIONS',
  prescripcion: 'LIMITATION',
  interes: 'INTEREST',
  actualizacion: 'UPDATING',
  alimentos: 'SUPPORT',
  isr_separacion: 'SEPARATION_TAX',
  retenciones_honorarios: 'FEE_WITHHOLDING',
  riesgo_trabajo: 'WORK_RISK',
  descuentos: 'WAGE_DEDUCTIONS',
  suspension: 'SUSPENSION',
};

/** Codes by field: what the examples write, and what the product takes. The first that the value contains wins. */
const CODES: Readonly<Record<string, readonly [part: string, code: string][]>> = {
  cause: [
    ['no_acata', 'REFUSED_JUDGMENT'],
    ['negativa', 'REFUSED_JUDGMENT'],
    ['sanitaria', 'HEALTH_EMERGENCY'],
    ['contingencia', 'HEALTH_EMERGENCY'],
    ['prision', 'PRISON_DEFENDING_EMPLOYER'],
    ['disciplin', 'DISCIPLINE'],
    ['enfermedad', 'INDIVIDUAL'],
    ['despido_justificado', 'JUSTIFIED_DISMISSAL'],
    ['rescision_justificada_patron', 'JUSTIFIED_DISMISSAL'],
    ['rescision_por_el_patron', 'JUSTIFIED_DISMISSAL'],
    ['injustificado', 'UNJUSTIFIED_DISMISSAL'],
    ['rescision', 'WORKER_RESCISSION'],
    ['separacion_justificada', 'WORKER_RESCISSION'],
    ['renuncia', 'RESIGNATION'],
    ['voluntari', 'RESIGNATION'],
    ['jubila', 'RETIREMENT'],
    ['mutuo', 'MUTUAL_CONSENT'],
    ['muerte', 'DEATH'],
    ['fallec', 'DEATH'],
    ['incapacidad', 'DISABILITY'],
    ['invalidez', 'DISABILITY'],
    ['maquinaria', 'NEW_TECHNOLOGY'],
    ['tecnolog', 'NEW_TECHNOLOGY'],
    ['procedimientos', 'NEW_TECHNOLOGY'],
    ['cierre', 'CLOSURE'],
    ['quiebra', 'CLOSURE'],
    ['concurso', 'CLOSURE'],
    ['fuerza_mayor', 'CLOSURE'],
    ['terminacion_colectiva', 'CLOSURE'],
    ['incosteab', 'CLOSURE'],
    ['agotamiento', 'CLOSURE'],
    ['vencimiento', 'END_OF_TERM'],
    ['termino', 'END_OF_TERM'],
    ['obra', 'END_OF_TERM'],
    ['', 'COLLECTIVE'],
  ],
  contract: [
    ['indeterminado', 'INDEFINITE'],
    ['determinado', 'FIXED_TERM'],
    ['obra', 'FIXED_TERM'],
    ['eventual', 'CASUAL'],
    ['', 'INDEFINITE'],
  ],
  regime: [
    ['plataforma', 'PLATFORM'],
    ['resico', 'SIMPLIFIED'],
    ['simplificado', 'SIMPLIFIED'],
    ['', 'GENERAL'],
  ],
  zone: [
    ['border', 'NORTHERN_BORDER'],
    ['frontera', 'NORTHERN_BORDER'],
    ['zone_a', 'ZONE_A'],
    ['lowest', 'LOWEST_ZONE'],
    ['', 'GENERAL'],
  ],
  shiftOfOvertime: [
    ['nocturna', 'NIGHT'],
    ['mixta', 'MIXED'],
    ['', 'DAY'],
  ],
  shift: [
    ['completa', 'FULL'],
    ['reducida', 'REDUCED'],
    ['media', 'REDUCED'],
    ['parcial', 'REDUCED'],
    ['', 'FULL'],
  ],
  only: [['', 'INDEMNITIES']],
  purpose: [
    ['imss', 'CONTRIBUTIONS'],
    ['cotiza', 'CONTRIBUTIONS'],
    ['', 'INDEMNITY'],
  ],
  restDay: [
    ['domingo', 'SUNDAY'],
    ['lunes', 'MONDAY'],
    ['martes', 'TUESDAY'],
    ['mi', 'WEDNESDAY'],
    ['jueves', 'THURSDAY'],
    ['viernes', 'FRIDAY'],
    ['s', 'SATURDAY'],
    ['', 'SUNDAY'],
  ],
  worker: [
    ['padre', 'FATHER'],
    ['', 'MOTHER'],
  ],
  role: [
    ['director', 'EXECUTIVE'],
    ['gerente', 'EXECUTIVE'],
    ['administrador', 'EXECUTIVE'],
    ['confianza', 'TRUSTED'],
    ['hogar', 'HOUSEHOLD'],
    ['eventual', 'CASUAL'],
    ['', 'ORDINARY'],
  ],
  payer: [
    ['moral', 'COMPANY'],
    ['', 'NATURAL_PERSON'],
  ],
  result: [
    ['muerte', 'DEATH'],
    ['parcial', 'PERMANENT_PARTIAL'],
    ['total', 'PERMANENT_TOTAL'],
    ['', 'TEMPORARY'],
  ],
  ask: [
    ['minimo', 'FLOOR'],
    ['piso', 'FLOOR'],
    ['incremento', 'RAISE'],
    ['aumento', 'RAISE'],
    ['porcentaje', 'ORDERED_SHARE'],
    ['anual', 'ANNUAL'],
    ['', 'AMOUNT'],
  ],
  law: [
    ['ccdf', 'CCDF'],
    ['', 'CCF'],
  ],
  deduction: [
    ['renta_infonavit', 'HOUSING_FUND_RENT'],
    ['infonavit', 'HOUSING_FUND_LOAN'],
    ['vivienda', 'HOUSING_FUND_LOAN'],
    ['renta', 'RENT'],
    ['fonacot', 'CONSUMER_CREDIT'],
    ['caja', 'SAVINGS'],
    ['ahorro', 'SAVINGS'],
    ['pension', 'SUPPORT_PAYMENT'],
    ['alimen', 'SUPPORT_PAYMENT'],
    ['', 'DEBT_TO_EMPLOYER'],
  ],
  fee: [
    ['rent', 'RENT'],
    ['arrenda', 'RENT'],
    ['', 'FEES'],
  ],
  place: [
    ['mism', 'SAME_PLACE'],
    ['extranjero', 'ABROAD'],
    ['', 'OTHER_PLACE'],
  ],
  interest: [
    ['mercantil_legal', 'COMMERCIAL_LEGAL'],
    ['civil_legal', 'CIVIL_LEGAL'],
    ['pagar', 'PROMISSORY_NOTE'],
    ['letra', 'BILL_OF_EXCHANGE'],
    ['civil', 'CIVIL_LOAN'],
    ['', 'COMMERCIAL_LOAN'],
  ],
  updating: [
    ['fiscal', 'TAX'],
    ['uma_mensual', 'UMA_OF_YEAR'],
    ['uma', 'UMA_AMOUNT'],
    ['multa', 'UMA_AMOUNT'],
    ['salario', 'MINIMUM_WAGE'],
    ['', 'PRICES'],
  ],
  limitation: [
    ['separado', 'SEPARATED_FROM_WORK'],
    ['rescision_por_el_trabajador', 'WORKER_RESCISSION'],
    ['separarse', 'WORKER_RESCISSION'],
    ['despedir', 'DISMISSAL_BY_EMPLOYER'],
    ['rescision_por_el_patron', 'DISMISSAL_BY_EMPLOYER'],
    ['disciplin', 'DISCIPLINE_BY_EMPLOYER'],
    ['descuento', 'WAGE_DEDUCTIONS'],
    ['riesgo_muerte', 'WORK_RISK_DEATH'],
    ['muerte', 'WORK_RISK_DEATH'],
    ['beneficiarios', 'WORK_RISK_DEATH'],
    ['riesgo', 'WORK_RISK'],
    ['ejecucion', 'LABOUR_EXECUTION'],
    ['ejecutar', 'LABOUR_EXECUTION'],
    ['cheque', 'CHEQUE'],
    ['regreso', 'BILL_RECOURSE'],
    ['cambiaria', 'BILL_DIRECT'],
    ['derecho_a_alimentos', 'RIGHT_TO_SUPPORT'],
    ['ordinaria_mercantil', 'COMMERCIAL_ORDINARY'],
    ['mercantil_ordinaria', 'COMMERCIAL_ORDINARY'],
    ['menor', 'COMMERCIAL_RETAIL'],
    ['fiado', 'COMMERCIAL_RETAIL'],
    ['sociedad', 'COMPANY'],
    ['honorarios', 'CIVIL_FEES'],
    ['hospedaje', 'CIVIL_SALES'],
    ['comerciante', 'CIVIL_SALES'],
    ['venta', 'CIVIL_SALES'],
    ['responsabilidad', 'CIVIL_LIABILITY'],
    ['daño', 'CIVIL_LIABILITY'],
    ['dano', 'CIVIL_LIABILITY'],
    ['renta', 'PERIODIC_PAYMENTS'],
    ['pension', 'PERIODIC_PAYMENTS'],
    ['periodic', 'PERIODIC_PAYMENTS'],
    ['cuentas', 'ACCOUNTS'],
    ['credito_fiscal', 'TAX_CREDIT'],
    ['caducidad_fiscal', 'TAX_ASSESSMENT'],
    ['fiscal', 'TAX_CREDIT'],
    ['seguro_vida', 'LIFE_INSURANCE'],
    ['seguro', 'INSURANCE'],
    ['mercantil', 'COMMERCIAL_ORDINARY'],
    ['civil', 'CIVIL_ORDINARY'],
    ['', 'LABOUR_GENERAL'],
  ],
};

function codeOf(table: string, value: unknown): string {
  const given = String(value).toLowerCase();
  return CODES[table]?.find(([part]) => given.includes(part))?.[1] ?? given;
}

/** Other names of a field, by kind of calculator; `*`: of all. */
const RENAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '*': {
    salary: 'dailySalary',
    daily_wage: 'dailySalary',
    biweekly_salary: 'fortnightlySalary',
    variable_pay: 'variableEarnings',
    earnings_last_30_days: 'variableEarnings',
    last_30_days_earnings: 'variableEarnings',
    pending_vacation_days: 'vacationDaysPending',
    premium: 'vacationPremium',
    shift_hours: 'shiftHours',
    income_monthly: 'monthlyIncome',
  },
  OVERTIME: { week: 'weekOf', date: 'weekOf', overtime: 'overtimeByDay', overtime_hours: 'overtimeByDay' },
  INTEGRATED_WAGE: { for: 'purpose', use: 'purpose', service_years: 'serviceYear' },
  PUBLIC_HOLIDAY: { day: 'date' },
  MATERNITY: {
    adoption: 'adoptionDate',
    adoption_date: 'adoptionDate',
    received: 'adoptionDate',
    disability: 'needsCare',
    child_disability: 'needsCare',
    hospital_care: 'needsCare',
    hospitalized: 'needsCare',
    extension: 'extensionDays',
  },
  PROFIT_SHARING: {
    share: 'computedShare',
    taxable_profit: 'taxableIncome',
    profit: 'taxableIncome',
    renta_gravable: 'taxableIncome',
    distributable_profit: 'distributable',
    pool: 'distributable',
    worker_type: 'role',
    days_worked: 'days',
    annual_wages: 'wages',
    total_days_all: 'totalDays',
    total_wages_all: 'totalWages',
  },
  LIMITATION: {
    knowledge_date: 'startDate',
    cause_date: 'causeDate',
    conciliation_certificate: 'certificate',
    acknowledgment: 'acknowledgedOn',
    acknowledgement: 'acknowledgedOn',
    recognition: 'acknowledgedOn',
    recognition_date: 'acknowledgedOn',
    filed: 'filedOn',
    demand: 'filedOn',
    demand_date: 'filedOn',
    notice: 'noticeDate',
    notice_received: 'noticeDate',
  },
  SEPARATION_TAX: {
    last_monthly_ordinary_salary: 'lastMonthlySalary',
    payments: 'separationPayments',
  },
  FEE_WITHHOLDING: {
    total: 'totalWithVat',
    net_wanted: 'net',
    amount: 'fee',
    rent: 'fee',
    kind: 'type',
    concept: 'type',
  },
  WORK_RISK: {
    disability: 'result',
    percent: 'disabilityPercent',
    disability_percent: 'disabilityPercent',
    degree: 'disabilityPercent',
    valuation: 'disabilityPercent',
    days: 'temporaryDays',
    imss: 'insured',
    fault: 'inexcusableFault',
  },
  WAGE_DEDUCTIONS: { kind: 'type', concept: 'type', deduction: 'type' },
  INTEREST: {
    annual_rate: 'annual',
    rate: 'annual',
    agreed_rate: 'annual',
    ordinary: 'annual',
    ordinary_rate: 'annual',
    ordinary_annual: 'annual',
    monthly_rate: 'monthly',
    moratory: 'moratoryAnnual',
    moratory_rate: 'moratoryAnnual',
    moratorio_annual: 'moratoryAnnual',
    moratorio_monthly: 'moratoryMonthly',
    maturity: 'due',
    issued: 'start',
    issue_date: 'start',
    partial_payments: 'payments',
    tiie_month: 'referenceMonth',
  },
  UPDATING: {
    from_month: 'dueMonth',
    to_month: 'paidMonth',
    from: 'dueMonth',
    to: 'paidMonth',
    umas: 'count',
    units: 'count',
    number: 'count',
    n: 'count',
  },
  SUPPORT: { income: 'monthlyIncome', percentage: 'percent', current: 'amount', from: 'fromDate', to: 'date' },
};

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

const TABLES: Readonly<Record<string, (kind: CalculatorKind) => string | null>> = {
  cause: () => 'cause',
  contract: () => 'contract',
  regime: () => 'regime',
  only: () => 'only',
  purpose: () => 'purpose',
  restDay: () => 'restDay',
  worker: () => 'worker',
  role: () => 'role',
  payer: () => 'payer',
  result: () => 'result',
  ask: (kind) => (kind === 'SUPPORT' || kind === 'SEPARATION_TAX' ? 'ask' : null),
  law: () => 'law',
  shift: (kind) => (kind === 'OVERTIME' ? 'shiftOfOvertime' : 'shift'),
  kind: (kind) => (kind === 'INTEREST' ? 'interest' : kind === 'UPDATING' ? 'updating' : null),
  action: (kind) => (kind === 'LIMITATION' ? 'limitation' : null),
  type: (kind) => (kind === 'WAGE_DEDUCTIONS' ? 'deduction' : kind === 'FEE_WITHHOLDING' ? 'fee' : null),
  place: () => 'place',
};

function valueOf(kind: CalculatorKind, name: string, value: unknown): unknown {
  if (name === 'zone') return Array.isArray(value) ? value.map((each) => codeOf('zone', each)) : codeOf('zone', value);
  if (name === 'action' && kind === 'SEVERANCE')
    return String(value).startsWith('reins') ? 'REINSTATEMENT' : 'COMPENSATION';
  const table = TABLES[name]?.(kind) ?? null;
  return table === null || typeof value !== 'string' ? value : codeOf(table, value);
}

const OTHER_DAYS = new Set(['conciliation_request', 'certificate', 'filed', 'cause_date']);

/** The day of the fact, whatever the example calls it. */
const firstDay = (given: WorkedRecord['input']): unknown =>
  Object.entries(given).find(
    ([name, value]) => !OTHER_DAYS.has(name) && typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  )?.[1];

const HOURS_OF_A_DAY = 3;

/** Hours of a week that are given as one number, by days. */
function spread(hours: unknown): number[] | undefined {
  const total = Number(hours);
  if (!Number.isFinite(total)) return undefined;
  const days = Math.min(6, Math.ceil(total / HOURS_OF_A_DAY));
  return Array.from({ length: days }, (_, day) =>
    day < days - 1 ? HOURS_OF_A_DAY : total - HOURS_OF_A_DAY * (days - 1),
  );
}

/** Payments that are named by their period: `vales_despensa_monthly`. */
function addPayments(input: Record<string, unknown>, given: WorkedRecord['input']): void {
  const named = Object.entries(given).flatMap(([name, amount]) => {
    const found = /^(?!.*salary)(.+)_(monthly|mensual|annual|anual|daily|diario)$/.exec(name);
    if (!found) return [];
    const [, label = '', often = ''] = found;
    const period = often.startsWith('m') ? 'MONTH' : often.startsWith('a') ? 'YEAR' : 'DAY';
    return [{ name: label.replaceAll('_', ' '), amount, period }];
  });
  if (named.length > 0) input.otherPayments = named;
}

/** The calculator and the input of the product for a record. */
export function productInput(record: WorkedRecord): { kind: CalculatorKind; input: RawInput } {
  const kind = KINDS[record.calculator];
  if (!kind) throw new Error(`unknown calculator ${record.calculator}`);
  const input: Record<string, unknown> = {};
  for (const [given, value] of Object.entries(record.input)) {
    const renamed = RENAMED[kind]?.[given] ?? RENAMED['*']?.[given] ?? camel(given);
    if (given === 'service' && typeof value === 'object' && value !== null) {
      for (const [unit, count] of Object.entries(value))
        input[`service${unit[0]?.toUpperCase()}${unit.slice(1)}`] = count;
      continue;
    }
    if (given === 'clause') input.capitalization = String(value).includes('capitaliza');
    input[renamed] = valueOf(kind, renamed, value);
  }
  if (kind === 'SEPARATION_TAX' && input.ask === 'AMOUNT') delete input.ask;
  if (kind === 'LIMITATION') input.startDate ??= firstDay(record.input);
  if (kind === 'OVERTIME' && !Array.isArray(input.overtimeByDay)) input.overtimeByDay = spread(input.overtimeByDay);
  if (kind === 'INTEGRATED_WAGE') addPayments(input, record.input);
  return { kind, input };
}

export const readWorkedRecords = (text: string): WorkedRecord[] =>
  text
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row): WorkedRecord => JSON.parse(row));

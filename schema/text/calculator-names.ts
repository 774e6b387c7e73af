import type { CalculatorKind } from '../generated/contract.ts';

/** Names of the calculators, and what each is for. */
export const calculatorNames = {
  SETTLEMENT: { name: 'Finiquito', summary: 'Lo que se debe cuando termina la relación de trabajo.' },
  SEVERANCE: { name: 'Liquidación', summary: 'Indemnizaciones por despido, salarios vencidos e intereses.' },
  AGUINALDO: { name: 'Aguinaldo', summary: 'El aguinaldo del año, completo o en proporción a los días trabajados.' },
  INTEGRATED_WAGE: { name: 'Salario diario integrado', summary: 'Cuota diaria con la parte de sus prestaciones.' },
  OVERTIME: { name: 'Horas extra', summary: 'Tiempo extraordinario de una semana, al doble y al triple.' },
  SUNDAY_PREMIUM: { name: 'Prima dominical', summary: 'El 25 % adicional por trabajar en domingo.' },
  WEEKLY_REST: { name: 'Descanso semanal', summary: 'Descanso trabajado o parte proporcional.' },
  PUBLIC_HOLIDAY: { name: 'Día festivo', summary: 'Servicio en día de descanso obligatorio.' },
  MATERNITY: { name: 'Maternidad y paternidad', summary: 'Descansos por parto o adopción y permiso del padre.' },
  PROFIT_SHARING: { name: 'PTU', summary: 'Reparto de utilidades y su límite por trabajador.' },
  VACATIONS: { name: 'Vacaciones', summary: 'Días por año de servicio y su pago.' },
  LIMITATION: { name: 'Prescripción', summary: 'Último día para ejercer una acción.' },
  INTEREST: { name: 'Intereses', summary: 'Ordinarios y moratorios, legales o pactados.' },
  UPDATING: { name: 'Actualización', summary: 'Cantidades por inflación, en UMA o en salarios mínimos.' },
  SUPPORT: { name: 'Alimentos', summary: 'Mínimo, incremento y escenarios, con lo que la ley sí dice.' },
  SEPARATION_TAX: { name: 'ISR por separación', summary: 'Exento, gravado y retención estimada.' },
  FEE_WITHHOLDING: { name: 'Retenciones de honorarios', summary: 'ISR e IVA que retiene quien paga.' },
  WORK_RISK: { name: 'Riesgo de trabajo', summary: 'Indemnización por incapacidad o muerte.' },
  WAGE_DEDUCTIONS: { name: 'Descuentos al salario', summary: 'Lo más que se puede descontar.' },
  SUSPENSION: { name: 'Suspensión', summary: 'Lo que se paga mientras la relación se suspende.' },
} satisfies Record<CalculatorKind, { name: string; summary: string }>;

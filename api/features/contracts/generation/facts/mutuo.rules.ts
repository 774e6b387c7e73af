import wages from '#db/content/contracts/minimum-wage.json' with { type: 'json' };
import { addMonths } from '#schema/lib/days.ts';
import { columnSum, numberOf, textOf, type OwnFacts } from './values.rules.ts';

/** LFPIORPI, article 17, IV: from here on the loan of a habitual lender is reported. */
const NOTICE_IN_UMA = 1605;

export const factsOfLoan: OwnFacts = (reading, today) => {
  const amount = numberOf(reading, 'monto');
  const paid = columnSum(reading, 'pagos', 'monto');
  const [start, months] = [textOf(reading, 'fecha_entrega'), numberOf(reading, 'plazo_meses')];
  const days = (reading.rows.get('pagos')?.scope ?? []).map(({ fecha }) => fecha);
  const [signed, due] = [
    textOf(reading, 'fecha_firma') ?? today,
    start !== null && months !== null ? addMonths(start, months) : null,
  ];
  const uma = wages.uma.findLast(({ from }) => from <= today)?.daily;
  return {
    pagos_difieren: amount !== null && paid !== null && paid !== amount,
    pagos_fuera_de_plazo:
      start !== null && due !== null && days.some((day) => typeof day === 'string' && (day < start || day > due)),
    plazo_vencido: due !== null && due < signed,
    mutuo_exige_aviso: amount !== null && uma !== undefined && amount >= NOTICE_IN_UMA * uma,
  };
};

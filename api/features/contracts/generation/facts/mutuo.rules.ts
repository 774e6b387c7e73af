import wages from '#db/content/contracts/minimum-wage.json' with { type: 'json' };
import { columnSum, numberOf, type OwnFacts } from './values.rules.ts';

/** LFPIORPI, article 17, IV: from here on the loan of a habitual lender is reported. */
const NOTICE_IN_UMA = 1605;

export const factsOfLoan: OwnFacts = (reading, today) => {
  const amount = numberOf(reading, 'monto');
  const paid = columnSum(reading, 'pagos', 'monto');
  const uma = wages.uma.findLast(({ from }) => from <= today)?.daily;
  return {
    pagos_difieren: amount !== null && paid !== null && paid !== amount,
    mutuo_exige_aviso: amount !== null && uma !== undefined && amount >= NOTICE_IN_UMA * uma,
  };
};

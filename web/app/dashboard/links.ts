import { writeCalculation, type DeadlineLinks } from '#web/features/deadlines/index.ts';
import type { ActionAddresses } from '#web/features/chat/index.ts';
import { decimalPesos } from '#schema/lib/pesos.ts';
import { deadlineAddress, sectionAddress } from './sections.ts';

/** Links of the deadline screens for a signed-in user. */
export const DEADLINE_LINKS: DeadlineLinks = {
  screen: (screen, query) => deadlineAddress(screen, false, query),
  caseFile: (caseId) => `/cases/${encodeURIComponent(caseId)}`,
  event: (event, date) => sectionAddress('calendar', false, { date, event }),
};

/** A calculator, filled in with the values of one member of `CalculateInput`. */
const calculator = (calc: string, values: unknown = null): string =>
  sectionAddress('calculators', false, { calc, ...(values === null ? {} : { values: JSON.stringify(values) }) });

/** Links for the actions of an answer. The calculator needs the law and the article that fix the term. */
export const actionAddresses: ActionAddresses = {
  COMPUTE_DEADLINE: ({ statuteKey, articleNumber, date }) =>
    statuteKey && articleNumber
      ? deadlineAddress(
          'calculator',
          false,
          writeCalculation({ article: `${statuteKey}:${articleNumber}`, day: date ?? '' }),
        )
      : null,
  // The amount of an action does not say for which time it is paid: the form asks for it.
  CALCULATE_SETTLEMENT: () => calculator('SEVERANCE'),
  CALCULATE_INTEREST: ({ amount }) =>
    calculator('INTEREST', amount && { interest: { principal: decimalPesos(amount.centavos) } }),
  UPDATE_AMOUNT: ({ amount }) =>
    calculator('UPDATING', amount && { updating: { kind: 'PRICES', amount: decimalPesos(amount.centavos) } }),
  calculation: ({ kind, values }) => sectionAddress('calculators', false, { calc: kind, values }),
};

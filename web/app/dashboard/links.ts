import { writeCalculation, type DeadlineLinks } from '#web/features/deadlines/index.ts';
import type { ActionAddresses } from '#web/features/chat/index.ts';
import { deadlineAddress, sectionAddress } from './sections.ts';

/** Links of the deadline screens for a signed-in user. */
export const DEADLINE_LINKS: DeadlineLinks = {
  screen: (screen, query) => deadlineAddress(screen, false, query),
  caseFile: (caseId) => `/cases/${encodeURIComponent(caseId)}`,
  event: (event, date) => sectionAddress('calendar', false, { date, event }),
};

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
};

import { writeCalculation, type DeadlinePlaces } from '#web/features/deadlines/index.ts';
import type { ActionAddresses } from '#web/features/chat/index.ts';
import { deadlineAddress, sectionAddress } from './sections.ts';

/** Where the screens of deadlines lead, for whoever is signed in. */
export const DEADLINE_PLACES: DeadlinePlaces = {
  room: (room, query) => deadlineAddress(room, false, query),
  caseFile: (caseId) => `/cases/${encodeURIComponent(caseId)}`,
  event: (event, date) => sectionAddress('calendar', false, { date, event }),
};

/** Where the app counts what an answer speaks of: a term needs the law and the article that set it. */
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

import { findLaw } from '#db/content/law-index.ts';
import { limitsText } from '#schema/text/limits.ts';
import { abstentionText } from '#schema/text/research.ts';
import type { AbstentionCause } from './abstention-cause.rules.ts';
import { replacedFacts } from './notices.rules.ts';

/** Says a cause in Spanish. `laws`: how many are stored. */
export function reasonOf(cause: AbstentionCause, laws: number): string {
  switch (cause.kind) {
    case 'FOREIGN':
      return abstentionText.foreign(cause.place, laws);
    case 'NO_SUCH_ARTICLE':
      return abstentionText.noSuchArticle(
        findLaw(cause.statuteKey)?.name ?? '',
        cause.number,
        cause.last,
        cause.nearest,
      );
    case 'REPEALED':
      return abstentionText.repealed(findLaw(cause.statuteKey)?.name ?? '', cause.number);
    case 'WHICH_LAW':
      return abstentionText.whichLaw(cause.number);
    case 'WHICH_MATTER': {
      const law = findLaw(cause.statuteKey);
      return abstentionText.whichMatter(law?.name ?? '', law?.numbers.length ?? 0);
    }
    case 'LOCAL':
      return abstentionText.local(cause.place, cause.area, cause.isMunicipal, laws);
    case 'STATE_LAW':
      return limitsText.stateLaw(cause.place, cause.field);
    case 'FIGURE':
      return limitsText.figure(cause.figure);
    case 'OFFICE_FACT':
      return limitsText.officeFact();
    case 'PRACTICE':
      return limitsText.practice();
    case 'COURT_CALENDAR':
      return limitsText.courtCalendar(cause.place);
    case 'REPLACED_LAW':
      return limitsText.replacedLaw(replacedFacts(cause.law));
    case 'OLD_TEXT':
      return limitsText.oldText(cause.year);
    case 'PRIVATE_DATA':
      return abstentionText.privateData();
    case 'PREDICTION':
      return abstentionText.prediction();
    case 'CASE_STATUS':
      return abstentionText.caseStatus();
    case 'NORM_NOT_HELD':
      return abstentionText.normNotHeld(laws);
    case 'OFF_TOPIC':
      return abstentionText.offTopic(laws);
    case 'INSTRUCTIONS':
      return abstentionText.instructions();
    case 'NOT_UNDERSTOOD':
      return abstentionText.notUnderstood(laws);
    case 'NOT_FOUND':
      return abstentionText.notFound(laws);
  }
}

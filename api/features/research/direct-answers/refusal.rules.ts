import type { RefusalKind } from '#db/content/direct-answers.ts';
import type { LegalArea } from '#db/content/legal-content.ts';
import type { AbstentionCause } from '../retrieval/abstention-cause.rules.ts';
import { placesIn } from '../retrieval/jurisdiction.rules.ts';

/** Combines the listed words and the trained model to decide whether a message is refused. */

/** The learned model alone decides when it is so sure that the message is not one to answer. */
const MIN_SURE = 0.25;
/** Beside an answer that is hardly sure, less is enough. */
const MIN_SURE_OF_DOUBTFUL = 0.55;
const DOUBTFUL_ANSWER = 0.3;

/** The model overrules the listed words from this confidence on. */
const SURE_OF_NONE = 0.9;

/** The rules of a town are listed by their subject («infracción de tránsito»), so that more is needed. */
const SURE_OF_NOT_LOCAL = 0.95;

/** The state's own law is asked for, not only a place told. */
const SURE_OF_STATE = 0.5;

/** Somebody who lives in Mexico asks for the law of another country. */
const SURE_OF_FOREIGN = 0.6;

/** Causes that rest on a word or two: a story may hold them and still be answered. */
const BY_A_WORD: ReadonlySet<string> = new Set([
  'PREDICTION',
  'PRIVATE_DATA',
  'CASE_STATUS',
  'PRACTICE',
  'OFFICE_FACT',
  'OFF_TOPIC',
  'LOCAL',
  'FOREIGN',
]);
const WORDS_OF_STORY = 15;

function causeOf(kind: RefusalKind, share: number, question: string, area: LegalArea | null): AbstentionCause | null {
  const place = placesIn(question)[0];
  switch (kind) {
    case 'NONE':
      return null;
    case 'STATE_LAW':
      // Without a place of which the law would be asked there is nothing to decline.
      return place?.state ? { kind: 'STATE_LAW', place: place.state, field: 'OTHER', isAskedFor: true } : null;
    case 'LOCAL':
      return { kind: 'LOCAL', place: place?.name ?? null, area, isMunicipal: true };
    case 'FOREIGN':
      // «Baja California», «Tijuana»: a person who names a place of Mexico mostly asks for its law.
      return place && share < SURE_OF_FOREIGN ? null : { kind: 'FOREIGN', place: null };
    default:
      return { kind };
  }
}

/** The likeliest reason not to answer, where an answer was found that is hardly sure; `null`: it is given. */
export function refusalOfDoubtful(
  question: string,
  area: LegalArea | null,
  surety: number,
  learned: Readonly<Record<RefusalKind, number>>,
): AbstentionCause | null {
  if (surety >= DOUBTFUL_ANSWER || learned.NONE >= MIN_SURE_OF_DOUBTFUL) return null;
  return likeliestCause(question, area, learned);
}

function likeliestCause(
  question: string,
  area: LegalArea | null,
  learned: Readonly<Record<RefusalKind, number>>,
): AbstentionCause | null {
  const kinds = Object.entries(learned) as [RefusalKind, number][];
  const [likeliest] = kinds.filter(([kind]) => kind !== 'NONE').toSorted((a, b) => b[1] - a[1]);
  return likeliest ? causeOf(likeliest[0], likeliest[1], question, area) : null;
}

/** Why a message is not answered, by words and model together; `null`: it is answered. */
export function refusalCause(
  question: string,
  area: LegalArea | null,
  byWords: AbstentionCause | null,
  learned: Readonly<Record<RefusalKind, number>>,
): AbstentionCause | null {
  if (byWords) {
    if (byWords.kind === 'STATE_LAW' && !byWords.isAskedFor && learned.STATE_LAW >= SURE_OF_STATE)
      return { ...byWords, isAskedFor: true };
    const isStory = question.trim().split(/\s+/).length >= WORDS_OF_STORY;
    const isNamed = byWords.kind === 'FOREIGN' && byWords.isAskedFor === true;
    const least = byWords.kind === 'LOCAL' ? SURE_OF_NOT_LOCAL : SURE_OF_NONE;
    return isStory && !isNamed && BY_A_WORD.has(byWords.kind) && learned.NONE >= least ? null : byWords;
  }
  return learned.NONE >= MIN_SURE ? null : likeliestCause(question, area, learned);
}

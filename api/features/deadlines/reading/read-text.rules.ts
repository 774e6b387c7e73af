import { calendarOfCourt } from '../court-days/court-calendars.rules.ts';
import { findAct, type ActAt } from './acts.rules.ts';
import { findCourts, type NamedCourtAt } from './court.rules.ts';
import { findFileNumber } from './file-number.rules.ts';
import { findFreeTerm, type FreeTermAt } from './free-term.rules.ts';
import { findMethod, findNoticeDates, noticeDateOf, type MethodAt, type NoticeDate } from './notice-dates.rules.ts';
import { sentenceAround, sentenceEnds, tidyNotice, type Found, type NoticeText } from './notice-text.rules.ts';
import { findParties, type PartyAt } from './parties.rules.ts';
import { findTrack, type Track } from './track.rules.ts';

/** Everything read from a court order or a line of a bulletin; what the text does not say is empty. */
export interface ReadText {
  notice: NoticeText;
  fileNumber: Found | null;
  court: NamedCourtAt | null;
  /** Key of a calendar. */
  calendar: string | null;
  parties: PartyAt[];
  noticeOn: NoticeDate | null;
  otherDates: NoticeDate[];
  method: MethodAt | null;
  act: ActAt | null;
  /** The sentence of the act. */
  actPassage: Found | null;
  track: Track | null;
  freeTerm: FreeTermAt | null;
}

const JUDICIARY =
  /\bpoder judicial de(?:l| la)(?: estado)?(?: de)? [^\n.;]{4,60}|\btribunal superior de justicia de[^\n.;]{4,60}|\bsupremo tribunal de justicia de[^\n.;]{4,60}/;

/** The places of the court that the text gives outside of the court's name. */
function placesOf(notice: NoticeText, court: NamedCourtAt, dates: readonly NoticeDate[]): string[] {
  const { folded } = notice;
  const heading = JUDICIARY.exec(folded)?.[0] ?? '';
  const beside = folded.slice(court.end, court.end + 70).split('\n')[0] ?? '';
  const decided = dates.find(({ meaning }) => meaning === 'DECIDED');
  const dateline = decided
    ? (folded
        .slice(Math.max(0, decided.start - 60), decided.start)
        .split('\n')
        .at(-1) ?? '')
    : '';
  return ['', beside, heading, dateline];
}

const TRIBUNAL = /federal de justicia administrativa/i;
const CHAMBER = /^(?:[\p{L}]+ ){0,2}sala/iu;

function calendarFor(
  notice: NoticeText,
  courts: readonly NamedCourtAt[],
  dates: readonly NoticeDate[],
  isContentious: boolean,
): string | null {
  const [court] = courts;
  if (!court) return null;
  // A «Sala Regional» of the federal tribunal, by the tribunal's name or its format of file numbers.
  const isFederal = isContentious || courts.some(({ value }) => TRIBUNAL.test(value));
  if (isFederal && CHAMBER.test(court.value))
    return calendarOfCourt({ name: court.value, place: null, numbering: 'TFJA' });
  for (const place of placesOf(notice, court, dates)) {
    const key = calendarOfCourt({ name: court.value, place });
    if (key) return key;
  }
  return null;
}

const CONTENTIOUS_NUMBER = /^\d{1,6}\/\d{2}-\d{2}-\d{2}-\d/;

export function readNoticeText(given: string): ReadText {
  const notice = tidyNotice(given);
  const dates = findNoticeDates(notice);
  const courts = findCourts(notice);
  const [court = null] = courts;
  const fileNumber = findFileNumber(notice);
  const isContentious = CONTENTIOUS_NUMBER.test(fileNumber?.value ?? '');
  const track = isContentious ? 'CONTENTIOUS' : findTrack(notice, court?.value ?? '');
  const noticeOn = noticeDateOf(notice, dates);
  const act = findAct(notice);
  const ends = sentenceEnds(notice);
  return {
    notice,
    fileNumber,
    court,
    calendar: calendarFor(notice, courts, dates, isContentious) ?? (isContentious ? 'tfja' : null),
    parties: findParties(notice),
    noticeOn,
    otherDates: dates.filter((each) => each !== noticeOn),
    method: findMethod(notice, noticeOn),
    act,
    actPassage: act && sentenceAround(ends, notice, act.start, act.end),
    track,
    freeTerm: findFreeTerm(notice, track, act?.start ?? 0),
  };
}

import type { CalendarEventType, CalendarFilter } from '#schema/generated/contract.ts';
import { EVENT_TYPES } from '#schema/event-types.ts';
import { HOURS_TABS, PERIODS, type HoursUrlState } from '../hours/index.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';

export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarViewId = (typeof VIEWS)[number];

const PANELS = ['google', 'feeds', 'import', 'settings'] as const;
export type PanelId = (typeof PANELS)[number];

export const TYPES = Object.keys(EVENT_TYPES) as CalendarEventType[];

/** What is open above the calendar. */
type OpenDialog =
  | { is: 'event' | 'edit'; id: string; at: string | null }
  | { is: 'new'; day: string | null; time: string | null; caseId: string | null }
  | { is: 'panel'; panel: PanelId };

/** State of the section in the URL. */
export interface CalendarUrlState extends HoursUrlState {
  tab: 'events' | 'billable';
  view: CalendarViewId;
  search: string;
  types: readonly CalendarEventType[];
  caseId: string | null;
  isMine: boolean;
  open: OpenDialog | null;
}

export const START: CalendarUrlState = {
  tab: 'events',
  view: 'month',
  day: null,
  search: '',
  types: [],
  caseId: null,
  isMine: false,
  open: null,
  hoursTab: 'summary',
  period: 'all',
  prebill: null,
};

const MAX_LENGTH = 200;

const oneOf = <K extends string>(codes: readonly K[], written: string | null): K | null =>
  codes.find((code) => code.toLowerCase() === written?.toLowerCase()) ?? null;

const words = (written: string | null): string => (written ?? '').trim().slice(0, MAX_LENGTH);
const dayIn = (written: string | null): string | null => (written && isDay(written) ? written : null);
const isTime = (written: string | null): written is string => /^([01]\d|2[0-3]):[0-5]\d$/.test(written ?? '');

function readOpened(params: URLSearchParams): OpenDialog | null {
  const caseId = params.get('for');
  if (params.get('new') === '1') {
    const time = params.get('time');
    return { is: 'new', day: dayIn(params.get('on')), time: isTime(time) ? time : null, caseId };
  }
  const at = params.get('at');
  const edited = params.get('edit');
  if (edited) return { is: 'edit', id: edited, at };
  const shown = params.get('event');
  if (shown) return { is: 'event', id: shown, at };
  const panel = oneOf(PANELS, params.get('panel'));
  return panel && { is: 'panel', panel };
}

export function readCalendarUrl(params: URLSearchParams): CalendarUrlState {
  const types = (params.get('type') ?? '').split(',').map((type) => oneOf(TYPES, type));
  return {
    tab: params.get('part') === 'billable' ? 'billable' : 'events',
    view: oneOf(VIEWS, params.get('show')) ?? 'month',
    day: dayIn(params.get('date')),
    search: words(params.get('q')),
    types: TYPES.filter((type) => types.includes(type)),
    caseId: params.get('case'),
    isMine: params.get('mine') === '1',
    open: readOpened(params),
    hoursTab: oneOf(HOURS_TABS, params.get('room')) ?? 'summary',
    period: oneOf(PERIODS, params.get('period')) ?? 'all',
    prebill: params.get('prebill'),
  };
}

function openedParams(open: OpenDialog | null): [string, string | null][] {
  if (!open) return [];
  if (open.is === 'panel') return [['panel', open.panel]];
  if (open.is === 'new')
    return [
      ['new', '1'],
      ['on', open.day],
      ['time', open.time],
      ['for', open.caseId],
    ];
  return [
    [open.is, open.id],
    ['at', open.at],
  ];
}

/** Only values other than the default. */
export function writeCalendarUrl(urlState: CalendarUrlState): Record<string, string> {
  const isHours = urlState.tab === 'billable';
  const entries: [string, string | null][] = [
    ['part', isHours ? 'billable' : null],
    ['show', isHours || urlState.view === 'month' ? null : urlState.view],
    ['date', urlState.day],
    ['q', isHours ? null : urlState.search || null],
    ['type', isHours ? null : urlState.types.map((type) => type.toLowerCase()).join(',') || null],
    ['case', urlState.caseId],
    ['mine', !isHours && urlState.isMine ? '1' : null],
    ['room', isHours && urlState.hoursTab !== 'summary' ? urlState.hoursTab : null],
    ['period', isHours && urlState.period !== 'all' ? urlState.period : null],
    ['prebill', isHours && urlState.hoursTab === 'prebills' ? urlState.prebill : null],
    ...openedParams(urlState.open),
  ];
  return Object.fromEntries(entries.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** The filter for the server. */
export const filterOf = (urlState: CalendarUrlState): CalendarFilter => ({
  ...(urlState.search ? { search: urlState.search } : {}),
  ...(urlState.types.length > 0 ? { types: [...urlState.types] } : {}),
  ...(urlState.caseId ? { caseId: urlState.caseId } : {}),
  ...(urlState.isMine ? { isMine: true } : {}),
});

export const hasFilters = (urlState: CalendarUrlState): boolean => Object.keys(filterOf(urlState)).length > 0;

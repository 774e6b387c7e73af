import type { CalendarEventType, CalendarFilter } from '#schema/generated/contract.ts';
import { EVENT_TYPES } from '#schema/event-types.ts';
import { PERIODS, ROOMS, type HoursPlace } from '../hours/index.ts';
import { isDay } from '#web/shared/dates/days.rules.ts';

export const VIEWS = ['month', 'week', 'day', 'agenda'] as const;
export type CalendarViewId = (typeof VIEWS)[number];

export const PANELS = ['google', 'feeds', 'import', 'settings'] as const;
export type PanelId = (typeof PANELS)[number];

export const TYPES = Object.keys(EVENT_TYPES) as CalendarEventType[];

/** What is open above the calendar. */
export type Opened =
  | { is: 'event' | 'edit'; id: string; at: string | null }
  | { is: 'new'; day: string | null; time: string | null; caseId: string | null }
  | { is: 'panel'; panel: PanelId };

/** Where somebody is in the section, as the address says it. */
export interface CalendarPlace extends HoursPlace {
  tab: 'events' | 'billable';
  view: CalendarViewId;
  search: string;
  types: readonly CalendarEventType[];
  caseId: string | null;
  isMine: boolean;
  open: Opened | null;
}

export const START: CalendarPlace = {
  tab: 'events',
  view: 'month',
  day: null,
  search: '',
  types: [],
  caseId: null,
  isMine: false,
  open: null,
  room: 'summary',
  period: 'all',
  prebill: null,
};

const LONGEST = 200;

const oneOf = <K extends string>(codes: readonly K[], written: string | null): K | null =>
  codes.find((code) => code.toLowerCase() === written?.toLowerCase()) ?? null;

const words = (written: string | null): string => (written ?? '').trim().slice(0, LONGEST);
const dayIn = (written: string | null): string | null => (written && isDay(written) ? written : null);
const isTime = (written: string | null): written is string => /^([01]\d|2[0-3]):[0-5]\d$/.test(written ?? '');

function readOpened(params: URLSearchParams): Opened | null {
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

export function readPlace(params: URLSearchParams): CalendarPlace {
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
    room: oneOf(ROOMS, params.get('room')) ?? 'summary',
    period: oneOf(PERIODS, params.get('period')) ?? 'all',
    prebill: params.get('prebill'),
  };
}

function openedParams(open: Opened | null): [string, string | null][] {
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

/** Only what is not the default. */
export function writePlace(place: CalendarPlace): Record<string, string> {
  const isHours = place.tab === 'billable';
  const said: [string, string | null][] = [
    ['part', isHours ? 'billable' : null],
    ['show', isHours || place.view === 'month' ? null : place.view],
    ['date', place.day],
    ['q', isHours ? null : place.search || null],
    ['type', isHours ? null : place.types.map((type) => type.toLowerCase()).join(',') || null],
    ['case', place.caseId],
    ['mine', !isHours && place.isMine ? '1' : null],
    ['room', isHours && place.room !== 'summary' ? place.room : null],
    ['period', isHours && place.period !== 'all' ? place.period : null],
    ['prebill', isHours && place.room === 'prebills' ? place.prebill : null],
    ...openedParams(place.open),
  ];
  return Object.fromEntries(said.filter((pair): pair is [string, string] => pair[1] !== null));
}

/** What the server is asked for. */
export const filterOf = (place: CalendarPlace): CalendarFilter => ({
  ...(place.search ? { search: place.search } : {}),
  ...(place.types.length > 0 ? { types: [...place.types] } : {}),
  ...(place.caseId ? { caseId: place.caseId } : {}),
  ...(place.isMine ? { isMine: true } : {}),
});

export const hasFilters = (place: CalendarPlace): boolean => Object.keys(filterOf(place)).length > 0;

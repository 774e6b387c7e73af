/**
 * Days on which courts and authorities do not work, as far as they are known: one file per court with one entry per
 * year and its source. A calendar belongs to a court, not to a state: courts of one state may close on different days.
 */
import cfcrl from './calendars/cfcrl.json' with { type: 'json' };
import cna from './calendars/cna.json' with { type: 'json' };
import imss from './calendars/imss.json' with { type: 'json' };
import infonavit from './calendars/infonavit.json' with { type: 'json' };
import pjCampeche from './calendars/pj-campeche.json' with { type: 'json' };
import pjCdmx from './calendars/pj-cdmx.json' with { type: 'json' };
import pjChiapas from './calendars/pj-chiapas.json' with { type: 'json' };
import pjChihuahua from './calendars/pj-chihuahua.json' with { type: 'json' };
import pjEstadoDeMexico from './calendars/pj-estado-de-mexico.json' with { type: 'json' };
import pjGuanajuato from './calendars/pj-guanajuato.json' with { type: 'json' };
import pjJalisco from './calendars/pj-jalisco.json' with { type: 'json' };
import pjNuevoLeon from './calendars/pj-nuevo-leon.json' with { type: 'json' };
import pjPuebla from './calendars/pj-puebla.json' with { type: 'json' };
import pjQueretaro from './calendars/pj-queretaro.json' with { type: 'json' };
import pjTlaxcala from './calendars/pj-tlaxcala.json' with { type: 'json' };
import pjVeracruzTurno1 from './calendars/pj-veracruz-turno-1.json' with { type: 'json' };
import pjVeracruzTurno2 from './calendars/pj-veracruz-turno-2.json' with { type: 'json' };
import pjVeracruz from './calendars/pj-veracruz.json' with { type: 'json' };
import pjYucatan from './calendars/pj-yucatan.json' with { type: 'json' };
import pjf from './calendars/pjf.json' with { type: 'json' };
import procuraduriaAgraria from './calendars/procuraduria-agraria.json' with { type: 'json' };
import profeco from './calendars/profeco.json' with { type: 'json' };
import sat from './calendars/sat.json' with { type: 'json' };
import scjn from './calendars/scjn.json' with { type: 'json' };
import sict from './calendars/sict.json' with { type: 'json' };
import stps from './calendars/stps.json' with { type: 'json' };
import tfjaQueretaro from './calendars/tfja-queretaro.json' with { type: 'json' };
import tfja from './calendars/tfja.json' with { type: 'json' };
import tribunalesLaboralesFederales from './calendars/tribunales-laborales-federales.json' with { type: 'json' };
import tua from './calendars/tua.json' with { type: 'json' };
import judiciaries from './judiciaries.json' with { type: 'json' };
import { isDay } from '#schema/lib/days.ts';
import type { CourtCalendarYear } from './term-rule.ts';

/** The judiciary of a state, with folded names by which its courts are recognized. */
export interface Judiciary {
  /** Key of its calendar. */
  key: string;
  name: string;
  /** Names of the state. */
  places: readonly string[];
  /** Towns with a court of it, whose names are unique to the state. */
  seats: readonly string[];
}

export interface CourtCalendar {
  key: string;
  name: string;
  /** By year; empty when nothing is known. */
  years: readonly CourtCalendarYear[];
}

export const JUDICIARIES: readonly Judiciary[] = judiciaries;

/** Federal courts come first, because they are used most; then states, then authorities. */
const FEDERAL = ['pjf', 'scjn', 'tribunales-laborales-federales', 'tfja', 'tfja-queretaro', 'tua', 'cfcrl'];

/** Every file of the folder. They are imported because the built server has no such folder. */
const FILES = [
  cfcrl,
  cna,
  imss,
  infonavit,
  pjCampeche,
  pjCdmx,
  pjChiapas,
  pjChihuahua,
  pjEstadoDeMexico,
  pjGuanajuato,
  pjJalisco,
  pjNuevoLeon,
  pjPuebla,
  pjQueretaro,
  pjTlaxcala,
  pjVeracruzTurno1,
  pjVeracruzTurno2,
  pjVeracruz,
  pjYucatan,
  pjf,
  procuraduriaAgraria,
  profeco,
  sat,
  scjn,
  sict,
  stps,
  tfjaQueretaro,
  tfja,
  tribunalesLaboralesFederales,
  tua,
] as readonly (readonly CourtCalendarYear[])[];

const sortRankOf = (key: string): number => {
  const federal = FEDERAL.indexOf(key);
  return federal >= 0 ? federal : FEDERAL.length + (key.startsWith('pj-') ? 0 : 1);
};

function read(): Map<string, CourtCalendar> {
  const byKey = new Map<string, CourtCalendar>(JUDICIARIES.map(({ key, name }) => [key, { key, name, years: [] }]));
  for (const years of FILES) {
    const [first] = years;
    if (first) byKey.set(first.court, { key: first.court, name: first.name, years });
  }
  const byName = new Intl.Collator('es-MX').compare;
  const all = [...byKey.values()].toSorted(
    (a, b) => sortRankOf(a.key) - sortRankOf(b.key) || byName(a.name, b.name) || byName(a.key, b.key),
  );
  return new Map(all.map((calendar) => [calendar.key, calendar]));
}

const calendars = read();

export const listCourtCalendars = (): CourtCalendar[] => [...calendars.values()];

export const findCourtCalendar = (key: string): CourtCalendar | null => calendars.get(key) ?? null;

/** Problems of the calendars, for their test. */
export function calendarProblems(all: readonly CourtCalendar[] = listCourtCalendars()): string[] {
  return all.flatMap(({ key, name, years }) => [
    ...(/^[a-z]+(-[a-z0-9]+)*$/.test(key) && name.trim() ? [] : [`${key}: key or name`]),
    ...years.flatMap((entry, at) => [
      ...(entry.court === key && entry.name === name ? [] : [`${key} ${entry.year}: court`]),
      ...(entry.year > (years[at - 1]?.year ?? 0) ? [] : [`${key} ${entry.year}: order`]),
      ...(entry.source.trim() && entry.readOn ? [] : [`${key} ${entry.year}: source`]),
      ...(entry.confidence === 'NOT_PUBLISHED' && (entry.days.length > 0 || entry.isComplete)
        ? [`${key} ${entry.year}: days of what was not published`]
        : []),
      ...entry.days.flatMap(({ from, to, reason }) => [
        ...(from <= to && isDayOf(entry.year, from) && isDayOf(entry.year, to) ? [] : [`${key}: ${from}–${to}`]),
        ...(reason.trim() ? [] : [`${key} ${from}: reason`]),
      ]),
    ]),
  ]);
}

const isDayOf = (year: number, day: string): boolean => day.startsWith(`${year}-`) && isDay(day);

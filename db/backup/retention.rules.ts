import { weekStart } from '#schema/lib/days.ts';
import { dayInMexico } from '#schema/lib/zones.ts';

/** The names of scheduled backups, and which of them stay. Only files of these names are ever deleted. */

export interface Keep {
  days: number;
  weeks: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

const stampOf = (at: Date): string =>
  `${at.toISOString().slice(0, 10)}T${two(at.getUTCHours())}${two(at.getUTCMinutes())}${two(at.getUTCSeconds())}Z`;

/** The owner is the id of the key: several offices may share a folder, and each deletes only its own. */
export const backupName = (owner: string, at: Date): string => `foja-${owner}-${stampOf(at)}.tar`;

export const stateName = (owner: string): string => `foja-${owner}.state.json`;

const NAME = /^foja-([0-9a-f]+)-(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})Z\.tar$/;
const DRAFT = /\.[0-9a-f]{12}\.part$/;

/** When a backup of this owner was made; `null`: the file is something else. */
export function timeOfBackup(name: string, owner: string): Date | null {
  const found = NAME.exec(name);
  if (found?.[1] !== owner) return null;
  const at = new Date(`${found[2]}T${found[3]}:${found[4]}:${found[5]}Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

const newestFirst = (names: readonly string[], owner: string): { name: string; at: Date }[] =>
  names
    .flatMap((name) => {
      const at = timeOfBackup(name, owner);
      return at ? [{ name, at }] : [];
    })
    .toSorted((a, b) => b.at.getTime() - a.at.getTime());

export const newestBackup = (names: readonly string[], owner: string): { name: string; at: Date } | null =>
  newestFirst(names, owner)[0] ?? null;

/**
 * What may go: everything but the newest of each of the last days and weeks that have one. Days without a backup are not
 * counted, so that an office that was closed finds what it had.
 */
export function expiredBackups(names: readonly string[], owner: string, keep: Keep): string[] {
  const days = new Set<string>();
  const weeks = new Set<string>();
  return newestFirst(names, owner)
    .filter(({ at }) => {
      const day = dayInMexico(at);
      const week = weekStart(day);
      const isOfDay = !days.has(day) && days.size < keep.days;
      const isOfWeek = !weeks.has(week) && weeks.size < keep.weeks;
      days.add(day);
      weeks.add(week);
      return !isOfDay && !isOfWeek;
    })
    .map(({ name }) => name);
}

/** What a backup that was killed left behind. */
export const abandonedDrafts = (names: readonly string[], owner: string): string[] =>
  names.filter((name) => DRAFT.test(name) && timeOfBackup(name.replace(DRAFT, ''), owner) !== null);

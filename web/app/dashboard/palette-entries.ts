import { Search, type LucideIcon } from 'lucide-react';
import { foldText } from '#schema/lib/fold-text.ts';
import { sectionText } from '#schema/text/dashboard-screen.ts';
import { deadlineRoomsText } from '#schema/text/deadline-screen.ts';
import { paletteActionText, paletteText as text } from '#schema/text/palette.ts';
import { openAccessibilityPanel, openShortcuts } from '#web/shared/accessibility/open-panel.ts';
import { pickedCase } from '#web/shared/cases/picked-case.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { applyTheme, type ThemeChoice } from '#web/shared/ui/theme.ts';
import type { PaletteResultsQuery } from './palette.generated.ts';
import { deadlineAddress, isLocked, sectionAddress, SIDEBAR_LINKS, type SectionId } from './sections.ts';

export interface PaletteEntry {
  key: string;
  label: string;
  detail?: string | null;
  icon: LucideIcon;
  /** Where it leads, or what it does. */
  choice: string | (() => void);
  /** It closes the palette itself, when it is done. */
  keepsOpen?: boolean;
}

export interface PaletteGroup {
  heading: string;
  entries: readonly PaletteEntry[];
}

/** Whether every word that was typed begins a word of the text. */
function fits(words: string, query: string): boolean {
  const folded = ` ${foldText(words)}`;
  return foldText(query)
    .split(/\s+/)
    .every((word) => folded.includes(` ${word}`));
}

/** The icon of a section stands for what is in it: another one would be another file of the first load. */
const iconOf = (section: SectionId): LucideIcon => SIDEBAR_LINKS.find(({ id }) => id === section)?.icon ?? Search;

const DEADLINE_ROOMS = ['calculator', 'notice', 'chain', 'calendars'] as const;
/** An account finds the other rooms among what it can start. */
const ROOMS_OF_ACCOUNT = ['calendars'] as const;

/** Sections, and the screens of deadlines, by their names. */
export function sectionEntries(user: SessionUser, query: string): PaletteEntry[] {
  const sections = SIDEBAR_LINKS.filter(
    ({ id }) => !isLocked(id, user) && foldText(sectionText[id]).includes(foldText(query)),
  ).map(({ id, icon }) => ({
    key: id,
    label: sectionText[id],
    icon,
    choice: sectionAddress(id, user.demo),
  }));
  const { names } = deadlineRoomsText;
  const rooms = query.trim()
    ? (user.demo ? DEADLINE_ROOMS : ROOMS_OF_ACCOUNT)
        .filter((room) => foldText(names[room]).includes(foldText(query)))
        .map((room) => ({
          key: `deadlines-${room}`,
          label: names[room],
          icon: iconOf('deadline-alerts'),
          choice: deadlineAddress(room, user.demo),
        }))
    : [];
  return [...sections, ...rooms];
}

const go = (id: Parameters<typeof sectionAddress>[0], query: Record<string, string> = {}) =>
  sectionAddress(id, false, query);

const theme = (choice: ThemeChoice) => () => applyTheme(choice, true);

const openPanel = () => void openAccessibilityPanel();
const openList = () => void openShortcuts();

/** What can be started. The demo keeps nothing, so it can only change its look. */
export function actionEntries(user: SessionUser, query: string, startTimer: () => void): PaletteEntry[] {
  const looks = [
    { key: 'light', icon: iconOf('settings'), choice: theme('light') },
    { key: 'dark', icon: iconOf('settings'), choice: theme('dark') },
    { key: 'auto', icon: iconOf('settings'), choice: theme('auto') },
    { key: 'accessibility', icon: iconOf('settings'), choice: openPanel },
    { key: 'shortcuts', icon: iconOf('settings'), choice: openList },
  ] as const;
  const work = [
    { key: 'question', icon: iconOf('chat'), choice: go('chat') },
    { key: 'case', icon: iconOf('cases'), choice: go('cases', { new: '1' }) },
    { key: 'deadline', icon: iconOf('deadline-alerts'), choice: deadlineAddress('panel', false, { new: '1' }) },
    { key: 'calculator', icon: iconOf('deadline-alerts'), choice: deadlineAddress('calculator', false) },
    { key: 'notice', icon: iconOf('deadline-alerts'), choice: deadlineAddress('notice', false) },
    { key: 'chain', icon: iconOf('deadline-alerts'), choice: deadlineAddress('chain', false) },
    { key: 'amounts', icon: iconOf('hours'), choice: go('calculators') },
    { key: 'event', icon: iconOf('calendar'), choice: go('calendar', { new: '1' }) },
    { key: 'hours', icon: iconOf('calendar'), choice: go('calendar', { part: 'billable', room: 'sheet' }) },
    { key: 'timer', icon: iconOf('calendar'), choice: startTimer },
  ] as const;
  return [...(user.demo ? [] : work), ...looks]
    .filter(({ key }) => {
      const { label, also } = paletteActionText[key];
      // Without a query the list is short: the looks are found by their names.
      return query.trim() ? fits(`${label} ${also}`, query.trim()) : work.some((each) => each.key === key);
    })
    .map(({ key, icon, choice }) => ({
      key: `act-${key}`,
      label: paletteActionText[key].label,
      icon,
      choice,
      keepsOpen: key === 'timer',
    }));
}

/** One entry that searches the legal texts for what was typed. */
export function stockEntries(user: SessionUser, query: string): PaletteEntry[] {
  const wanted = query.trim();
  if (!wanted) return [];
  const choice = sectionAddress('search', user.demo, { q: wanted });
  return [{ key: 'stock', label: text.searchStock(wanted), icon: Search, choice }];
}

export const articleEntries = ({ namedArticles }: PaletteResultsQuery): PaletteEntry[] =>
  namedArticles.map(({ id, citation, title, url }) => ({
    key: id,
    label: citation,
    detail: title,
    icon: iconOf('research'),
    choice: url,
  }));

export const caseEntries = ({ cases }: PaletteResultsQuery): PaletteEntry[] =>
  cases.nodes.map((each) => {
    const { id, title, detail } = pickedCase(each);
    return { key: id, label: title, detail, icon: iconOf('cases'), choice: `/cases/${encodeURIComponent(id)}` };
  });

export const threadEntries = ({ chatThreads }: PaletteResultsQuery): PaletteEntry[] =>
  chatThreads.nodes.map(({ id, title }) => ({
    key: id,
    label: title,
    icon: iconOf('chat'),
    choice: go('chat', { thread: id }),
  }));

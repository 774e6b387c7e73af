import type { LucideIcon } from 'lucide-react';
import {
  BookMarked,
  BriefcaseBusiness,
  CalendarDays,
  ChartNoAxesCombined,
  CreditCard,
  FileCheck2,
  FileSearch,
  FileSignature,
  House,
  MessagesSquare,
  RadioTower,
  ReceiptText,
  Scale,
  Search,
  Settings,
  TimerReset,
} from 'lucide-react';
import { sectionGroupText, sectionText } from '#schema/text/dashboard-screen.ts';
import type { DeadlineScreen } from '#web/features/deadlines/index.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { DEADLINES_PATH } from '../select-view.ts';

export type SectionId = keyof typeof sectionText;

interface SidebarLink {
  id: SectionId;
  icon: LucideIcon;
}

interface SidebarSection extends SidebarLink {
  /** Heading above this section in the sidebar. */
  heading?: string;
  /** Links of the sidebar that are not among the fourteen sections. */
  extraLinks?: readonly SidebarLink[];
}

/** The fourteen sections of the specification, in its order. */
export const SIDEBAR: readonly SidebarSection[] = [
  { id: 'dashboard', icon: House, heading: sectionGroupText.work },
  { id: 'chat', icon: Scale },
  { id: 'cases', icon: BriefcaseBusiness },
  { id: 'realtime-cases', icon: RadioTower },
  { id: 'collaborative-chat', icon: MessagesSquare },
  { id: 'deadline-alerts', icon: TimerReset },
  { id: 'calendar', icon: CalendarDays, extraLinks: [{ id: 'hours', icon: ReceiptText }] },
  { id: 'subscriptions', icon: CreditCard },
  { id: 'documents', icon: FileSearch, heading: sectionGroupText.knowledge },
  { id: 'research', icon: BookMarked, extraLinks: [{ id: 'citations', icon: FileCheck2 }] },
  { id: 'contracts', icon: FileSignature },
  { id: 'search', icon: Search },
  { id: 'neural', icon: ChartNoAxesCombined },
  { id: 'settings', icon: Settings, heading: sectionGroupText.account },
];

/** Every link of the sidebar. */
export const SIDEBAR_LINKS: readonly SidebarLink[] = SIDEBAR.flatMap((section) => [
  section,
  ...(section.extraLinks ?? []),
]);

/** Sections of the specification that are not built yet. Their place in the list is fixed, so they are marked in it. */
export const UNBUILT: readonly SectionId[] = ['smart-contracts', 'virtual-trials'];

export const isUnbuilt = (id: SectionId): boolean => UNBUILT.includes(id);

const PREMIUM: readonly SectionId[] = ['contracts', 'neural', 'analytics', 'smart-contracts', 'virtual-trials'];
export type PremiumSectionId = 'contracts' | 'neural' | 'analytics' | 'smart-contracts' | 'virtual-trials';

export const isPremiumSection = (id: SectionId): id is PremiumSectionId => PREMIUM.includes(id);

/**
 * Locked unless the plan is premium or the user has the feature of the section (`smart-contracts` → `smart_contracts`).
 */
export const isLocked = (id: SectionId, user: Pick<SessionUser, 'isPremium' | 'features'>): boolean =>
  isPremiumSection(id) && !user.isPremium && !user.features.includes(id.replaceAll('-', '_'));

const isSection = (id: string): id is SectionId => Object.hasOwn(sectionText, id);

/** Screens of deadlines besides the panel, which has the address of the section. */
const DEADLINE_SCREEN_PATHS = {
  calculator: 'calcular',
  notice: 'acuerdo',
  chain: 'cadena',
  calendars: 'calendarios',
} as const satisfies Record<Exclude<DeadlineScreen, 'panel'>, string>;

/** The deadline screen of a path, or `null`. */
export function deadlineScreenOf(pathname: string): DeadlineScreen | null {
  const screens = Object.keys(DEADLINE_SCREEN_PATHS) as (keyof typeof DEADLINE_SCREEN_PATHS)[];
  return screens.find((screen) => pathname === `${DEADLINES_PATH}/${DEADLINE_SCREEN_PATHS[screen]}`) ?? null;
}

/** The hours are shown by the calendar, as the parts of it with these values of `part`. */
const HOURS_PART = 'billable';

/** The section of a URL: `?tab=`, `/cases/…`, `/vencimientos/…` or `/subscriptions`; otherwise home. */
export function sectionOf(url: URL): SectionId {
  const tab = url.searchParams.get('tab') ?? '';
  if (tab === 'calendar' && url.searchParams.get('part') === HOURS_PART) return 'hours';
  if (isSection(tab)) return tab;
  if (url.pathname.startsWith('/cases/')) return 'cases';
  if (deadlineScreenOf(url.pathname)) return 'deadline-alerts';
  return url.pathname === '/subscriptions' ? 'subscriptions' : 'dashboard';
}

/** The address of a section. In the demo the address says so; without it a reload would show the landing. */
export function sectionAddress(id: SectionId, isDemo: boolean, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(isDemo ? { view: 'dashboard' } : {}),
    ...(id === 'dashboard' ? {} : id === 'hours' ? { tab: 'calendar', part: HOURS_PART } : { tab: id }),
    ...more,
  });
  return query.size > 0 ? `/dashboard?${query}` : '/dashboard';
}

/** The address of a deadline screen. */
export function deadlineAddress(
  screen: DeadlineScreen,
  isDemo: boolean,
  more: URLSearchParams | Record<string, string> = {},
): string {
  const query = new URLSearchParams(more);
  if (screen === 'panel') return sectionAddress('deadline-alerts', isDemo, Object.fromEntries(query));
  if (isDemo) query.set('view', 'dashboard');
  return `${DEADLINES_PATH}/${DEADLINE_SCREEN_PATHS[screen]}${query.size > 0 ? `?${query}` : ''}`;
}

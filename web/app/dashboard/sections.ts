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
  Scale,
  Search,
  Settings,
  TimerReset,
} from 'lucide-react';
import { sectionGroupText, sectionText } from '#schema/text/dashboard-screen.ts';
import type { DeadlineRoom } from '#web/features/deadlines/index.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { DEADLINES_PATH } from '../select-view.ts';

export type SectionId = keyof typeof sectionText;

interface SidebarPlace {
  id: SectionId;
  icon: LucideIcon;
}

interface SidebarSection extends SidebarPlace {
  /** Heading that stands above this section. */
  heading?: string;
  /** Places of its own that are none of the fourteen sections. */
  tools?: readonly SidebarPlace[];
}

/** The sidebar: the specification's fourteen sections in its order. */
export const SIDEBAR: readonly SidebarSection[] = [
  { id: 'dashboard', icon: House, heading: sectionGroupText.work },
  { id: 'chat', icon: Scale },
  { id: 'cases', icon: BriefcaseBusiness },
  { id: 'realtime-cases', icon: RadioTower },
  { id: 'collaborative-chat', icon: MessagesSquare },
  { id: 'deadline-alerts', icon: TimerReset },
  { id: 'calendar', icon: CalendarDays },
  { id: 'subscriptions', icon: CreditCard, heading: sectionGroupText.plan },
  { id: 'documents', icon: FileSearch, heading: sectionGroupText.knowledge },
  { id: 'research', icon: BookMarked, tools: [{ id: 'citations', icon: FileCheck2 }] },
  { id: 'contracts', icon: FileSignature },
  { id: 'search', icon: Search },
  { id: 'neural', icon: ChartNoAxesCombined },
  { id: 'settings', icon: Settings, heading: sectionGroupText.account },
];

/** Every place that the sidebar leads to. */
export const SIDEBAR_PLACES: readonly SidebarPlace[] = SIDEBAR.flatMap((section) => [
  section,
  ...(section.tools ?? []),
]);

const PREMIUM: readonly SectionId[] = ['contracts', 'neural', 'analytics', 'smart-contracts', 'virtual-trials'];
export type PremiumSectionId = 'contracts' | 'neural' | 'analytics' | 'smart-contracts' | 'virtual-trials';

export const isPremiumSection = (id: SectionId): id is PremiumSectionId => PREMIUM.includes(id);

/** Locked unless the plan is premium or the section was granted by itself (`smart-contracts` → `smart_contracts`). */
export const isLocked = (id: SectionId, user: Pick<SessionUser, 'isPremium' | 'features'>): boolean =>
  isPremiumSection(id) && !user.isPremium && !user.features.includes(id.replaceAll('-', '_'));

const isSection = (id: string): id is SectionId => Object.hasOwn(sectionText, id);

/** The rooms of deadlines beside the panel, which is the section's own address. */
const DEADLINE_ROOM_PATHS = {
  calculator: 'calcular',
  notice: 'acuerdo',
  chain: 'cadena',
  calendars: 'calendarios',
} as const satisfies Record<Exclude<DeadlineRoom, 'panel'>, string>;

/** The room that a path leads to; `null`: none of them. */
export function deadlineRoomOf(pathname: string): DeadlineRoom | null {
  const rooms = Object.keys(DEADLINE_ROOM_PATHS) as (keyof typeof DEADLINE_ROOM_PATHS)[];
  return rooms.find((room) => pathname === `${DEADLINES_PATH}/${DEADLINE_ROOM_PATHS[room]}`) ?? null;
}

/** The section an address opens: `?tab=`, `/cases/…`, `/vencimientos/…` or `/subscriptions`; otherwise home. */
export function sectionOf(url: URL): SectionId {
  const tab = url.searchParams.get('tab') ?? '';
  if (isSection(tab)) return tab;
  if (url.pathname.startsWith('/cases/')) return 'cases';
  if (deadlineRoomOf(url.pathname)) return 'deadline-alerts';
  return url.pathname === '/subscriptions' ? 'subscriptions' : 'dashboard';
}

/** Where a section is. The demo says so in its address, or the next reload would be the landing. */
export function sectionAddress(id: SectionId, isDemo: boolean, more: Record<string, string> = {}): string {
  const query = new URLSearchParams({
    ...(isDemo ? { view: 'dashboard' } : {}),
    ...(id === 'dashboard' ? {} : { tab: id }),
    ...more,
  });
  return query.size > 0 ? `/dashboard?${query}` : '/dashboard';
}

/** Where a room of deadlines is. */
export function deadlineAddress(
  room: DeadlineRoom,
  isDemo: boolean,
  more: URLSearchParams | Record<string, string> = {},
): string {
  const query = new URLSearchParams(more);
  if (room === 'panel') return sectionAddress('deadline-alerts', isDemo, Object.fromEntries(query));
  if (isDemo) query.set('view', 'dashboard');
  return `${DEADLINES_PATH}/${DEADLINE_ROOM_PATHS[room]}${query.size > 0 ? `?${query}` : ''}`;
}

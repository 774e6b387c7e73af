import { AnalyticsPage } from '#web/features/analytics/index.ts';
import { CalculatorsPage } from '#web/features/calculators/index.ts';
import { CalendarPage, MoneyCard, TodayCard } from '#web/features/calendar/index.ts';
import { CasePage, CasesPage, CollabChatPage, RealtimeCasesPage } from '#web/features/cases/index.ts';
import { ChatPage } from '#web/features/chat/index.ts';
import { CitationsPage } from '#web/features/citations/index.ts';
import { ContractsPage } from '#web/features/contracts/index.ts';
import { DeadlinesPage } from '#web/features/deadlines/index.ts';
import { DocumentsPage } from '#web/features/documents/index.ts';
import { EstimatesPage } from '#web/features/estimates/index.ts';
import { ResearchPage, SearchPage } from '#web/features/research/index.ts';
import { SettingsPage } from '#web/features/settings/index.ts';
import { SubscriptionsPage } from '#web/features/subscriptions/index.ts';
import { connection } from '#web/shared/connection/connection.ts';
import { HomePage } from './home/index.ts';
import type { SectionId } from './sections.ts';

interface Prefetched {
  prefetch: () => Promise<void>;
}

/** The files of each section, those opened most often first. */
const FILES: Partial<Record<SectionId, readonly Prefetched[]>> = {
  dashboard: [HomePage, TodayCard, MoneyCard],
  cases: [CasesPage, CasePage],
  chat: [ChatPage],
  'deadline-alerts': [DeadlinesPage],
  calendar: [CalendarPage],
  'collaborative-chat': [CollabChatPage],
  search: [SearchPage],
  'realtime-cases': [RealtimeCasesPage],
  research: [ResearchPage],
  citations: [CitationsPage],
  contracts: [ContractsPage],
  documents: [DocumentsPage],
  subscriptions: [SubscriptionsPage],
  neural: [EstimatesPage],
  settings: [SettingsPage],
  calculators: [CalculatorsPage],
  analytics: [AnalyticsPage],
};
/** Sections that the demo opens as they are; the others have a small page of their own there. */
const IN_DEMO: readonly SectionId[] = ['search', 'research'];

interface NetworkHints {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the browser asks to spare the network, or the network is slow. */
function isSparing(): boolean {
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: NetworkHints }).connection ?? {};
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}

// A module that failed once is not asked for again by Chromium, so nothing is fetched ahead through a bad connection.
const isWelcome = (): boolean => connection.state().reach === 'online' && !isSparing();

/** Fetches the files of a section that is probably opened next. */
export function prefetchSection(id: SectionId, isDemo: boolean): void {
  if (!isWelcome() || (isDemo && !IN_DEMO.includes(id))) return;
  FILES[id]?.forEach((file) => void file.prefetch());
}

const IDLE_MS = 2_000;

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, IDLE_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
}

/** Fetches every section, one file at each idle moment. Returns the function that stops it. */
export function prefetchWhenIdle(isDemo: boolean): () => void {
  const ids = (Object.keys(FILES) as SectionId[]).filter((id) => !isDemo || IN_DEMO.includes(id));
  const waiting = ids.flatMap((id) => FILES[id] ?? []);
  let stop: () => void = () => undefined;
  let isStopped = false;
  const fetchAhead = async (file: Prefetched) => {
    await file.prefetch();
    next();
  };
  const next = () => {
    const file = waiting.shift();
    if (!file || isStopped) return;
    stop = whenIdle(() => {
      if (isWelcome()) void fetchAhead(file);
    });
  };
  // The first view has the network for itself.
  const timer = setTimeout(next, IDLE_MS);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stop();
  };
}

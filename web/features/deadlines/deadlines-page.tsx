import { Suspense, useEffect, useRef, type ComponentType } from 'react';
import { Link } from 'react-router';
import { deadlineRoomsText as text } from '#schema/text/deadline-screen.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { CalculatorPage } from './calculator/calculator-page.tsx';
import './deadlines.css';
import { PanelPage } from './panel/panel-page.tsx';
import { DEADLINE_SCREENS, LinksProvider, useLinks, type DeadlineLinks, type DeadlineScreen } from './links.ts';
import { RowsSkeleton } from './deadlines-skeleton.tsx';

interface ScreenProps {
  params: URLSearchParams;
}

const NoticePage = lazyPart<ScreenProps>(() =>
  import('./reading/notice-page.tsx').then(({ NoticePage }) => NoticePage),
);
const ChainPage = lazyPart(() => import('./chains/chain-page.tsx').then(({ ChainPage }) => ChainPage));
const CalendarsPage = lazyPart(() =>
  import('./calendars/calendars-page.tsx').then(({ CalendarsPage }) => CalendarsPage),
);

export interface DeadlinesPageProps {
  screen: DeadlineScreen;
  /** The query of the URL. */
  params: URLSearchParams;
  links: DeadlineLinks;
}

function ScreenLinks({ screen }: { screen: DeadlineScreen }) {
  const links = useLinks();
  const current = useRef<HTMLAnchorElement>(null);
  // On phones the row of links scrolls sideways: the current link is scrolled into view.
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would take for a cleanup function.
    current.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' });
  }, [screen]);
  return (
    <nav
      aria-label={text.rooms}
      className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0 print:hidden"
    >
      <ul className="inline-flex rounded-md border border-line bg-surface p-0.5">
        {DEADLINE_SCREENS.map((each) => (
          <li key={each}>
            <Link
              ref={each === screen ? current : undefined}
              to={links.screen(each)}
              aria-current={each === screen ? 'page' : undefined}
              className={cx(
                'inline-flex min-h-9 items-center rounded-sm px-3 text-base whitespace-nowrap transition-colors duration-150',
                TOUCH_TARGET,
                each === screen ? 'bg-accent-soft font-medium text-accent' : 'text-muted hover:text-ink',
              )}
            >
              {text[each]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loaded after the screen that was opened. */
const LATER = [NoticePage, ChainPage, CalendarsPage];

const SCREENS: Record<DeadlineScreen, ComponentType<ScreenProps>> = {
  panel: PanelPage,
  calculator: CalculatorPage,
  notice: NoticePage,
  chain: ChainPage,
  calendars: CalendarsPage,
};

/** The section of deadlines: the panel and its other screens. */
export function DeadlinesPage({ screen, params, links }: DeadlinesPageProps) {
  const Screen = SCREENS[screen];
  useEffect(() => LATER.forEach((page) => void page.prefetch()), []);
  return (
    <LinksProvider value={links}>
      <div className="deadline-page mx-auto grid max-w-[82rem] grid-cols-1 gap-4 px-4 pb-24 pt-5 md:px-8">
        <ScreenLinks screen={screen} />
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <Screen params={params} />
        </Suspense>
      </div>
    </LinksProvider>
  );
}

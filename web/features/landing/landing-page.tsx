import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { landingText as text } from '#schema/text/landing.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';
import { DemoChat } from './demo-chat.tsx';
import { useClauseSearch } from './use-clause-search.ts';

/** Below the first screen, and loaded after it. */
const LandingSections = lazyPart(() => import('./landing-sections.tsx').then(({ LandingSections }) => LandingSections));
const ClauseSearch = lazyPart(() =>
  import('./clause-search/clause-search.tsx').then(({ ClauseSearch }) => ClauseSearch),
);

export interface LandingPageProps {
  isSignedIn: boolean;
  loginAddress: string;
  onRegister: () => void;
  /** Activates a trial without registration. */
  onTrial: () => void;
  /** The grid of modules, which knows the sections of the dashboard. */
  modules: ReactNode;
}

const WIDTH = 'mx-auto w-full max-w-6xl px-5 md:px-8';

/** False until the browser has nothing more urgent to do. */
function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const begin = () => setIdle(true);
    // Safari has no idle callback.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(begin, 1);
      return () => clearTimeout(timer);
    }
    const handle = requestIdleCallback(begin, { timeout: 500 });
    return () => cancelIdleCallback(handle);
  }, []);
  return isIdle;
}

function Header({ isSignedIn, loginAddress, onTrial }: LandingPageProps) {
  return (
    <header className={`${WIDTH} flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5`}>
      <Wordmark />
      <nav aria-label={commonText.product} className="flex items-center gap-2 max-[23rem]:-ml-4">
        {isSignedIn ? (
          <Link to="/dashboard" className={buttonClasses()}>
            {text.openDashboard}
          </Link>
        ) : (
          <>
            <Link to={loginAddress} className={buttonClasses({ variant: 'ghost' })}>
              {text.login}
            </Link>
            <Button onClick={onTrial}>{text.trial}</Button>
          </>
        )}
      </nav>
    </header>
  );
}

function Hero({ isSignedIn, onTrial, onHint }: LandingPageProps & { onHint: () => void }) {
  return (
    <section
      className={`${WIDTH} grid items-start gap-x-16 gap-y-12 pb-20 pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-16`}
    >
      <div className="grid content-start gap-6 lg:pt-6">
        <p className="text-sm font-medium text-accent">{text.eyebrow}</p>
        <h1 className="text-4xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-[46ch] font-serif text-xl leading-relaxed text-muted">{text.lead}</p>
        <div className="flex flex-wrap gap-3 pt-1 max-sm:*:w-full">
          {!isSignedIn && (
            <Button size="lg" onClick={onTrial}>
              {text.trial}
            </Button>
          )}
          <Link to="/?view=dashboard" className={buttonClasses({ variant: 'secondary', size: 'lg' })}>
            {isSignedIn ? text.openDashboard : text.demo}
          </Link>
        </div>
        <p className="text-muted">{text.promise}</p>
        <p className="text-sm text-muted">{text.quantumNote}</p>
      </div>
      <DemoChat onHint={onHint} />
    </section>
  );
}

export function LandingPage(props: LandingPageProps) {
  useDocumentTitle();
  const isIdle = useIsIdle();
  const search = useClauseSearch();
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main-content"
        className={`${buttonClasses()} sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:px-4`}
      >
        {commonText.skipToContent}
      </a>
      <Header {...props} />
      <main id="main-content" tabIndex={-1} className="flex-1">
        <Hero {...props} onHint={search.open} />
        {/* The place of what comes is reserved: nothing that is seen moves. */}
        <Suspense fallback={<div className="min-h-dvh" />}>
          {isIdle ? <LandingSections {...props} /> : <div className="min-h-dvh" />}
        </Suspense>
      </main>
      {search.consultation !== null && (
        <Suspense fallback={null}>
          <ClauseSearch consultation={search.consultation} onChoose={search.choose} onClose={search.close} />
        </Suspense>
      )}
    </div>
  );
}

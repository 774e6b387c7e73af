import { Suspense } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { legalLinks } from '#schema/text/legal-links.ts';
import { landingText as text } from '#schema/text/landing.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';
import { ProductSample } from './product-sample.tsx';
import { ServerStatus } from './server-status.tsx';

/** Below the first screen, and loaded after it. */
const Pricing = lazyPart(() => import('./pricing.tsx').then(({ Pricing }) => Pricing));

interface LandingPageProps {
  isSignedIn: boolean;
  loginAddress: string;
  onRegister: () => void;
  /** Activates a trial without registration. */
  onTrial: () => void;
}

const WIDTH = 'mx-auto w-full max-w-6xl px-5 md:px-8';

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

function Hero({ isSignedIn, onTrial }: LandingPageProps) {
  return (
    <section
      className={`${WIDTH} grid items-start gap-x-16 gap-y-12 pb-20 pt-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:pt-20`}
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
      </div>
      <ProductSample />
    </section>
  );
}

const Facts = () => (
  <section aria-labelledby="facts" className="border-y border-line bg-surface">
    <div className={`${WIDTH} py-16`}>
      <h2 id="facts" className="sr-only">
        {text.factsTitle}
      </h2>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-3">
        {text.facts.map((fact) => (
          <div key={fact.title} className="grid content-start gap-2 border-t-2 border-accent pt-4">
            <h3 className="text-xl font-semibold">{fact.title}</h3>
            <p className="text-lg text-muted">{fact.body}</p>
          </div>
        ))}
      </div>
      <p className="mt-12 max-w-[72ch] text-lg">{text.audience}</p>
    </div>
  </section>
);

export function LandingPage(props: LandingPageProps) {
  useDocumentTitle();
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
        <Hero {...props} />
        <Facts />
        <Suspense fallback={<div className="h-96" />}>
          <Pricing {...props} />
        </Suspense>
      </main>
      <footer
        className={`${WIDTH} flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-sm text-muted`}
      >
        <p className="max-w-[64ch]">{text.footerNote}</p>
        {Object.entries(legalLinks).map(([path, name]) => (
          <Link key={path} to={path} className="underline">
            {name}
          </Link>
        ))}
        <ServerStatus />
      </footer>
    </div>
  );
}

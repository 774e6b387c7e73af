import { useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { CircleUserRound, LayoutDashboard, LibraryBig, Search } from 'lucide-react';
import { commonText } from '#schema/text/common.ts';
import { readingFrameText as text } from '#schema/text/reading.ts';
import { STATUTES_ADDRESS } from '#schema/record-address.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';
import { useLinks } from './links.ts';

function SearchBox() {
  const { search } = useLinks();
  const navigate = useNavigate();
  const [query, setQuery] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (query.trim()) void navigate(search(query.trim()));
  };
  return (
    <form role="search" onSubmit={submit} className="relative min-w-0 flex-1 md:max-w-md">
      <input
        type="search"
        name="q"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        aria-label={text.search}
        placeholder={text.searchPlaceholder}
        maxLength={1000}
        className="h-9 w-full rounded-md border border-line-strong bg-surface pl-3 pr-10 text-base placeholder:text-muted hover:border-muted"
      />
      <button
        type="submit"
        aria-label={text.submitSearch}
        className="absolute inset-y-0 right-0 grid w-9 place-items-center rounded-md text-muted hover:text-ink"
      >
        <Search size={17} aria-hidden="true" />
      </button>
    </form>
  );
}

/** A link of the bar: icon and word; on phones only the icon. */
const BarLink = ({ to, icon: Icon, children }: { to: string; icon: typeof Search; children: string }) => (
  <Link
    to={to}
    className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), 'min-h-9 shrink-0 max-md:px-2.5')}
    title={children}
  >
    <Icon size={18} aria-hidden="true" />
    <span className="max-md:sr-only">{children}</span>
  </Link>
);

/** The bar above every record. Law can be read without an account and without loading the dashboard. */
export function ReadingFrame({ children }: { children: ReactNode }) {
  const { isSignedIn, home, dashboard, signIn } = useLinks();
  return (
    <div className="reading-frame flex min-h-[calc(100dvh-var(--banner,0px))] flex-col">
      <a
        href="#main-content"
        className={cx(
          buttonClasses(),
          'sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:px-4',
        )}
      >
        {commonText.skipToContent}
      </a>
      <header className="sticky top-[var(--banner,0px)] z-30 flex h-14 items-center gap-2 border-b border-line bg-paper px-3 md:gap-4 md:px-6 print:hidden">
        <Link to={home} className="inline-flex shrink-0 py-1" aria-label={`${commonText.product}: ${commonText.home}`}>
          <Wordmark />
        </Link>
        <span aria-hidden="true" className="flex-1 max-md:hidden" />
        <SearchBox />
        <nav aria-label={text.bar} className="flex shrink-0 items-center gap-1">
          <BarLink to={STATUTES_ADDRESS} icon={LibraryBig}>
            {text.allLaws}
          </BarLink>
          {isSignedIn ? (
            <BarLink to={dashboard} icon={LayoutDashboard}>
              {text.dashboard}
            </BarLink>
          ) : (
            <BarLink to={signIn} icon={CircleUserRound}>
              {text.signIn}
            </BarLink>
          )}
        </nav>
      </header>
      {children}
    </div>
  );
}

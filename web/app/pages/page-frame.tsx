import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { cx } from '#web/shared/ui/class-names.ts';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';

/** A page outside of the dashboard: the wordmark, and below it the page. */
export const PageFrame = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className="grid min-h-dvh grid-cols-1 grid-rows-[auto_1fr]">
    <header className="border-b border-line px-6 py-4">
      <Link to="/" className="inline-flex" aria-label={`${commonText.product}: ${commonText.home}`}>
        <Wordmark />
      </Link>
    </header>
    <main id="main-content" className={cx('mx-auto grid w-full grid-cols-1', className)}>
      {children}
    </main>
  </div>
);

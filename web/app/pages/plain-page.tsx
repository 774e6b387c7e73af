import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';

/** A page with a heading, a few sentences and actions. */
export const PlainPage = ({
  title,
  notice,
  children,
  actions,
}: {
  title: string;
  notice?: string;
  children: ReactNode;
  actions: ReactNode;
}) => (
  <div className="grid min-h-dvh grid-rows-[auto_1fr]">
    <header className="border-b border-line px-6 py-4">
      <Link to="/" className="inline-flex" aria-label={`${commonText.product}: ${commonText.home}`}>
        <Wordmark />
      </Link>
    </header>
    <main id="main-content" className="mx-auto grid w-full max-w-xl content-center gap-5 px-6 py-16">
      <h1 className="text-3xl font-semibold">{title}</h1>
      {notice && (
        <p role="status" className="rounded-md bg-warning-soft px-4 py-3 font-medium text-warning">
          {notice}
        </p>
      )}
      <div className="grid gap-2 text-lg text-muted">{children}</div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </main>
  </div>
);

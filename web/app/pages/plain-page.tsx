import type { ReactNode } from 'react';
import { PageFrame } from './page-frame.tsx';

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
  <PageFrame className="max-w-xl content-center gap-5 px-6 py-16">
    <h1 className="text-3xl font-semibold">{title}</h1>
    {notice && (
      <p role="status" className="rounded-md bg-warning-soft px-4 py-3 font-medium text-warning">
        {notice}
      </p>
    )}
    <div className="grid gap-2 text-lg text-muted">{children}</div>
    <div className="flex flex-wrap gap-3">{actions}</div>
  </PageFrame>
);

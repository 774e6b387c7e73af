import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { recordPageText } from '#schema/text/pages.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useLinks } from './links.ts';

/** The main element of every record page. */
export const RecordMain = ({ children, className }: { children: ReactNode; className?: string }) => (
  <main
    id="main-content"
    tabIndex={-1}
    className={cx('mx-auto w-full max-w-6xl px-4 py-8 md:px-8 md:py-12', className)}
  >
    {children}
  </main>
);

export function NotFound({ title, body, actions }: { title: string; body?: string; actions?: ReactNode }) {
  useDocumentTitle(recordPageText.notFound);
  const { home } = useLinks();
  return (
    <main
      id="main-content"
      tabIndex={-1}
      className="mx-auto grid w-full max-w-xl content-start gap-5 px-6 py-16 md:py-24"
    >
      <div className="grid gap-1.5">
        <p className="text-muted">{title}</p>
        <h1 className="text-3xl font-semibold">{recordPageText.notFound}</h1>
      </div>
      <p className="text-lg text-muted">{body ?? recordPageText.body}</p>
      <div className="flex flex-wrap gap-3">
        {actions}
        <Link to={home} className={buttonClasses({ variant: actions ? 'secondary' : 'primary' })}>
          {commonText.home}
        </Link>
      </div>
    </main>
  );
}

/** What failed, a button to try again, and the request id to quote. */
export function RecordFailure({ title, error, onRetry }: { title: string; error: unknown; onRetry: () => unknown }) {
  const { message, requestId } = readFailure(error);
  return <ErrorState title={title} message={message} requestId={requestId} onRetry={() => void onRetry()} />;
}

export const FailedPage = (props: { title: string; error: unknown; onRetry: () => unknown }) => (
  <RecordMain className="max-w-2xl">
    <RecordFailure {...props} />
  </RecordMain>
);

const lines = (count: number): ReactNode[] =>
  Array.from({ length: count }, (_, at) => (
    <Skeleton key={at} className={cx('h-4', at % 4 === 3 ? 'w-2/3' : 'w-full')} />
  ));

/** Placeholder of paragraphs of law. */
export const TextSkeleton = ({ paragraphs = 3 }: { paragraphs?: number }) => (
  <div className="grid gap-8" role="status" aria-label={commonText.loading}>
    {Array.from({ length: paragraphs }, (_, at) => (
      <div key={at} className="grid gap-3">
        <Skeleton className="h-5 w-32" />
        {lines(5)}
      </div>
    ))}
  </div>
);

/** Placeholder of a thesis, ruling or topic: heading, text, facts. */
export const RecordSkeleton = () => (
  <RecordMain>
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
      <div className="grid content-start gap-6">
        <Skeleton className="h-4 w-40" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-4/5" />
        <TextSkeleton paragraphs={2} />
      </div>
      <div className="grid content-start gap-4 max-lg:hidden">{lines(8)}</div>
    </div>
  </RecordMain>
);

import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { legalDocuments } from '#schema/text/legal.ts';
import type { LegalPath } from '#schema/text/legal-links.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { DocumentPage } from './document-page.tsx';

const StatementPage = lazyPart(() => import('./statement-page.tsx').then(({ StatementPage }) => StatementPage));

/** The terms of service, the privacy notice or the accessibility statement, in plain words, for anybody. */
export function LegalPage() {
  // A route exists for each of them, also with a slash at its end.
  const path = useLocation().pathname.replace(/\/$/, '');
  if (path === '/accesibilidad')
    return (
      <Suspense fallback={null}>
        <StatementPage />
      </Suspense>
    );
  return <DocumentPage document={legalDocuments[path as LegalPath]} isDraft />;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { commonText } from '#schema/text/common.ts';
import { legalLinks } from '#schema/text/legal-links.ts';
import { legalPageText as text } from '#schema/text/legal-page.ts';
import type { LegalDocument } from '#schema/text/legal-page.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { Wordmark } from '#web/shared/ui/wordmark.tsx';

const BLANK = /(\[por completar:[^\]]+\])/;

/** A paragraph in which what the operator has to fill in is marked. */
const Words = ({ children }: { children: string }) =>
  children.split(BLANK).map((piece, position) =>
    // The text never changes, so the index is a stable key.
    // oxlint-disable-next-line react/no-array-index-key
    BLANK.test(piece) ? (
      <mark key={position} className="rounded-sm bg-warning-soft px-1 text-warning">
        {piece}
      </mark>
    ) : (
      piece
    ),
  );

interface DocumentPageProps {
  document: LegalDocument;
  /** Counsel has not read it yet. */
  isDraft?: boolean;
  /** Follows the summary. */
  children?: ReactNode;
}

/** A long document in plain words, with its summary, its contents and links to the others. */
export function DocumentPage({ document, isDraft = false, children }: DocumentPageProps) {
  const { title, updated, lead, inShort, sections } = document;
  useDocumentTitle(title);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main-content"
        className={`${buttonClasses()} sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-4 focus:z-50 focus:px-4`}
      >
        {commonText.skipToContent}
      </a>
      <header className="border-b border-line px-5 py-4 md:px-8 print:hidden">
        <Link to="/" className="inline-flex" aria-label={`${commonText.product}: ${commonText.home}`}>
          <Wordmark />
        </Link>
      </header>
      <main
        id="main-content"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-[44rem] flex-1 gap-6 px-5 py-10 md:py-14"
      >
        <header className="grid gap-3">
          <h1 className="text-4xl font-semibold tracking-tight">{title}</h1>
          <p className="text-sm text-muted">{text.updated(formatDay(updated))}</p>
          {isDraft && <p className="rounded-md bg-warning-soft px-4 py-3 text-warning">{text.draft}</p>}
          <p className="font-serif text-lg leading-relaxed">
            <Words>{lead}</Words>
          </p>
        </header>
        <section aria-labelledby="en-breve" className="card grid gap-2 px-5 py-4">
          <h2 id="en-breve" className="font-sans text-base font-semibold text-accent">
            {text.inShort}
          </h2>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
            {inShort.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        {children}
        <nav aria-label={text.contents} className="print:hidden">
          <ol className="grid gap-x-8 sm:grid-cols-2">
            {sections.map((section, position) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="inline-flex min-h-8 items-baseline gap-2 py-1 text-accent hover:underline"
                >
                  <span className="w-5 shrink-0 text-right text-muted tabular">{position + 1}</span>
                  {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section, position) => (
          <section key={section.id} aria-labelledby={section.id} className="grid gap-3">
            <h2 id={section.id} className="scroll-mt-6 text-xl font-semibold">
              {position + 1}. {section.title}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="font-serif text-lg leading-relaxed">
                <Words>{paragraph}</Words>
              </p>
            ))}
            {section.points && (
              <ul className="grid list-disc gap-2 pl-6 font-serif text-lg leading-relaxed marker:text-muted">
                {section.points.map((point) => (
                  <li key={point}>
                    <Words>{point}</Words>
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </main>
      <footer className="border-t border-line px-5 py-6 md:px-8 print:hidden">
        <nav aria-label={text.others} className="mx-auto flex max-w-[44rem] flex-wrap gap-x-5 gap-y-2 text-sm">
          {Object.entries(legalLinks).map(([address, name]) => (
            <Link key={address} to={address} className="text-accent underline underline-offset-2">
              {name}
            </Link>
          ))}
        </nav>
      </footer>
    </div>
  );
}

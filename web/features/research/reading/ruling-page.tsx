import { useMemo, useState } from 'react';
import { ListTree } from 'lucide-react';
import { readingFrameText, rulingText as text } from '#schema/text/reading.ts';
import { areaLabel, kindLabel } from '#schema/text/search.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { useReadRulingQuery, type ReadRulingQuery } from './reading.generated.ts';
import { CitedArticles } from './cited-articles.tsx';
import { Facts } from './facts.tsx';
import { PrintFooter } from './print-footer.tsx';
import { RecordActions } from './record-actions.tsx';
import { FailedPage, NotFound, RecordMain, RecordSkeleton } from './record-states.tsx';
import { rulingBlocks, withoutCalls } from './ruling-text.rules.ts';
import { partsOf, RulingText, type RulingPart } from './ruling-text.tsx';
import { UpgradeNotice } from './upgrade-notice.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

type Ruling = NonNullable<ReadRulingQuery['ruling']>;

function Contents({ parts, onFollow }: { parts: readonly RulingPart[]; onFollow?: () => void }) {
  return (
    <ul className="grid gap-0.5">
      {parts.map(
        ({ id, heading }) =>
          heading && (
            <li key={id}>
              <a
                href={`#${id}`}
                onClick={onFollow}
                className={cx(
                  'block rounded-sm px-2 py-1.5 text-sm leading-snug hover:bg-sunken',
                  heading.level === 2 && 'pl-6 text-muted',
                )}
              >
                {withoutCalls(heading.text)}
              </a>
            </li>
          ),
      )}
    </ul>
  );
}

function RulingView({ ruling }: { ruling: Ruling }) {
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const isWide = useMediaQuery('(min-width: 1024px)');
  const parts = useMemo(
    () => partsOf(rulingBlocks(ruling.text ?? ruling.excerpt, ruling.title)),
    [ruling.text, ruling.excerpt, ruling.title],
  );
  useScrollToHash();
  const hasContents = parts.filter(({ heading }) => heading).length > 1;
  return (
    <RecordMain>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 max-w-[44rem] content-start gap-6">
          <header className="grid gap-4">
            <p className="text-sm text-muted">{[kindLabel.RULING, ruling.courtName].join(' · ')}</p>
            <h1 className="text-2xl font-semibold text-pretty md:text-3xl">{ruling.title}</h1>
            <RecordActions citation={ruling.citation} officialUrl={ruling.officialUrl} />
            {!isWide && hasContents && (
              <Button
                variant="secondary"
                size="sm"
                className="justify-self-start print:hidden"
                onClick={() => setOutlineOpen(true)}
              >
                <ListTree size={16} aria-hidden="true" />
                {text.openOutline}
              </Button>
            )}
          </header>
          <section aria-labelledby="ruling-text" className="grid min-w-0 gap-3">
            <h2 id="ruling-text" className={ruling.text === null ? 'font-sans text-base font-semibold' : 'sr-only'}>
              {ruling.text === null ? text.excerpt : text.text}
            </h2>
            <RulingText parts={parts} />
          </section>
          {ruling.access === 'UPGRADE_REQUIRED' && <UpgradeNotice officialUrl={ruling.officialUrl} />}
        </div>
        <aside
          aria-label={text.facts}
          className="grid content-start gap-8 lg:sticky lg:top-[calc(3.5rem+var(--banner,0px))] lg:max-h-[calc(100dvh-3.5rem-var(--banner,0px))] lg:self-start lg:overflow-y-auto lg:py-6 print:hidden"
        >
          {isWide && hasContents && (
            <nav aria-labelledby="ruling-contents" className="grid gap-2">
              <h2 id="ruling-contents" className="font-sans text-base font-semibold">
                {text.outline}
              </h2>
              <Contents parts={parts} />
            </nav>
          )}
          <Facts
            title={text.facts}
            facts={[
              [text.court, ruling.courtName],
              [text.decidedOn, ruling.decidedOn && formatDay(ruling.decidedOn)],
              [text.area, areaLabel[ruling.area]],
            ]}
          />
          {ruling.cites.length > 0 && (
            <section className="grid gap-1.5">
              <h2 className="font-sans text-base font-semibold">{readingFrameText.cites}</h2>
              <CitedArticles articles={ruling.cites} />
            </section>
          )}
        </aside>
      </div>
      {isOutlineOpen && (
        <Sheet open onOpenChange={setOutlineOpen} title={text.outline} side="left">
          <nav aria-label={text.outline} className="p-3">
            <Contents parts={parts} onFollow={() => setOutlineOpen(false)} />
          </nav>
        </Sheet>
      )}
      <PrintFooter citation={ruling.citation} source={ruling.officialUrl} />
    </RecordMain>
  );
}

/** A complete judgment with an outline of its headings. */
export function RulingPage({ id, missingTitle }: { id: string; missingTitle: string }) {
  const { data, error, refetch } = useReadRulingQuery({ variables: { id } });
  const ruling = data?.ruling;
  useDocumentTitle(ruling?.title ?? missingTitle);
  if (error && !ruling)
    return <FailedPage title={readingFrameText.failed.ruling} error={error} onRetry={() => refetch()} />;
  if (ruling === null) return <NotFound title={missingTitle} />;
  return ruling ? <RulingView ruling={ruling} /> : <RecordSkeleton />;
}

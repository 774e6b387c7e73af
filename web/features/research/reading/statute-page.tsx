import { useMemo } from 'react';
import { Link, useSearchParams } from 'react-router';
import { BookOpen } from 'lucide-react';
import { articleAddress, statuteAddress, TRANSITORIES_OF } from '#schema/record-address.ts';
import { articlePanelText, lawText as text, readingFrameText, statutesText } from '#schema/text/reading.ts';
import { areaLabel, jurisdictionLabel, kindLabel } from '#schema/text/search.ts';
import { formatCount, formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { useStatuteOutlineQuery } from './reading.generated.ts';
import type { ReadStatute } from './article-panel.tsx';
import { Facts } from './facts.tsx';
import { OfficialLink } from './official-link.tsx';
import { outlineTree } from './outline.rules.ts';
import { Outline } from './outline.tsx';
import { FailedPage, NotFound, RecordMain, RecordSkeleton } from './record-states.tsx';
import { standingOf } from './statute-header.tsx';
import { Transitories } from './transitories.tsx';
import { useSection } from './use-section.ts';
import { requestedVersions, withVersions } from './version-url.ts';
import { VersionsList } from './versions-list.tsx';

const factsOf = (statute: ReadStatute): [string, string | null][] => {
  const day = (date: string | null) => date && formatDay(date);
  return [
    [statute.hasOfficialText ? statutesText.facts.inForce : statutesText.facts.textAsOf, day(statute.textAsOf)],
    [statutesText.facts.lastReformOn, day(statute.lastReformOn)],
    [statutesText.facts.publishedOn, day(statute.publishedOn)],
    [statutesText.facts.articles, formatCount(statute.articleCount)],
    [statutesText.facts.kind, kindLabel[statute.kind]],
    [statutesText.facts.area, areaLabel[statute.area]],
    [statutesText.facts.jurisdiction, statute.jurisdiction && jurisdictionLabel[statute.jurisdiction]],
  ];
};

/** The cover of a law: facts, date of its text, outline. */
export function StatutePage({ statute: key, missingTitle }: { statute: string; missingTitle: string }) {
  const { data, error, refetch } = useStatuteOutlineQuery({ variables: { key } });
  const statute = data?.statute;
  useDocumentTitle(statute?.name ?? missingTitle);
  if (error && !statute)
    return <FailedPage title={readingFrameText.failed.statute} error={error} onRetry={() => refetch()} />;
  if (statute === null) return <NotFound title={missingTitle} />;
  return statute ? <Cover statute={statute} /> : <RecordSkeleton />;
}

function Cover({ statute }: { statute: ReadStatute }) {
  const [query] = useSearchParams();
  const { asOf } = requestedVersions(query);
  const tree = useMemo(() => outlineTree(statute.outline), [statute.outline]);
  // Loads the first section while the cover is read.
  const { section, load } = useSection(statute.key, null, asOf);
  const first = section?.articles[0]?.number ?? '1';
  return (
    <RecordMain>
      <header className="grid gap-2 pb-8">
        <p className="text-sm text-muted">{standingOf(statute)}</p>
        <h1 className="text-3xl font-semibold md:text-4xl">{statute.name}</h1>
        <p className="text-lg text-muted">
          {statute.shortName} · {text.articleCount(statute.articleCount)} ·{' '}
          {(statute.hasOfficialText ? articlePanelText.inForce : articlePanelText.asOf)(formatDay(statute.textAsOf))}
        </p>
        {statute.laterReform && <p className="text-sm text-warning">{statute.laterReform}</p>}
        <div className="flex flex-wrap gap-2 pt-3">
          {section !== null && (
            <Link to={withVersions(articleAddress(statute.key, first), { asOf })} className={buttonClasses()}>
              <BookOpen size={17} aria-hidden="true" />
              {statute.hasOfficialText ? text.begin : text.beginSyntheses}
            </Link>
          )}
          <OfficialLink url={statute.officialUrl} />
        </div>
      </header>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid content-start gap-10">
          <section aria-labelledby="outline-heading" className="card self-start">
            <h2 id="outline-heading" className="border-b border-line px-4 py-3 font-sans text-base font-semibold">
              {text.outline}
            </h2>
            <Outline statute={statute} tree={tree} asOf={asOf} current={null} load={load} isCover />
          </section>
          <Transitories decrees={statute.transitoryDecrees} open={query.get(TRANSITORIES_OF)} />
        </div>
        <aside aria-label={text.facts} className="grid content-start gap-8">
          <Facts title={text.facts} facts={factsOf(statute)} />
          <section className="grid gap-2">
            <h2 className="font-sans text-base font-semibold">{articlePanelText.versions}</h2>
            <VersionsList
              versions={statute.versions}
              shown={asOf ?? statute.textAsOf}
              address={statuteAddress(statute.key)}
              canCompare={false}
              isHeld={statute.hasOfficialText}
            />
          </section>
        </aside>
      </div>
    </RecordMain>
  );
}

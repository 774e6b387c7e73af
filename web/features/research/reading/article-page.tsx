import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { articleAddress, statuteAddress } from '#schema/record-address.ts';
import { citationOfPart, lawText as text, readingFrameText } from '#schema/text/reading.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { useMediaQuery } from '#web/shared/hooks/use-media-query.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { Sheet } from '#web/shared/ui/dialog.tsx';
import { useStatuteOutlineQuery } from './reading.generated.ts';
import { anchorOf } from './article-number.rules.ts';
import { ArticlePanel, currentVersion, formsOf, type ReadStatute } from './article-panel.tsx';
import { OfficialLink } from './official-link.tsx';
import { Outline } from './outline.tsx';
import { branchAt, outlineTree } from './outline.rules.ts';
import { PrintFooter } from './print-footer.tsx';
import { ReadingTools } from './reading-tools.tsx';
import { FailedPage, NotFound, RecordFailure, TextSkeleton } from './record-states.tsx';
import { SectionView } from './section-view.tsx';
import { useReadingKeys } from './use-reading-keys.ts';
import { articleIn, useSection, type ReadArticle, type Section } from './use-section.ts';
import { useTextSize } from './use-text-size.ts';
import { requestedVersions, withVersions } from './version-url.ts';
import { VersionCompare } from './version-compare.tsx';
import { OldVersionNotice, StatuteHeader, VersionMissing } from './statute-header.tsx';

/** Scrolls to the requested article; from the second one on, it also takes the focus. */
function useScrollToArticle(section: Section | null | undefined, asked: ReadArticle | undefined): void {
  const arrived = useRef<string | null>(null);
  const place = asked ? `${asked.id}@${asked.textAsOf}` : null;
  useEffect(() => {
    if (!place || !asked || arrived.current === place) return;
    const isFirstVisit = arrived.current === null;
    arrived.current = place;
    const article = document.getElementById(anchorOf(asked.number));
    if (section?.articles[0] === asked) document.documentElement.scrollTop = 0;
    else article?.scrollIntoView?.({ block: 'start' });
    if (!isFirstVisit) article?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, [place, asked, section]);
}

/** The previous and next article, in this section or the neighbouring ones. */
function neighboursOf(section: Section | null | undefined, asked: ReadArticle | undefined) {
  if (!section || !asked) return { previous: null, next: null };
  const at = section.articles.indexOf(asked);
  return {
    previous: section.articles[at - 1]?.number ?? section.previousArticle,
    next: section.articles[at + 1]?.number ?? section.nextArticle,
  };
}

const partCitation = ({ articles, textAsOf }: Section, { name }: ReadStatute, isCurrent: boolean): string =>
  citationOfPart(name, articles[0]?.number ?? '', articles.at(-1)?.number ?? '', formatDay(textAsOf), isCurrent);

interface ArticlePageProps {
  statute: string;
  number: string;
  missingTitle: string;
}

/** A law open at an article: outline, the section of the article, and its details. */
export function ArticlePage({ statute: key, number, missingTitle }: ArticlePageProps) {
  const { data, error, refetch } = useStatuteOutlineQuery({ variables: { key } });
  const statute = data?.statute;
  useDocumentTitle(statute ? text.articleTitle(number, statute.name) : missingTitle);
  if (error && !statute)
    return <FailedPage title={readingFrameText.failed.statute} error={error} onRetry={() => refetch()} />;
  if (statute === null) return <NotFound title={missingTitle} />;
  return <OpenLaw key={key} statuteKey={key} statute={statute} number={number} />;
}

interface OpenLawProps {
  statuteKey: string;
  /** Undefined while it is loaded in parallel with the section. */
  statute: ReadStatute | undefined;
  number: string;
}

function OpenLaw({ statuteKey, statute, number }: OpenLawProps) {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { asOf, compare } = requestedVersions(query);
  const { section, error, refetch, load } = useSection(statuteKey, number, asOf);
  const asked = section ? articleIn(section, number) : undefined;
  const { previous, next } = neighboursOf(section, asked);
  const size = useTextSize();
  const hasOutlineBeside = useMediaQuery('(min-width: 1024px)');
  const hasPanelBeside = useMediaQuery('(min-width: 1280px)');
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const tree = useMemo(() => outlineTree(statute?.outline ?? []), [statute?.outline]);
  const current = section && asked ? branchAt(tree, section.path, asked.number) : null;
  useScrollToArticle(section, statute ? asked : undefined);

  const addressOf = (wanted: string): string => withVersions(articleAddress(statuteKey, wanted), { asOf });
  const go = (wanted: string | null) => (wanted ? () => void navigate(addressOf(wanted)) : null);
  const [goPrevious, goNext] = [go(previous), go(next)];
  useReadingKeys(goPrevious, goNext);

  // `1o` or `1390 bis 20` in the URL becomes the number as the law prints it.
  useEffect(() => {
    if (asked && asked.number !== number)
      void navigate(withVersions(articleAddress(statuteKey, asked.number), { asOf, compare }), { replace: true });
  }, [asked, number, statuteKey, asOf, compare, navigate]);

  if (section === null && statute) {
    if (asOf && !statute.versions.some(({ textAsOf }) => textAsOf <= asOf))
      return <VersionMissing day={asOf} address={articleAddress(statuteKey, number)} title={statute.name} />;
    return (
      <NotFound
        title={text.articleTitle(number, statute.name)}
        body={text.missingArticle(number, statute)}
        actions={
          <>
            <Link to={statuteAddress(statuteKey)} className={buttonClasses()}>
              {text.outlineOf(statute.name)}
            </Link>
            {!statute.hasOfficialText && <OfficialLink url={statute.officialUrl} label={text.officialSource} />}
          </>
        }
      />
    );
  }

  const isOld = asked !== undefined && statute != null && asked.textAsOf !== currentVersion(statute);
  const outline = statute && (
    <Outline
      statute={statute}
      tree={tree}
      asOf={asOf}
      current={current}
      load={load}
      onFollow={() => setOutlineOpen(false)}
    />
  );
  const panel = statute && asked && (
    <ArticlePanel key={asked.id} article={asked} statute={statute} asOf={asOf} isInText={!hasPanelBeside} />
  );
  const comparison = asked && compare && compare !== asked.textAsOf && (
    <VersionCompare
      statute={statuteKey}
      number={asked.number}
      shown={asked}
      other={compare}
      closeAddress={addressOf(asked.number)}
    />
  );
  return (
    <div className="law-page" data-size={size.size} data-old={isOld || undefined}>
      {hasOutlineBeside && (
        <aside aria-label={text.outline} data-scroller className="law-side border-r print:hidden">
          {outline}
        </aside>
      )}
      <main id="main-content" tabIndex={-1} className="min-w-0 px-4 pb-16 md:px-8">
        <div className="law-column">
          <div className="sticky top-[calc(3.5rem+var(--banner,0px))] z-20 print:hidden">
            <ReadingTools
              statute={statute ?? { key: statuteKey, name: '', shortName: statuteKey.toUpperCase() }}
              number={asked?.number ?? number}
              size={size}
              onPrevious={goPrevious}
              onNext={goNext}
              onOpenOutline={hasOutlineBeside ? undefined : () => setOutlineOpen(true)}
            />
            {asked && statute && isOld && (
              <OldVersionNotice
                shown={asked.textAsOf}
                current={currentVersion(statute)}
                address={articleAddress(statuteKey, asked.number)}
              />
            )}
          </div>
          <StatuteHeader statute={statute} statuteKey={statuteKey} />
          {error && !section ? (
            <RecordFailure title={readingFrameText.failed.section} error={error} onRetry={() => refetch()} />
          ) : section && statute ? (
            <SectionView
              statute={statuteKey}
              section={section}
              asked={asked}
              asOf={asOf}
              instead={comparison || undefined}
              below={!hasPanelBeside && panel ? <div className="law-below print:hidden">{panel}</div> : undefined}
            />
          ) : (
            <TextSkeleton />
          )}
          {section && asked && statute && (
            <PrintFooter
              citation={formsOf(asked, statute).full}
              partCitation={partCitation(section, statute, !isOld)}
              source={statute.officialUrl}
            />
          )}
        </div>
      </main>
      {hasPanelBeside && (
        <aside aria-label={text.article} className="law-side border-l px-5 py-5 print:hidden">
          {panel}
        </aside>
      )}
      {isOutlineOpen && (
        <Sheet open onOpenChange={setOutlineOpen} title={text.outline} side="left">
          <div data-scroller>{outline}</div>
        </Sheet>
      )}
    </div>
  );
}

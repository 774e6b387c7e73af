import { Fragment } from 'react';
import { Link } from 'react-router';
import { CalendarClock, NotebookPen } from 'lucide-react';
import { readingFrameText, topicText as text } from '#schema/text/reading.ts';
import { areaLabel } from '#schema/text/search.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { useReadTopicQuery, type ReadTopicQuery } from './reading.generated.ts';
import { PrintFooter } from './print-footer.tsx';
import { FailedPage, NotFound, RecordMain, RecordSkeleton } from './record-states.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

type Topic = NonNullable<ReadTopicQuery['topic']>;

/** The last word before the numbers is kept on their line. */
const CITED = /(\S*)\s*((?:\[\d{1,3}\]\s*)+)/g;

interface Piece {
  words: string;
  /** The last word, kept on the line of its numbers. */
  last: string;
  numbers: number[];
}

function piecesOf(source: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const found of source.matchAll(CITED)) {
    const numbers = [...(found[2] ?? '').matchAll(/\d+/g)].map(([number]) => Number(number));
    pieces.push({ words: source.slice(from, found.index), last: found[1] ?? '', numbers });
    from = found.index + found[0].trimEnd().length;
  }
  return [...pieces, { words: source.slice(from), last: '', numbers: [] }];
}

/** Text with citation numbers in brackets; each links to its source. */
function Cited({ words, articles }: { words: string; articles: Topic['articles'] }) {
  return piecesOf(words).map(({ words: before, last, numbers }, at) => (
    <Fragment key={at}>
      {before}
      {numbers.length > 0 && (
        <span className="whitespace-nowrap">
          {last}
          {numbers.map((number) => {
            const article = articles[number - 1];
            return article ? (
              <a
                key={number}
                href={`#fuente-${number}`}
                className="cite"
                aria-label={text.source(number, article.citation)}
              >
                {number}
              </a>
            ) : null;
          })}
        </span>
      )}
    </Fragment>
  ));
}

interface Numbered {
  number: number;
  article: Topic['articles'][number];
}

/** Consecutive articles of the same law are grouped under its name and date. */
function sourcesByLaw(articles: Topic['articles']): Numbered[][] {
  const groups: Numbered[][] = [];
  articles.forEach((article, at) => {
    const last = groups.at(-1);
    const above = last?.[0]?.article;
    const entry = { number: at + 1, article };
    if (above?.statute.key === article.statute.key && above.textAsOf === article.textAsOf) last?.push(entry);
    else groups.push([entry]);
  });
  return groups;
}

function Sources({ articles }: { articles: Topic['articles'] }) {
  return (
    <div className="grid gap-5">
      {sourcesByLaw(articles).map((group) => (
        <div key={group[0]?.number} className="grid gap-1">
          <p className="border-t border-line pt-2 text-sm text-muted">
            {group[0]?.article.statute.name}, {text.asOf(formatDay(group[0]?.article.textAsOf ?? ''))}
          </p>
          <ol className="grid gap-0.5">
            {group.map(({ number, article }) => (
              <li
                key={article.id}
                id={`fuente-${number}`}
                className="topic-source -mx-2 flex gap-3 rounded-md px-2 py-1.5"
              >
                <span
                  aria-hidden="true"
                  className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-sm bg-accent-soft text-sm font-semibold text-accent tabular"
                >
                  {number}
                </span>
                <span className="grid min-w-0">
                  <Link
                    to={article.url}
                    className="text-base font-medium leading-snug hover:text-accent hover:underline"
                  >
                    {article.citation}
                  </Link>
                  {article.title && <span className="text-sm text-muted">{article.title}</span>}
                </span>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function TopicView({ topic }: { topic: Topic }) {
  const { articles } = topic;
  useScrollToHash();
  return (
    <RecordMain>
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 max-w-[44rem] content-start gap-8">
          <header className="grid gap-3">
            <p className="text-sm text-muted">{[text.label, areaLabel[topic.area]].join(' · ')}</p>
            <h1 className="text-2xl font-semibold text-pretty md:text-3xl">{topic.title}</h1>
            <p className="font-serif text-lg text-muted italic">{topic.question}</p>
            <p className="flex items-start gap-2 rounded-md bg-info-soft px-4 py-3 text-sm">
              <NotebookPen size={17} className="mt-0.5 text-info" aria-hidden="true" />
              <span>
                <strong className="font-semibold text-info">{text.byEditors}.</strong> {text.verify}
              </span>
            </p>
          </header>
          <section aria-labelledby="topic-answer" className="grid gap-3">
            <h2 id="topic-answer" className="text-xl font-semibold">
              {text.shortAnswer}
            </h2>
            <p className="reading">
              <Cited words={topic.answer} articles={articles} />
            </p>
          </section>
          {topic.term && (
            <p className="flex items-start gap-3 rounded-md border border-line bg-surface px-4 py-3.5">
              <CalendarClock size={20} className="mt-0.5 text-warning" aria-hidden="true" />
              <span className="reading">
                <strong>{text.term}: </strong>
                <Cited words={topic.term} articles={articles} />
              </span>
            </p>
          )}
          {topic.sections.map(({ heading, points }) => (
            <section key={heading} className="grid gap-3">
              <h2 className="text-xl font-semibold">{heading}</h2>
              <div className="reading">
                <ul>
                  {points.map((point) => (
                    <li key={point}>
                      <Cited words={point} articles={articles} />
                    </li>
                  ))}
                </ul>
              </div>
            </section>
          ))}
          {topic.steps.length > 0 && (
            <section className="grid gap-3">
              <h2 className="text-xl font-semibold">{text.steps}</h2>
              <div className="reading">
                <ol>
                  {topic.steps.map((step) => (
                    <li key={step}>
                      <Cited words={step} articles={articles} />
                    </li>
                  ))}
                </ol>
              </div>
            </section>
          )}
        </div>
        <aside aria-labelledby="topic-sources" className="grid content-start gap-3">
          <h2 id="topic-sources" className="font-sans text-base font-semibold">
            {text.sources} <span className="font-normal text-muted tabular">{articles.length}</span>
          </h2>
          <Sources articles={articles} />
        </aside>
      </div>
      <PrintFooter citation={`${topic.title}. ${text.byEditors}.`} source={null} />
    </RecordMain>
  );
}

/** A question with an answer by the editors and its articles. */
export function TopicPage({ slug, missingTitle }: { slug: string; missingTitle: string }) {
  const { data, error, refetch } = useReadTopicQuery({ variables: { slug } });
  const topic = data?.topic;
  useDocumentTitle(topic?.title ?? missingTitle);
  if (error && !topic)
    return <FailedPage title={readingFrameText.failed.topic} error={error} onRetry={() => refetch()} />;
  if (topic === null) return <NotFound title={missingTitle} />;
  return topic ? <TopicView topic={topic} /> : <RecordSkeleton />;
}

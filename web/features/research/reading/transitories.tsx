import { useId, useState } from 'react';
import { transitoryPageText as text } from '#schema/text/transitories.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { Skeleton } from '#web/shared/ui/states.tsx';
import { LawText } from './law-text.tsx';
import { useTransitoryDecreeQuery } from './reading.generated.ts';
import { RecordFailure } from './record-states.tsx';
import type { ReadStatute } from './article-panel.tsx';
import { useScrollToHash } from './use-scroll-to-hash.ts';

type Decree = ReadStatute['transitoryDecrees'][number];

/** The transitory articles of a law by decree; each decree loads when it is opened. */
export function Transitories({ decrees, open }: { decrees: readonly Decree[]; open: string | null }) {
  const heading = useId();
  if (decrees.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="card self-start">
      <header className="grid gap-1 border-b border-line px-4 py-3">
        <h2 id={heading} className="font-sans text-base font-semibold">
          {text.title}
        </h2>
        <p className="text-sm text-muted">{text.note}</p>
      </header>
      <ul>
        {decrees.map((decree) => (
          <li key={decree.id} className="border-b border-line last:border-b-0">
            <DecreeItem decree={decree} isAsked={decree.id === open} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DecreeItem({ decree, isAsked }: { decree: Decree; isAsked: boolean }) {
  const [isOpen, setOpen] = useState(isAsked);
  const day = formatDay(decree.publishedOn);
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="min-h-11 rounded-sm px-4 py-2.5">
        {decree.isOriginal ? text.original(day) : text.decree(day)}
        {decree.name && <span className="block text-sm text-muted">{decree.name}</span>}
      </summary>
      {isOpen && <DecreeText decree={decree} />}
    </details>
  );
}

function DecreeText({ decree }: { decree: Decree }) {
  const { data, error, refetch } = useTransitoryDecreeQuery({ variables: { id: decree.id } });
  const articles = data?.transitoryDecree?.articles;
  if (error && !articles)
    return (
      <div className="px-4 pb-4">
        <RecordFailure title={text.failed} error={error} onRetry={() => refetch()} />
      </div>
    );
  if (!articles) return <Skeleton className="mx-4 mb-4 h-24" />;
  return <Articles articles={articles} isCut={decree.isCut} />;
}

interface ArticlesProps {
  articles: readonly { id: string; label: string; text: string }[];
  isCut: boolean;
}

function Articles({ articles, isCut }: ArticlesProps) {
  useScrollToHash();
  return (
    <ol className="grid gap-4 px-4 pb-5">
      {articles.map((article) => (
        <li key={article.id} id={article.id} className="scroll-mt-20">
          <h3 className="font-sans text-base font-semibold">{article.label}</h3>
          <LawText text={article.text} />
        </li>
      ))}
      {isCut && <li className="text-sm text-warning">{text.isCut}</li>}
    </ol>
  );
}

import { useMemo } from 'react';
import { Link } from 'react-router';
import { X } from 'lucide-react';
import { compareText as text, readingFrameText } from '#schema/text/reading.ts';
import { formatDay } from '#web/shared/format/format.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { useArticleVersionQuery } from './reading.generated.ts';
import { RecordFailure, TextSkeleton } from './record-states.tsx';
import { countChanges, inParagraphs, wordDiff, type Change } from './word-diff.rules.ts';

function ChangedWords({ kind, text: words }: Change) {
  if (kind === 'same') return words;
  const Tag = kind === 'added' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="sr-only">[{kind === 'added' ? text.startOfAdded : text.startOfRemoved} </span>
      {words}
      <span className="sr-only"> {text.end}] </span>
    </Tag>
  );
}

function Changes({ changes }: { changes: readonly Change[] }) {
  const { added, removed } = countChanges(changes);
  if (added + removed === 0) return <p className="text-muted">{text.same}</p>;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 gap-y-1 font-sans text-sm">
        <span>{text.counts(added, removed)}</span>
        <span aria-hidden="true" className="law-diff flex gap-3">
          <ins>{text.added}</ins>
          <del>{text.removed}</del>
        </span>
      </p>
      {inParagraphs(changes).map((stretches, at) => (
        // Paragraphs and changes of one comparison keep their order.
        <p key={at} className="law-diff">
          {stretches.map((change, place) => (
            <ChangedWords key={place} {...change} />
          ))}
        </p>
      ))}
    </>
  );
}

interface VersionCompareProps {
  statute: string;
  number: string;
  /** The version on the page. */
  shown: { textAsOf: string; text: string };
  /** Date of the other version. */
  other: string;
  closeAddress: string;
}

/** The changes of an article between two versions of its law, from the older to the newer. */
export function VersionCompare({ statute, number, shown, other, closeAddress }: VersionCompareProps) {
  const { data, error, refetch } = useArticleVersionQuery({ variables: { statute, number, asOf: other } });
  const found = data?.article;
  const changes = useMemo(() => {
    if (!found) return null;
    return found.textAsOf < shown.textAsOf ? wordDiff(found.text, shown.text) : wordDiff(shown.text, found.text);
  }, [found, shown.text, shown.textAsOf]);
  const [older, newer] = [found?.textAsOf ?? other, shown.textAsOf].toSorted().map(formatDay);
  return (
    <div role="group" aria-label={text.title} className="law-text law-compare">
      <div className="flex items-start justify-between gap-3 font-sans print:hidden">
        <p className="text-base font-medium">
          {text.title}
          <span className="block text-sm font-normal text-muted">{text.between(older ?? '', newer ?? '')}</span>
        </p>
        <Link to={closeAddress} className={buttonClasses({ variant: 'secondary', size: 'sm' })}>
          <X size={15} aria-hidden="true" />
          {text.close}
        </Link>
      </div>
      {error ? (
        <RecordFailure title={readingFrameText.failed.versions} error={error} onRetry={() => refetch()} />
      ) : changes ? (
        <Changes changes={changes} />
      ) : data ? (
        <p className="text-muted">{text.addedWhole(formatDay(other))}</p>
      ) : (
        <TextSkeleton paragraphs={1} />
      )}
    </div>
  );
}

import { ArrowLeftRight } from 'lucide-react';
import { Link } from 'react-router';
import { factKindText } from '#schema/text/document-file-screen.ts';
import { documentComparisonText as text } from '#schema/text/document-tables-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatCount } from '#web/shared/format/format.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { WideSkeleton } from '../documents-skeleton.tsx';
import { useDocuments } from '../documents-context.ts';
import { readableComparedValue } from '../fact-values.rules.ts';
import { BackLink } from '../back-link.tsx';
import { useDocumentsComparedQuery, type DocumentsComparedQuery } from './compare.generated.ts';
import './compare.css';

type Comparison = NonNullable<DocumentsComparedQuery['documentComparison']>;
type Difference = Comparison['differences'][number];

function Words({ kind, text: words }: Difference) {
  if (kind === 'SAME') return words;
  const Tag = kind === 'ONLY_FIRST' ? 'del' : 'ins';
  return (
    <Tag>
      <span className="sr-only">[{kind === 'ONLY_FIRST' ? text.startOfFirst : text.startOfSecond} </span>
      {words}
      <span className="sr-only"> {text.end}] </span>
    </Tag>
  );
}

const Text = ({ differences, label }: { differences: readonly Difference[]; label: string }) => (
  // Scrolls by itself, so that the keyboard reaches its end.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div role="region" aria-label={label} tabIndex={0} className="compared-text">
    {differences.map((difference, at) => (
      // A comparison keeps its order.
      // oxlint-disable-next-line react/no-array-index-key
      <Words key={at} {...difference} />
    ))}
  </div>
);

function Facts({ comparison: { facts, first, second } }: { comparison: Comparison }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <h2 id="compared-facts" className="text-xl font-semibold">
        {text.facts}
      </h2>
      {facts.length === 0 ? (
        <p className="text-muted">{text.noFacts}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div
          role="region"
          aria-labelledby="compared-facts"
          tabIndex={0}
          className="overflow-x-auto rounded-md border border-line"
        >
          <table className="w-full min-w-[34rem] text-sm">
            <thead>
              <tr className="bg-sunken text-left">
                <th scope="col" className="px-3 py-2">
                  {text.fact}
                </th>
                <th scope="col" className="px-3 py-2 wrap-anywhere">
                  {first.fileName}
                </th>
                <th scope="col" className="px-3 py-2 wrap-anywhere">
                  {second.fileName}
                </th>
              </tr>
            </thead>
            <tbody>
              {facts.map(({ kind, role, first: before, second: after }) => (
                <tr
                  key={`${kind}-${role ?? ''}-${before.join()}-${after.join()}`}
                  className="border-t border-line align-top"
                >
                  <th scope="row" className="px-3 py-2 text-left font-medium">
                    {factKindText[kind]}
                    {role && <span className="block font-normal text-muted">{role}</span>}
                  </th>
                  {[before, after].map((values, at) => (
                    <td key={at === 0 ? 'first' : 'second'} className="px-3 py-2 wrap-anywhere tabular">
                      {values.length > 0 ? (
                        values.map((value) => readableComparedValue(kind, value)).join(' · ')
                      ) : (
                        <span className="text-muted">{text.none}</span>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

/** Two documents word by word, side by side or as one text, and the facts that differ. */
export function ComparePage({ firstId, secondId }: { firstId: string; secondId: string }) {
  const { urlState, address, go } = useDocuments();
  const { isRedline } = urlState;
  const { data, error, refetch } = useDocumentsComparedQuery({ variables: { firstId, secondId } });
  const comparison = data?.documentComparison;
  if (!data && !error) return <WideSkeleton />;
  const failure = error && readFailure(error);
  const lay = (redline: boolean) => go({ compared: [firstId, secondId], isRedline: redline }, { replace: true });
  return (
    <div className="mx-auto grid w-full max-w-[100rem] grid-cols-1 content-start gap-6 px-4 pb-24 pt-4 md:px-8 md:pt-6">
      <BackLink />
      {failure ? (
        <ErrorState
          title={failure.code === 'CONFLICT' ? text.notReady : text.failed}
          {...failure}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      ) : !comparison ? (
        <ErrorState title={text.gone} />
      ) : (
        <>
          <header className="grid gap-3">
            <h1 className="text-2xl font-semibold">{text.title}</h1>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <p role="status" className="mr-auto tabular">
                {comparison.differences.every(({ kind }) => kind === 'SAME')
                  ? text.same
                  : text.similarity(formatCount(Math.round(comparison.similarity * 10) / 10))}
              </p>
              <p aria-hidden="true" className="compared-legend flex gap-3 text-sm">
                <del>{text.onlyFirst}</del>
                <ins>{text.onlySecond}</ins>
              </p>
              <div role="group" aria-label={text.layout} className="flex gap-1">
                {[false, true].map((redline) => (
                  <Button
                    key={redline ? 'redline' : 'side'}
                    size="sm"
                    variant={redline === isRedline ? 'primary' : 'secondary'}
                    aria-pressed={redline === isRedline}
                    className={TOUCH_TARGET}
                    onClick={() => lay(redline)}
                  >
                    {redline ? text.redline : text.side}
                  </Button>
                ))}
              </div>
              <Link
                to={address({ compared: [secondId, firstId], isRedline })}
                replace
                className={cx(buttonClasses({ variant: 'secondary', size: 'sm' }), TOUCH_TARGET)}
              >
                <ArrowLeftRight size={15} aria-hidden="true" />
                {text.swap}
              </Link>
            </div>
          </header>
          <Facts comparison={comparison} />
          <section aria-label={text.text} className={cx('grid grid-cols-1 gap-4', !isRedline && 'md:grid-cols-2')}>
            {isRedline ? (
              <Text differences={comparison.differences} label={text.text} />
            ) : (
              (['first', 'second'] as const).map((which) => (
                <div key={which} className="grid grid-cols-1 content-start gap-2">
                  <h2 className="font-sans text-base font-semibold wrap-anywhere">
                    <span className="font-normal text-muted">{text[which]}: </span>
                    <Link to={address({ documentId: comparison[which].id })} className="hover:underline">
                      {comparison[which].fileName}
                    </Link>
                  </h2>
                  <Text
                    label={comparison[which].fileName}
                    differences={comparison.differences.filter(
                      ({ kind }) => kind !== (which === 'first' ? 'ONLY_SECOND' : 'ONLY_FIRST'),
                    )}
                  />
                </div>
              ))
            )}
          </section>
        </>
      )}
    </div>
  );
}

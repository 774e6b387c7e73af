import { useState } from 'react';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { comparisonText as text, versionsText } from '#schema/text/contract-file-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useContracts } from '../contracts-context.ts';
import {
  useContractComparisonQuery,
  type ContractComparisonQuery,
  type ContractFileFieldsFragment,
} from './file.generated.ts';

type Paragraph = ContractComparisonQuery['contractComparison']['paragraphs'][number];
type Change = Paragraph['changes'][number];

function Words({ kind, text: words }: Change) {
  if (kind === 'SAME') return words;
  const Tag = kind === 'ADDED' ? 'ins' : 'del';
  return (
    <Tag>
      <span className="sr-only">[{kind === 'ADDED' ? text.startOfAdded : text.startOfRemoved} </span>
      {words}
      <span className="sr-only"> {text.end}] </span>
    </Tag>
  );
}

const isChanged = ({ changes }: Paragraph): boolean => changes.some(({ kind }) => kind !== 'SAME');

interface ComparisonViewProps {
  contract: ContractFileFieldsFragment;
  compared: readonly [from: number, to: number];
}

/** Two versions word by word: what was added is underlined, what was removed is struck through. */
export function ComparisonView({ contract, compared: [from, to] }: ComparisonViewProps) {
  const { address, go } = useContracts();
  const [isShort, setShort] = useState(false);
  const { data, error, refetch } = useContractComparisonQuery({ variables: { contractId: contract.id, from, to } });
  const comparison = data?.contractComparison;
  const numbers = contract.versions.map(({ number }) => number);
  const choose = (next: [number, number]) => go({ contractId: contract.id, compared: next }, { replace: true });
  const paragraphs = comparison?.paragraphs.filter((paragraph) => !isShort || isChanged(paragraph)) ?? [];
  return (
    <section aria-label={text.title} className="card grid grid-cols-1 gap-5 p-5 md:p-8">
      <div className="flex flex-wrap items-end gap-4">
        <SelectField label={text.from} value={from} onChange={({ target }) => choose([Number(target.value), to])}>
          {numbers
            .filter((number) => number < to)
            .map((number) => (
              <option key={number} value={number}>
                {versionsText.number(number)}
              </option>
            ))}
        </SelectField>
        <SelectField label={text.to} value={to} onChange={({ target }) => choose([from, Number(target.value)])}>
          {numbers
            .filter((number) => number > from)
            .map((number) => (
              <option key={number} value={number}>
                {versionsText.number(number)}
              </option>
            ))}
        </SelectField>
        <Link
          to={address({ contractId: contract.id })}
          className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET, 'ml-auto')}
        >
          <X size={16} aria-hidden="true" />
          {text.close}
        </Link>
      </div>
      {comparison ? (
        <>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
            <p role="status" className="tabular">
              {comparison.addedWords + comparison.removedWords === 0
                ? text.same
                : text.counts(comparison.addedWords, comparison.removedWords)}
            </p>
            <p aria-hidden="true" className="contract-diff flex gap-3">
              <ins>{text.added}</ins>
              <del>{text.removed}</del>
            </p>
            <label className={cx('inline-flex min-h-8 cursor-pointer items-center gap-2', TOUCH_TARGET)}>
              <input
                type="checkbox"
                className="size-4"
                checked={isShort}
                onChange={({ target }) => setShort(target.checked)}
              />
              {text.onlyChanges}
            </label>
          </div>
          <div className="contract-paper contract-diff">
            {paragraphs.map(({ changes }, at) => (
              // A comparison keeps its order.
              // oxlint-disable-next-line react/no-array-index-key
              <p key={at} className="whitespace-pre-line">
                {changes.map((change, place) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <Words key={place} {...change} />
                ))}
              </p>
            ))}
          </div>
        </>
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton className="h-96 rounded-md" />
      )}
    </section>
  );
}

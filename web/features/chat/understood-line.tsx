import { ChevronDown } from 'lucide-react';
import { actionText, readingText as text } from '#schema/text/chat.ts';
import { Menu, MenuItem } from '#web/shared/ui/menu.tsx';
import { formatFact } from './fact-format.ts';
import type { Message } from './reply-follower.ts';

type ReadingPart = Message['reading'][number];
export type ReadingChoice = Pick<ReadingPart, 'kind' | 'value'>;

const CHIP =
  'inline-flex max-w-full items-center gap-1 rounded-full border border-line bg-surface px-2.5 py-0.5 text-left';

/** A part with alternatives is a button: choosing another reading asks the question again. */
function ReadingChip({
  part,
  onChoose,
  isBusy,
}: {
  part: ReadingPart;
  onChoose: (value: string) => void;
  isBusy: boolean;
}) {
  const label = <span className="truncate">{part.label}</span>;
  if (part.options.length === 0) return <span className={CHIP}>{label}</span>;
  return (
    <Menu
      align="start"
      trigger={
        <button
          type="button"
          disabled={isBusy}
          aria-label={text.change(`${text.kinds[part.kind]}, ${part.label}`)}
          className={`${CHIP} min-h-7 transition-colors duration-150 hover:border-line-strong disabled:text-muted`}
        >
          {label}
          <ChevronDown size={14} className="shrink-0 text-muted" aria-hidden="true" />
        </button>
      }
    >
      {part.options.map(({ value, label: other }) => (
        <MenuItem key={value} onSelect={() => onChoose(value)}>
          {other}
        </MenuItem>
      ))}
    </Menu>
  );
}

/** How the question was understood, so that the user can see and correct a misreading. */
export const UnderstoodLine = ({
  facts,
  reading,
  onChoose,
  isBusy,
}: {
  facts: Message['understood'];
  reading: Message['reading'];
  onChoose: (choice: ReadingChoice) => void;
  isBusy: boolean;
}) => (
  <div className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1.5 text-sm">
    <p className="text-muted">{text.label}:</p>
    <ul aria-label={actionText.understood} className="flex min-w-0 flex-wrap gap-1.5">
      {reading.map((part) => (
        <li key={part.kind} className="max-w-full min-w-0">
          <ReadingChip part={part} onChoose={(value) => onChoose({ kind: part.kind, value })} isBusy={isBusy} />
        </li>
      ))}
      {facts.map((fact) => (
        <li key={fact.start} className={`${CHIP} tabular`}>
          <span className="text-muted">{actionText.kinds[fact.kind]}</span> {formatFact(fact)}
        </li>
      ))}
    </ul>
  </div>
);

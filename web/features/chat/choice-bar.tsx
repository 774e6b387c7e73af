import { useId } from 'react';
import { ChevronDown } from 'lucide-react';
import type { AnswerStyle } from '#schema/generated/contract.ts';
import { answerStyleText, composerText as text } from '#schema/text/chat.ts';
import { areaLabel } from '#schema/text/search.ts';
import { isArea, type AskChoices } from './ask-choices.ts';

interface ChoiceBarProps {
  choices: AskChoices;
  onChange: (choices: AskChoices) => void;
}

const AREAS = Object.entries(areaLabel).toSorted(([, one], [, other]) => one.localeCompare(other, 'es-MX'));
const STYLES = Object.entries(answerStyleText.styles) as [AnswerStyle, string][];

function AreaChoice({ choices, onChange }: ChoiceBarProps) {
  const id = useId();
  return (
    <div className="relative inline-flex text-sm">
      <label htmlFor={id} className="pointer-events-none absolute inset-y-0 left-2.5 flex items-center text-muted">
        {text.area}
      </label>
      <select
        id={id}
        value={choices.area ?? ''}
        onChange={({ target }) => onChange({ ...choices, area: isArea(target.value) ? target.value : null })}
        // The label and the arrow lie over the select, so that a press anywhere opens it.
        className="field-sizing-content min-h-8 cursor-pointer appearance-none rounded-md border border-line bg-transparent pl-[3.9rem] pr-7 font-medium text-ink transition-colors duration-150 hover:border-line-strong [&>option]:bg-surface"
      >
        <option value="">{text.allAreas}</option>
        {AREAS.map(([area, label]) => (
          <option key={area} value={area}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={15}
        className="pointer-events-none absolute right-2 top-1/2 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
    </div>
  );
}

function StyleChoice({ choices, onChange }: ChoiceBarProps) {
  const name = useId();
  return (
    <div
      role="radiogroup"
      aria-label={answerStyleText.label}
      className="mr-auto inline-flex min-h-8 items-stretch rounded-md border border-line p-0.5 text-sm"
    >
      {STYLES.map(([style, label]) => (
        <label
          key={style}
          className="flex cursor-pointer items-center rounded-sm px-1.5 text-muted md:px-2 transition-colors duration-150 hover:text-ink has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={style}
            checked={choices.style === style}
            onChange={() => onChange({ ...choices, style })}
            className="sr-only"
          />
          {label}
        </label>
      ))}
    </div>
  );
}

/** The area of law to search first, and the style of the answer. */
export const ChoiceBar = (props: ChoiceBarProps) => (
  <>
    <AreaChoice {...props} />
    <StyleChoice {...props} />
  </>
);

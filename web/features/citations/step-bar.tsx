import { ListChecks } from 'lucide-react';
import { findingsText as text } from '#schema/text/citation-review.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { citationStateDisplay } from '#web/shared/ui/citation-state-display.ts';
import { positionOf, Steps, type StepsProps } from './findings-panel.tsx';

type StepBarProps = StepsProps & { onOpen: () => void };

/** Below the text on narrow screens: step to the next citation, and the finding of the chosen one. */
export function StepBar({ onOpen, ...props }: StepBarProps) {
  const finding = props.chosen === null ? undefined : props.findings[props.chosen];
  const word = finding && citationStateDisplay[finding.state].word;
  return (
    <div className="flex items-center gap-2 border-t border-line bg-surface px-2 py-1">
      <Steps {...props} />
      <p className="min-w-0 flex-1 text-sm">
        <span className="block tabular text-muted">{positionOf(props)}</span>
        {word && <span className="block truncate">{word}</span>}
      </p>
      <Button variant="secondary" size="sm" className="min-h-11" onClick={onOpen}>
        <ListChecks size={16} aria-hidden="true" />
        {text.open}
        {finding && word && <span className="sr-only">{text.openChosen(finding.normalized, word)}</span>}
      </Button>
    </div>
  );
}

import { Undo2, X } from 'lucide-react';
import type { CaseOutcome, CaseStatus } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { caseStatusText } from '#schema/text/cases-screen.ts';
import { outcomeQuestionText as text, realtimeText } from '#schema/text/realtime.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import type { LiveCase } from './live-case-cache.ts';
import type { ChangeStatus } from './use-change-status.ts';

/** A status that the user set here, and the one before. */
export interface Change {
  previous: CaseStatus;
  status: CaseStatus;
  /** The outcome was asked for and given. */
  isAnswered: boolean;
}

const OUTCOMES = Object.keys(text.outcomes) as CaseOutcome[];

interface ChangeNoticeProps {
  legalCase: LiveCase;
  change: Change;
  onChange: ChangeStatus;
  onDismiss: () => void;
}

/** After a change: an undo button and, for a completed case, the optional question for its outcome. */
export function ChangeNotice({ legalCase, change, onChange, onDismiss }: ChangeNoticeProps) {
  const isAsking = change.status === 'COMPLETED' && !change.isAnswered;
  return (
    <div className="grid gap-2 rounded-md bg-sunken p-3 animate-appear">
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-sm wrap-anywhere">
          {isAsking ? (
            <>
              <strong className="font-medium">{text.question}</strong> <span className="text-muted">{text.hint}</span>
            </>
          ) : change.isAnswered && legalCase.outcome ? (
            text.kept(text.outcomes[legalCase.outcome])
          ) : (
            realtimeText.changedHere(legalCase.title, caseStatusText[change.status])
          )}
        </p>
        {!isAsking && (
          <IconButton label={commonText.dismiss} className="-m-1.5" onClick={onDismiss}>
            <X size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {isAsking && (
        <div role="group" aria-label={text.question} className="grid grid-cols-2 gap-1.5">
          {OUTCOMES.map((outcome) => (
            <Button
              key={outcome}
              variant="secondary"
              size="sm"
              onClick={() => void onChange(legalCase, 'COMPLETED', outcome)}
            >
              {text.outcomes[outcome]}
            </Button>
          ))}
        </div>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button variant="quiet" size="sm" onClick={() => void onChange(legalCase, change.previous)}>
          <Undo2 size={15} aria-hidden="true" />
          {text.undo}
        </Button>
        {isAsking && (
          <Button variant="ghost" size="sm" onClick={onDismiss}>
            {text.skip}
          </Button>
        )}
      </div>
    </div>
  );
}

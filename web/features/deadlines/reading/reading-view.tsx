import { useId, useState, type ReactNode } from 'react';
import { SquarePen } from 'lucide-react';
import { noticeText as text, proposalsText } from '#schema/text/deadline-calculator.ts';
import { useCaseChoicesQuery } from '#web/shared/cases/case-choices.generated.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase, type PickedCase } from '#web/shared/cases/picked-case.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useTermChainsQuery } from '../chains/chains.generated.ts';
import { RulePicker } from '../calculator/rule-picker.tsx';
import type { Saved } from '../calculator/save-dialog.tsx';
import { chainNeeds, problemsOfRefusals } from '../chains/chain-needs.rules.ts';
import { ProposalReview } from '../chains/proposal-review.tsx';
import { useProposals, type Wanted } from '../chains/use-proposals.ts';
import { noticeOf, termsOf, valuesOfReading, type NoticeValues } from './notice-values.rules.ts';
import type { PassageKind } from './passages.rules.ts';
import { ReadText } from './read-text.tsx';
import { ReadingFields } from './reading-fields.tsx';
import type { Reading } from './use-read-notice.ts';

const DEBOUNCE_MS = 300;
const MAX_MATCHES = 5;

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 content-start gap-4">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
};

interface CaseChoiceProps {
  matches: readonly PickedCase[];
  picked: PickedCase | null;
  onPick: (picked: PickedCase | null) => void;
}

/** The cases that match the order; another case, or none, can be chosen. */
function CaseChoice({ matches, picked, onPick }: CaseChoiceProps) {
  const isOther = picked !== null && !matches.some(({ id }) => id === picked.id);
  return (
    <div className="grid grid-cols-1 gap-3">
      {matches.length > 0 ? (
        <fieldset className="grid gap-2">
          <legend className="mb-1.5 text-sm font-medium">{text.caseMatches}</legend>
          {matches.map((match) => (
            <label
              key={match.id}
              className={cx(
                'grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 rounded-md border px-4 py-2.5',
                picked?.id === match.id ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong',
              )}
            >
              <input
                type="radio"
                name="notice-case"
                checked={picked?.id === match.id}
                onChange={() => onPick(match)}
                className="mt-1 size-4 shrink-0"
              />
              <span className="font-medium [overflow-wrap:anywhere]">{match.title}</span>
              {match.detail && <span className="col-start-2 text-sm text-muted">{match.detail}</span>}
            </label>
          ))}
        </fieldset>
      ) : (
        <p className="text-muted">{text.caseNone}</p>
      )}
      <CasePicker
        label={matches.length > 0 ? text.caseOther : text.case}
        isOptional
        picked={isOther ? picked : null}
        onPick={onPick}
      />
    </div>
  );
}

/** The cases with the file number, as read or as corrected. */
function useMatches(reading: Reading, fileNumber: string): PickedCase[] {
  const wanted = useDebouncedValue(fileNumber.trim(), DEBOUNCE_MS);
  const isCorrected = wanted !== '' && wanted !== (reading.fileNumber?.value ?? '');
  const { data } = useCaseChoicesQuery({ variables: { search: wanted, first: MAX_MATCHES }, skip: !isCorrected });
  return (isCorrected ? (data?.cases.nodes ?? []) : reading.cases).map(pickedCase);
}

interface ReadingViewProps {
  reading: Reading;
  onAgain: () => void;
  onSaved: (saved: Saved) => void;
}

/** A read order: its values, its case, and its terms. */
export function ReadingView({ reading, onAgain, onSaved }: ReadingViewProps) {
  const [values, setValues] = useState<NoticeValues>(() => valuesOfReading(reading));
  const [picked, setPicked] = useState<PickedCase | null>(() => {
    const best = reading.cases[0];
    return best ? pickedCase(best) : null;
  });
  const [active, setActive] = useState<PassageKind | null>(null);
  const [isTouched, setTouched] = useState(false);
  const chains = useTermChainsQuery().data?.termChains ?? [];
  const chain = chains.find(({ id }) => id === values.chainId) ?? null;
  const isByChain = values.chainId !== null;
  const terms = termsOf(reading, values);
  const wanted: Wanted | null = isByChain ? chain && { chain } : terms.length > 0 ? { terms } : null;
  const counted = useProposals(wanted, noticeOf(values));
  const matches = useMatches(reading, values.fileNumber);
  const problems = problemsOfRefusals(counted.refusals);
  const asked = isByChain && chain ? chainNeeds(chain) : null;
  const asks = {
    hour: asked?.unit === 'HOURS' || problems.hour !== undefined || reading.freeTerm?.unit === 'HOURS',
    lawOfAct: asked?.asksLawOfAct === true || problems.lawOfAct !== undefined || values.lawOfAct !== null,
  };
  const set = (part: Partial<NoticeValues>) => {
    setTouched(true);
    setValues((held) => ({ ...held, ...part }));
  };
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-10">
      <div className="lg:sticky lg:top-6">
        <Part title={text.readText}>
          <div
            className="card max-h-[22rem] overflow-y-auto p-5 lg:max-h-[calc(100dvh-16rem)]"
            tabIndex={0}
            role="group"
            aria-label={text.readText}
          >
            <ReadText reading={reading} active={active} />
          </div>
          <Button variant="secondary" size="sm" className={cx(TOUCH_TARGET, 'w-fit')} onClick={onAgain}>
            <SquarePen size={15} aria-hidden="true" />
            {text.again}
          </Button>
        </Part>
      </div>
      <div className="grid grid-cols-1 gap-8">
        <Part title={text.found}>
          <ReadingFields
            reading={reading}
            values={values}
            problems={isTouched ? problems : {}}
            asks={asks}
            onChange={set}
            onHighlight={setActive}
          />
        </Part>
        <Part title={text.case}>
          <CaseChoice matches={matches} picked={picked} onPick={setPicked} />
        </Part>
        <Part title={text.proposals}>
          <SelectField
            label={text.propose}
            value={values.chainId ?? ''}
            onChange={(event) => set({ chainId: event.target.value || null })}
          >
            <option value="">{text.byRules}</option>
            {chains.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <ProposalReview
            counted={counted}
            chainId={values.chainId}
            picked={picked}
            isUntouched={!isTouched}
            waiting={wanted || isByChain ? proposalsText.waiting : proposalsText.none}
            onSaved={onSaved}
          />
          {!isByChain && (
            <RulePicker
              label={text.own}
              rule={null}
              onPick={(rule) => rule && set({ added: [...values.added.filter(({ id }) => id !== rule.id), rule] })}
            />
          )}
        </Part>
      </div>
    </div>
  );
}

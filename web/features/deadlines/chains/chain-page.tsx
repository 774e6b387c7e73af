import { useEffect, useState } from 'react';
import { calculatorText, chainText as text, saveDeadlineText } from '#schema/text/deadline-calculator.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { CasePicker } from '#web/shared/cases/case-picker.tsx';
import { pickedCase, type PickedCase } from '#web/shared/cases/picked-case.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useCountingCaseQuery } from '../counting-case.generated.ts';
import { useTermChainsQuery } from './chains.generated.ts';
import { errorsIn, methodOf } from '../calculator/calculation.rules.ts';
import { CourtChoice } from '../calculator/court-choice.tsx';
import { NoticeFields } from '../calculator/notice-fields.tsx';
import type { Saved } from '../calculator/save-dialog.tsx';
import { useCalculation } from '../calculator/use-calculation.ts';
import { SavedNotice } from '../saved-notice.tsx';
import { ProposalReview } from './proposal-review.tsx';
import { chainNeeds, problemsOfRefusals } from './chain-needs.rules.ts';
import { useProposals } from './use-proposals.ts';

/** One notice and all the terms that follow from it. */
export function ChainPage({ params }: { params: URLSearchParams }) {
  const { data, error, refetch } = useTermChainsQuery();
  const chains = data?.termChains ?? [];
  const [chainId, setChainId] = useState(params.get('cadena') ?? '');
  const chain = chains.find(({ id }) => id === chainId) ?? null;
  const { calculation, settled, set } = useCalculation('chain', params, chainId ? { cadena: chainId } : {});
  const asked = chain && chainNeeds(chain);
  const notice = {
    ...settled,
    method: methodOf(settled, asked),
    lawOfAct: settled.lawOfAct ?? asked?.lawOfAct ?? null,
  };
  const counted = useProposals(chain && { chain }, notice);
  const [picked, setPicked] = useState<PickedCase | null>(null);
  const [saved, setSaved] = useState<Saved | null>(null);
  const opened = useCountingCaseQuery({ variables: { id: settled.caseId ?? '' }, skip: !settled.caseId });
  const openedFrom = opened.data?.case ?? null;
  useEffect(() => {
    if (openedFrom) setPicked(pickedCase(openedFrom));
  }, [openedFrom]);
  const key = JSON.stringify([chainId, notice]);
  useEffect(() => setSaved(null), [key]);
  const problems = { ...problemsOfRefusals(counted.refusals), ...errorsIn(calculation) };
  return (
    <>
      <header className="grid gap-1.5">
        <h1 className="text-3xl font-semibold tracking-tight">{text.title}</h1>
        <p className="max-w-[70ch] font-serif text-lg text-muted">{text.subtitle}</p>
      </header>
      {error && (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[22rem_minmax(0,1fr)] xl:grid-cols-[24rem_minmax(0,1fr)] xl:gap-12">
        <form
          aria-label={calculatorText.form}
          noValidate
          onSubmit={(event) => event.preventDefault()}
          className="grid grid-cols-1 gap-5"
        >
          <SelectField
            label={text.chain}
            value={chainId}
            onChange={(event) => {
              setChainId(event.target.value);
              set({ method: null, lawOfAct: null });
            }}
          >
            <option value="">{text.choose}</option>
            {chains.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <NoticeFields calculation={calculation} rule={asked} problems={problems} onChange={set} />
          <CourtChoice
            hint={calculatorText.courtHint}
            error={problems.court}
            value={{ calendar: calculation.calendar, courtId: calculation.courtId }}
            named={openedFrom?.court}
            onChange={set}
          />
          <CasePicker
            label={saveDeadlineText.case}
            isOptional
            hint={saveDeadlineText.caseHint}
            picked={picked}
            onPick={setPicked}
          />
        </form>
        <div className="grid min-w-0 grid-cols-1 gap-4">
          {saved && <SavedNotice saved={saved} onUndone={() => setSaved(null)} />}
          {!saved && (
            <ProposalReview
              counted={counted}
              chainId={chainId || null}
              picked={picked}
              waiting={text.waiting}
              onSaved={setSaved}
            />
          )}
        </div>
      </div>
    </>
  );
}

import { useState, type SyntheticEvent } from 'react';
import { Link2, X } from 'lucide-react';
import { Link } from 'react-router';
import type { CaseLinkKind } from '#schema/generated/contract.ts';
import { commonText } from '#schema/text/common.ts';
import { caseLinksText as text } from '#schema/text/case-file-screen.ts';
import { caseLinkIncomingText, caseLinkText } from '#schema/text/cases-screen.ts';
import { useCaseChoicesQuery } from '#web/shared/cases/case-choices.generated.ts';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { SelectField } from '#web/shared/ui/field.tsx';
import { caseAddress, StatusBadge, UrgentBadge } from '../case-styles.tsx';
import { ComboBox, type Choice } from '#web/shared/ui/combo-box.tsx';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useCaseTask } from '../use-case-task.ts';
import type { LoadedCase } from '../form/use-case-form.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { useLinkCaseMutation, useUnlinkCaseMutation } from './file.generated.ts';

type CaseLink = LoadedCase['links'][number];

const KINDS = Object.keys(caseLinkText) as CaseLinkKind[];
const DEBOUNCE_MS = 250;
const MAX_RESULTS = 10;

function AddLink({ legalCase }: { legalCase: LoadedCase }) {
  const [kind, setKind] = useState<CaseLinkKind>('APPEAL_OF');
  const [other, setOther] = useState<Choice | null>(null);
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState<string>();
  const wanted = useDebouncedValue(search.trim(), DEBOUNCE_MS);
  const { data, loading } = useCaseChoicesQuery({
    variables: { search: wanted, first: MAX_RESULTS },
    skip: other !== null,
  });
  const isSettled = wanted === search.trim() && !loading;
  const [link] = useLinkCaseMutation();
  const { isBusy, perform } = useCaseTask();
  const known = new Set([legalCase.id, ...legalCase.links.map((each) => each.case.id)]);
  const choices: Choice[] = (data?.cases.nodes ?? [])
    .filter(({ id }) => !known.has(id))
    .map(({ id, title, client, fileNumber }) => ({
      key: id,
      label: title,
      detail: [client, fileNumber].filter(Boolean).join(' · '),
    }));
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (!other) return setProblem(text.choose);
    const made = await perform(
      {
        run: link({ variables: { input: { caseId: legalCase.id, otherCaseId: other.key, kind } } }),
        payloadOf: ({ linkCases }) => linkCases,
        done: text.added,
        failed: text.addFailed,
      },
      (refusal) => setProblem(refusal.message || text.addFailed),
    );
    if (!made) return;
    setOther(null);
    setSearch('');
  };
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)} className="card grid gap-4 p-4">
      <div className="grid items-start gap-4 sm:grid-cols-[14rem_minmax(0,1fr)]">
        <SelectField label={text.kind} value={kind} onChange={(event) => setKind(event.target.value as CaseLinkKind)}>
          {KINDS.map((code) => (
            <option key={code} value={code}>
              {caseLinkText[code]}
            </option>
          ))}
        </SelectField>
        <ComboBox
          label={text.other}
          placeholder={text.otherPlaceholder}
          error={problem}
          chosen={other}
          onChoose={(choice) => {
            setOther(choice);
            setProblem(undefined);
          }}
          clearLabel={text.otherClear}
          search={search}
          onSearch={setSearch}
          choices={choices}
          isStale={!isSettled}
          note={!isSettled ? commonText.searching : choices.length === 0 ? text.noneFound : null}
        />
      </div>
      <Button type="submit" className={cx(TOUCH_TARGET, 'w-fit justify-self-end')} disabled={isBusy}>
        <Link2 size={17} aria-hidden="true" />
        {isBusy ? text.adding : text.add}
      </Button>
    </form>
  );
}

interface LinkItemProps {
  link: CaseLink;
  onRemove: (() => void) | null;
}

const LinkItem = ({ link, onRemove }: LinkItemProps) => (
  <li className="flex items-start gap-2 py-3 pl-4 pr-2">
    <div className="grid min-w-0 flex-1 gap-1">
      <p className="text-sm text-muted">{(link.isIncoming ? caseLinkIncomingText : caseLinkText)[link.kind]}</p>
      <Link
        to={caseAddress(link.case.id)}
        className="w-fit max-w-full font-medium break-words hover:text-accent hover:underline"
      >
        {link.case.title}
      </Link>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
        <span className="break-words">{link.case.client}</span>
        {link.case.fileNumber && <span className="font-mono break-all">{link.case.fileNumber}</span>}
        <StatusBadge status={link.case.status} />
        {link.case.isUrgent && <UrgentBadge />}
      </p>
    </div>
    {onRemove && (
      <IconButton label={text.remove(link.case.title)} className={TOUCH_TARGET_ICON} onClick={onRemove}>
        <X size={17} aria-hidden="true" />
      </IconButton>
    )}
  </li>
);

/** Cases that are related: the trial, its appeal, its amparo. */
export function CaseLinks({ legalCase }: { legalCase: LoadedCase }) {
  const [unlink] = useUnlinkCaseMutation();
  const { isBusy, perform } = useCaseTask();
  const remove = async (linkId: string) => {
    if (isBusy) return;
    await perform({
      run: unlink({ variables: { input: { caseId: legalCase.id, linkId } } }),
      payloadOf: ({ unlinkCases }) => unlinkCases,
      done: text.removed,
      failed: text.removeFailed,
    });
  };
  return (
    <section aria-labelledby="case-links" className="grid max-w-[46rem] grid-cols-1 gap-5">
      <h2 id="case-links" className="sr-only">
        {text.title}
      </h2>
      <p className="text-muted">{text.explained}</p>
      {legalCase.links.length > 0 ? (
        <ul aria-labelledby="case-links" className="card divide-y divide-line">
          {legalCase.links.map((link) => (
            <LinkItem
              key={link.id}
              link={link}
              onRemove={legalCase.viewerCanEdit ? () => void remove(link.id) : null}
            />
          ))}
        </ul>
      ) : (
        <p className="text-muted">{text.none}</p>
      )}
      {legalCase.viewerCanEdit && <AddLink legalCase={legalCase} />}
    </section>
  );
}

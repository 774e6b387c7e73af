import { useEffect, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useForm } from 'react-hook-form';
import { caseFormText as text } from '#schema/text/case-form-screen.ts';
import { newClientId } from '#web/shared/browser/client-id.ts';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { CaseFileDocument, type CaseFileQuery } from '../case-file.generated.ts';
import {
  useEditCaseMutation,
  useOpenCaseMutation,
  type CaseConflictFieldsFragment,
  type EditCaseMutation,
} from './form.generated.ts';
import { refetchCaseLists } from '../refetch-case-lists.ts';
import { keepDraft, readDraft } from './case-draft.ts';
import {
  changesOf,
  createInputOf,
  EMPTY,
  formField,
  problemsOf,
  rebase,
  valuesOf,
  type CaseValues,
} from './case-form.rules.ts';

export type LoadedCase = NonNullable<CaseFileQuery['case']>;
export type FieldConflict = EditCaseMutation['updateCase']['fieldConflicts'][number];

const SAVE_DELAY_MS = 400;
/** Codes after which it is unknown whether the mutation ran. */
const UNKNOWN_OUTCOME = new Set(['NETWORK', 'UNAVAILABLE', 'UPSTREAM']);

interface CaseFormOptions {
  /** The case to edit; without it, a new case. */
  legalCase: LoadedCase | null;
  onSaved: (caseId: string, conflicts: readonly CaseConflictFieldsFragment[]) => void;
}

/** Keeps unsaved values, also through a reload. */
function useFormDraft(legalCase: LoadedCase | null) {
  const caseId = legalCase?.id ?? null;
  const [kept] = useState(() => readDraft(caseId));
  const fresh = legalCase ? valuesOf(legalCase) : EMPTY;
  // The version that the changes are compared with: the case when editing began.
  const base = useRef(kept?.base ?? { version: legalCase?.version ?? 0, values: fresh });
  const [isRestored, setRestored] = useState(kept !== null);
  const form = useForm<CaseValues>({ defaultValues: kept?.values ?? fresh });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const values = form.getValues();
      const isSame = JSON.stringify(values) === JSON.stringify(base.current.values);
      keepDraft(caseId, isSame ? null : { values, base: base.current });
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer);
        timer = setTimeout(keep, SAVE_DELAY_MS);
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [form, caseId]);

  const drop = () => {
    keepDraft(caseId, null);
    setRestored(false);
    base.current = { version: legalCase?.version ?? 0, values: fresh };
    form.reset(fresh);
  };
  /** Applies the changes to a newer saved version; fields in `theirs` keep the saved value. */
  const rebaseOnto = (saved: LoadedCase, theirs: readonly string[]): CaseValues => {
    const values = rebase(form.getValues(), base.current.values, valuesOf(saved), theirs);
    base.current = { version: saved.version, values: valuesOf(saved) };
    form.reset(values);
    return values;
  };
  return { form, base, isRestored, drop, rebaseOnto, forget: () => keepDraft(caseId, null) };
}

/** Creates or edits a case and handles every answer of the server. */
export function useCaseForm({ legalCase, onSaved }: CaseFormOptions) {
  const client = useApolloClient();
  const { form, base, isRestored, drop, rebaseOnto, forget } = useFormDraft(legalCase);
  const [openCase] = useOpenCaseMutation();
  const [editCase] = useEditCaseMutation();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [problemCount, setProblemCount] = useState(0);
  const [conflicts, setConflicts] = useState<readonly FieldConflict[]>([]);
  const [isSaving, setSaving] = useState(false);
  const unanswered = useRef<{ body: string; key: string } | null>(null);

  const refuse = (refusal: Refusal): void => {
    const field = refusal.field && formField(refusal.field);
    if (field && field.split('.')[0]! in EMPTY) {
      form.setError(field as keyof CaseValues, { type: 'server', message: refusal.message }, { shouldFocus: true });
      setProblemCount(1);
    } else setFailure(refusal);
  };

  const finish = async (caseId: string, message: string, found: readonly CaseConflictFieldsFragment[] = []) => {
    forget();
    showToast({ message, tone: 'positive' });
    onSaved(caseId, found);
    await refetchCaseLists(client);
  };

  const create = async (values: CaseValues): Promise<void> => {
    const input = createInputOf(values);
    const body = JSON.stringify(input);
    // Without an answer, the same idempotency key is sent again, so that the case is created once. After an answer a
    // new key is used.
    if (unanswered.current?.body !== body) unanswered.current = { body, key: newClientId() };
    const headers = { 'idempotency-key': unanswered.current.key };
    const answer = await mutationResult(
      openCase({ variables: { input: input as never }, context: { headers } }),
      ({ createCase }) => createCase,
    );
    if (answer.is === 'done' || !UNKNOWN_OUTCOME.has(answer.refusal.code)) unanswered.current = null;
    if (answer.is === 'refused') return refuse(answer.refusal);
    const { case: made, conflicts: found } = answer.payload;
    if (made) await finish(made.id, text.created, found);
  };

  const edit = async (caseId: string, values: CaseValues): Promise<void> => {
    const changes = changesOf(values, base.current.values);
    if (Object.keys(changes).length === 0) return finish(caseId, text.nothingChanged);
    const input = { caseId, version: base.current.version, ...changes };
    const answer = await mutationResult(editCase({ variables: { input: input as never } }), (data) => {
      const { fieldConflicts, ...payload } = data.updateCase;
      // Conflicts are shown at their fields, so the other errors of the answer are dropped.
      return { ...payload, fieldConflicts, userErrors: fieldConflicts.length > 0 ? [] : payload.userErrors };
    });
    if (answer.is === 'refused') return refuse(answer.refusal);
    if (answer.payload.fieldConflicts.length > 0) return setConflicts(answer.payload.fieldConflicts);
    await finish(caseId, text.saved);
  };

  const send = async (values: CaseValues): Promise<void> => {
    setSaving(true);
    setFailure(null);
    try {
      await (legalCase ? edit(legalCase.id, values) : create(values));
    } finally {
      setSaving(false);
    }
  };

  const onSubmit = form.handleSubmit(async (values) => {
    const problems = problemsOf(values);
    setProblemCount(problems.length);
    problems.forEach(([path, message], position) =>
      form.setError(path as keyof CaseValues, { type: 'manual', message }, { shouldFocus: position === 0 }),
    );
    if (problems.length === 0 && !isSaving) await send(values);
  });

  /** Saves over a newer version; fields in `theirs` keep the saved value. */
  const resolve = async (theirs: readonly string[]): Promise<void> => {
    if (!legalCase) return;
    setConflicts([]);
    setSaving(true);
    try {
      const { data } = await client.query({
        query: CaseFileDocument,
        variables: { id: legalCase.id },
        fetchPolicy: 'network-only',
      });
      const saved = data?.case;
      if (!saved) throw new Error('the case is gone');
      await send(rebaseOnto(saved, theirs));
    } catch {
      setFailure({ code: 'UNAVAILABLE', message: text.saveFailed, field: null, requestId: null });
    } finally {
      setSaving(false);
    }
  };

  return {
    form,
    onSubmit,
    isSaving,
    failure,
    problemCount,
    isRestored,
    drop,
    forget,
    conflicts,
    resolve,
    closeConflicts: () => setConflicts([]),
  };
}

export type CaseForm = ReturnType<typeof useCaseForm>;

import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readFormDraft } from '#web/shared/session/drafts.ts';
import { writeFormDraft } from '#web/shared/session/form-drafts.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import {
  emptyValues,
  formInput,
  isFormOf,
  valuesOfKept,
  type FormTemplate,
  type FormValues,
} from './form-values.rules.ts';
import {
  useDiscardContractDraftMutation,
  useSaveContractDraftMutation,
  type FormDraftFieldsFragment,
} from './form.generated.ts';

const LOCAL_DELAY_MS = 300;
const SERVER_DELAY_MS = 1_200;
const RETRY_MS = 10_000;

export type DraftState =
  | { at: 'nothing' }
  | { at: 'saving' }
  | { at: 'saved'; savedAt: Instant }
  /** The account could not be reached; this browser has it. */
  | { at: 'here' };

const nameOf = (templateId: string): string => `contract_form_${templateId}`;

/** What the form begins with: what this browser could not send yet, else what the account kept, else nothing. */
export function firstValues(
  template: FormTemplate,
  kept: FormDraftFieldsFragment | null,
  jurisdiction: FormValues['jurisdiction'],
): { values: FormValues; savedAt: Instant | null; isRestored: boolean } {
  const local = readFormDraft(nameOf(template.id));
  if (isFormOf(template, local)) return { values: local, savedAt: null, isRestored: true };
  if (kept) return { values: valuesOfKept(template, kept), savedAt: kept.savedAt, isRestored: true };
  return { values: emptyValues(template, jurisdiction), savedAt: null, isRestored: false };
}

/**
 * Keeps the values of a form in the account. Until the account has them, this browser does: they outlast a reload and a
 * lost network.
 */
export function useContractDraft(template: FormTemplate, form: UseFormReturn<FormValues>, savedAt: Instant | null) {
  const [save] = useSaveContractDraftMutation();
  const [discard] = useDiscardContractDraftMutation();
  const [state, setState] = useState<DraftState>(savedAt ? { at: 'saved', savedAt } : { at: 'nothing' });
  const isOver = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const name = nameOf(template.id);

  const send = useRef(() => Promise.resolve());
  send.current = async () => {
    const values = form.getValues();
    const sent = JSON.stringify(values);
    setState({ at: 'saving' });
    const answer = await mutationResult(
      save({ variables: { input: formInput(template, values) } }),
      ({ saveContractDraft }) => saveContractDraft,
    );
    if (isOver.current) return;
    if (answer.is === 'done' && answer.payload.draft) {
      // What was typed meanwhile waits for its own turn.
      if (JSON.stringify(form.getValues()) === sent) writeFormDraft(name, null);
      return setState({ at: 'saved', savedAt: answer.payload.draft.savedAt });
    }
    setState({ at: 'here' });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send.current(), RETRY_MS);
  };

  useEffect(() => {
    let local: ReturnType<typeof setTimeout> | undefined;
    let isKept = true;
    const keepHere = () => {
      if (isKept || isOver.current) return;
      isKept = true;
      writeFormDraft(name, form.getValues());
    };
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        isOver.current = false;
        isKept = false;
        clearTimeout(local);
        clearTimeout(timer.current);
        local = setTimeout(keepHere, LOCAL_DELAY_MS);
        timer.current = setTimeout(() => void send.current(), SERVER_DELAY_MS);
      },
    });
    window.addEventListener('pagehide', keepHere);
    return () => {
      stop();
      clearTimeout(local);
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', keepHere);
      keepHere();
    };
  }, [form, name]);

  /** Discarded, or it became a contract that was saved. */
  const forget = async () => {
    isOver.current = true;
    clearTimeout(timer.current);
    writeFormDraft(name, null);
    setState({ at: 'nothing' });
    await discard({ variables: { input: { templateId: template.id } } }).catch(() => undefined);
  };
  return { state, forget };
}

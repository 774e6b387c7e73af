import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ContractFormInput } from '#schema/generated/operation-types.ts';
import { formInput, type FormTemplate, type FormValues } from './form-values.rules.ts';
import { useContractPreviewQuery } from './form.generated.ts';

const DEBOUNCE_MS = 450;

/** The contract as the server would write it with the values so far; asked for again after a pause. */
export function usePreview(template: FormTemplate, form: UseFormReturn<FormValues>) {
  const [input, setInput] = useState<ContractFormInput>(() => formInput(template, form.getValues()));
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        setTyping(true);
        clearTimeout(timer);
        timer = setTimeout(() => {
          setTyping(false);
          setInput((held) => {
            const next = formInput(template, form.getValues());
            return JSON.stringify(next) === JSON.stringify(held) ? held : next;
          });
        }, DEBOUNCE_MS);
      },
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [form, template]);
  // An answer to earlier values never replaces that of later ones: Apollo gives those of these variables only.
  const { data, previousData, error, loading, refetch } = useContractPreviewQuery({
    variables: { input },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  return {
    preview: (data ?? previousData)?.contractPreview,
    /** What is shown is of earlier values. */
    isOld: isTyping || loading,
    error: loading ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

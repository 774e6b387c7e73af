import type { PrebillInput } from '#schema/generated/operation-types.ts';
import { useDebouncedValue } from '#web/shared/hooks/use-debounced-value.ts';
import { usePrebillPreviewQuery } from './prebill.generated.ts';

const DEBOUNCE_MS = 500;

/** The preview of the server; requested again after a pause. `null`: the form is not complete. */
export function usePrebillPreview(input: PrebillInput | null) {
  const written = input ? JSON.stringify(input) : '';
  const settled = useDebouncedValue(written, DEBOUNCE_MS);
  const { data, previousData, error } = usePrebillPreviewQuery({
    variables: { input: (settled ? JSON.parse(settled) : null) as PrebillInput },
    skip: !settled,
    fetchPolicy: 'network-only',
  });
  return {
    isAsked: input !== null,
    preview: input ? (data ?? previousData)?.prebillPreview : undefined,
    error: written === settled ? error : undefined,
    /** The answer to an earlier input is shown until the new one is here. */
    isOld: written !== settled || !data,
  };
}

export type PrebillPreviewState = ReturnType<typeof usePrebillPreview>;

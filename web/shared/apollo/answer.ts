import { readFailure } from './failure.ts';

/** Why the server did not do what it was asked. */
export interface Refusal {
  code: string;
  message: string;
  /** The field it concerns, of the input. */
  field: string | null;
  requestId: string | null;
}

export type Answer<T> = { is: 'done'; payload: T } | { is: 'refused'; refusal: Refusal };

interface Payload {
  userErrors: readonly { code: string; message: string; field?: string | null }[];
}

/** Waits for a mutation and reads whether it did what was asked, whichever way it said no. */
export async function answerOf<D, P extends Payload>(
  run: Promise<{ data?: D | null | undefined }>,
  payloadOf: (data: D) => P,
): Promise<Answer<P>> {
  try {
    const { data } = await run;
    if (!data) throw new Error('no reply');
    const payload = payloadOf(data);
    const refused = payload.userErrors[0];
    if (!refused) return { is: 'done', payload };
    return { is: 'refused', refusal: { ...refused, field: refused.field ?? null, requestId: null } };
  } catch (error) {
    return { is: 'refused', refusal: { ...readFailure(error), field: null } };
  }
}

import { readFailure } from './failure.ts';

/** Why the server refused a mutation. */
export interface Refusal {
  code: string;
  message: string;
  /** The field of the input that is wrong, if one is. */
  field: string | null;
  requestId: string | null;
}

export type MutationResult<T> = { is: 'done'; payload: T } | { is: 'refused'; refusal: Refusal };

interface Payload {
  userErrors: readonly { code: string; message: string; field?: string | null }[];
}

/** Waits for a mutation and tells whether it succeeded. A refusal in `userErrors` and a GraphQL error look the same. */
export async function mutationResult<D, P extends Payload>(
  run: Promise<{ data?: D | null | undefined }>,
  payloadOf: (data: D) => P,
): Promise<MutationResult<P>> {
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

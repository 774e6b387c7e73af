import { readFailure } from './failure.ts';

/** Why a mutation failed, in Spanish; `null` if it succeeded. */
export async function mutationProblem<D>(
  run: Promise<{ data?: D | null | undefined }>,
  errorsOf: (data: D) => readonly { message: string }[],
): Promise<string | null> {
  try {
    const { data } = await run;
    return (data && errorsOf(data)[0]?.message) || null;
  } catch (error) {
    return readFailure(error).message;
  }
}

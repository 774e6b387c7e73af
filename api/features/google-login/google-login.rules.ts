/** Rules of signing in with Google. */

const NAME_MAX = 200;

/** The name of a new account: what Google says, else what stands before the `@`, else a stand-in. */
export function nameFor(name: string | null, email: string, standIn: string): string {
  const said = (name ?? '')
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim();
  const local = email.split('@')[0]?.trim() ?? '';
  return [...(said || local || standIn)].slice(0, NAME_MAX).join('').trim();
}

/** How fresh a sign-in must be to confirm: Google's page was opened for it moments ago. */
const FRESH_MS = 5 * 60_000;

/** Whether an ID token was issued for the act that waits, and not for one before. */
export const isFresh = (issuedAt: Date, now: Date): boolean => now.getTime() - issuedAt.getTime() <= FRESH_MS;

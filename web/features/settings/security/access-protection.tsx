import { twoFactorText as text } from '#schema/text/account-security-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { useConfirmed } from '../use-confirmed.tsx';
import { useOwnAccountSecurityQuery } from './account-security.generated.ts';
import { Passkeys } from './passkeys.tsx';
import { TwoFactor } from './two-factor.tsx';

/** The second step and the passkeys; what changes takes effect by itself. */
export function AccessProtection({ email, onChanged }: { email: string; onChanged: () => void }) {
  const { data, error, refetch } = useOwnAccountSecurityQuery({ fetchPolicy: 'cache-and-network' });
  const { run, dialog } = useConfirmed();
  const changed = () => {
    void refetch();
    onChanged();
  };
  if (error && !data) {
    const { message, requestId } = readFailure(error);
    return <ErrorState title={text.failed} message={message} requestId={requestId} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton className="h-40 rounded-md" />;
  const { twoFactor, passkeys, passkeysProblem } = data.accountSecurity;
  return (
    <>
      <TwoFactor state={twoFactor} email={email} run={run} onChanged={changed} />
      <Passkeys passkeys={passkeys} problem={passkeysProblem} run={run} onChanged={changed} />
      {dialog}
    </>
  );
}

import { useState } from 'react';
import { Link } from 'react-router';
import { claimText as text } from '#schema/text/checkout-screen.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import { session } from '#web/shared/session/session.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { useAcceptSeatMutation, useClaimPurchaseMutation } from './claim.generated.ts';

/** What the link of a mail is for. */
export type ClaimKind = 'purchase' | 'seat';

export interface ClaimProps {
  kind: ClaimKind;
  token: string | null;
  account: { email: string } | null;
  links: { login: string; register: string };
  /** With what to say about it. */
  onDone: (message: string) => void;
  onOtherAccount: () => void;
}

function Accept({
  kind,
  token,
  account,
  onDone,
  onOtherAccount,
}: ClaimProps & { token: string; account: { email: string } }) {
  const [claimPurchase] = useClaimPurchaseMutation();
  const [acceptSeat] = useAcceptSeatMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const accept = async () => {
    setBusy(true);
    setRefusal(null);
    const options = { variables: { token } };
    const answer =
      kind === 'purchase'
        ? await mutationResult(claimPurchase(options), (data) => data.claimPurchase)
        : await mutationResult(acceptSeat(options), (data) => data.acceptSeat);
    if (answer.is === 'done') await session.restore();
    setBusy(false);
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    onDone(text[kind].done);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {refusal && <ErrorState title={text[kind].failed} message={refusal.message} requestId={refusal.requestId} />}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" disabled={isBusy} onClick={() => void accept()} className="max-sm:w-full">
          {isBusy ? text.working : text[kind].accept}
        </Button>
        <Button variant="secondary" size="lg" disabled={isBusy} onClick={onOtherAccount} className="max-sm:w-full">
          {text.otherAccount}
        </Button>
      </div>
      <p className="text-muted break-words">{text.as(account.email)}</p>
    </div>
  );
}

/** The page of a link in a mail: a purchase that is put into an account, or a seat that is taken. Opening it does nothing. */
export function Claim(props: ClaimProps) {
  const { kind, token, account, links } = props;
  useDocumentTitle(text[kind].title);
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 className="text-3xl font-semibold">{text[kind].title}</h1>
      {!token ? (
        <p role="status" className="text-lg">
          {text.noToken}
        </p>
      ) : (
        <>
          <p className="text-lg text-muted">{text[kind].body}</p>
          {account ? (
            <Accept {...props} token={token} account={account} />
          ) : (
            <div className="grid gap-4">
              <p>{text.needsAccount}</p>
              <div className="flex flex-wrap gap-3">
                <Link to={links.login} className={cx(buttonClasses({ size: 'lg' }), 'max-sm:w-full')}>
                  {text.login}
                </Link>
                <Link
                  to={links.register}
                  className={cx(buttonClasses({ variant: 'secondary', size: 'lg' }), 'max-sm:w-full')}
                >
                  {text.register}
                </Link>
              </div>
            </div>
          )}
        </>
      )}
    </div>
  );
}

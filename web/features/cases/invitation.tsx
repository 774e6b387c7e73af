import { useState } from 'react';
import { Link } from 'react-router';
import { invitationText as text } from '#schema/text/case-file-screen.ts';
import { caseRoleText } from '#schema/text/cases-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { useDocumentTitle } from '#web/shared/hooks/use-document-title.ts';
import type { SessionUser } from '#web/shared/session/session-user.ts';
import { Button, buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { mutationResult, type Refusal } from '#web/shared/apollo/mutation-result.ts';
import { useAcceptCaseInvitationMutation, useCaseInvitationPreviewQuery } from './invitation.generated.ts';

export interface InvitationProps {
  token: string | null;
  /** The signed-in user. */
  user: Pick<SessionUser, 'email'> | null;
  links: { login: string; register: string; cases: string };
  onAccepted: (caseId: string) => void;
  onOtherAccount: () => void;
}

function Accept({
  token,
  user,
  onAccepted,
  onOtherAccount,
}: InvitationProps & { token: string; user: { email: string } }) {
  const [accept] = useAcceptCaseInvitationMutation();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const onAccept = async () => {
    setBusy(true);
    const answer = await mutationResult(
      accept({ variables: { input: { token } } }),
      ({ acceptInvitation }) => acceptInvitation,
    );
    setBusy(false);
    if (answer.is === 'refused') return setRefusal(answer.refusal);
    if (answer.payload.case) onAccepted(answer.payload.case.id);
  };
  return (
    <div className="grid gap-4">
      {refusal && <ErrorState title={text.acceptFailed} message={refusal.message} requestId={refusal.requestId} />}
      <div className="flex flex-wrap gap-3">
        <Button size="lg" disabled={isBusy} onClick={() => void onAccept()} className="max-sm:w-full">
          {isBusy ? text.accepting : text.accept}
        </Button>
        <Button variant="secondary" size="lg" onClick={onOtherAccount} className="max-sm:w-full">
          {text.otherAccount}
        </Button>
      </div>
      <p className="text-muted break-words">{refusal ? text.wrongAccount(user.email) : text.as(user.email)}</p>
    </div>
  );
}

const SignIn = ({ links }: Pick<InvitationProps, 'links'>) => (
  <div className="grid gap-4">
    <p className="text-muted">{text.needsAccount}</p>
    <div className="flex flex-wrap gap-3">
      <Link to={links.login} className={cx(buttonClasses({ size: 'lg' }), 'max-sm:w-full')}>
        {text.login}
      </Link>
      <Link to={links.register} className={cx(buttonClasses({ variant: 'secondary', size: 'lg' }), 'max-sm:w-full')}>
        {text.register}
      </Link>
    </div>
  </div>
);

const InvalidInvitation = ({ words, user, links }: { words: string } & Pick<InvitationProps, 'user' | 'links'>) => (
  <>
    <h1 className="text-3xl font-semibold">{text.title}</h1>
    <p role="status" className="text-lg">
      {words}
    </p>
    {user && (
      <Link to={links.cases} className={cx(buttonClasses({ variant: 'secondary' }), TOUCH_TARGET, 'w-fit')}>
        {text.goToCases}
      </Link>
    )}
  </>
);

/** The case of an invitation and the button to accept it. Opening the page accepts nothing. */
export function Invitation(props: InvitationProps) {
  const { token, user, links } = props;
  useDocumentTitle(text.title);
  const { data, error, refetch } = useCaseInvitationPreviewQuery({
    variables: { token: token ?? '' },
    skip: !token,
    fetchPolicy: 'network-only',
  });
  if (!token) return <InvalidInvitation words={text.noToken} user={user} links={links} />;
  if (error && !data) {
    return (
      <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label={text.loading} className="grid gap-4">
        <Skeleton className="h-5 w-64" />
        <Skeleton className="h-9 w-full max-w-md" />
        <Skeleton className="h-5 w-72" />
        <Skeleton className="mt-2 h-12 w-52 rounded-md" />
      </div>
    );
  }
  const { invitation } = data;
  if (!invitation) return <InvalidInvitation words={text.missing} user={user} links={links} />;
  return (
    <>
      <div className="grid gap-1.5">
        <p className="text-lg text-muted break-words">{text.invites(invitation.inviterName)}</p>
        <h1 className="text-3xl font-semibold break-words">{invitation.caseTitle}</h1>
      </div>
      <div>
        <p>{text.role(caseRoleText[invitation.role])}</p>
        <p className="text-muted tabular">{text.expires(formatInstant(invitation.expiresAt))}</p>
      </div>
      {user ? <Accept {...props} token={token} user={user} /> : <SignIn links={links} />}
    </>
  );
}

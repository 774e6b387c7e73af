import { useState } from 'react';
import { MailQuestion, UserRoundX, X } from 'lucide-react';
import { casePeopleText as text } from '#schema/text/case-file-screen.ts';
import { caseRoleText } from '#schema/text/cases-screen.ts';
import { mutationProblem } from '#web/shared/apollo/mutation-problem.ts';
import { formatInstantDay, formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button, IconButton } from '#web/shared/ui/button.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { TOUCH_TARGET, TOUCH_TARGET_ICON } from '#web/shared/ui/touch-target.ts';
import { useRemoveCaseMemberMutation, useRevokeCaseInvitationMutation } from './file.generated.ts';
import { startLeaving } from '../realtime/case-access.ts';
import { InviteForm } from './invite-form.tsx';
import { useCaseTask } from '../use-case-task.ts';
import type { LoadedCase } from '../form/use-case-form.ts';

type Member = LoadedCase['members'][number];
type Invitation = LoadedCase['invitations'][number];

interface CasePeopleProps {
  legalCase: LoadedCase;
  userId: string;
  /** The user has left the case. */
  onLeft: () => void;
}

interface RemoveDialogProps {
  caseId: string;
  member: Member;
  isOneself: boolean;
  onRemoved: () => void;
  onClose: () => void;
}

function RemoveDialog({ caseId, member, isOneself, onRemoved, onClose }: RemoveDialogProps) {
  const [remove, { client }] = useRemoveCaseMemberMutation();
  const onConfirm = async () => {
    const leaving = isOneself ? startLeaving(client, caseId) : null;
    const problem = await mutationProblem(
      remove({ variables: { input: { caseId, userId: member.userId } } }),
      ({ removeMember }) => removeMember.userErrors,
    );
    if (problem !== null) leaving?.cancel();
    if (problem !== null) return problem;
    showToast({ message: isOneself ? text.left : text.removed(member.name), tone: 'positive' });
    onRemoved();
    leaving?.confirm();
    return null;
  };
  return (
    <ConfirmDialog
      title={isOneself ? text.leaveTitle : text.removeTitle(member.name)}
      body={isOneself ? text.leaveBody : text.removeBody}
      confirm={isOneself ? text.leave : text.removeConfirm}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

interface MemberItemProps {
  member: Member;
  isOneself: boolean;
  onRemove: (() => void) | null;
}

const MemberItem = ({ member, isOneself, onRemove }: MemberItemProps) => (
  <li className="flex items-center gap-3 py-3 pl-4 pr-2">
    <div className="min-w-0 flex-1">
      <p className="break-words">
        <span className="font-medium">{member.name}</span>
        {isOneself && <span className="text-muted"> ({text.you})</span>}
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{caseRoleText[member.role]}</span>
        {member.email && <span className="break-all">{member.email}</span>}
        <span className="tabular">{text.since(formatInstantDay(member.since))}</span>
      </p>
    </div>
    {onRemove &&
      (isOneself ? (
        <Button variant="ghost" size="sm" className={TOUCH_TARGET} onClick={onRemove}>
          {text.leave}
        </Button>
      ) : (
        <IconButton label={text.remove(member.name)} className={TOUCH_TARGET_ICON} onClick={onRemove}>
          <UserRoundX size={17} aria-hidden="true" />
        </IconButton>
      ))}
  </li>
);

function Pending({ caseId, invitations }: { caseId: string; invitations: readonly Invitation[] }) {
  const [revoke] = useRevokeCaseInvitationMutation();
  const { isBusy, perform } = useCaseTask();
  const withdraw = async (invitation: Invitation) => {
    if (isBusy) return;
    await perform({
      run: revoke({ variables: { input: { caseId, invitationId: invitation.id } } }),
      payloadOf: ({ revokeInvitation }) => revokeInvitation,
      done: text.revoked,
      failed: text.revokeFailed,
    });
  };
  const [now] = useState(() => new Date().toISOString());
  return (
    <section aria-labelledby="case-invitations" className="grid gap-3">
      <h3 id="case-invitations" className="text-lg font-semibold">
        {text.pending}
      </h3>
      <ul aria-labelledby="case-invitations" className="card divide-y divide-line">
        {invitations.map((invitation) => (
          <li key={invitation.id} className="flex items-center gap-3 py-3 pl-4 pr-2">
            <MailQuestion size={18} className="text-muted" aria-hidden="true" />
            <div className="min-w-0 flex-1">
              <p className="break-all">{invitation.email}</p>
              <p className="flex flex-wrap gap-x-3 text-sm text-muted">
                <span>{caseRoleText[invitation.role]}</span>
                <span className="tabular">
                  {invitation.expiresAt < now ? text.expired : text.expires(formatInstant(invitation.expiresAt))}
                </span>
              </p>
            </div>
            <IconButton
              label={text.revoke(invitation.email)}
              className={TOUCH_TARGET_ICON}
              onClick={() => void withdraw(invitation)}
            >
              <X size={17} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Members and invitations of the case, with the actions to invite and remove. */
export function CasePeople({ legalCase, userId, onLeft }: CasePeopleProps) {
  const [removing, setRemoving] = useState<Member | null>(null);
  const isOwner = legalCase.myRole === 'OWNER';
  const canRemove = (member: Member): boolean => member.role !== 'OWNER' && (isOwner || member.userId === userId);
  return (
    <section aria-labelledby="case-people" className="grid max-w-[46rem] grid-cols-1 gap-6">
      <h2 id="case-people" className="sr-only">
        {text.title}
      </h2>
      <ul aria-labelledby="case-people" className="card divide-y divide-line">
        {legalCase.members.map((member) => (
          <MemberItem
            key={member.userId}
            member={member}
            isOneself={member.userId === userId}
            onRemove={canRemove(member) ? () => setRemoving(member) : null}
          />
        ))}
      </ul>
      {legalCase.invitations.length > 0 && <Pending caseId={legalCase.id} invitations={legalCase.invitations} />}
      {legalCase.viewerCanInvite && <InviteForm caseId={legalCase.id} />}
      {removing && (
        <RemoveDialog
          caseId={legalCase.id}
          member={removing}
          isOneself={removing.userId === userId}
          onRemoved={() => removing.userId === userId && onLeft()}
          onClose={() => setRemoving(null)}
        />
      )}
    </section>
  );
}

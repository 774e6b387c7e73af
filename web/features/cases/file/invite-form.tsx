import { useState, type SyntheticEvent } from 'react';
import { Send } from 'lucide-react';
import { casePeopleText as text } from '#schema/text/case-file-screen.ts';
import { caseRoleHint, caseRoleText } from '#schema/text/cases-screen.ts';
import { Button } from '#web/shared/ui/button.tsx';
import { SelectField, TextField } from '#web/shared/ui/field.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useInviteCaseMemberMutation } from './file.generated.ts';
import { useCaseTask } from '../use-case-task.ts';

type InvitedRole = 'COLLABORATOR' | 'GUEST';

const looksLikeEmail = (written: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(written);

/** Invites a person by e-mail. It does not reveal whether the address has an account. */
export function InviteForm({ caseId }: { caseId: string }) {
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<InvitedRole>('COLLABORATOR');
  const [problem, setProblem] = useState<string>();
  const [invite] = useInviteCaseMemberMutation();
  const { isBusy, perform } = useCaseTask();
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const written = email.trim();
    if (!looksLikeEmail(written)) return setProblem(text.badEmail);
    if (isBusy) return;
    const done = await perform(
      {
        run: invite({ variables: { input: { caseId, email: written, role } } }),
        payloadOf: ({ inviteToCase }) => inviteToCase,
        done: text.invited(written),
        failed: text.inviteFailed,
      },
      (refusal) => setProblem(refusal.message || text.inviteFailed),
    );
    if (done) setEmail('');
  };
  return (
    <section aria-labelledby="case-invite" className="grid gap-3">
      <h3 id="case-invite" className="text-lg font-semibold">
        {text.inviteTitle}
      </h3>
      <form noValidate onSubmit={(event) => void onSubmit(event)} className="card grid gap-4 p-4">
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
          <TextField
            label={text.inviteEmail}
            type="email"
            inputMode="email"
            autoComplete="off"
            value={email}
            error={problem}
            hint={text.inviteHint}
            onChange={(event) => {
              setEmail(event.target.value);
              setProblem(undefined);
            }}
          />
          <SelectField
            label={text.inviteRole}
            hint={caseRoleHint[role]}
            value={role}
            onChange={(event) => setRole(event.target.value as InvitedRole)}
          >
            {(['COLLABORATOR', 'GUEST'] as const).map((code) => (
              <option key={code} value={code}>
                {caseRoleText[code]}
              </option>
            ))}
          </SelectField>
        </div>
        <Button type="submit" className={cx(TOUCH_TARGET, 'w-fit justify-self-end')} disabled={isBusy}>
          <Send size={16} aria-hidden="true" />
          {isBusy ? text.inviting : text.inviteSend}
        </Button>
      </form>
    </section>
  );
}

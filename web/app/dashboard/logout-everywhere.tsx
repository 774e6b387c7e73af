import { logoutEverywhereText as text } from '#schema/text/logout-everywhere.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { useLogoutEverywhereMutation } from '#web/shared/session/logout-everywhere.generated.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';

/** Asks, ends every session of the account, and leaves this browser as a logout does. */
export function LogoutEverywhere({ onClose, onLogout }: { onClose: () => void; onLogout: () => void }) {
  const [end] = useLogoutEverywhereMutation();
  return (
    <ConfirmDialog
      title={text.title}
      body={text.body}
      confirm={text.action}
      onClose={onClose}
      onConfirm={async () => {
        const answer = await mutationResult(end(), ({ logoutEverywhere }) => logoutEverywhere);
        if (answer.is === 'refused') return answer.refusal.message || text.failed;
        onLogout();
        return null;
      }}
    />
  );
}

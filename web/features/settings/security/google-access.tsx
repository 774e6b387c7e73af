import { useState } from 'react';
import { googleSettingsText as text } from '#schema/text/google-settings.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { mutationResult } from '#web/shared/apollo/mutation-result.ts';
import { formatInstant } from '#web/shared/format/format.ts';
import { ConfirmDialog } from '#web/shared/ui/action-dialogs.tsx';
import { Button } from '#web/shared/ui/button.tsx';
import { ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { showToast } from '#web/shared/ui/toast-events.ts';
import { Group } from '../group.tsx';
import { useConfirmed } from '../use-confirmed.tsx';
import {
  useLinkOwnGoogleMutation,
  useOwnGoogleAccessQuery,
  useUnlinkOwnGoogleMutation,
  type GoogleAccessValuesFragment,
} from './google.generated.ts';
import { useGoogleProof } from './use-google-proof.tsx';

function Linked({ access, onUnlink }: { access: GoogleAccessValuesFragment; onUnlink: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border border-line bg-surface px-4 py-3">
      <div className="mr-auto grid min-w-0">
        <span className="font-medium break-words">{text.linkedWith(access.email ?? '')}</span>
        {access.linkedAt && <span className="text-sm text-muted">{text.since(formatInstant(access.linkedAt))}</span>}
        {access.isOnlyWayIn && <span className="text-sm text-muted">{text.onlyWayIn}</span>}
      </div>
      {!access.isOnlyWayIn && (
        <Button variant="secondary" size="sm" onClick={onUnlink}>
          {text.unlink}
        </Button>
      )}
    </div>
  );
}

/** The Google account by which somebody enters. */
export function GoogleAccess() {
  const { data, error, refetch } = useOwnGoogleAccessQuery({ fetchPolicy: 'cache-and-network' });
  const [link] = useLinkOwnGoogleMutation();
  const [unlink] = useUnlinkOwnGoogleMutation();
  const confirmed = useConfirmed();
  const google = useGoogleProof();
  const [problem, setProblem] = useState<string | null>(null);
  const [isUnlinking, setUnlinking] = useState(false);

  const linkNow = async () => {
    setProblem(null);
    const proof = await google.ask('LINK');
    if (proof === null) return;
    if (typeof proof === 'string') return setProblem(proof);
    const result = await confirmed.run(() =>
      mutationResult(link({ variables: { input: proof } }), ({ linkGoogle }) => linkGoogle),
    );
    if (result.is === 'done') showToast({ message: text.linked, tone: 'positive' });
    else setProblem(result.refusal.message);
    void refetch();
  };
  const unlinkNow = async (): Promise<string | null> => {
    const result = await confirmed.run(() => mutationResult(unlink(), ({ unlinkGoogle }) => unlinkGoogle));
    if (result.is === 'refused') return result.refusal.message;
    showToast({ message: text.unlinked, tone: 'positive' });
    void refetch();
    return null;
  };
  const access = data?.googleAccess;
  const failure = error && !data ? readFailure(error) : null;
  return (
    <Group title={text.title}>
      {failure && (
        <ErrorState
          title={text.failed}
          message={failure.message}
          requestId={failure.requestId}
          onRetry={() => void refetch()}
        />
      )}
      {!access && !failure && <Skeleton className="h-16 rounded-md" />}
      {access?.email && <Linked access={access} onUnlink={() => setUnlinking(true)} />}
      {access && !access.email && !access.isConfigured && <p className="text-muted">{text.notConfigured}</p>}
      {access && !access.email && access.isConfigured && (
        <div className="grid justify-items-start gap-3">
          <p className="text-muted">{text.none}</p>
          <Button variant="secondary" disabled={google.isAsking} onClick={() => void linkNow()}>
            {text.link}
          </Button>
          {google.waiting}
        </div>
      )}
      {problem && (
        <p role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
      {isUnlinking && (
        <ConfirmDialog
          title={text.unlinkTitle}
          body={text.unlinkBody}
          confirm={text.unlink}
          onConfirm={unlinkNow}
          onClose={() => setUnlinking(false)}
        />
      )}
      {confirmed.dialog}
    </Group>
  );
}

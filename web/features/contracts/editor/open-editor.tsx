import { useState } from 'react';
import { editorText as text } from '#schema/text/contract-editor-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { ContractEditor } from './contract-editor.tsx';
import { useContractToEditQuery } from './editor.generated.ts';

interface OpenEditorProps {
  contractId: string;
  onSaved: () => void;
  onClose: () => void;
  onChanged?: () => void;
}

/** Reads the newest version and opens the editor with it. */
export function OpenEditor({ contractId, ...rest }: OpenEditorProps) {
  const { data, error, loading, refetch } = useContractToEditQuery({
    variables: { id: contractId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // What the editor began with: a version that is saved meanwhile must not pass for the one that was edited.
  const [opened, setOpened] = useState<typeof data>();
  if (data && !loading && !opened) setOpened(data);
  const contract = opened?.contract;
  if (contract?.status === 'ARCHIVED') return <EmptyState text={text.archived} />;
  if (contract) return <ContractEditor key={contract.id} contract={contract} {...rest} />;
  if (opened) return <EmptyState text={text.notFound} />;
  if (error) {
    return (
      <div className="p-6">
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </div>
    );
  }
  return (
    <div className="grid gap-4 p-6">
      <Skeleton className="h-10" />
      <Skeleton className="h-[60dvh]" />
    </div>
  );
}

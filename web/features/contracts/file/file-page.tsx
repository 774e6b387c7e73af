import { Suspense } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { contractFileText as text } from '#schema/text/contract-file-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState, Skeleton } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { useContracts } from '../contracts-context.ts';
import { PaperSkeleton } from '../contracts-skeleton.tsx';
import { ComparisonView } from './comparison-view.tsx';
import { FileHeader } from './file-header.tsx';
import { FileSide } from './file-side.tsx';
import { FileText } from './file-text.tsx';
import { useContractFileQuery } from './file.generated.ts';

/** The editor has a file of its own, which most visits do not need. */
const OpenEditor = lazyPart(() => import('../editor/open-editor.tsx').then(({ OpenEditor }) => OpenEditor));

/** A contract: its text with the articles, its versions, files and mails; or its editor. */
export function FilePage({ contractId }: { contractId: string }) {
  const { urlState, address, go } = useContracts();
  const { data, error, refetch } = useContractFileQuery({
    variables: { id: contractId },
    fetchPolicy: 'cache-and-network',
  });
  const contract = data?.contract;
  const read = () => void refetch().catch(() => undefined);
  const back = (
    <Link
      to={address({ room: 'saved' })}
      className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit print:hidden')}
    >
      <ArrowLeft size={16} aria-hidden="true" />
      {text.back}
    </Link>
  );
  if (!contract) {
    if (error)
      return (
        <>
          {back}
          <ErrorState title={text.failed} {...readFailure(error)} onRetry={read} />
        </>
      );
    return data ? <EmptyState text={text.notFound} action={back} /> : <PaperSkeleton />;
  }
  const isEditing = urlState.isEditing && contract.status === 'DRAFT';
  const toText = () => go({ contractId }, { replace: true });
  return (
    <>
      {back}
      <FileHeader contract={contract} isEditing={isEditing} onReload={read} />
      {isEditing ? (
        <div className="card overflow-clip">
          <Suspense fallback={<Skeleton className="m-6 h-96" />}>
            <OpenEditor contractId={contractId} onSaved={toText} onClose={toText} />
          </Suspense>
        </div>
      ) : (
        <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-[minmax(0,1fr)_22rem]">
          {urlState.compared ? (
            <ComparisonView contract={contract} compared={urlState.compared} />
          ) : (
            <FileText contract={contract} />
          )}
          <FileSide contract={contract} onReload={read} />
        </div>
      )}
    </>
  );
}

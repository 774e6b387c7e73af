import { Suspense, useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { contractFormText as text } from '#schema/text/contract-form-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { lazyPart } from '#web/shared/parts/lazy-part.tsx';
import { PlansLink } from '#web/shared/plans/plans-link.tsx';
import { buttonClasses } from '#web/shared/ui/button.tsx';
import { cx } from '#web/shared/ui/class-names.ts';
import { EmptyState, ErrorState } from '#web/shared/ui/states.tsx';
import { TOUCH_TARGET } from '#web/shared/ui/touch-target.ts';
import { PremiumMark } from '../contract-fields.tsx';
import { useContracts } from '../contracts-context.ts';
import { PaperSkeleton } from '../contracts-skeleton.tsx';
import { useContractFormQuery, useDiscardContractDraftMutation } from './form.generated.ts';
import { TemplateForm } from './template-form.tsx';

/** Loaded when a contract is generated. */
const EditorDialog = lazyPart(() => import('../editor/editor-dialog.tsx').then(({ EditorDialog }) => EditorDialog));

const BackLink = () => {
  const { address } = useContracts();
  return (
    <Link to={address()} className={cx(buttonClasses({ variant: 'ghost', size: 'sm' }), TOUCH_TARGET, '-ml-3 w-fit')}>
      <ArrowLeft size={16} aria-hidden="true" />
      {text.back}
    </Link>
  );
};

/** The contract that was just generated, edited above its form. Saving it clears the selection of the template. */
function Generated({ templateId, contractId }: { templateId: string; contractId: string }) {
  const { go } = useContracts();
  const [discard] = useDiscardContractDraftMutation();
  return (
    <Suspense fallback={null}>
      <EditorDialog
        contractId={contractId}
        onClose={() => go({ templateId }, { replace: true })}
        onSaved={() => {
          void discard({ variables: { input: { templateId } } }).catch(() => undefined);
          go({ contractId }, { replace: true });
        }}
      />
    </Suspense>
  );
}

/** The form of a template, or why it cannot be filled in. */
export function FormPage({ templateId }: { templateId: string }) {
  const { urlState } = useContracts();
  const { data, error, loading, refetch } = useContractFormQuery({
    variables: { templateId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
  });
  // The form begins with what is kept now, and is not begun anew by what it keeps itself.
  const [opened, setOpened] = useState<typeof data>();
  if (data && !loading && !opened) setOpened(data);
  const template = opened?.contractTemplate;
  if (!opened && error) {
    return (
      <>
        <BackLink />
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  if (!opened) return <PaperSkeleton />;
  if (!template) return <EmptyState text={text.notFound} action={<BackLink />} />;
  if (template.isLocked) {
    return (
      <div className="grid max-w-xl justify-items-start gap-4">
        <BackLink />
        <h1 className="text-3xl font-semibold tracking-tight">{template.name}</h1>
        <PremiumMark />
        <p className="text-lg text-muted">{text.locked}</p>
        <PlansLink />
      </div>
    );
  }
  return (
    <>
      <BackLink />
      <TemplateForm template={template} kept={opened.contractDraft} />
      {urlState.contractId && <Generated templateId={templateId} contractId={urlState.contractId} />}
    </>
  );
}

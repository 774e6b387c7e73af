import { contractsText as text } from '#schema/text/contracts-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TemplatesSkeleton } from '../contracts-skeleton.tsx';
import { useContractTemplatesQuery } from './home.generated.ts';
import { QuickGenerator } from './quick-generator.tsx';
import { SavedContracts } from './saved-contracts.tsx';
import { StatsPanel } from './stats-panel.tsx';
import { TemplateGrid } from './template-grid.tsx';

/** The start of the section: quick generator, templates, what is saved, and the figures. */
export function ContractsHome() {
  const { data, error, refetch } = useContractTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <div className="grid grid-cols-1 gap-10">
      {data ? (
        <>
          <QuickGenerator types={data.contractQuickTypes} templates={data.contractTemplates} />
          <TemplateGrid templates={data.contractTemplates} />
        </>
      ) : error ? (
        <ErrorState title={text.failed} {...readFailure(error)} onRetry={() => void refetch()} />
      ) : (
        <TemplatesSkeleton />
      )}
      <SavedContracts />
      <StatsPanel />
    </div>
  );
}

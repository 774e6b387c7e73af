import { contractsText as text } from '#schema/text/contracts-screen.ts';
import { readFailure } from '#web/shared/apollo/failure.ts';
import { ErrorState } from '#web/shared/ui/states.tsx';
import { TemplatesSkeleton } from '../contracts-skeleton.tsx';
import { useContractTemplatesQuery } from './home.generated.ts';
import { QuickGenerator } from './quick-generator.tsx';
import { SavedContracts } from './saved-contracts.tsx';
import { RecentAndPopular, StatsRow, useContractStats } from './stats-panel.tsx';
import { TemplateGrid } from './template-grid.tsx';

/** The start of the section: quick generator, templates, what is saved, and the figures. */
export function ContractsHome() {
  const { data, error, refetch } = useContractTemplatesQuery({ fetchPolicy: 'cache-and-network' });
  const lazy = useContractStats();
  return (
    <div className="grid grid-cols-1 gap-9">
      <StatsRow lazy={lazy} />
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
      {lazy.stats && <RecentAndPopular stats={lazy.stats} />}
      <SavedContracts />
    </div>
  );
}

import type { Feature } from '#api/kernel/feature.ts';
import { oneByOne } from '#api/kernel/graphql/one-by-one.ts';
import type { AnyJob } from '#api/kernel/jobs/jobs.ts';
import { CONTRACT_FIELD_RESOLVERS } from './contract-fields.resolver.ts';
import { ContractsResolver } from './contracts.resolver.ts';
import { contractsRest } from './contracts.rest.ts';
import { ContractFilesResolver } from './files/contract-files.resolver.ts';
import { contractById } from './keeping/contract-rows.service.ts';
import { mailContract } from './mail/contract-mail.jobs.ts';
import { ContractTemplatesResolver } from './templates/templates.resolver.ts';

export const contractsFeature: Feature = {
  name: 'contracts',
  resolvers: [ContractsResolver, ContractFilesResolver, ContractTemplatesResolver, ...CONTRACT_FIELD_RESOLVERS],
  rest: contractsRest,
  jobs: [mailContract as unknown as AnyJob],
  nodes: { ctr: { typeName: 'Contract', permission: 'contract:read', load: oneByOne(contractById) } },
};

import type { Feature } from '#api/kernel/feature.ts';
import { contractFileRoute } from './contract-file.service.ts';
import { explorerRoutes } from './explorer.service.ts';
import { exportRoutes } from './exports.rest.ts';
import { guideRoutes } from './guide.service.ts';
import { OperationsResolver } from './operations.resolver.ts';
import { operationToRun } from './operations.service.ts';

export const developersFeature: Feature = {
  name: 'developers',
  resolvers: [OperationsResolver],
  rest: exportRoutes,
  raw: [contractFileRoute, ...explorerRoutes, ...guideRoutes],
  offers: { registeredOperation: operationToRun },
};

import type { Feature } from '../../kernel/feature.ts';
import { CitationResolver } from './citations.resolver.ts';

export const citationsFeature: Feature = {
  name: 'citations',
  resolvers: [CitationResolver],
};

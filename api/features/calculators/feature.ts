import type { Feature } from '#api/kernel/feature.ts';
import { CalculatorsResolver, SavedCalculationResolver } from './calculators.resolver.ts';

export const calculatorsFeature: Feature = {
  name: 'calculators',
  resolvers: [CalculatorsResolver, SavedCalculationResolver],
};

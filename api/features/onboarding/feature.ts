import type { Feature } from '#api/kernel/feature.ts';
import { OnboardingResolver } from './onboarding.resolver.ts';

export const onboardingFeature: Feature = { name: 'onboarding', resolvers: [OnboardingResolver] };

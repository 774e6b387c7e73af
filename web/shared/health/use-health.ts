import { useSyncExternalStore } from 'react';
import { healthWatch, type Health } from './health.ts';

export const useHealth = (): Health =>
  useSyncExternalStore(healthWatch.subscribe, healthWatch.health, healthWatch.health);

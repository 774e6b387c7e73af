import type { SampleParty } from '../../contract-template.ts';

/** A worker of an age, for the checks that depend on it. */
export const workerBorn = (birthDate: string): readonly SampleParty[] => [{ kind: 'PERSON', name: 'Mariana Ruiz Ejemplo', gender: 'FEMALE', birthDate, nationality: 'mexicana' }];

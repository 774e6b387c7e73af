import type { SampleParty } from '../../contract-template.ts';

/** Partners for the checks that depend on them. */
export const ana: SampleParty = { kind: 'PERSON', name: 'Ana Gómez Ejemplo', gender: 'FEMALE', nationality: 'mexicana' };
export const luis: SampleParty = { kind: 'PERSON', name: 'Luis Soto Ejemplo', gender: 'MALE', nationality: 'mexicana' };
export const john: SampleParty = { kind: 'PERSON', name: 'John Smith Ejemplo', gender: 'MALE', nationality: 'estadounidense' };
export const company: SampleParty = { kind: 'COMPANY', name: 'Inversiones Ejemplo, S.A. de C.V.', nationality: 'mexicana', representatives: [{ name: 'Ana Gómez Ejemplo', gender: 'FEMALE', capacity: 'apoderada' }] };
export const crowd = Array.from({ length: 51 }, (_, at): SampleParty => ({ kind: 'PERSON', name: `Socio ${at + 1} Ejemplo`, nationality: 'mexicana' }));

/**
 * What the contract sends as text: an instant (`DateTime`), and a legal day (`Date`). Both are strings. A plain string
 * passes for either; an instant where a day is asked for does not compile: on which day an instant falls depends on a
 * zone.
 */
type Instant = string & { readonly length: number; readonly isInstant?: true };
type LegalDay = string & { readonly length: number; readonly isInstant?: never };

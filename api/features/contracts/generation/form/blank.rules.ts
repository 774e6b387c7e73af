import { BLANK } from '#schema/lib/contract-body.ts';

/**
 * What a required field holds while nothing was filled in: it is written as a line, counts as true in a condition, and
 * every comparison with it is false. Liquid calls these methods.
 */
export class Blank {
  equals = (): boolean => false;
  gt = (): boolean => false;
  geq = (): boolean => false;
  lt = (): boolean => false;
  leq = (): boolean => false;
  toString(): string {
    return BLANK;
  }
}

export const blank = new Blank();

/** Nothing to reckon with: not given, or still to be filled in. */
export const isAbsent = (value: unknown): value is Blank | null | undefined =>
  value === null || value === undefined || value instanceof Blank;

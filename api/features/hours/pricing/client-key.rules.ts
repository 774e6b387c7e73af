import { foldText } from '#schema/lib/fold-text.ts';

/** The name of a client for comparison: without accents, capitals and surrounding spaces. */
export const clientKeyOf = (client: string): string =>
  foldText(client.replaceAll('\u0000', ' ').toWellFormed()).replace(/\s+/g, ' ').trim();

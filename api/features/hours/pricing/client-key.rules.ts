import { foldText } from '#schema/lib/fold-text.ts';

/** A client's name as it is compared: accents, capitals and edges aside. */
export const clientKeyOf = (client: string): string =>
  foldText(client.replaceAll('\u0000', ' ').toWellFormed()).replace(/\s+/g, ' ').trim();

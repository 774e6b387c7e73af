import { foldThesisKey } from '#db/search/thesis-keys.rules.ts';

/** Theses that a search names and words that must stand together. */
export interface ReadQuery {
  /** Without the quotation marks and the names of theses. */
  text: string;
  /** Expressions between quotation marks, as typed. */
  phrases: string[];
  /** Ids of theses that are stored. */
  theses: string[];
  /** Registro digital or clave that is named and not stored. */
  unknownThesis: string | null;
}

const PHRASE = /["«“„]([^"«»“”„]{2,200})["»”]/g;
const REGISTRY =
  /(?:(?:registro(?:\s+digital)?|tesis|jurisprudencia|ius)\s*(?:n[uú]m(?:ero|\.)?\s*|#\s*|:\s*)?)(\d{5,8})(?!\d)/giu;
const BARE_REGISTRY = /^\s*(\d{6,7})\s*$/;
/** «1a./J. 42/2006», «P./J. 9/2016 (10a.)», «III.7o.A.2 K (12a.)», «PR.A.C.CN. J/27 A», «2a. LV/2018». */
const KEY =
  /(?<![\p{L}\d])(?:[1-4]a\.?\s?\/\s?J\.?\s?\d{1,4}\/\d{4}|(?:[1-4]a\.|P\.|PC\.|PR\.|[IVXLC]{1,8}\.\d{1,2}o\.|[IVXLC]{1,8}\.)[\p{L}\d./\s]{0,24}?(?:[IVXLCDM]+\/\d{4}|J\/\d{1,4}|J\.\s?\d{1,4}\/\d{4}|\d{1,4}(?:\/\d{4})?)(?:\s[A-Z]{1,2}(?![\p{L}\d]))?)(?:\s?\(\d{1,2}a\.?\))?/gu;

/** Reads what a search names and quotes; `held` tells theses by registro and by folded clave. */
export function readQuery(query: string, held: ReadonlyMap<string, string>): ReadQuery {
  const phrases = [...query.matchAll(PHRASE)]
    .map(([, phrase = '']) => phrase.trim())
    .filter((phrase) => /\s/.test(phrase));
  const found = new Set<string>();
  let unknownThesis: string | null = null;
  const take = (name: string, printed: string): string => {
    const id = held.get(name);
    if (id) found.add(id);
    else unknownThesis ??= printed.trim();
    return ' ';
  };
  const text = query
    .replace(PHRASE, ' $1 ')
    .replace(BARE_REGISTRY, (printed, registry: string) => take(registry, printed))
    .replace(REGISTRY, (printed, registry: string) => take(registry, printed))
    .replace(KEY, (printed) => take(foldThesisKey(printed), printed))
    .trim();
  return { text, phrases, theses: [...found], unknownThesis };
}

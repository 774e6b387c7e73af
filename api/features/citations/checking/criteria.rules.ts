import { foldThesisKey } from '#db/search/thesis-keys.rules.ts';

/** Criteria that published theses declare abandoned, interrupted, superseded or modified. */

type Change = 'ABANDONED' | 'INTERRUPTED' | 'SUPERSEDED' | 'MODIFIED';

export interface ThesisChange {
  /** Label of the thesis that says so; `null`: the note of the thesis itself. */
  by: string | null;
  how: Change;
}

const KEY =
  /(?:(?:\(?[IVX]+\s?REGI[OÓ]N\)?)?\s?(?:P|1a|2a|3a|4a|PC|PR|[IVX]{1,6})\.[^\s,;"“”«»]{0,14}(?:\s?J\.?)?(?:[\s/]{0,2}[\dIVXLCDM]{1,9}(?:\/\d{2,4})?)(?:\s[A-Z]{1,2}(?![\p{L}]))?(?:\s?\(\d{1,2}a\.?\))?)/gu;
const REGISTRY = /registro(?:\s(?:digital|ius|n[uú]m(?:ero|\.)))*:?\s?(\d{6,7})(?!\d)/giu;

const CHANGES: [RegExp, Change][] = [
  [/abandon(?:a|ó|ar|ado|e|an)|se\sapart(?:a|ó|an)\sdel?\s(?:criterio|la\s(?:tesis|jurisprudencia))/iu, 'ABANDONED'],
  [/interr(?:umpe|umpi[oó]|umpida|umpido|upci[oó]n)/iu, 'INTERRUPTED'],
  [
    /super(?:a|ó|ada|ado)\s(?:la|el|por|dich[oa])|sustitu(?:ye|y[oó]|ida|ido)|dej(?:a|ó)\sde\stener\svigencia|sin\sefectos/iu,
    'SUPERSEDED',
  ],
  [/modific(?:a|ó|ada|ado)\s(?:la|el|por|dich[oa])[^.]{0,40}(?:jurisprudencia|tesis|criterio)/iu, 'MODIFIED'],
];

const changeIn = (sentence: string): Change | null => CHANGES.find(([sign]) => sign.test(sentence))?.[1] ?? null;

const sentencesOf = (text: string): string[] => text.split(/(?<=[\p{Ll}\d)"”»]{2}\.)\s+(?=\p{Lu})|\n+/u);

export interface ChangedCriterion {
  key: string | null;
  registry: string | null;
  how: Change;
}

/** The theses that a text declares abandoned, interrupted, superseded or modified. */
export function changedCriteriaIn(text: string): ChangedCriterion[] {
  const found: ChangedCriterion[] = [];
  for (const sentence of sentencesOf(text)) {
    const how = changeIn(sentence);
    if (!how) continue;
    for (const key of sentence.matchAll(KEY)) found.push({ key: foldThesisKey(key[0]), registry: null, how });
    for (const registry of sentence.matchAll(REGISTRY)) found.push({ key: null, registry: registry[1] ?? null, how });
  }
  return found;
}

const OF_ITSELF =
  /(?:esta|la\spresente)\s(?:tesis|jurisprudencia|criterio)[^.]{0,80}?(?:fue|qued[oó]|ha\ssido|se)\s[^.]{0,60}/iu;

/** The change that the note of a thesis declares of the thesis itself. */
function ownChange(text: string): Change | null {
  for (const sentence of sentencesOf(text)) {
    const said = OF_ITSELF.exec(sentence)?.[0];
    const how = said ? changeIn(said) : null;
    if (how) return how;
  }
  return null;
}

/** The changes that `others`, or its own note, declare of the thesis. */
export function changesOfThesis(
  thesis: { id: string; key: string | null; registry: string; precedents: string | null; text: string },
  others: readonly { id: string; label: string; said: readonly ChangedCriterion[] }[],
): ThesisChange[] {
  const key = thesis.key === null ? null : foldThesisKey(thesis.key);
  const own = ownChange(`${thesis.text}\n${thesis.precedents ?? ''}`);
  const found: ThesisChange[] = own ? [{ by: null, how: own }] : [];
  for (const { id, label, said } of others) {
    if (id === thesis.id) continue;
    const about = said.find((each) => (key !== null && each.key === key) || each.registry === thesis.registry);
    if (about) found.push({ by: label, how: about.how });
  }
  return found;
}

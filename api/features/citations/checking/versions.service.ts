import { citationCheckText as say, citationVerdictText as verdicts } from '#schema/text/citations.ts';
import type { Checking } from './checking.service.ts';
import { ComparedText, type Draft } from './finding.rules.ts';
import type { StatuteReference } from '#api/legal-language/index.ts';
import { judgeStatute } from './statute-judgement.rules.ts';
import { articleKeyOf, readVersions } from './stock.service.ts';

/** Compares quotes with former texts: a quote that was right when the text was written is verified. */

interface Open {
  index: number;
  reference: StatuteReference;
  key: string;
}

const openOf = (checking: Checking): Open[] =>
  checking.references.flatMap((reference, index) => {
    const draft = checking.drafts[index];
    if (reference.kind !== 'STATUTE' || reference.law === null || !draft?.target.statuteKey) return [];
    const isOpen = draft.state !== 'VERIFIED' && checking.wordsOf(index).length > 0;
    return isOpen ? [{ index, reference, key: articleKeyOf(reference.law, draft.target.articleNumber ?? '') }] : [];
  });

function judgeVersion(checking: Checking, { index, reference }: Open, passage: ComparedText, textAsOf: string): Draft {
  const held = checking.articleCache.get(reference.law, reference.article);
  const draft = judgeStatute({
    reference,
    held: held && { ...held, textAsOf, officialText: passage.text, isRepealed: false, lastReformOn: null },
    passage,
    quotes: checking.wordsOf(index),
    writtenOn: null,
    after: '',
    others: [],
    isQuoted: false,
    isUnsure: false,
  });
  if (held?.lastReformOn) draft.notes.push(say.reformedSince(held.lastReformOn));
  return draft.state === 'VERIFIED'
    ? { ...draft, reason: say.verifiedOldQuote(textAsOf), verdict: verdicts.saidIt }
    : draft;
}

export async function compareWithVersions(checking: Checking): Promise<void> {
  const open = openOf(checking);
  const versions = await readVersions(checking.em, [...new Set(open.map(({ key }) => key))]);
  for (const each of open) {
    const quotes = checking.wordsOf(each.index);
    const draft = checking.drafts[each.index];
    const found = (versions.get(each.key) ?? [])
      .map(({ textAsOf, officialText }) => ({ textAsOf, passage: new ComparedText(officialText) }))
      .find(({ passage }) => quotes.every((quote) => passage.locate(quote)));
    if (!found || !draft) continue;
    const hasRuled = checking.writtenOn !== null && found.textAsOf <= checking.writtenOn;
    if (hasRuled) checking.drafts[each.index] = judgeVersion(checking, each, found.passage, found.textAsOf);
    else if (draft.state === 'QUOTE_NOT_FOUND')
      Object.assign(draft, { reason: say.quoteOld(found.textAsOf), verdict: verdicts.formerText });
  }
}

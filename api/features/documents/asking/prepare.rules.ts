import type { StoredFact, StoredSection } from '#db/entities/document.entity.ts';
import type { DocumentRequest } from '#api/ports/llm.ts';
import { hiddenOrders } from './hidden-orders.rules.ts';
import { choosePassages } from './passages.rules.ts';
import { Names, personalDataIn } from './personal-data.rules.ts';
import { Placeholders, replaceIn, type ReplacedText } from './replaced-text.rules.ts';

/** What of a document is sent to a model, and what is kept here to read its reply. */

export interface ReadDocument {
  text: string;
  sections: readonly StoredSection[];
  facts: readonly Pick<StoredFact, 'kind' | 'value'>[];
  /** `null`: a summary is wanted. */
  question: string | null;
}

export interface PreparedReading {
  request: DocumentRequest;
  parts: ReplacedText[];
  placeholders: [placeholder: string, words: string][];
}

export function prepareReading({ text, sections, facts, question }: ReadDocument): PreparedReading {
  const passages = choosePassages(text, sections, question);
  const texts = passages.map(({ start, end }) => text.slice(start, end));
  const names = new Names(facts, [...texts, ...(question === null ? [] : [question])]);
  const placeholders = new Placeholders();
  const replace = (words: string): string =>
    replaceIn(words, 0, personalDataIn(words, names), hiddenOrders(words, 0, words.length), placeholders).text;
  const parts = passages.map(({ start, end }, at) => {
    const words = texts[at] ?? '';
    return replaceIn(words, start, personalDataIn(words, names), hiddenOrders(text, start, end), placeholders);
  });
  return {
    request: {
      question: question === null ? null : replace(question),
      parts: parts.map((part, at) => ({ heading: replace(passages[at]?.heading ?? ''), text: part.text })),
    },
    parts,
    placeholders: placeholders.entries(),
  };
}

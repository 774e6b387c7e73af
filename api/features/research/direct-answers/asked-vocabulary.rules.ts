import { foldText } from '#schema/lib/fold-text.ts';
import type { DirectAnswer } from '#db/content/direct-answers.ts';
import { formOf, isFiller } from '#db/search/terms.rules.ts';
import { correctedText, correctionsOf, type Vocabulary } from '../retrieval/spelling.rules.ts';

/** The words of the listed questions, used to correct typing errors. */

const PER_SLICE = 40;

/** Counts in how many answers each word stands; `pause` is waited for between slices. */
export async function vocabularyOf(answers: readonly DirectAnswer[], pause: () => Promise<void>): Promise<Vocabulary> {
  const forms = new Map<string, number>();
  for (const [at, { asked, answer }] of answers.entries()) {
    const words = new Set<string>();
    for (const word of foldText(`${asked.join(' ')} ${answer.replace(/\{\{[^}]*\}\}/g, ' ')}`).match(/[a-z]{3,}/g) ??
      [])
      words.add(formOf(word).slice(1));
    for (const word of words) forms.set(word, (forms.get(word) ?? 0) + 1);
    if (at % PER_SLICE === 0) await pause();
  }
  // Judged by whole words: a stem that is known says nothing of the word that was typed.
  return { forms, stems: new Set(), words: new Map([...forms.keys()].map((form) => [form, form])) };
}

const MIN_LENGTH = 5;
/** A word in fewer answers is as likely a name. */
const MIN_ANSWERS = 6;

/** The question with typing errors corrected, only for matching: it is shown as typed. */
export function withSpellingCorrected(question: string, vocabulary: Vocabulary): string {
  const corrections = correctionsOf(question, vocabulary, (word) => word.length < MIN_LENGTH || isFiller(word)).filter(
    ({ meant }) => (vocabulary.forms.get(meant) ?? 0) >= MIN_ANSWERS,
  );
  return corrections.length > 0 ? correctedText(question, corrections) : question;
}

import { foldText } from '#schema/lib/fold-text.ts';

/** Judges answers of the chat by expected facts and by the official texts. */

export interface EvalQuestion {
  id: string;
  group: string;
  question: string;
  /** Earlier questions of the same person, oldest first. */
  history?: string[];
  expects: {
    /** `false`: the answer should abstain. */
    answers: boolean;
    /** Citing any of these, verified, counts as the right law. */
    articles?: { law: string; article: string }[];
    /** Facts that must all be stated; `a|b` are alternatives. */
    facts?: string[];
    avoid?: string[];
    /** For a false premise: statements of which one must correct it. */
    corrects?: string[];
  };
  note?: string;
}

/** The parts of an answer that are judged. */
export interface JudgedAnswer {
  text: string;
  isAbstention: boolean;
  citations: {
    label: string;
    state: string;
    statuteKey: string | null;
    articleNumber: string | null;
    detail: string | null;
  }[];
  claims: { start: number; end: number; support: string }[];
}

/** The official texts, read from the corpus, not from the product. */
export interface Corpus {
  /** `null`: the corpus lacks the law. `undefined`: the law has no such article. */
  article(law: string, number: string): { text: string; isRepealed: boolean } | null;
}

export interface Verdict {
  question: EvalQuestion;
  answer: JudgedAnswer;
  /** Sentences that state law, and how many of them a passage supports. */
  claims: number;
  supported: number;
  /** Citations that are shown as verified but are wrong. */
  falselyVerified: string[];
  /** Quotations that are in no official text of the cited articles. */
  inventedQuotes: string[];
  /** `null`: no false premise in the question. */
  isCorrected: boolean | null;
  confirms: string[];
  isRightLaw: boolean | null;
  missingFacts: string[];
  /** It abstained if and only if it should. */
  isAbstentionRight: boolean;
}

const fold = (text: string): string =>
  foldText(text)
    .replace(/\[\d{1,3}\]/g, ' ')
    .replace(/["'«»“”„‘’*_#`]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/\s+([.,;:])/g, '$1')
    .trim();

/**
 * Whether any of the alternatives is in the text. They match from the start of a word («15 días» is not in «115 días»)
 * and may match its beginning («derog»), except digits and Roman numbers («fracción X» is not «fracción XI»).
 */
function has(folded: string, wanted: string): boolean {
  return wanted.split('|').some((each) => {
    const words = fold(each);
    const isWhole = /(?:\d|\b[IVXLCDM]+)$/.test(each.trim());
    for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + 1)) {
      const [before, after] = [folded[at - 1] ?? ' ', folded[at + words.length] ?? ' '];
      if (!/[a-z0-9]/.test(before) && !(isWhole && /[a-z0-9]/.test(after))) return true;
    }
    return false;
  });
}

const ROMAN = /^(?:frs?\.|fracci[oó]n)\s*([IVXLCDM]+(?: (?:Bis|Ter|Qu[aá]ter))?)/i;

/** Whether a text has a fraction, at the start of a paragraph or inside of one without line breaks. */
const hasFraction = (text: string, fraction: string): boolean =>
  new RegExp(`(?:^|[\\s;:.,])${fraction.replace(/\s+/g, '[\\s-]+')}\\s*[.\\-–—)]`, 'im').test(text);

function falselyVerified({ citations }: JudgedAnswer, corpus: Corpus): string[] {
  return citations
    .filter(({ state }) => state === 'VERIFIED')
    .flatMap(({ label, statuteKey, articleNumber, detail }) => {
      const held = statuteKey && articleNumber ? corpus.article(statuteKey, articleNumber) : null;
      if (!held) return [`${label}: no such article`];
      if (held.isRepealed) return [`${label}: repealed`];
      const fraction = ROMAN.exec(detail ?? '')?.[1];
      return fraction && !hasFraction(held.text, fraction) ? [`${label}: no such fraction`] : [];
    });
}

const QUOTE = /«([^«»]{12,})»/g;
const ELLIPSIS = /\s*(?:\[\s*(?:…|\.{3,})\s*\]|…|\.{3,})\s*/;

function inventedQuotes({ text, citations }: JudgedAnswer, corpus: Corpus, question: string): string[] {
  const texts = citations.flatMap(({ statuteKey, articleNumber }) =>
    statuteKey && articleNumber ? fold(corpus.article(statuteKey, articleNumber)?.text ?? '') : [],
  );
  return [...text.matchAll(QUOTE)].flatMap(([, quote]) => {
    if (!quote || fold(question).includes(fold(quote))) return [];
    // Four words or fewer are a term, not a quotation.
    if (quote.trim().split(/\s+/).length <= 4) return [];
    const pieces = quote.split(ELLIPSIS).map(fold).filter(Boolean);
    return texts.some((held) => pieces.every((piece) => held.includes(piece.replace(/[.,;:]+$/, '')))) ? [] : [quote];
  });
}

export function judgeAnswer(question: EvalQuestion, answer: JudgedAnswer, corpus: Corpus): Verdict {
  const { expects } = question;
  const folded = fold(answer.text);
  const claims = answer.claims;
  const articles = expects.articles ?? [];
  const isCited = ({ law, article }: { law: string; article: string }): boolean =>
    answer.citations.some(
      ({ state, statuteKey, articleNumber }) =>
        state === 'VERIFIED' && statuteKey === law && fold(articleNumber ?? '') === fold(article),
    );
  return {
    question,
    answer,
    claims: claims.length,
    supported: claims.filter(({ support }) => support === 'SUPPORTED').length,
    falselyVerified: falselyVerified(answer, corpus),
    inventedQuotes: inventedQuotes(answer, corpus, question.question),
    isCorrected: expects.corrects?.length ? expects.corrects.some((each) => has(folded, each)) : null,
    confirms: (expects.avoid ?? []).filter((each) => has(folded, each)),
    isRightLaw: expects.answers && articles.length > 0 ? articles.some(isCited) : null,
    missingFacts: answer.isAbstention ? [] : (expects.facts ?? []).filter((each) => !has(folded, each)),
    isAbstentionRight: answer.isAbstention === !expects.answers,
  };
}

export interface Scorecard {
  questions: number;
  claims: number;
  supported: number;
  /** Number of verified citations. */
  verified: number;
  falselyVerified: number;
  quotes: number;
  falsePremises: number;
  corrected: number;
  confirmed: number;
  lawKnown: number;
  rightLaw: number;
  factsKnown: number;
  withAllFacts: number;
  shouldAbstain: number;
  abstainedRightly: number;
  shouldAnswer: number;
  abstainedWrongly: number;
}

const count = <T>(items: readonly T[], test: (item: T) => boolean): number => items.filter(test).length;

export function scorecardOf(verdicts: readonly Verdict[]): Scorecard {
  const sum = (value: (verdict: Verdict) => number): number => verdicts.reduce((total, each) => total + value(each), 0);
  const premises = verdicts.filter(({ isCorrected }) => isCorrected !== null);
  const withLaw = verdicts.filter(({ isRightLaw }) => isRightLaw !== null);
  const withFacts = verdicts.filter(({ question, answer }) => question.expects.facts?.length && !answer.isAbstention);
  const answerable = verdicts.filter(({ question }) => question.expects.answers);
  const outside = verdicts.filter(({ question }) => !question.expects.answers);
  return {
    questions: verdicts.length,
    claims: sum(({ claims }) => claims),
    supported: sum(({ supported }) => supported),
    verified: sum(({ answer }) => count(answer.citations, ({ state }) => state === 'VERIFIED')),
    falselyVerified: sum((verdict) => verdict.falselyVerified.length),
    quotes: sum((verdict) => verdict.inventedQuotes.length),
    falsePremises: premises.length,
    corrected: count(premises, ({ isCorrected }) => isCorrected === true),
    confirmed: count(premises, ({ isCorrected, confirms }) => isCorrected === false && confirms.length > 0),
    lawKnown: withLaw.length,
    rightLaw: count(withLaw, ({ isRightLaw }) => isRightLaw === true),
    factsKnown: withFacts.length,
    withAllFacts: count(withFacts, ({ missingFacts }) => missingFacts.length === 0),
    shouldAbstain: outside.length,
    abstainedRightly: count(outside, ({ isAbstentionRight }) => isAbstentionRight),
    shouldAnswer: answerable.length,
    abstainedWrongly: count(answerable, ({ isAbstentionRight }) => !isAbstentionRight),
  };
}

/** Descriptions of what is wrong in a verdict; empty: nothing. */
export function missesOf(verdict: Verdict): string[] {
  const { question, answer } = verdict;
  const wanted = question.expects.articles?.map(({ law, article }) => `${law} ${article}`).join(', ');
  return [
    ...verdict.falselyVerified.map((each) => `WRONG CITATION SHOWN AS VERIFIED: ${each}`),
    ...verdict.inventedQuotes.map((each) => `INVENTED QUOTE: «${each.slice(0, 160)}»`),
    ...(verdict.isCorrected === false
      ? [`premise not corrected: wanted ${question.expects.corrects?.join(' / ')}`]
      : []),
    ...verdict.confirms.map((each) => `says what it should avoid: ${each}`),
    ...(verdict.isAbstentionRight ? [] : [answer.isAbstention ? 'abstained wrongly' : 'answered what it cannot know']),
    ...(verdict.isRightLaw === false && !answer.isAbstention ? [`right law not cited: wanted ${wanted}`] : []),
    ...(verdict.missingFacts.length > 0 ? [`not said: ${verdict.missingFacts.join(', ')}`] : []),
  ];
}

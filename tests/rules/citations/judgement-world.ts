import { ComparedText } from '#api/features/citations/checking/finding.rules.ts';
import type { StatuteReference } from '#api/legal-language/index.ts';
import {
  judgeStatute,
  type HeldArticle,
  type StatuteClaim,
} from '#api/features/citations/checking/statute-judgement.rules.ts';

export const PARTS = { fraction: null, letter: null, section: null, paragraph: null };

/** Invented: official text is never kept in the repository. */
export const TEXT = [
  'Los zapatos verdes se devuelven en nueve días, salvo:',
  'I. Los que tengan agujeta dorada;',
  'II. (Se deroga).',
  'III. Los de niño, que se devuelven:',
  'a) En la tienda, con su caja, o',
  'b) Por correo.',
  'III Bis. Los de charol.',
  'La zapatería no cobrará por ello.',
].join('\n');

export const SECTIONS = [
  'El calzado se divide en dos:',
  'A. El de calle:',
  'I. Con tacón;',
  'II. Sin tacón.',
  'B. El de casa:',
  'I. Abierto.',
].join('\n');

export const reference = (changes: Partial<StatuteReference> = {}): StatuteReference => ({
  kind: 'STATUTE',
  start: 0,
  end: 10,
  law: 'lft',
  lawName: 'Ley Federal del Trabajo',
  lawSource: 'NAMED',
  isInferred: false,
  lawCandidates: [],
  nearLaw: null,
  article: '48',
  rangeTo: null,
  isTransitory: false,
  isPointer: false,
  ...PARTS,
  detail: null,
  ...changes,
});

export const held = (changes: Partial<HeldArticle> = {}): HeldArticle => ({
  number: '48',
  officialText: TEXT,
  synthesis: null,
  textAsOf: '2026-01-15',
  officialUrl: 'https://example.org/lft.pdf',
  isRepealed: false,
  notes: [],
  lastReformOn: '2019-05-01',
  ...changes,
});

export function judged(changes: Partial<StatuteReference> = {}, claim: Partial<StatuteClaim> = {}) {
  // The law has no such number: nothing can be held of it.
  const usual = changes.article === '5000' ? null : held();
  const article = claim.held === undefined ? usual : claim.held;
  return judgeStatute({
    reference: reference(changes),
    held: article,
    passage: article?.officialText ? new ComparedText(article.officialText) : null,
    quotes: [],
    writtenOn: null,
    after: '',
    others: [],
    isQuoted: false,
    isUnsure: false,
    ...claim,
  });
}

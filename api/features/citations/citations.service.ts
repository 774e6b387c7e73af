import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { findLaw, hasArticle } from '#db/content/law-index.ts';
import type { StoredCitation, StoredClaim } from '#db/entities/chat.entity.ts';
import { claimsOf } from './claims.rules.ts';
import { italiciseLooseQuotes } from './loose-quotes.rules.ts';
import { findArticles, type ArticleText } from '../research/index.ts';
import { judge, type Claim } from './judgement.rules.ts';
import type { CitationNumbering } from './marks.rules.ts';
import { placeProseCitations } from './prose.rules.ts';

export interface CheckedAnswer {
  text: string;
  citations: StoredCitation[];
  /** Every sentence that states law, with what supports it. */
  claims: StoredClaim[];
}

const keyOf = (law: string, article: string): string => `${law}:${article}`;

/** The articles of the claims that exist, in one statement. */
async function readArticles(em: SqlEntityManager, claims: readonly Claim[]): Promise<Map<string, ArticleText>> {
  const wanted = new Map<string, { key: string; number: string }>();
  for (const { law, article } of claims)
    if (law && findLaw(law) && hasArticle(law, article)) wanted.set(keyOf(law, article), { key: law, number: article });
  if (wanted.size === 0) return new Map();
  const found = await findArticles(em, [...wanted.values()]);
  return new Map(found.map((article) => [keyOf(article.statuteKey, article.number), article]));
}

/** The synthesis of an article and the notes of its reforms with their dates. */
const editorialTextOf = (article: ArticleText | undefined): string | null =>
  article ? [article.synthesis ?? '', ...article.notes, article.lastReformOn ?? ''].join('\n') : null;

/**
 * Checks every citation of a finished answer: the marked ones, and those only written in the text, which get a number
 * there. At most one statement.
 */
export async function checkAnswer(
  em: SqlEntityManager,
  text: string,
  numbering: CitationNumbering,
): Promise<CheckedAnswer> {
  const marks = numbering.marks;
  const { pieces, claims: prose } = placeProseCitations(text, marks);
  const held = await readArticles(em, [...marks, ...prose]);
  const check = (claim: Claim) =>
    judge(claim, claim.law === null ? null : (held.get(keyOf(claim.law, claim.article)) ?? null));

  const citations: StoredCitation[] = marks.map((mark) => ({ ordinal: mark.ordinal, ...check(mark) }));
  const ordinals = new Map<number, number>();
  prose.forEach((claim, index) => {
    const judgement = check(claim);
    // «No existe el artículo 5000» is right when the article does not exist.
    if (claim.isDenied && judgement.state !== 'VERIFIED') return;
    const ordinal = citations.length + 1;
    ordinals.set(index, ordinal);
    citations.push({ ordinal, ...judgement });
  });
  const numbered = pieces.map((piece) => {
    const ordinal = piece.claim === null ? undefined : ordinals.get(piece.claim);
    return ordinal === undefined ? piece.text : `${piece.text} [${ordinal}]`;
  });
  const editorial = ({ statuteKey, articleNumber }: StoredCitation): string | null =>
    editorialTextOf(held.get(keyOf(statuteKey ?? '', articleNumber ?? '')));
  const answer = italiciseLooseQuotes(numbered.join(''), citations);
  return { text: answer, citations, claims: claimsOf(answer, citations, editorial) };
}

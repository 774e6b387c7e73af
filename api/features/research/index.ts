export { meaningOf } from './meaning/meaning.service.ts';
export { answerMaterial, type AnswerMaterial } from './retrieval/answer-material.service.ts';
export {
  findArticle,
  findArticles,
  listStatutes,
  stockSummary,
  type ArticleText,
  type StatuteFacts,
  type StockSummary,
} from './articles.service.ts';
export { ArticleType, LegalAreaEnum, StatuteType, TextSourceEnum } from './research.types.ts';
export { retrieve, type Retrieval, type RetrievedArticle } from './retrieval/retrieve.service.ts';

export { questionEmbedder } from './embeddings/embeddings.service.ts';
export { conversationActOf } from './direct-answers/conversation-acts.rules.ts';
export { missingReforms } from './missing-reforms.service.ts';
export { warmDirectAnswers } from './direct-answers/direct-answers.service.ts';
export { answerMaterial, type AnswerMaterial } from './answering/answer-material.service.ts';
export { findArticle, findArticles, listStatutes, stockSummary, type ArticleText } from './articles.service.ts';

export { retrieve } from './retrieval/retrieve.service.ts';
export { parseArea } from './research-values.rules.ts';
export { findTransitory } from './reading/transitories.service.ts';
export { findTheses, type ThesisFacts } from './reading/case-law.service.ts';

export { readFileText, writeTrackedChanges } from './documents/documents.tasks.ts';
export { formatOfFile, readFilePreview } from './publications/publications.tasks.ts';
export { nameOfLaw, textDateOfLaw } from './reading/legal-basis.service.ts';

export { checkText, type CheckOptions } from './checking/check-text.service.ts';
export { checkAnswer, type CheckedAnswer } from './citations.service.ts';
export { CitationNumbering, type NumberedMark } from './marks.rules.ts';
export { textOfFile } from './reviews/text-of-file.service.ts';

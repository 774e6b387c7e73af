export { checkText } from './checking/check-text.service.ts';
export { checkAnswer } from './citations.service.ts';
export { CitationNumbering } from './marks.rules.ts';
export { previewOfFile, textOfFile } from './reviews/text-of-file.service.ts';

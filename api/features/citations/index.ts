export { checkText } from './checking/check-text.service.ts';
export { readText } from './checking/read-long-text.service.ts';
export { countStates } from './checking/report.rules.ts';
export { checkAnswer } from './citations.service.ts';
export { CitationNumbering } from './marks.rules.ts';
export { previewOfFile, textOfFile } from './reviews/text-of-file.service.ts';
export { pagesOf, placeOf, scannedPagesOf } from './reviews/places.rules.ts';

import { expect, test } from 'vitest';
import { hasAnalyzedName, mediaTypeOf } from '#api/features/documents/analysis/files.rules.ts';

test('only PDF, DOC and DOCX may be sent, in any case of letters', () => {
  for (const name of ['a.pdf', 'B.DOCX', 'c.Doc', ' d.pdf ', 'e.f.docx']) expect(hasAnalyzedName(name)).toBe(true);
  for (const name of ['a.txt', 'b', 'pdf', 'c.pdf.exe', 'd.docm', '.', '']) expect(hasAnalyzedName(name)).toBe(false);
});

test('the name and the content must agree', () => {
  expect(mediaTypeOf('a.pdf', 'pdf')).toEqual({ mediaType: 'application/pdf' });
  expect(mediaTypeOf('a.DOC', 'doc')).toEqual({ mediaType: 'application/msword' });
  expect(mediaTypeOf('a.docx', 'pdf')).toEqual({ problem: 'WRONG_NAME' });
  expect(mediaTypeOf('a.pdf', 'html')).toEqual({ problem: 'WRONG_TYPE' });
  expect(mediaTypeOf('a.pdf', null)).toEqual({ problem: 'WRONG_TYPE' });
  expect(mediaTypeOf('constructor', 'constructor')).toEqual({ problem: 'WRONG_TYPE' });
});

import { expect, test } from 'vitest';
import { hasAnalyzedName, mediaTypeOf } from '#api/features/documents/analysis/files.rules.ts';

test('only PDF, DOC and DOCX may be sent, in any case of letters', () => {
  for (const name of ['a.pdf', 'B.DOCX', 'c.Doc', ' d.pdf ', 'e.f.docx']) expect(hasAnalyzedName(name)).toBe(true);
  for (const name of ['a.txt', 'b', 'pdf', 'c.pdf.exe', 'd.docm', '.', '']) expect(hasAnalyzedName(name)).toBe(false);
});

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const PDF = bytes('%PDF-1.7 …');
const ZIP = bytes('PK\u0003\u0004…');
const COMPOUND = Uint8Array.from(Buffer.from('d0cf11e0a1b11ae1', 'hex'));

test('the name and the first bytes must agree', () => {
  expect(mediaTypeOf('a.pdf', PDF)).toEqual({ mediaType: 'application/pdf' });
  expect(mediaTypeOf('a.pdf', bytes(`\n\n${'x'.repeat(500)}%PDF-1.4`))).toEqual({ mediaType: 'application/pdf' });
  expect(mediaTypeOf('a.DOC', COMPOUND)).toEqual({ mediaType: 'application/msword' });
  expect(mediaTypeOf('a.docx', ZIP)).toMatchObject({ mediaType: expect.stringContaining('wordprocessingml') });
  expect(mediaTypeOf('a.docx', PDF)).toEqual({ problem: 'WRONG_NAME' });
  expect(mediaTypeOf('a.doc', ZIP)).toEqual({ problem: 'WRONG_NAME' });
  expect(mediaTypeOf('a.pdf', bytes('MZ'))).toEqual({ problem: 'WRONG_TYPE' });
  expect(mediaTypeOf('a.pdf', new Uint8Array())).toEqual({ problem: 'WRONG_TYPE' });
  expect(mediaTypeOf('a.txt', PDF)).toEqual({ problem: 'WRONG_TYPE' });
  expect(mediaTypeOf('constructor', PDF)).toEqual({ problem: 'WRONG_TYPE' });
});

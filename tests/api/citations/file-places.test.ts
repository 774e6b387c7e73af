import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFileText } from '#api/features/research/index.ts';
import { briefDocx } from '../../support/brief-docx.ts';
import { briefPdf, type BriefItem } from '../../support/brief-pdf.ts';
import {
  CitationReviewFileDocument,
  CitationReviewPlacesDocument,
  CreateCitationReviewDocument,
  UpdateCitationReviewDocument,
} from '#tests/support/citations.generated.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

const BRIEF: BriefItem[] = [
  {
    kind: 'P',
    text: 'La demanda se funda en el artículo 48 de la Ley Federal del Trabajo{1} y en otras disposiciones.',
  },
  { kind: 'PICTURE_PAGE' },
  { kind: 'P', text: 'También procede conforme al artículo 9999 de la Ley Federal del Trabajo, que se invoca.' },
];
const NOTES = ['Véase además el artículo 50 de la Ley Federal del Trabajo.'];

const ANNOUNCE = 'mutation($input: CreateUploadInput!) { createUpload(input: $input) { upload { id url } } }';

async function reviewOf(fileName: string, bytes: Uint8Array): Promise<string> {
  const { data } = await ana.graphql(ANNOUNCE, { input: { fileName, byteLength: bytes.length } });
  const { upload } = (data as { createUpload: { upload: { id: string; url: string } } }).createUpload;
  await fetch(ana.url + upload.url, {
    method: 'PUT',
    headers: { authorization: `Bearer ${ana.token ?? ''}`, 'content-type': 'application/octet-stream' },
    body: new Blob([bytes as Uint8Array<ArrayBuffer>]),
  });
  const { createCitationReview } = await ana.does(CreateCitationReviewDocument, { input: { uploadId: upload.id } });
  expect(createCitationReview.userErrors).toEqual([]);
  return createCitationReview.review?.id ?? '';
}

async function placesOf(id: string) {
  const { citationReview } = await ana.does(CitationReviewPlacesDocument, { id });
  if (!citationReview) throw new Error('no review');
  return citationReview;
}

test('a review of a PDF says the page of each finding, its lines, and which pages were not read', async () => {
  const id = await reviewOf('demanda.pdf', await briefPdf(BRIEF, { notes: NOTES, footer: (page) => `- ${page} -` }));
  const { text, pages, report } = await placesOf(id);
  expect(report.citations.map(({ place }) => place?.label)).toEqual(['p. 1', 'p. 1, nota 1', 'p. 3']);
  expect(pages.map(({ isScanned }) => isScanned)).toEqual([false, true, false]);
  expect(text.slice(pages[2]?.start ?? 0)).toMatch(/^También procede/);
  const [first, note] = report.citations;
  expect(first?.place).toMatchObject({ page: 1, paragraph: null, note: null, boxes: [{ page: 1 }] });
  expect(note?.place).toMatchObject({ note: '1' });
  expect(note?.place?.boxes[0]?.top).toBeGreaterThan(0.8);

  for (const format of ['PDF', 'DOCX'] as const) {
    const { citationReviewDocument: file } = await ana.does(CitationReviewFileDocument, { id, format });
    const read = await readFileText.run({ bytes: Buffer.from(file.content, 'base64'), fileName: file.fileName });
    const words = ('text' in read ? read.text : '').replaceAll(/\s+/g, ' ');
    expect(words, format).toContain('La página 2 es una imagen sin texto');
    expect(words, format).toMatch(/Lugar:? p\. 3/);
  }

  // A correction moves the text, and not the places.
  await ana.does(UpdateCitationReviewDocument, {
    input: { reviewId: id, text: text.replace('artículo 48 de', 'artículo 48, fracción primera, de') },
  });
  const corrected = await placesOf(id);
  expect(corrected.report.citations.map(({ place }) => place?.label)).toEqual(['p. 1', 'p. 1, nota 1', 'p. 3']);
  await ana.does(UpdateCitationReviewDocument, {
    input: { reviewId: id, text: 'Otro escrito, con el artículo 50 de la LFT.' },
  });
  const other = await placesOf(id);
  expect([other.pages, other.report.citations.map(({ place }) => place)]).toEqual([[], [null]]);
});

test('a review of a Word document says the paragraph and the note', async () => {
  const { pages, report } = await placesOf(await reviewOf('demanda.docx', await briefDocx(BRIEF, { notes: NOTES })));
  expect(pages).toEqual([]);
  expect(report.citations.map(({ place }) => place?.label)).toEqual(['párr. 1', 'párr. 1, nota 1', 'párr. 2']);
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFileText } from '#api/features/research/index.ts';
import {
  CitationReviewTrackedChangesDocument,
  CreateCitationReviewDocument,
  DeleteCitationReviewDocument,
  TrackedChangesProblemDocument,
  UpdateCitationReviewDocument,
} from '#tests/support/citations.generated.ts';
import { briefDocx } from '../../support/brief-docx.ts';
import type { BriefItem } from '../../support/brief-pdf.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer();
});
afterAll(() => world.end());

const BRIEF: BriefItem[] = [
  { kind: 'P', text: 'La demanda se funda en el artículo 48 de la Ley Federal del Trabajo{1} y en otras normas.' },
  { kind: 'P', text: 'También procede conforme al articulo 9999 de la Ley Federal del Trabajo, que se invoca.' },
];
const NOTES = ['Véase además el artículo 5000 de la Ley Federal del Trabajo.'];
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

const stateOf = async (id: string) => (await ana.does(TrackedChangesProblemDocument, { id })).citationReview;
const keptFiles = async (id: string): Promise<number> =>
  (await world.sql('select review_id from citation_review_file where review_id = ?', [id])).length;

test('a Word file comes back with the corrections as tracked changes', async () => {
  const id = await reviewOf('demanda.docx', await briefDocx(BRIEF, { notes: NOTES, runLength: 9 }));
  const before = await stateOf(id);
  expect(before?.trackedChangesProblem).toBeNull();
  const same = await ana.does(CitationReviewTrackedChangesDocument, { id });
  expect(same.citationReviewTrackedChanges.changeCount).toBe(0);

  const corrected = (before?.text ?? '')
    .replace('articulo 9999', 'artículo 518')
    .replace('artículo 5000', 'artículo 50')
    .replace('artículo 48 de', 'artículo 48, fracción II, de');
  await ana.does(UpdateCitationReviewDocument, { input: { reviewId: id, text: corrected } });
  const { citationReviewTrackedChanges: written } = await ana.does(CitationReviewTrackedChangesDocument, { id });
  expect(written).toMatchObject({ unplaced: [], file: { fileName: 'demanda (control de cambios).docx' } });
  expect(written.changeCount).toBeGreaterThan(2);
  const bytes = Buffer.from(written.file.content, 'base64');
  expect(bytes).toHaveLength(written.file.byteLength);
  expect(await readFileText.run({ bytes, fileName: 'a.docx' })).toMatchObject({ text: corrected });
});

test('the file is deleted with its review, and nobody else reads it', async () => {
  const id = await reviewOf('demanda.docx', await briefDocx(BRIEF, { notes: NOTES }));
  const bea = await world.lawyer();
  const other = await bea.graphql(CitationReviewTrackedChangesDocument, { id });
  expect(other.errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await keptFiles(id)).toBe(1);
  await ana.does(DeleteCitationReviewDocument, { input: { reviewId: id } });
  expect(await keptFiles(id)).toBe(0);
});

test('a review of a text or of another file says that it has none', async () => {
  const { createCitationReview } = await ana.does(CreateCitationReviewDocument, {
    input: { text: 'El artículo 48 de la LFT.' },
  });
  const id = createCitationReview.review?.id ?? '';
  expect((await stateOf(id))?.trackedChangesProblem).toContain('.docx');
  const refused = await ana.graphql(CitationReviewTrackedChangesDocument, { id });
  expect(refused.errors[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
  expect(refused.errors[0]?.message).toContain('.docx');
});

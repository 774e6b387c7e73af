import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DocumentReportDocument } from '#tests/support/document-outputs.generated.ts';
import { DecideFindingsDocument } from '#tests/support/documents.generated.ts';
import type { DocumentReportFormat } from '#schema/generated/contract.ts';
import { documentReportText as say } from '#schema/text/document-report.ts';
import { analyzes, NOTE, printed, sends } from '../../support/document-actions.ts';
import { joined, linesOfDocx, pagesOfPdf } from '../../support/printed-text.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let note: Awaited<ReturnType<typeof analyzes>>;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE', name: 'Ana Ejemplo' });
  note = await analyzes(ana, '=Pagaré.pdf', await printed(NOTE));
});
afterAll(() => world.end());

const reports = async (format: DocumentReportFormat, id = note.id) => {
  const { documentReport } = await ana.does(DocumentReportDocument, { id, format });
  const bytes = Buffer.from(documentReport.content, 'base64');
  expect(bytes.length).toBe(documentReport.byteLength);
  return { ...documentReport, bytes };
};

describe('a report', () => {
  test('says type, requirements, findings with their decisions, quotes with pages, articles and facts', async () => {
    const finding = note.analysis?.findings.find(({ code }) => code.startsWith('amount.words_mismatch'));
    await ana.does(DecideFindingsDocument, {
      input: { documentId: note.id, findingIds: [finding?.id ?? ''], decision: 'ACCEPTED', note: 'Avisar a Beatriz' },
    });
    const { fileName, mediaType, bytes } = await reports('DOCX');
    expect([fileName, mediaType]).toEqual(['informe-pagare.docx', expect.stringContaining('wordprocessingml')]);
    const text = linesOfDocx(bytes)
      .map((line) => line.text)
      .join('\n');
    for (const said of [
      'Pagaré',
      note.sha256,
      finding?.message ?? '?',
      'Aceptado',
      'Avisar a Beatriz',
      'p. 1',
      '125000.00 MXN',
      say.aboutText,
    ])
      expect(text).toContain(said);
    expect(text).toMatch(/«[^»]*125,000[^»]*» \(p\. 1\)|«[^»]*125,000/);
    expect(text).toMatch(/artículo 170 \((?:síntesis|texto al .*)\)/);
    for (const { label } of note.analysis?.requirements ?? []) expect(text).toContain(label);
  });

  test('in PDF has the same, and no grade where there is none', async () => {
    await world.sql(
      `update document_analysis set content = jsonb_set(content, '{type}', '"UNKNOWN"') where document_id = ?`,
      [note.id],
    );
    const pages = await pagesOfPdf((await reports('PDF')).bytes);
    await world.sql(
      `update document_analysis set content = jsonb_set(content, '{type}', '"PROMISSORY_NOTE"') where document_id = ?`,
      [note.id],
    );
    const text = pages.map(({ read }) => joined(read)).join('\n');
    expect(text).toContain('Hallazgos');
    expect(text).not.toContain(say.facts.grade);
  });

  test('in CSV is one row for each requirement, finding and fact, with formulas as text', async () => {
    const { bytes, mediaType } = await reports('CSV');
    const rows = bytes.toString('utf8').split('\r\n');
    const { requirements = [], findings = [], facts = [] } = note.analysis ?? {};
    expect(mediaType).toBe('text/csv');
    expect(rows[0]?.startsWith('\uFEFFApartado,Clase')).toBe(true);
    expect(rows[1]).toContain(`'=Pagaré.pdf`);
    expect(rows).toHaveLength(2 + requirements.length + findings.length + facts.length + 1);
    expect(rows.filter((row) => row.startsWith('Hallazgo,')).length).toBe(findings.length);
  });

  test('says which pages are images, and that the rest was not read', async () => {
    const copy = await analyzes(ana, 'copia.pdf', await printed(NOTE));
    await world.sql(
      `update document_analysis set is_truncated = true, places = jsonb_set(places, '{pages,0,isScanned}', 'true') where document_id = ?`,
      [copy.id],
    );
    const text = linesOfDocx((await reports('DOCX', copy.id)).bytes)
      .map((line) => line.text)
      .join('\n');
    expect(text).toContain(say.truncated);
  });
});

test('of a document of others, of none, or of one without result there is no report', async () => {
  const eva = await world.lawyer();
  const code = async (who: Caller, id: string) =>
    (await who.graphql(DocumentReportDocument, { id, format: 'CSV' })).errors[0]?.extensions.code;
  expect(await code(eva, note.id)).toBe('NOT_FOUND');
  expect(await code(ana, 'doc_x')).toBe('NOT_FOUND');
  const { document } = await sends(ana, 'otro.pdf', await printed(NOTE));
  await world.sql(`update legal_document set status = 'FAILED' where id = ?`, [document?.id]);
  expect(await code(ana, document?.id ?? '')).toBe('CONFLICT');
});

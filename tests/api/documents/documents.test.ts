import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { documentProblemText, documentText } from '#schema/text/documents.ts';
import { filesText } from '#schema/text/files.ts';
import { NodeDocument } from '#tests/support/nodes.generated.ts';
import { AddCaseDocumentDocument } from '#tests/support/case-file.generated.ts';
import { CreateCaseDocument } from '#tests/support/cases.generated.ts';
import {
  AnalyzeDocumentDocument,
  AnalyzedDocumentDocument,
  AnalyzedOfCaseDocument,
  CancelDocumentAnalysisDocument,
  DecideFindingsDocument,
  DeleteDocumentDocument,
  DocumentChangedDocument,
  DocumentsDocument,
  DocumentStatsDocument,
  RestoreDocumentDocument,
  RetryDocumentAnalysisDocument,
  UpdateDocumentDocument,
} from '#tests/support/documents.generated.ts';
import { analyzes, finished, LEASE, NOTE, printed, sends, uploads } from '../../support/document-actions.ts';
import { briefPdf } from '../../support/brief-pdf.ts';
import { SubscriptionListener } from '../../support/subscription-listener.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
let note: Buffer;
let lease: Buffer;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'ENTERPRISE', name: 'Ana Ejemplo' });
  [note, lease] = await Promise.all([printed(NOTE), printed(LEASE, 'DOCX')]);
});
afterAll(() => world.end());

const codeOf = (reply: { errors: { extensions: { code: string } }[] }) => reply.errors[0]?.extensions.code;
const used = async (caller: Caller): Promise<number> => (await caller.me()).usage.documents;

describe('an analysis', () => {
  test('says what a PDF is, what it says and what is wrong with it, and every quote stands at its place', async () => {
    const document = await analyzes(ana, 'Pagaré de Beatriz.pdf', note);
    expect(document).toMatchObject({
      fileName: 'Pagaré de Beatriz.pdf',
      mediaType: 'application/pdf',
      byteLength: note.length,
      sha256: createHash('sha256').update(note).digest('hex'),
      status: 'DONE',
      progress: 100,
      problem: null,
      type: 'PROMISSORY_NOTE',
      case: null,
      caseDocumentId: null,
      summary: null,
      questions: [],
    });
    const { analysis } = document;
    if (!analysis) throw new Error('no analysis');
    expect(analysis).toMatchObject({
      type: 'PROMISSORY_NOTE',
      isTypeCorrected: false,
      language: 'es',
      isTruncated: false,
    });
    expect(analysis.confidence).toBe(document.confidence);
    expect(analysis.facts.some(({ kind, value }) => kind === 'AMOUNT' && value === '125000.00')).toBe(true);
    expect(analysis.findings.map(({ code }) => code)).toContain('amount.words_mismatch.note');
    expect(analysis.requirements.length).toBeGreaterThan(3);
    const spans = [
      ...analysis.facts.flatMap((fact) => fact.spans),
      ...analysis.findings.flatMap(({ at, related }) => [...(at ? [at] : []), ...related]),
      ...analysis.requirements.flatMap(({ at }) => (at ? [at] : [])),
    ];
    expect(spans.length).toBeGreaterThan(5);
    for (const { start, end, quote } of spans) expect(quote).toBe(analysis.text.slice(start, end).slice(0, 1000));
    expect(spans.every(({ place }) => place?.page === 1 && place.boxes.length > 0)).toBe(true);
    expect(new Set(analysis.findings.map(({ id }) => id)).size).toBe(analysis.findings.length);
    expect(document.openFindings.total).toBe(analysis.findings.length);
  });

  test('of a DOCX counts its citations and has places by paragraph', async () => {
    const { analysis, type } = await analyzes(ana, 'arrendamiento.docx', lease);
    expect(type).toBe('CONTRACT');
    expect(analysis?.citations.total).toBeGreaterThan(0);
    expect(analysis?.pages).toEqual([]);
    expect(analysis?.facts.flatMap(({ spans }) => spans)[0]?.place).toMatchObject({ page: null, boxes: [] });
  });

  test('is told step by step to whoever follows it, its state first, and to nobody else', async () => {
    const [bruno, { document }] = [await world.lawyer(), await sends(ana, 'seguido.pdf', note)];
    const id = document?.id ?? '';
    const strange = await SubscriptionListener.open(bruno, DocumentChangedDocument, { documentId: id });
    const all = await SubscriptionListener.open(bruno, DocumentChangedDocument, { documentId: null });
    const own = await SubscriptionListener.open(ana, DocumentChangedDocument, { documentId: id });
    await finished(ana, id);
    await expect.poll(() => own.received.at(-1)?.documentChanged.status).toBe('DONE');
    expect(own.received.every(({ documentChanged }) => documentChanged.id === id)).toBe(true);
    expect(strange.codes).toEqual(['NOT_FOUND']);
    expect(all.received).toEqual([]);
    await Promise.all([strange, all, own].map((each) => each.close()));
  });

  test('of the same file twice names the other document, and their findings have the same ids', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const [one, two] = [await analyzes(eva, 'uno.pdf', note), await analyzes(eva, 'dos.pdf', note)];
    expect(two.sameFileAs?.id).toBe(one.id);
    expect((await eva.does(AnalyzedDocumentDocument, { id: one.id })).document?.sameFileAs?.id).toBe(two.id);
    const idsOf = (document: typeof one) => document.analysis?.findings.map(({ id }) => id);
    expect(idsOf(two)).toEqual(idsOf(one));
    const other = await analyzes(ana, 'ajeno.pdf', await printed([...NOTE, 'Sólo de Ana.']));
    expect(other.sameFileAs).toBeNull();
  });

  test('of a document in English says that, and no type', async () => {
    const text =
      'This lease agreement is made by and between the landlord and the tenant, who agree to the following terms and conditions of the rental of the house.';
    const document = await analyzes(
      ana,
      'lease.docx',
      await printed(
        Array.from({ length: 8 }, () => text),
        'DOCX',
        'Lease',
      ),
    );
    expect(document).toMatchObject({ status: 'DONE', type: 'UNKNOWN' });
    expect(document.analysis).toMatchObject({ language: 'en', grade: null });
    expect(document.analysis?.findings.map(({ code }) => code)).toEqual(['document.foreign_language']);
  });
});

describe('a file that cannot be analysed', () => {
  test('of another kind, with another content than its name, or empty is refused, and its upload is used up', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    for (const [fileName, bytes, message] of [
      ['foto.png', Buffer.from('89504e470d0a1a0a', 'hex'), documentText.onlyKinds],
      ['nota.txt', Buffer.from('hola'), 'Solo se aceptan archivos .pdf, .doc y .docx'],
      ['sin-extension', note, documentText.onlyKinds],
      ['programa.pdf', Buffer.from('MZ\u0000 no es un PDF'), documentText.onlyKinds],
      ['en-realidad.docx', note, documentProblemText.WRONG_NAME],
      ['en-realidad.pdf', lease, documentProblemText.WRONG_NAME],
    ] as const) {
      const { document, userErrors } = await sends(eva, fileName, bytes);
      expect(document).toBeNull();
      expect(userErrors).toMatchObject([{ code: 'VALIDATION', field: 'uploadId', message }]);
    }
    expect(await world.sql('select id from upload where user_id = ?', [eva.userId])).toEqual([]);
    expect(await world.sql('select id from legal_document where owner_id = ?', [eva.userId])).toEqual([]);
    expect(await used(eva)).toBe(0);
  });

  test('of one upload only one document is made, also when it is sent twice at once', async () => {
    const uploadId = await uploads(ana, 'una.pdf', note);
    const input = { uploadId, caseId: null, caseDocumentId: null };
    const replies = await Promise.all([1, 2, 3].map(() => ana.does(AnalyzeDocumentDocument, { input })));
    const made = replies.filter(({ analyzeDocument }) => analyzeDocument.document);
    expect(made).toHaveLength(1);
    for (const { analyzeDocument } of replies.filter((reply) => !made.includes(reply)))
      expect(analyzeDocument.userErrors).toMatchObject([{ code: 'NOT_FOUND', message: filesText.missing }]);
  });

  test('both an upload and a document of a case, or neither, is refused', async () => {
    for (const input of [
      { uploadId: null, caseDocumentId: null, caseId: null },
      { uploadId: 'upl_x', caseDocumentId: 'cdo_x', caseId: null },
    ]) {
      const { analyzeDocument } = await ana.does(AnalyzeDocumentDocument, { input });
      expect(analyzeDocument.userErrors).toMatchObject([{ code: 'VALIDATION', message: documentText.oneSource }]);
    }
  });

  test('that is named by no id of an upload is not found, also by one that cannot be stored', async () => {
    for (const uploadId of ['upl_x', 'a\u0000b', '\ud800', "'"]) {
      const input = { uploadId, caseDocumentId: null, caseId: null };
      const { analyzeDocument } = await ana.does(AnalyzeDocumentDocument, { input });
      expect(analyzeDocument.userErrors).toMatchObject([{ code: 'NOT_FOUND', message: filesText.missing }]);
    }
  });

  test('that is damaged fails with a sentence, and costs nothing', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const document = await analyzes(eva, 'roto.pdf', Buffer.concat([note.subarray(0, 400), Buffer.from('%%EOF')]));
    expect(document).toMatchObject({ status: 'FAILED', analysis: null, type: null, confidence: null });
    expect(Object.values(documentProblemText)).toContain(document.problem);
    expect(await used(eva)).toBe(0);
  });

  test('that is a scan says so, and that text recognition is not installed', async () => {
    const scan = await briefPdf([{ kind: 'PICTURE_PAGE' }, { kind: 'PICTURE_PAGE' }]);
    const document = await analyzes(ana, 'escaneo.pdf', scan);
    expect(document).toMatchObject({ status: 'FAILED', problem: documentProblemText.SCANNED });
    expect(document.problem).toContain('OCR');
  });
});

describe('the plan', () => {
  test('counts an analysis that is done; one that is cancelled counts nothing', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    await analyzes(eva, 'a.pdf', note);
    expect(await used(eva)).toBe(1);
    const { document } = await sends(eva, 'b.pdf', note);
    expect(await used(eva)).toBe(2);
    await eva.does(CancelDocumentAnalysisDocument, { documentId: document?.id ?? '' });
    expect(await used(eva)).toBe(1);
    expect(await finished(eva, document?.id ?? '')).toMatchObject({ status: 'CANCELLED', analysis: null });
  });

  test('twenty at once never pass the limit', async () => {
    const free = await world.lawyer({ plan: 'BASIC' });
    const ids = await Promise.all(Array.from({ length: 15 }, (_, at) => uploads(free, `${at}.pdf`, note)));
    const replies = await Promise.all(
      ids.map((uploadId) =>
        free.graphql(AnalyzeDocumentDocument, { input: { uploadId, caseId: null, caseDocumentId: null } }),
      ),
    );
    const taken = replies.filter((reply) => reply.data?.analyzeDocument?.document);
    expect(taken).toHaveLength(10);
    for (const reply of replies.filter((each) => !taken.includes(each)))
      expect(reply.errors[0]?.extensions).toMatchObject({
        code: 'LIMIT_REACHED',
        limit: 10,
        requiredPlan: 'PROFESSIONAL',
      });
    for (const { data } of taken)
      expect((await finished(free, data.analyzeDocument.document?.id ?? '')).status).toBe('DONE');
    expect(await used(free)).toBe(10);
  });

  test('has room for so many bytes, which deleting frees', async () => {
    const free = await world.lawyer({ plan: 'BASIC' });
    const kept = await analyzes(free, 'a.pdf', note);
    await world.sql('update legal_document set byte_length = 2147483647 where id = ?', [kept.id]);
    const uploadId = await uploads(free, 'b.pdf', note);
    const input = { uploadId, caseId: null, caseDocumentId: null };
    expect(codeOf(await free.graphql(AnalyzeDocumentDocument, { input }))).toBe('LIMIT_REACHED');
    const { documentStats } = await free.does(DocumentStatsDocument);
    expect(documentStats).toMatchObject({ storedBytes: 2147483647, storageLimitBytes: 2 * 1024 ** 3 });
    await free.does(DeleteDocumentDocument, { documentId: kept.id });
    expect((await free.does(AnalyzeDocumentDocument, { input })).analyzeDocument.document).not.toBeNull();
  });
});

describe('a document', () => {
  test('is its owner’s alone, in every operation', async () => {
    const [mine, eva, visitor] = [await analyzes(ana, 'propio.pdf', note), await world.lawyer(), world.visitor()];
    const { id } = mine;
    expect((await eva.does(AnalyzedDocumentDocument, { id })).document).toBeNull();
    expect((await eva.does(NodeDocument, { id })).node).toBeNull();
    const answers = [
      (await eva.does(CancelDocumentAnalysisDocument, { documentId: id })).cancelDocumentAnalysis,
      (await eva.does(RetryDocumentAnalysisDocument, { documentId: id })).retryDocumentAnalysis,
      (await eva.does(UpdateDocumentDocument, { input: { documentId: id, fileName: 'x' } })).updateDocument,
      (await eva.does(DecideFindingsDocument, { input: { documentId: id, findingIds: ['x'] } })).decideFindings,
      (await eva.does(DeleteDocumentDocument, { documentId: id })).deleteDocument,
      (await eva.does(RestoreDocumentDocument, { documentId: id })).restoreDocument,
    ];
    for (const { userErrors } of answers)
      expect(userErrors).toMatchObject([{ code: 'NOT_FOUND', field: 'documentId' }]);
    expect(codeOf(await visitor.graphql(DocumentsDocument))).toBe('UNAUTHENTICATED');
    const file = (who: Caller) =>
      fetch(who.url + mine.url, { headers: who.token ? { authorization: `Bearer ${who.token}` } : {} });
    expect((await file(eva)).status).toBe(404);
    expect((await file(visitor)).status).toBe(401);
    const own = await file(ana);
    expect(own.headers.get('content-disposition')).toContain('attachment');
    expect(Buffer.from(await own.arrayBuffer()).equals(note)).toBe(true);
  });

  test('that is deleted is nowhere, can be restored for a day, and is gone after it', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const { id, url } = await analyzes(eva, 'a.pdf', note);
    const gone = async () => {
      const { documents } = await eva.does(DocumentsDocument);
      return documents.totalCount === 0 && (await eva.does(AnalyzedDocumentDocument, { id })).document === null;
    };
    await eva.does(DeleteDocumentDocument, { documentId: id });
    expect(await gone()).toBe(true);
    expect((await eva.rest('GET', url)).status).toBe(404);
    expect((await eva.does(RestoreDocumentDocument, { documentId: id })).restoreDocument.document).toMatchObject({
      id,
      status: 'DONE',
    });
    await eva.does(DeleteDocumentDocument, { documentId: id });
    await world.sql(`update legal_document set deleted_at = deleted_at - interval '25 hours' where id = ?`, [id]);
    const late = (await eva.does(RestoreDocumentDocument, { documentId: id })).restoreDocument;
    expect(late.userErrors).toMatchObject([{ code: 'NOT_FOUND', message: documentText.notRestorable }]);
    await world.deletesOverdue();
    expect(await world.sql('select id from legal_document where id = ?', [id])).toEqual([]);
    expect(await world.sql('select document_id from document_analysis where document_id = ?', [id])).toEqual([]);
  });

  test('gets another name with its extension, a case, and a type of which it is judged without being read again', async () => {
    const document = await analyzes(ana, 'a.pdf', note);
    const { createCase } = await ana.does(CreateCaseDocument, {
      input: { title: 'Cobro', client: 'Beatriz', area: 'CIVIL' },
    });
    const caseId = createCase.case?.id ?? '';
    const named = await ana.does(UpdateDocumentDocument, {
      input: { documentId: document.id, fileName: 'Pagaré', caseId },
    });
    expect(named.updateDocument.document).toMatchObject({ fileName: 'Pagaré.pdf', case: { id: caseId } });
    await world.sql('update document_analysis set text = replace(text, ?, ?) where document_id = ?', [
      'Beatriz',
      'Bxatriz',
      document.id,
    ]);
    const asDeed = await ana.does(UpdateDocumentDocument, { input: { documentId: document.id, type: 'DEED' } });
    expect(asDeed.updateDocument.document?.analysis).toMatchObject({
      type: 'DEED',
      isTypeCorrected: true,
      confidence: 100,
    });
    expect(asDeed.updateDocument.document?.analysis?.text).toContain('Bxatriz');
    expect(asDeed.updateDocument.document).toMatchObject({ type: 'DEED', confidence: 100 });
    const back = await ana.does(UpdateDocumentDocument, {
      input: { documentId: document.id, type: null, caseId: null },
    });
    expect(back.updateDocument.document).toMatchObject({
      type: 'PROMISSORY_NOTE',
      case: null,
      confidence: document.confidence,
    });
    for (const [input, field] of [
      [{ fileName: ' ' }, 'fileName'],
      [{ caseId: 'cas_00000000000000000000000000' }, 'caseId'],
    ] as const) {
      const { updateDocument } = await ana.does(UpdateDocumentDocument, {
        input: { documentId: document.id, ...input },
      });
      expect(updateDocument.userErrors).toMatchObject([{ field }]);
    }
  });

  test('of a case is analysed as a copy, and the case shows the caller’s own analysis', async () => {
    const { createCase } = await ana.does(CreateCaseDocument, {
      input: { title: 'Cobro', client: 'Beatriz', area: 'CIVIL' },
    });
    const caseId = createCase.case?.id ?? '';
    const uploadId = await uploads(ana, 'anexo.pdf', note);
    const { addCaseDocument } = await ana.does(AddCaseDocumentDocument, { input: { caseId, uploadId } });
    const documentId = addCaseDocument.document?.id ?? '';
    const input = { uploadId: null, caseDocumentId: documentId, caseId: null };
    const { analyzeDocument } = await ana.does(AnalyzeDocumentDocument, { input });
    expect(analyzeDocument.document).toMatchObject({
      fileName: 'anexo.pdf',
      caseDocumentId: documentId,
      case: { id: caseId },
    });
    const id = analyzeDocument.document?.id ?? '';
    await finished(ana, id);
    const shown = async (who: Caller) =>
      (await who.does(AnalyzedOfCaseDocument, { caseId })).case?.documents.nodes[0]?.analyzed;
    expect(await shown(ana)).toEqual({ id, status: 'DONE' });
    const bruno = await world.lawyer({ plan: 'BASIC' });
    expect((await bruno.does(AnalyzeDocumentDocument, { input })).analyzeDocument.userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ]);
    await world.joins(bruno, caseId);
    expect(await shown(bruno)).toBeNull();
    expect((await bruno.does(AnalyzedDocumentDocument, { id })).document).toBeNull();
  });
});

describe('what the reader decides', () => {
  test('is counted, survives a new analysis and another type, and can be taken back', async () => {
    const document = await analyzes(ana, 'decidido.pdf', note);
    const findings = document.analysis?.findings ?? [];
    const [first] = findings;
    const documentId = document.id;
    const ids = findings.map(({ id }) => id);
    const decided = await ana.does(DecideFindingsDocument, {
      input: { documentId, findingIds: [first?.id ?? ''], decision: 'ACCEPTED', note: ' Corregir antes de firmar ' },
    });
    expect(decided.decideFindings.document?.analysis?.findings[0]).toMatchObject({
      decision: 'ACCEPTED',
      note: 'Corregir antes de firmar',
    });
    expect(decided.decideFindings.document?.openFindings.total).toBe(findings.length - 1);
    await ana.does(RetryDocumentAnalysisDocument, { documentId });
    const again = await finished(ana, documentId);
    expect(again.analysis?.findings[0]).toMatchObject({
      id: first?.id,
      decision: 'ACCEPTED',
      note: 'Corregir antes de firmar',
    });
    expect(again.openFindings.total).toBe(findings.length - 1);
    const rejected = await ana.does(DecideFindingsDocument, {
      input: { documentId, findingIds: ids, decision: 'REJECTED' },
    });
    expect(rejected.decideFindings.document?.openFindings.total).toBe(0);
    expect(rejected.decideFindings.document?.analysis?.findings[0]?.note).toBe('Corregir antes de firmar');
    const undone = await ana.does(DecideFindingsDocument, {
      input: { documentId, findingIds: ids, decision: null, note: null },
    });
    expect(undone.decideFindings.document?.openFindings.total).toBe(findings.length);
  });

  test('about unknown findings, too many, or with too long a note is refused', async () => {
    const { id: documentId, analysis } = await analyzes(ana, 'decidido.pdf', note);
    const known = analysis?.findings[0]?.id ?? '';
    for (const [input, field] of [
      [{ findingIds: ['no'], decision: 'ACCEPTED' as const }, 'findingIds'],
      [{ findingIds: [], decision: 'ACCEPTED' as const }, 'findingIds'],
      [{ findingIds: [known], note: 'a'.repeat(1001) }, 'note'],
    ] as const) {
      const { decideFindings } = await ana.does(DecideFindingsDocument, {
        input: { documentId, ...input, findingIds: [...input.findingIds] },
      });
      expect(decideFindings.userErrors).toMatchObject([{ field }]);
    }
  });
});

describe('lists and figures', () => {
  test('are filtered, paged and counted of the caller’s own', async () => {
    const eva = await world.lawyer({ plan: 'PROFESSIONAL' });
    const { createCase } = await eva.does(CreateCaseDocument, {
      input: { title: 'Cobro', client: 'Beatriz', area: 'CIVIL' },
    });
    const caseId = createCase.case?.id ?? '';
    const pagare = await analyzes(eva, 'Pagaré Núñez.pdf', note);
    const contract = await analyzes(eva, 'Arrendamiento.docx', lease);
    await eva.does(UpdateDocumentDocument, { input: { documentId: contract.id, caseId } });
    const ids = async (filter: object) =>
      (await eva.does(DocumentsDocument, { filter })).documents.nodes.map(({ id }) => id);
    expect(await ids({})).toEqual([contract.id, pagare.id]);
    expect(await ids({ text: 'nunez' })).toEqual([pagare.id]);
    expect(await ids({ type: 'CONTRACT' })).toEqual([contract.id]);
    expect(await ids({ status: 'FAILED' })).toEqual([]);
    expect(await ids({ caseId })).toEqual([contract.id]);
    const first = (await eva.does(DocumentsDocument, { first: 1 })).documents;
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    const next = (await eva.does(DocumentsDocument, { first: 1, after: first.pageInfo.endCursor ?? null })).documents;
    expect(next.nodes.map(({ id }) => id)).toEqual([pagare.id]);
    const { documentStats } = await eva.does(DocumentStatsDocument);
    expect(documentStats).toMatchObject({
      analyzed: 2,
      findings: (pagare.analysis?.findings.length ?? 0) + (contract.analysis?.findings.length ?? 0),
      accepted: 0,
      storedBytes: note.length + lease.length,
    });
    expect(documentStats.medianSeconds).toBeGreaterThan(0);
    expect(documentStats.rules).toBeGreaterThan(10);
    expect(documentStats.grades.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  test('of somebody without documents are empty, without an invented figure', async () => {
    const { documentStats } = await (await world.lawyer()).does(DocumentStatsDocument);
    expect(documentStats).toMatchObject({
      analyzed: 0,
      averageConfidence: null,
      medianSeconds: null,
      grades: [],
      storedBytes: 0,
    });
  });
});

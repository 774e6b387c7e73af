import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readZipParts } from '#api/kernel/office/zip-parts.adapter.ts';
import { PortError } from '#api/ports/port-error.ts';
import type { Mail, Mailer } from '#api/ports/mailer.ts';
import {
  ArchiveContractDocument,
  ContractDocumentDocument,
  ContractEvidenceDocument,
  ContractTextDocument,
  ContractVerificationDocument,
  DeleteContractDocument,
  SaveContractVersionDocument,
  SendContractDocument,
} from '#tests/support/contracts.generated.ts';
import { bodyWith, hasContract, readsContract } from '../../support/contract-actions.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL', name: 'Ana Ejemplo' });
});
afterAll(() => world.end());

const sha256 = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');
const bytesOf = ({ content }: { content: string }): Buffer => Buffer.from(content, 'base64');
const verifies = async (hash: string) =>
  (await world.visitor().does(ContractVerificationDocument, { sha256: hash })).contractVerification;

/** A contract whose text no other test has. */
async function begins(caller = ana): Promise<{ id: string; text: string }> {
  const { id } = await hasContract(caller);
  const body = bodyWith((await readsContract(caller, id)).versions[0]?.body ?? '', `Ejemplar ${id}`);
  const input = { contractId: id, baseNumber: 1, body };
  const { contract } = (await caller.does(SaveContractVersionDocument, { input })).saveContractVersion;
  return { id, text: contract?.latest.text ?? '' };
}

describe('a version as a file', () => {
  test('PDF and DOCX are the same bytes each time, and are known by their hash from then on', async () => {
    const { id } = await begins();
    for (const format of ['PDF', 'DOCX'] as const) {
      const write = async () => (await ana.does(ContractDocumentDocument, { id, format })).contractDocument;
      const file = await write();
      expect(file.fileName).toMatch(/-v2\.(?:pdf|docx)$/);
      expect(bytesOf(file).byteLength).toBe(file.byteLength);
      expect(bytesOf(file).subarray(0, 4).toString('latin1')).toBe(format === 'PDF' ? '%PDF' : 'PK\u0003\u0004');
      expect(await write()).toEqual(file);
      expect(await verifies(sha256(bytesOf(file)))).toMatchObject({ isKnown: true, kind: format, versionNumber: 2 });
    }
  });

  test('lines that are filled up make another PDF, which is known too', async () => {
    const { id } = await begins();
    const write = async (fillLines: boolean) =>
      (await ana.does(ContractDocumentDocument, { id, format: 'PDF', fillLines })).contractDocument;
    const [plain, filled] = [await write(false), await write(true)];
    expect(filled.content).not.toBe(plain.content);
    expect((await verifies(sha256(bytesOf(filled)))).isKnown).toBe(true);
  });

  test('the plain text has the hash of its version, byte for byte', async () => {
    const { id, text } = await begins();
    const { contractText } = await ana.does(ContractTextDocument, { id });
    expect(contractText).toMatchObject({
      mediaType: 'text/plain; charset=utf-8',
      fileName: expect.stringMatching(/\.txt$/),
    });
    expect(bytesOf(contractText).toString('utf8')).toBe(text);
    expect(sha256(bytesOf(contractText))).toBe((await readsContract(ana, id)).latest.sha256);
    const first = (await ana.does(ContractTextDocument, { id, version: 1 })).contractText;
    expect(bytesOf(first).toString('utf8')).not.toBe(text);
  });

  test('a contract that is deleted while its file is written or mailed is not found', async () => {
    for (const format of ['PDF', 'DOCX', 'PDF'] as const) {
      const { id } = await begins();
      await ana.does(ArchiveContractDocument, { id });
      const [file, evidence, mail, deleted] = await Promise.all([
        ana.graphql(ContractDocumentDocument, { id, format }),
        ana.graphql(ContractEvidenceDocument, { id }),
        ana.graphql(SendContractDocument, { input: { id, to: ['carrera@ejemplo.mx'] } }),
        ana.does(DeleteContractDocument, { id }),
      ]);
      expect(deleted.deleteContract.deletedId).toBe(id);
      for (const { errors } of [file, evidence, mail])
        expect(errors.map(({ extensions }) => extensions.code).filter((code) => code !== 'NOT_FOUND')).toEqual([]);
    }
  });

  test('a version that does not exist, and a contract of somebody else, are not found', async () => {
    const { id } = await begins();
    const code = async (caller: Caller, version: number) =>
      (await caller.graphql(ContractTextDocument, { id, version })).errors[0]?.extensions.code;
    for (const version of [0, -1, 3, 2 ** 31 - 1]) expect(await code(ana, version)).toBe('NOT_FOUND');
    expect(await code(await world.lawyer({ plan: 'BASIC' }), 1)).toBe('NOT_FOUND');
  });
});

describe('the evidence', () => {
  test('holds the files with their hashes, the history, and says what it does not prove', async () => {
    const { id, text } = await begins();
    const { contractEvidence } = await ana.does(ContractEvidenceDocument, { id });
    expect(contractEvidence.mediaType).toBe('application/zip');
    const parts = readZipParts(bytesOf(contractEvidence), () => true, { bytes: 50_000_000, parts: 20 });
    if (typeof parts === 'string') throw new Error(parts);
    expect([...parts.keys()]).toEqual([
      'LEEME.txt',
      'contrato.pdf',
      'contrato.docx',
      'contrato.txt',
      'SHA256SUMS.txt',
      'historial.json',
    ]);
    const part = (name: string): Buffer => parts.get(name) ?? Buffer.alloc(0);
    expect(part('contrato.txt').toString('utf8')).toBe(text);
    for (const line of part('SHA256SUMS.txt').toString('utf8').trim().split('\n')) {
      const [hash = '', name = ''] = line.split('  ');
      expect(sha256(part(name))).toBe(hash);
      expect((await verifies(hash)).isKnown).toBe(true);
    }
    expect(JSON.parse(part('historial.json').toString('utf8'))).toMatchObject({
      contract: id,
      version: 2,
      versions: [{ version: 1, author: 'Ana Ejemplo' }, { version: 2 }],
      mails: [],
    });
    expect(part('LEEME.txt').toString('utf8')).toContain(
      'No es una constancia de conservación de mensajes de datos de la NOM-151',
    );
    expect((await ana.does(ContractEvidenceDocument, { id })).contractEvidence.content).toBe(contractEvidence.content);
  });
});

const sends = async (caller: Caller, id: string, input: object = {}) =>
  (await caller.does(SendContractDocument, { input: { id, to: ['eva@ejemplo.mx'], ...input } })).sendContract;

describe('a mail', () => {
  test('of a server without mail server is in its outbox, with the PDF, and says that it did not leave', async () => {
    const { id } = await begins();
    const { contract, userErrors } = await sends(ana, id, {
      to: ['Eva@Ejemplo.mx', 'eva@ejemplo.mx', 'leo@ejemplo.mx'],
      message: 'Va el contrato.\nVisita http://mal.example',
    });
    expect(userErrors).toEqual([]);
    expect(contract?.mails.map(({ to }) => to)).toEqual(['leo@ejemplo.mx', 'eva@ejemplo.mx']);
    await world.runJobs('mail-contract');
    const { mails } = await readsContract(ana, id);
    expect(mails).toMatchObject([{ state: 'OUTBOX', versionNumber: 2, format: 'PDF' }, { state: 'OUTBOX' }]);
    const mail = (await world.outbox()).find(({ to }) => to.includes('eva@ejemplo.mx'));
    expect(mail).toMatchObject({ replyTo: ana.email, subject: expect.stringContaining('Ana Ejemplo') });
    expect(mail?.text).toContain('Va el contrato.');
    expect(mail?.text).not.toContain('http://mal.example');
    expect(mail?.files).toHaveLength(1);
    const [file] = mail?.files ?? [];
    expect(file?.mediaType).toBe('application/pdf');
    expect(await verifies(sha256(file?.bytes ?? Buffer.alloc(0)))).toMatchObject({ isKnown: true, kind: 'PDF' });
  });

  test('to a bad address, to nobody, to too many or with a long message is refused before anything is kept', async () => {
    const { id } = await begins();
    for (const [input, field] of [
      [{ to: ['sin-arroba'] }, 'to'],
      [{ to: ['ana@ejemplo.mx', 'a b@ejemplo.mx'] }, 'to'],
      [{ to: ['ana@ejemplo.mx\r\nBcc: x@ejemplo.mx'] }, 'to'],
      [{ to: [] }, 'to'],
      [{ to: Array.from({ length: 6 }, (_, at) => `a${at}@ejemplo.mx`) }, 'to'],
      [{ message: 'x'.repeat(1001) }, 'message'],
    ] as const)
      expect((await sends(ana, id, input)).userErrors).toMatchObject([{ code: 'VALIDATION', field }]);
    expect((await readsContract(ana, id)).mails).toEqual([]);
    const eva = await world.lawyer({ plan: 'BASIC' });
    expect((await sends(eva, id)).userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('at most thirty an hour: the one that is too many sends none', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    const { id } = await begins(eva);
    const to = (count: number) => Array.from({ length: count }, (_, at) => `a${at}@ejemplo.mx`);
    for (let n = 0; n < 5; n++) expect((await sends(eva, id, { to: to(5) })).userErrors).toEqual([]);
    await sends(eva, id, { to: to(3) });
    const over = await eva.graphql(SendContractDocument, { input: { id, to: to(3) } });
    expect(over.errors[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED', retryAfter: expect.any(Number) });
    // Those two were given back.
    expect((await sends(eva, id, { to: to(2) })).userErrors).toEqual([]);
    expect(await world.sql('select 1 from contract_mail where contract_id = ?', [id])).toHaveLength(30);
  });

  test('is accepted or refused by the mail server, as that says', async () => {
    const sent: Mail[] = [];
    const mailer: Mailer = {
      kind: 'SMTP',
      send(mail) {
        if (mail.to.startsWith('nadie')) return Promise.reject(new PortError('REFUSED', 'SMTP 550'));
        sent.push(mail);
        return Promise.resolve();
      },
      close: () => Promise.resolve(),
    };
    const other = await World.begin({ mailer });
    const eva = await other.lawyer({ plan: 'BASIC' });
    const { id } = await hasContract(eva);
    await sends(eva, id, { to: ['nadie@ejemplo.mx', 'leo@ejemplo.mx'], format: 'DOCX' });
    await other.runJobs('mail-contract');
    const { mails } = await readsContract(eva, id);
    expect(Object.fromEntries(mails.map(({ to, state }) => [to, state]))).toEqual({
      'nadie@ejemplo.mx': 'FAILED',
      'leo@ejemplo.mx': 'ACCEPTED',
    });
    expect(sent.map(({ to, attachments }) => [to, attachments?.[0]?.fileName.endsWith('.docx')])).toEqual([
      ['leo@ejemplo.mx', true],
    ]);
    await other.end();
  });

  test('a trial without an account sends none', async () => {
    const { id } = await begins();
    const { body } = await world
      .visitor()
      .rest('POST', '/api/trial/activate-trial', { email: `t${Date.now()}@ejemplo.mx`, name: 'T' });
    const trial = world.visitor();
    trial.trialId = String((body['trial'] as { id: string } | undefined)?.id);
    const refused = await trial.graphql(SendContractDocument, { input: { id, to: ['eva@ejemplo.mx'] } });
    expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

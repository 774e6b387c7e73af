import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CreateUploadDocument } from '#tests/support/case-chat.generated.ts';
import {
  ContractDocumentDocument,
  ContractPreviewDocument,
  ContractTemplatesDocument,
  CreateContractTemplateDocument,
  DeleteContractTemplateDocument,
  GenerateContractDocument,
  SaveContractVersionDocument,
  UpdateContractTemplateDocument,
} from '#tests/support/contracts.generated.ts';
import { bodyWith, readsContract } from '../../support/contract-actions.ts';
import { zip } from '../../support/hostile/zip-and-pdf.ts';
import { linesOfDocx } from '../../support/printed-text.ts';
import { World, type Caller } from '../../support/world.ts';

let world: World;
let ana: Caller;
beforeAll(async () => {
  world = await World.begin();
  ana = await world.lawyer({ plan: 'PROFESSIONAL', name: 'Ana Ejemplo' });
});
afterAll(() => world.end());

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const typesOf = (main: string, more = '') =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`;
const relation = (type: string, target: string, more = '') =>
  `<Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${more}/>`;
const relations = (inside: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${inside}</Relationships>`;

const run = (text: string, format = '') =>
  `<w:r>${format && `<w:rPr>${format}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
const paragraph = (...runs: string[]) => `<w:p>${runs.join('')}</w:p>`;

function docx(body: string, more: Record<string, string | Buffer> = {}): Buffer {
  const parts: Record<string, string | Buffer> = {
    '[Content_Types].xml': typesOf(MAIN),
    '_rels/.rels': relations(relation('officeDocument', 'word/document.xml')),
    'word/document.xml': `<?xml version="1.0"?><w:document ${W}><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  return zip(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)])));
}

/** Word splits what was typed in one go: the braces and the name are in four runs. */
const SPLIT = [run('Entre {'), run('{nombre_del_'), run('cliente', '<w:b/>'), run('}} y quien firma, por ')];
const FILE = docx(
  [
    paragraph(...SPLIT, run('{{monto}}', '<w:b/>'), run(', el {{ fecha_firma }}.')),
    paragraph(run('RFC {{rfc_cliente}}; intereses de {{interes}}.')),
    `<w:tbl><w:tr><w:tc>${paragraph(run('{{nombre_del_cliente}}'))}</w:tc></w:tr></w:tbl>`,
  ].join(''),
);

async function uploads(caller: Caller, fileName: string, bytes: Buffer): Promise<string> {
  const { createUpload } = await caller.does(CreateUploadDocument, { input: { fileName, byteLength: bytes.length } });
  const { upload } = createUpload;
  await fetch(caller.url + (upload?.url ?? ''), {
    method: 'PUT',
    headers: { authorization: `Bearer ${caller.token ?? ''}`, 'content-type': 'application/octet-stream' },
    body: new Blob([new Uint8Array(bytes)]),
  });
  return upload?.id ?? '';
}

const brings = async (bytes: Buffer, fileName = 'Carta compromiso.docx', caller = ana, name: string | null = null) =>
  (
    await caller.does(CreateContractTemplateDocument, {
      input: { uploadId: await uploads(caller, fileName, bytes), name },
    })
  ).createContractTemplate;

const text = (field: string, given: string) => ({ field, text: given });
const VALUES = [
  text('nombre_del_cliente', `Eva <b>"Ñandú"</b> & O'Hara 😀`),
  text('monto', '10000'),
  text('fecha_firma', '2026-11-23'),
  text('interes', '5'),
];

describe('a file with fields', () => {
  test('becomes a template: fields are found where Word splits them, each once, with a guess of their types', async () => {
    const { template, userErrors } = await brings(FILE);
    expect(userErrors).toEqual([]);
    expect(template).toMatchObject({
      name: 'Carta compromiso',
      isOwn: true,
      isLocked: false,
      category: null,
      complexity: null,
    });
    expect(template?.fields.map(({ name, label, type, format }) => [name, label, type, format])).toEqual([
      ['nombre_del_cliente', 'Nombre del cliente', 'TEXT', 'PLAIN'],
      ['monto', 'Monto', 'NUMBER', 'MONEY'],
      ['fecha_firma', 'Fecha firma', 'DATE', 'PLAIN'],
      ['rfc_cliente', 'RFC cliente', 'TEXT', 'RFC'],
      ['interes', 'Interes', 'NUMBER', 'PERCENTAGE'],
    ]);
    const { contractTemplates } = await ana.does(ContractTemplatesDocument);
    expect(contractTemplates.find(({ id }) => id === template?.id)).toMatchObject({ isOwn: true });
    const eva = await world.lawyer({ plan: 'BASIC' });
    expect((await eva.does(ContractTemplatesDocument)).contractTemplates.some(({ isOwn }) => isOwn)).toBe(false);
  });

  test('is filled: values are text, formatted by their type, and the file keeps its formatting', async () => {
    const { template } = await brings(FILE);
    const templateId = template?.id ?? '';
    const fields = (template?.fields ?? []).map(({ name, label, type, format }) => ({
      name,
      label,
      type,
      format,
      required: name !== 'rfc_cliente',
    }));
    await ana.does(UpdateContractTemplateDocument, { input: { id: templateId, fields } });
    const { contractPreview } = await ana.does(ContractPreviewDocument, {
      input: { templateId, values: [text('monto', '10000')] },
    });
    expect(contractPreview.missing).toEqual(['Nombre del cliente', 'Fecha firma', 'Interes']);
    expect(contractPreview.body).toContain('__________');
    const { contract, userErrors } = (
      await ana.does(GenerateContractDocument, { input: { templateId, values: VALUES } })
    ).generateContract;
    expect(userErrors).toEqual([]);
    expect(contract).toMatchObject({ templateId, templateName: 'Carta compromiso', title: 'Carta compromiso' });
    const said = `Entre Eva <b>"Ñandú"</b> & O'Hara 😀 y quien firma, por $10,000.00 (DIEZ MIL PESOS 00/100 M.N.), el 23 de noviembre de 2026.`;
    expect(contract?.latest.text).toContain(said);
    expect(contract?.latest.text).toContain('intereses de 5 %.');
    const id = contract?.id ?? '';
    const write = async () =>
      (await ana.does(ContractDocumentDocument, { id, format: 'DOCX' })).contractDocument.content;
    const file = Buffer.from(await write(), 'base64');
    expect(
      linesOfDocx(file)
        .map((line) => line.text)
        .join('\n'),
    ).toContain(said);
    expect(await write()).toBe(file.toString('base64'));
    const body = bodyWith((await readsContract(ana, id)).versions[0]?.body ?? '', 'Añadido.');
    await ana.does(SaveContractVersionDocument, { input: { contractId: id, baseNumber: 1, body } });
    expect(
      linesOfDocx(Buffer.from(await write(), 'base64'))
        .map((line) => line.text)
        .join('\n'),
    ).toContain('Añadido.');
  });

  test('whatever its file holds, its contract is edited and saved afterwards', async () => {
    const columns = Array.from({ length: 25 }, (_, at) => `<w:tc>${paragraph(run(`c${at}`))}</w:tc>`).join('');
    const turned = paragraph(run('Hola {{constructor}} \u202Eal revés\u202C \u2066aparte\u2069.'));
    const { template } = await brings(docx(`${turned}<w:tbl><w:tr>${columns}</w:tr></w:tbl>`));
    const input = { templateId: template?.id ?? '', values: [text('constructor', 'mundo')] };
    const { contract } = (await ana.does(GenerateContractDocument, { input })).generateContract;
    expect(contract?.latest.text).toContain('Hola mundo al revés aparte.');
    const contractId = contract?.id ?? '';
    const body = bodyWith((await readsContract(ana, contractId)).versions[0]?.body ?? '', 'Añadido.');
    const saved = await ana.does(SaveContractVersionDocument, { input: { contractId, baseNumber: 1, body } });
    expect(saved.saveContractVersion.userErrors).toEqual([]);
  });

  test('missing values and values that cannot be are named as in other templates', async () => {
    const { template } = await brings(FILE);
    const templateId = template?.id ?? '';
    const make = async (values: { field: string; text: string }[]) =>
      (await ana.does(GenerateContractDocument, { input: { templateId, values } })).generateContract.userErrors;
    expect((await make(VALUES))[0]?.message).toBe('Por favor completa todos los campos requeridos: RFC cliente');
    expect(await make([...VALUES, text('rfc_cliente', 'NADA')])).toMatchObject([{ field: 'rfc_cliente' }]);
  });
});

describe('its fields', () => {
  test('are named and typed; all of the file, and only those', async () => {
    const { template } = await brings(docx(paragraph(run('{{uno}} y {{dos}}'))));
    const id = template?.id ?? '';
    const field = (name: string, more: object = {}) => ({ name, label: name, type: 'TEXT' as const, ...more });
    const change = async (fields: ReturnType<typeof field>[], name: string | null = null) =>
      (await ana.does(UpdateContractTemplateDocument, { input: { id, fields, name } })).updateContractTemplate;
    const select = { type: 'SELECT' as const, options: ['Sí', 'No'] };
    expect((await change([field('dos', select), field('uno')], 'Otra')).template).toMatchObject({
      name: 'Otra',
      fields: [{ name: 'dos', type: 'SELECT', options: [{ value: 'Sí' }, { value: 'No' }] }, { name: 'uno' }],
    });
    for (const fields of [
      [field('uno')],
      [field('uno'), field('dos'), field('tres')],
      [field('uno'), field('uno'), field('dos')],
      [field('uno', { label: ' ' }), field('dos')],
      [field('uno', { format: 'MONEY' }), field('dos')],
      [field('uno', { type: 'SELECT', options: [] }), field('dos')],
    ])
      expect((await change(fields)).userErrors).toMatchObject([{ code: 'VALIDATION', field: 'fields' }]);
    expect((await change([field('uno'), field('dos')], ' ')).userErrors).toMatchObject([{ field: 'name' }]);
    const eva = await world.lawyer({ plan: 'BASIC' });
    const foreign = await eva.does(UpdateContractTemplateDocument, { input: { id, name: 'Mía' } });
    expect(foreign.updateContractTemplate.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('a deleted template leaves its contracts', async () => {
    const { template } = await brings(docx(paragraph(run('Hola {{uno}}'))));
    const id = template?.id ?? '';
    const input = { templateId: id, values: [text('uno', 'mundo')] };
    const { contract } = (await ana.does(GenerateContractDocument, { input })).generateContract;
    await ana.does(DeleteContractTemplateDocument, { id });
    expect(await readsContract(ana, contract?.id ?? '')).toMatchObject({
      templateId: null,
      templateName: 'Carta compromiso',
    });
    expect((await ana.graphql(GenerateContractDocument, { input })).errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});

describe('a file that is not taken', () => {
  const one = paragraph(run('{{uno}}'));
  const bomb = () => Buffer.alloc(60 * 1024 * 1024, 32);
  const document = (definition: string) =>
    `<?xml version="1.0"?>${definition}<w:document ${W}><w:body>${one}</w:body></w:document>`;
  test.each([
    ['without fields', () => docx(paragraph(run('Nada'))), /No se encontraron campos/],
    ['with a loop', () => docx(paragraph(run('{{#partes}}{{nombre}}{{/partes}}'))), /no es un nombre de campo/],
    ['with raw XML', () => docx(paragraph(run('{{@crudo}}'))), /no es un nombre de campo/],
    ['with an expression', () => docx(paragraph(run('{{a.b | c}}'))), /no es un nombre de campo/],
    ['with other delimiters', () => docx(paragraph(run('{{=[[ ]]=}} [[x]]'))), /no es un nombre de campo/],
    ['with an open brace', () => docx(paragraph(run('{{uno'))), /llaves dobles/],
    ['with a macro', () => docx(one, { 'word/vbaProject.bin': 'x' }), /macros/],
    [
      'of a type with macros',
      () => docx(one, { '[Content_Types].xml': typesOf('application/vnd.ms-word.document.macroEnabled.main+xml') }),
      /macros/,
    ],
    ['with an embedded program', () => docx(one, { 'word/embeddings/oleObject1.bin': 'x' }), /macros/],
    ['that grows too much', () => docx(one, { 'word/media/a.bin': bomb() }), /descomprimirse/],
    [
      'with entities',
      () => docx(one, { 'word/document.xml': document('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]>') }),
      /otros archivos/,
    ],
    [
      'that fetches a template',
      () =>
        docx(one, {
          'word/_rels/settings.xml.rels': relations(
            relation('attachedTemplate', 'https://mal.example/x.dotm', ' TargetMode="External"'),
          ),
        }),
      /otros archivos/,
    ],
    [
      'that hides where it fetches a part from',
      () =>
        docx(one, {
          'word/_rels/document.xml.rels': relations(
            relation('image', '&#104;ttps://mal.example/x.png', ' TargetMode="External"'),
          ),
        }),
      /otros archivos/,
    ],
    [
      'with parts in UTF-16',
      () =>
        docx(one, {
          'word/_rels/document.xml.rels': Buffer.from(
            `\uFEFF${relations(relation('image', 'https://mal.example/x.png', ' TargetMode="External"'))}`,
            'utf16le',
          ),
        }),
      /documento de Word/,
    ],
    ['that is no Word file', () => Buffer.from('%PDF-1.7 nada'), /documento de Word/],
    ['that is a zip of something else', () => zip({ 'a.txt': Buffer.from('a') }), /documento de Word/],
  ])('%s', async (_name, file, message) => {
    const { template, userErrors } = await brings(file());
    expect(template).toBeNull();
    expect(userErrors).toMatchObject([{ code: 'VALIDATION', field: 'uploadId' }]);
    expect(userErrors[0]?.message).toMatch(message);
  });

  test('by its name: .docm, .doc; and an upload of somebody else', async () => {
    expect((await brings(FILE, 'a.docm')).userErrors[0]?.message).toMatch(/macros/);
    expect((await brings(FILE, 'a.doc')).userErrors[0]?.message).toMatch(/\.docx/);
    const uploadId = await uploads(ana, 'a.docx', FILE);
    const eva = await world.lawyer({ plan: 'BASIC' });
    const stolen = await eva.does(CreateContractTemplateDocument, { input: { uploadId } });
    expect(stolen.createContractTemplate.userErrors).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  test('a link, and a template on the disk of its author, are no reason', async () => {
    const links = relations(
      relation('hyperlink', 'https://ejemplo.mx', ' TargetMode="External"') +
        relation('attachedTemplate', 'file:///C:/Users/ana/Normal.dotm', ' TargetMode="External"'),
    );
    expect((await brings(docx(one, { 'word/_rels/document.xml.rels': links }))).userErrors).toEqual([]);
  });

  test('the fifty-first', async () => {
    const eva = await world.lawyer({ plan: 'BASIC' });
    await world.sql(
      `insert into contract_template_file (id, owner_id, name, file_name, fields, content, created_at, updated_at)
       select 'ctt_' || substr(md5(n::text), 1, 26), ?, 'x', 'x.docx', '[]', '', now(), now() from generate_series(1, 50) n`,
      [eva.userId],
    );
    expect((await brings(FILE, 'a.docx', eva)).userErrors).toMatchObject([{ code: 'LIMIT_REACHED' }]);
  });
});

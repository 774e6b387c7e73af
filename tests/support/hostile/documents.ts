import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { filesOf, noise, type HostileFile } from './hostile-file.ts';
import { docx, documentOf, paragraph, RELS, TYPES, withParts } from './office.ts';
import { CATALOG, FONT, HELLO, packed, page, pageWith, pdfOf, plain, tree } from './pdfs.ts';
import { zip } from './zip-and-pdf.ts';

/** Files as people bring them to be analysed: wrong names, locks, bombs of other kinds, parts that call out. */

const MB = 1024 * 1024;
const XXE = '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
const R = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
const relation = (type: string, target: string): Buffer =>
  Buffer.from(
    `<Relationships ${R}><Relationship Id="x1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  );
const relations = (type: string, target: string): Buffer =>
  docx(paragraph('hola'), { 'word/_rels/document.xml.rels': relation(type, target) });
const xxeIn = (part: string, root: string): Buffer =>
  docx(paragraph('hola'), { [part]: Buffer.from(`${XXE}<${root}>&x;</${root}>`) });

const pdfHello = (): Buffer => page(plain(HELLO.repeat(20)));
const docxHello = (): Buffer => docx(paragraph('Contrato de arrendamiento. '.repeat(40)));
const docHello = (): Buffer => readFileSync('tests/fixtures/publications/ley-de-ejemplo.doc');

/** A compound file with streams of these names, as an encrypted Word file is. */
function compound(names: readonly string[]): Buffer {
  const bytes = Buffer.alloc(512 * 4);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeInt32LE(1, 44);
  bytes.writeInt32LE(1, 48);
  bytes.writeInt32LE(4096, 56);
  bytes.fill(0xff, 76, 512);
  bytes.writeInt32LE(0, 76);
  bytes.fill(0xff, 512, 1024);
  bytes.writeInt32LE(-3, 512);
  bytes.writeInt32LE(-2, 516);
  for (const [at, name] of ['Root Entry', ...names].slice(0, 4).entries()) {
    const entry = 1024 + at * 128;
    bytes.write(name, entry, 'utf16le');
    bytes.writeUInt16LE((name.length + 1) * 2, entry + 64);
    bytes[entry + 66] = at === 0 ? 5 : 2;
    for (const place of [68, 72, 76]) bytes.writeInt32LE(place === 76 && at === 0 ? 1 : -1, entry + place);
  }
  return bytes;
}

/** A PDF whose text is locked with a password that opens it for nobody. */
function locked(): Buffer {
  const key = createHash('sha256').update('a password').digest();
  const cipher = createCipheriv('aes-256-cbc', key, Buffer.alloc(16));
  const text = Buffer.concat([Buffer.alloc(16), cipher.update(HELLO), cipher.final()]);
  const long = noise(48, 3).toString('hex');
  return pdfOf(
    [CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', pageWith(''), { dict: '', stream: text }, FONT],
    `/Encrypt << /Filter /Standard /V 5 /R 6 /Length 256 /P -1 /U <${long}> /O <${long}> /UE <${long.slice(0, 64)}> /OE <${long.slice(0, 64)}> /Perms <${long.slice(0, 32)}> /CF << /StdCF << /CFM /AESV3 /Length 32 >> >> /StmF /StdCF /StrF /StdCF >> /ID [<00> <00>]`,
  );
}

/** Each with words of its own: lines that all pages share are headers. */
const manyPages = (count: number): Buffer =>
  pdfOf([
    CATALOG,
    `<< /Type /Pages /Kids [${Array.from({ length: count }, (_, at) => `${2 * at + 4} 0 R`).join(' ')}] /Count ${count} >>`,
    FONT,
    ...Array.from({ length: count }, (_, at) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${2 * at + 5} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      plain(
        `BT /F1 12 Tf 72 ${300 + ((at * 37) % 300)} Td (Renta ${at * 7919} de la finca ${at.toString(36).repeat(4)} en la calle.) Tj ET`,
      ),
    ]).flat(),
  ]);

const filters = (times: number): Buffer => {
  let stream: Uint8Array = Buffer.alloc(80 * MB, 32);
  for (let at = 0; at < times; at++) stream = deflateSync(stream);
  return page({ dict: `/Filter [${'/FlateDecode '.repeat(times)}]`, stream });
};

const image = (filter: string, stream: Buffer): Buffer =>
  page(plain('/I Do '), {
    more: '/XObject << /I 6 0 R >>',
    rest: [
      {
        dict: `/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /BitsPerComponent 8 /ColorSpace /DeviceGray /Filter /${filter}`,
        stream,
      },
    ],
  });

const pdfs = filesOf('pdf', [
  ['a document of Word, called a PDF', docxHello],
  ['an old document of Word, called a PDF', docHello],
  ['a picture, called a PDF', () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(MB)])],
  ['a program, called a PDF', () => Buffer.concat([Buffer.from('MZ'), noise(MB)])],
  ['a page, called a PDF', () => '<!doctype html><script>alert(1)</script><p>hola'],
  ['nothing', () => ''],
  ['one byte', () => '%'],
  ['zeros', () => Buffer.alloc(5 * MB)],
  ['cut in the middle', () => pdfHello().subarray(0, 500)],
  ['cut before its table', () => pdfHello().subarray(0, -120), 'worst'],
  ['a PDF and a document of Word in one', () => Buffer.concat([pdfHello(), docxHello()])],
  ['a page before a PDF', () => Buffer.concat([Buffer.from('<html><script>alert(1)</script>\n'), pdfHello()])],
  ['a PDF behind a megabyte of noise', () => Buffer.concat([noise(MB), pdfHello()])],
  ['two PDFs in one', () => Buffer.concat([pdfHello(), pdfHello()])],
  ['a lock of AES', locked, 'worst'],
  ['two thousand five hundred pages', () => manyPages(2500), 'worst'],
  ['twenty thousand pages', () => manyPages(20_000)],
  ['packed four times', () => filters(4)],
  ['packed a hundred times', () => filters(100)],
  ['a picture of JPEG 2000 that is none', () => image('JPXDecode', noise(2 * MB))],
  ['a picture of JBIG2 that is none', () => image('JBIG2Decode', noise(2 * MB))],
  ['a picture of a fax without an end', () => image('CCITTFaxDecode', Buffer.alloc(4 * MB))],
  ['packed by LZW without an end', () => page({ dict: '/Filter /LZWDecode', stream: noise(4 * MB) })],
  ['a length that is itself', () => page({ dict: '/Length 4 0 R', stream: Buffer.from(HELLO) })],
  ['a page of a kilometre', () => tree('<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 9e9 9e9] >>')],
  [
    'a page turned inside out',
    () => tree('<< /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [612 792 0 0] /Rotate 45 >>'),
  ],
  [
    'a file inside',
    () =>
      page(plain(HELLO.repeat(20)), {
        rest: [{ dict: '/Type /EmbeddedFile', stream: docxHello() }],
      }),
  ],
  [
    'a form with a billion laughs',
    () =>
      page(plain(HELLO), {
        rest: [
          packed(
            `<!DOCTYPE l [<!ENTITY a "ja"><!ENTITY b "${'&a;'.repeat(1000)}">]><xdp>${'&b;'.repeat(100_000)}</xdp>`,
          ),
        ],
      }),
  ],
  [
    'a hundred thousand fonts',
    () => page(plain(Array.from({ length: 20_000 }, (_, at) => `BT /F${at} 9 Tf (a) Tj ET`).join('\n'))),
  ],
  ['numbers without an end', () => page(packed(`BT /F1 ${'9'.repeat(3 * MB)} Tf (a) Tj ET`))],
  ['names without an end', () => page(packed(`/${'A'.repeat(8 * MB)} gs`))],
  [
    'text that steps back a million times',
    () => page(packed(`BT /F1 9 Tf ${'-1 0 Td (a) Tj '.repeat(400_000)} ET`)),
    'worst',
  ],
]);

const words = filesOf('docx', [
  ['a PDF, called a document', pdfHello],
  ['an old document of Word, called a new one', docHello],
  ['a text, called a document', () => 'Contrato de arrendamiento'],
  ['a locked document', () => compound(['EncryptionInfo', 'EncryptedPackage'])],
  ['cut in the middle', () => docxHello().subarray(0, 300)],
  ['only the end of a zip', () => Buffer.concat([Buffer.from('PK\u0005\u0006'), Buffer.alloc(18)])],
  ['a document and a PDF in one', () => Buffer.concat([docxHello(), pdfHello()])],
  [
    'sixty thousand parts',
    () =>
      docx(paragraph('a'), Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`a/${at}`, Buffer.alloc(0)]))),
  ],
  [
    'parts with zeros in their names',
    () => docx(paragraph('hola'), { 'word/a\0.xml': Buffer.from('<a/>'), '\0': Buffer.from('') }),
  ],
  ['styles that call a file', () => xxeIn('word/styles.xml', 'w:styles'), 'worst'],
  ['notes that call a file', () => xxeIn('word/footnotes.xml', 'w:footnotes')],
  ['settings that call a file', () => xxeIn('word/settings.xml', 'w:settings')],
  ['numbers that call a file', () => xxeIn('word/numbering.xml', 'w:numbering')],
  ['relations that call a file', () => xxeIn('word/_rels/document.xml.rels', 'Relationships')],
  [
    'kinds of parts that call a file',
    () =>
      zip({
        '[Content_Types].xml': Buffer.from(`${XXE}<Types>&x;</Types>`),
        '_rels/.rels': RELS,
        'word/document.xml': documentOf(paragraph('a')),
      }),
  ],
  [
    'a definition by parameters',
    () =>
      withParts({
        'word/document.xml': Buffer.from(
          `<!DOCTYPE a [<!ENTITY % p SYSTEM "http://127.0.0.1:1/p.dtd"> %p;]>${String(documentOf(paragraph('a')))}`,
        ),
      }),
  ],
  ['a template from an address', () => relations('attachedTemplate', 'http://127.0.0.1:1/a.dotm'), 'worst'],
  ['an object from a shared folder', () => relations('oleObject', 'file://127.0.0.1/c$/a.xls')],
  ['a frame from an address', () => relations('frame', 'http://127.0.0.1:1/')],
  ['a page as a part', () => relations('aFChunk', 'http://127.0.0.1:1/a.html')],
  [
    'a document that is elsewhere',
    () =>
      zip({
        '[Content_Types].xml': TYPES,
        '_rels/.rels': relation('officeDocument', 'http://127.0.0.1:1/document.xml'),
      }),
  ],
  [
    'a document that is above',
    () =>
      zip({
        '[Content_Types].xml': TYPES,
        '_rels/.rels': Buffer.from(String(RELS).replace('word/document.xml', '../../../../etc/passwd')),
      }),
  ],
  [
    'a table of a million cells',
    () => docx(`<w:tbl>${`<w:tr>${`<w:tc>${paragraph('1')}</w:tc>`.repeat(500)}</w:tr>`.repeat(1000)}</w:tbl>`),
    'worst',
  ],
  [
    'fields inside of fields',
    () =>
      docx(
        `<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/><w:instrText>INCLUDETEXT "c:\\\\a"</w:instrText></w:r>'.repeat(100_000)}</w:p>`,
      ),
  ],
  [
    'half a million changes',
    () =>
      docx(
        `<w:p>${'<w:ins><w:r><w:t>a</w:t></w:r></w:ins><w:del><w:r><w:delText>b</w:delText></w:r></w:del>'.repeat(150_000)}</w:p>`,
      ),
  ],
  [
    'a million bookmarks',
    () => docx(`<w:p>${'<w:bookmarkStart w:id="1" w:name="a"/>'.repeat(400_000)}<w:r><w:t>a</w:t></w:r></w:p>`),
  ],
  ['a word of ten megabytes', () => docx(paragraph('a'.repeat(10 * MB)))],
  ['ten megabytes of an attribute', () => docx(`<w:p w:rsidR="${'a'.repeat(10 * MB)}"><w:r><w:t>a</w:t></w:r></w:p>`)],
  [
    'letters that are none',
    () => withParts({ 'word/document.xml': Buffer.concat([documentOf(''), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]) }),
  ],
  [
    'macros with their own kind',
    () =>
      zip({
        '[Content_Types].xml': Buffer.from(
          String(TYPES).replace('wordprocessingml.document.main', 'ms-word.document.macroEnabled.main'),
        ),
        '_rels/.rels': RELS,
        'word/document.xml': documentOf(paragraph('hola')),
        'word/vbaProject.bin': noise(MB),
      }),
  ],
  ['digits written with letters', () => docx(paragraph('novecientos noventa y nueve mil '.repeat(50_000)))],
  ['names without an end', () => docx(paragraph('Juan de la Cruz y de la Luz '.repeat(60_000))), 'worst'],
  ['quotes inside of quotes', () => docx(paragraph('«“‘('.repeat(300_000)))],
  [
    'a hundred thousand clauses',
    () =>
      docx(
        Array.from({ length: 40_000 }, (_, at) =>
          paragraph(`CLÁUSULA ${at}. El señor Juan Pérez pagará $1,000.00 (mil pesos) el 1 de enero de 2026.`),
        ).join(''),
      ),
  ],
]);

const oldWords = filesOf('doc', [
  ['a PDF, called an old document', pdfHello],
  ['a new document of Word, called an old one', docxHello],
  ['a program, called a document', () => Buffer.concat([Buffer.from('MZ'), noise(MB)])],
  ['nothing', () => ''],
  ['a locked document', () => compound(['EncryptionInfo', 'EncryptedPackage'])],
  ['a document without its text', () => compound(['WordDocument', '1Table'])],
  ['a sheet, called a document', () => compound(['Workbook'])],
  [
    'a text that says it is long',
    () => {
      const bytes = Buffer.from(docHello());
      for (let at = 512; at + 4 < Math.min(bytes.length, 2000); at += 4)
        if (bytes.readUInt32LE(at) < 5000) bytes.writeUInt32LE(0x7fffffff, at);
      return bytes;
    },
  ],
  [
    'a table of tables in a circle',
    () => {
      const bytes = Buffer.from(docHello());
      bytes.writeInt32LE(0, 68);
      bytes.writeInt32LE(0x7fffffff, 72);
      return bytes;
    },
    'worst',
  ],
  ['twenty megabytes of zeros', () => Buffer.concat([docHello().subarray(0, 512), Buffer.alloc(20 * MB)])],
]);

const TOO_LARGE: HostileFile = {
  fileName: 'pesado.pdf',
  what: 'sixty megabytes',
  make: () => Buffer.concat([pdfHello(), Buffer.alloc(60 * MB)]),
  isWorst: false,
};

/** Named apart from those of the other lists. */
export const hostileDocuments: HostileFile[] = [
  ...[...pdfs, ...words, ...oldWords].map((file) => ({ ...file, fileName: `analisis-${file.fileName}` })),
  { ...TOO_LARGE, fileName: 'analisis-pesado.pdf' },
];

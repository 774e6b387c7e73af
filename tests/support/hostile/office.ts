import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { filesOf, noise, type HostileFile } from './hostile-file.ts';
import { zip } from './zip-and-pdf.ts';

const MB = 1024 * 1024;
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
export const TYPES = Buffer.from(
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
);
export const RELS = Buffer.from(
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
);
export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
export const documentOf = (body: string): Buffer =>
  Buffer.from(`<w:document ${W}><w:body>${body}</w:body></w:document>`);

type Parts = Record<string, Buffer>;
export const withParts = (parts: Parts): Buffer => zip({ '[Content_Types].xml': TYPES, '_rels/.rels': RELS, ...parts });
export const docx = (body: string, more: Parts = {}): Buffer =>
  withParts({ 'word/document.xml': documentOf(body), ...more });

/** A zip of `count` entries that all unpack the same bytes. */
function overlapping(count: number, unpacked: number): Buffer {
  const packed = deflateRawSync(Buffer.alloc(unpacked, 32));
  const first = docx(paragraph('hola'));
  const head = Buffer.alloc(26);
  head.writeUInt16LE(20, 0);
  head.writeUInt16LE(8, 4);
  head.writeUInt32LE(packed.length, 14);
  head.writeUInt16LE(1, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, Buffer.from('a'), packed]);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(first.length, 10);
  const entry = Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 0]), head, place, Buffer.from('a')]);
  const list = Buffer.concat(Array.from({ length: count }, () => entry));
  const end = Buffer.alloc(18);
  end.writeUInt16LE(count, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(first.length + local.length, 12);
  return Buffer.concat([first, local, list, Buffer.from('PK\u0005\u0006'), end]);
}

/** A sound file with some bytes of its end or directory changed. */
function forged(change: (bytes: Buffer, end: number, directory: number) => void): Buffer {
  const bytes = docx(paragraph('hola'));
  const end = bytes.length - 22;
  change(bytes, end, bytes.readUInt32LE(end + 16));
  return bytes;
}

const LAUGHS = `<!DOCTYPE l [<!ENTITY a "ja">${Array.from({ length: 15 }, (_, at) => `<!ENTITY a${at + 1} "${`&a${at || ''};`.repeat(10)}">`).join('')}]>`;
const withDefinition = (definition: string, text: string): Buffer =>
  withParts({
    'word/document.xml': Buffer.from(
      `<?xml version="1.0"?>${definition}<w:document ${W}><w:body>${paragraph(text)}</w:body></w:document>`,
    ),
  });

const STYLES_IN_A_CIRCLE = Buffer.from(
  `<w:styles ${W}><w:style w:styleId="A" w:type="paragraph"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B" w:type="paragraph"><w:basedOn w:val="A"/></w:style></w:styles>`,
);

const word: HostileFile[] = filesOf('docx', [
  ['a part of seventy megabytes', () => withParts({ 'word/document.xml': Buffer.alloc(70 * MB, 32) })],
  ['a part of half a gigabyte', () => withParts({ 'word/document.xml': Buffer.alloc(500 * MB) }), 'worst'],
  ['parts that lie over each other', () => overlapping(1500, 20 * MB), 'worst'],
  [
    'three thousand parts',
    () =>
      docx(paragraph('a'), Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`a${at}`, Buffer.from('a')]))),
  ],
  ['more parts than it says', () => forged((bytes, end) => bytes.writeUInt16LE(1, end + 10))],
  ['fewer parts than it says', () => forged((bytes, end) => bytes.writeUInt16LE(60_000, end + 10))],
  ['a directory behind its end', () => forged((bytes, end) => bytes.writeUInt32LE(0xfffffff0, end + 16))],
  ['a directory that is itself', () => forged((bytes, end) => bytes.writeUInt32LE(end, end + 16))],
  ['a part behind its end', () => forged((bytes, _, directory) => bytes.writeUInt32LE(0x7fffffff, directory + 42))],
  ['a part that says it is locked', () => forged((bytes, _, directory) => bytes.writeUInt16LE(1, directory + 8))],
  ['an unknown way of packing', () => forged((bytes, _, directory) => bytes.writeUInt16LE(99, directory + 10))],
  ['a zip without its end', () => docx(paragraph('hola')).subarray(0, -30)],
  [
    'a zip in a zip in a zip',
    () => docx(paragraph('a'), { 'word/embeddings/a.docx': zip({ a: zip({ b: Buffer.alloc(40 * MB) }) }) }),
  ],
  ['elements inside of each other', () => docx('<w:sdt><w:sdtContent>'.repeat(100_000)), 'worst'],
  ['tables inside of each other', () => docx('<w:tbl><w:tr><w:tc>'.repeat(400))],
  [
    'a definition that names a file',
    () => withDefinition('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>', '&x;'),
    'worst',
  ],
  ['a definition that names an address', () => withDefinition('<!DOCTYPE a SYSTEM "http://127.0.0.1:1/x.dtd">', 'a')],
  ['a billion laughs', () => withDefinition(LAUGHS, '&a15;'), 'worst'],
  [
    'a definition in wide letters',
    () =>
      withParts({
        'word/document.xml': Buffer.from(
          `\ufeff<?xml version="1.0" encoding="UTF-16"?>${LAUGHS}<a>&a15;</a>`,
          'utf16le',
        ),
      }),
  ],
  ['styles that rest on each other', () => docx(paragraph('hola'), { 'word/styles.xml': STYLES_IN_A_CIRCLE })],
  [
    'a cell over a billion columns',
    () =>
      docx(
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="1000000000"/><w:vMerge/></w:tcPr>${paragraph('a')}</w:tc></w:tr></w:tbl>`,
      ),
  ],
  ['half a million paragraphs', () => docx(paragraph('a').repeat(500_000)), 'worst'],
  [
    'a paragraph of half a million pieces',
    () => docx(`<w:p>${'<w:r><w:rPr><w:b/></w:rPr><w:t>a</w:t></w:r>'.repeat(400_000)}</w:p>`),
  ],
  ['macros', () => docx(paragraph('El artículo 48 de la LFT.'), { 'word/vbaProject.bin': noise(MB) })],
  [
    'a picture from an address',
    () =>
      docx(paragraph('hola'), {
        'word/_rels/document.xml.rels': Buffer.from(
          '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="i" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="http://127.0.0.1:1/a.png" TargetMode="External"/></Relationships>',
        ),
      }),
  ],
  [
    'names that leave the folder',
    () => docx(paragraph('hola'), { '../../../etc/passwd': Buffer.from('x'), 'word/../../a.xml': Buffer.from('<a/>') }),
  ],
  ['XML that is none', () => withParts({ 'word/document.xml': Buffer.from('<w:document') })],
  ['no document inside', () => withParts({})],
  [
    'a sheet, called a document',
    () =>
      zip({
        '[Content_Types].xml': Buffer.from(
          String(TYPES).replaceAll('wordprocessingml.document', 'spreadsheetml.sheet'),
        ),
        'xl/workbook.xml': Buffer.from('<a/>'),
      }),
  ],
  ['a PDF, called a document', () => Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj')],
  ['nothing', () => Buffer.alloc(0)],
]);

const sound = (): Buffer => readFileSync('tests/fixtures/publications/ley-de-ejemplo.doc');
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const changedDoc = (change: (bytes: Buffer) => void): Buffer => {
  const bytes = Buffer.from(sound());
  change(bytes);
  return bytes;
};

const oldWord: HostileFile[] = filesOf('doc', [
  ['noise behind the right first bytes', () => Buffer.concat([CFB, noise(MB)])],
  [
    'noise that names a document',
    () => Buffer.concat([CFB, noise(2 * MB), Buffer.from('WordDocument', 'utf16le'), noise(MB)]),
  ],
  [
    'sectors in a circle',
    () =>
      changedDoc((bytes) => {
        const table = 512 + bytes.readInt32LE(76) * 512;
        bytes.writeInt32LE(1, table);
        bytes.writeInt32LE(0, table + 4);
      }),
    'worst',
  ],
  [
    'folders in a circle',
    () =>
      changedDoc((bytes) => {
        const at = bytes.indexOf(Buffer.from('Root Entry', 'utf16le'));
        for (const place of [68, 72, 76]) bytes.writeInt32LE(1, at + place);
        for (const place of [68, 72, 76]) bytes.writeInt32LE(1, at + 128 + place);
      }),
    'worst',
  ],
  [
    'a stream of two gigabytes',
    () =>
      changedDoc((bytes) => {
        const at = bytes.indexOf(Buffer.from('WordDocument', 'utf16le'));
        bytes.writeUInt32LE(0x7fffffff, at + 120);
      }),
  ],
  ['sectors of sixteen exabytes', () => changedDoc((bytes) => bytes.writeUInt16LE(60, 30))],
  ['a table behind its end', () => changedDoc((bytes) => bytes.writeInt32LE(0x7ffffff0, 76))],
  ['cut in the middle', () => sound().subarray(0, 3000)],
  [
    'a password',
    () => Buffer.concat([sound().subarray(0, 600), Buffer.from('EncryptedPackage', 'utf16le'), Buffer.alloc(3000)]),
  ],
  [
    'noise in every tenth place',
    () =>
      changedDoc((bytes) => {
        for (let at = 600; at < bytes.length; at += 10) bytes[at] = (at * 31) & 255;
      }),
  ],
  ['rich text, called Word', () => Buffer.from(`{\\rtf1${'{'.repeat(2_000_000)}`)],
  ['a page, called Word', () => Buffer.from('<html><p>hola</p>')],
]);

/** Two kinds in one file. */
const twofold: HostileFile[] = [
  ...filesOf('pdf', [
    ['a document behind the mark of a PDF', () => Buffer.concat([Buffer.from('%PDF-1.4\n'), docx(paragraph('hola'))])],
  ]),
  ...filesOf('html', [
    ['a zip behind a page', () => Buffer.concat([Buffer.from('<html><p>hola</p>'), docx(paragraph('hola'))])],
  ]),
  ...filesOf('txt', [['a document, called a text', () => docx(paragraph('hola'))]]),
].map((file) => ({ ...file, fileName: `doble-${file.fileName}` }));

export const hostileOffice: HostileFile[] = [...word, ...oldWord, ...twofold];

import { deflateSync } from 'node:zlib';
import { filesOf, noise, type HostileFile } from './hostile-file.ts';

const MB = 1024 * 1024;

type PdfObject = string | { dict: string; stream: Uint8Array };

const bytesOf = (at: number, object: PdfObject): Buffer =>
  typeof object === 'string'
    ? Buffer.from(`${at} 0 obj\n${object}\nendobj\n`)
    : Buffer.concat([
        Buffer.from(`${at} 0 obj\n<< /Length ${object.stream.length} ${object.dict} >>\nstream\n`),
        object.stream,
        Buffer.from('\nendstream\nendobj\n'),
      ]);

/** Objects from number 1, with a table and a trailer that are right. */
export function pdfOf(objects: readonly PdfObject[], trailer = ''): Buffer {
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.7\n')];
  const places: number[] = [];
  let length = 9;
  objects.forEach((object, at) => {
    const bytes = bytesOf(at + 1, object);
    places.push(length);
    length += bytes.length;
    parts.push(bytes);
  });
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${length}\n%%EOF`,
    ),
  );
  return Buffer.concat(parts);
}

export const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
export const packed = (content: Buffer | string): PdfObject => ({
  dict: '/Filter /FlateDecode',
  stream: deflateSync(content),
});
export const plain = (content: string): PdfObject => ({ dict: '', stream: Buffer.from(content) });
export const pageWith = (more: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${more} >> >>`;

/** One page with a content. */
export const page = (content: PdfObject, { font = FONT, more = '', rest = [] as PdfObject[] } = {}): Buffer =>
  pdfOf([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>', pageWith(more), content, font, ...rest]);

export const HELLO = 'BT /F1 12 Tf 72 700 Td (hola) Tj ET\n';
export const tree = (pages: string, more: PdfObject[] = []): Buffer =>
  pdfOf([CATALOG, pages, pageWith(''), plain(HELLO), FONT, ...more]);

const cmap = (ranges: string): PdfObject =>
  packed(
    `/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <00> <FFFFFFFF> endcodespacerange ${ranges} endcmap end end`,
  );
const mapped = (ranges: string): Buffer =>
  page(plain(HELLO), {
    font: '<< /Type /Font /Subtype /Type0 /BaseFont /A /Encoding /Identity-H /ToUnicode 6 0 R /DescendantFonts [7 0 R] >>',
    rest: [
      cmap(ranges),
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /A /CIDSystemInfo << /Registry (A) /Ordering (B) /Supplement 0 >> >>',
    ],
  });

const damaged = (seed: number): Buffer => {
  const bytes = page(packed(HELLO.repeat(500)));
  const changes = noise(200, seed);
  for (let at = 0; at < 198; at += 2) bytes[(changes.readUInt16LE(at) * 7) % bytes.length] = changes[at] ?? 0;
  return bytes;
};

export const hostilePdfs: HostileFile[] = filesOf('pdf', [
  ['twenty megabytes of letters, packed small', () => page(packed(HELLO.repeat(600_000)))],
  ['a hundred megabytes of letters, packed small', () => page(packed(HELLO.repeat(3_000_000))), 'worst'],
  ['a gigabyte of nothing, packed small', () => page(packed(Buffer.alloc(1000 * MB))), 'worst'],
  ['fourteen megabytes of letters, just allowed', () => page(packed('(a) Tj '.repeat(2_000_000)))],
  [
    'packed twice',
    () =>
      page({
        dict: '/Filter [/FlateDecode /FlateDecode]',
        stream: deflateSync(deflateSync(Buffer.alloc(300 * MB, 32))),
      }),
    'worst',
  ],
  [
    'many parts of a page, each just allowed',
    () =>
      pdfOf([
        CATALOG,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        pageWith('').replace('4 0 R', `[${'4 0 R '.repeat(2000)}]`),
        packed(HELLO.repeat(100_000)),
        FONT,
      ]),
    'worst',
  ],
  [
    'packed by repetition',
    () => page({ dict: '/Filter /RunLengthDecode', stream: Buffer.from('8120'.repeat(4 * MB), 'hex') }),
  ],
  [
    'packed as letters',
    () => page({ dict: '/Filter [/ASCII85Decode /FlateDecode]', stream: Buffer.from(`${'z'.repeat(8 * MB)}~>`) }),
  ],
  ['a stream without an end', () => Buffer.concat([page(plain(HELLO)).subarray(0, 300), Buffer.alloc(15 * MB, 40)])],
  ['a stream of a length that is not so', () => page({ dict: '/Length 999999999', stream: Buffer.from(HELLO) })],
  ['a table that names itself', () => pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'], '/Prev 9')],
  ['no table', () => Buffer.from(page(plain(HELLO)).toString('latin1').replace('startxref', 'startnada'), 'latin1')],
  [
    'a table of nonsense',
    () =>
      Buffer.from(
        page(plain(HELLO))
          .toString('latin1')
          .replaceAll(/0000000\d{3} /g, '9999999999 '),
        'latin1',
      ),
  ],
  ['pages that are their own children', () => tree('<< /Type /Pages /Kids [2 0 R] /Count 1 >>'), 'worst'],
  [
    'pages in a circle of two',
    () => tree('<< /Type /Pages /Kids [6 0 R] /Count 9 >>', ['<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 9 >>']),
  ],
  [
    'pages that double at each step',
    () =>
      tree(
        '<< /Type /Pages /Kids [6 0 R 6 0 R] /Count 2000 >>',
        Array.from({ length: 30 }, (_, at) =>
          at < 29
            ? `<< /Type /Pages /Kids [${at + 7} 0 R ${at + 7} 0 R] /Count 1000 >>`
            : '<< /Type /Page /Parent 2 0 R >>',
        ),
      ),
    'worst',
  ],
  ['a billion pages, it says', () => tree('<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>')],
  ['fewer pages than none', () => tree('<< /Type /Pages /Kids [3 0 R] /Count -5 >>')],
  [
    'two thousand nine hundred times one full page',
    () => tree(`<< /Type /Pages /Kids [${'3 0 R '.repeat(2900)}] /Count 2900 >>`),
  ],
  [
    'a deep tree of pages',
    () =>
      tree(
        '<< /Type /Pages /Kids [6 0 R] /Count 1 >>',
        Array.from(
          { length: 20_000 },
          (_, at) => `<< /Type /Pages /Kids [${at < 19_999 ? at + 7 : 3} 0 R] /Count 1 >>`,
        ),
      ),
  ],
  ['lists inside of lists', () => page(plain(HELLO), { more: `/A ${'['.repeat(500_000)}` })],
  ['dictionaries inside of dictionaries', () => page(plain(HELLO), { more: `/A ${'<< /A '.repeat(300_000)}` })],
  ['a million saved states', () => page(packed('q '.repeat(4_000_000)))],
  [
    'forms that draw themselves',
    () =>
      page(plain('/X Do '), {
        more: '/XObject << /X 6 0 R >>',
        rest: [
          {
            dict: '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
            stream: Buffer.from('/X Do '.repeat(50)),
          },
        ],
      }),
  ],
  [
    'forms that draw ten forms each',
    () =>
      page(plain('/X Do '), {
        more: '/XObject << /X 6 0 R >>',
        rest: Array.from({ length: 12 }, (_, at) => ({
          dict: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /Font << /F1 5 0 R >> /XObject << /X ${at < 11 ? at + 7 : 6} 0 R >> >>`,
          stream: Buffer.from(at < 11 ? '/X Do '.repeat(10) : HELLO),
        })),
      }),
    'worst',
  ],
  [
    'a font that gives four billion letters',
    () => mapped('1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange'),
    'worst',
  ],
  [
    'a font of sixteen million letters',
    () => mapped(`${'1 beginbfrange <000000> <FFFFFF> <0041> endbfrange '.repeat(50)}`),
  ],
  ['a string of fourteen megabytes', () => page(packed(`BT /F1 9 Tf (${'a'.repeat(14 * MB)}) Tj ET`))],
  [
    'a picture of a terabyte',
    () =>
      page(plain('/I Do '), {
        more: '/XObject << /I 6 0 R >>',
        rest: [
          {
            dict: '/Type /XObject /Subtype /Image /Width 1000000 /Height 1000000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
            stream: deflateSync(Buffer.alloc(60 * MB)),
          },
        ],
      }),
  ],
  [
    'a picture of two hundred megabytes',
    () =>
      page(plain(`/I Do ${HELLO.repeat(30)}`), {
        more: '/XObject << /I 6 0 R >>',
        rest: [
          {
            dict: '/Type /XObject /Subtype /Image /Width 10000 /Height 7000 /BitsPerComponent 8 /ColorSpace /DeviceRGB /Filter /FlateDecode',
            stream: deflateSync(Buffer.alloc(210 * MB)),
          },
        ],
      }),
  ],
  [
    'a function that draws for ever',
    () =>
      page(plain('/S sh '), {
        more: '/Shading << /S << /ShadingType 1 /ColorSpace /DeviceRGB /Function 6 0 R >> >>',
        rest: [
          {
            dict: '/FunctionType 4 /Domain [0 1 0 1] /Range [0 1 0 1 0 1]',
            stream: Buffer.from(`{ ${'dup '.repeat(100_000)}}`),
          },
        ],
      }),
  ],
  [
    'half a million objects',
    () =>
      pdfOf([
        CATALOG,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        pageWith(''),
        plain(HELLO),
        FONT,
        ...Array.from({ length: 300_000 }, () => 'null'),
      ]),
  ],
  [
    'objects in a stream that unpacks large',
    () =>
      pdfOf([
        CATALOG,
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        pageWith(''),
        plain(HELLO),
        FONT,
        {
          dict: '/Type /ObjStm /N 1000000 /First 10 /Filter /FlateDecode',
          stream: deflateSync('1 0 '.repeat(10 * MB)),
        },
      ]),
  ],
  [
    'objects in a stream that extends itself',
    () =>
      pdfOf([
        '<< /Type /Catalog /Pages 9 0 R >>',
        { dict: '/Type /ObjStm /N 9 /First 9 /Extends 2 0 R', stream: Buffer.from('9 0 8 0 <<>>') },
      ]),
  ],
  [
    'a lock that nobody knows',
    () =>
      pdfOf([CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'], '/Encrypt << /Filter /Nada /V 99 >> /ID [<00> <00>]'),
  ],
  [
    'a lock with a password',
    () =>
      pdfOf(
        [CATALOG, '<< /Type /Pages /Kids [] /Count 0 >>'],
        `/Encrypt << /Filter /Standard /V 2 /R 3 /Length 128 /P -4 /O <${'00'.repeat(32)}> /U <${'11'.repeat(32)}> >> /ID [<00> <00>]`,
      ),
  ],
  ['a root that is missing', () => pdfOf(['<< >>', '<< >>'])],
  [
    'a program that starts by itself',
    () => page(plain(HELLO.repeat(20)), { more: '', rest: ['<< /S /JavaScript /JS (while(1);) >>'] }),
  ],
  ['only its first line', () => '%PDF-1.7'],
  [
    'ten megabytes of remarks',
    () => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from('%\n'.repeat(5 * MB)), page(plain(HELLO))]),
  ],
  ['noise behind the first line', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise(4 * MB)])],
  ['damaged here and there', () => damaged(3)],
  ['damaged elsewhere', () => damaged(11)],
]);

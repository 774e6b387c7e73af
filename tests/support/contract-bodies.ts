import type {
  BodyAlign,
  BodyBlock,
  BodyInline,
  BodyMark,
  BodySigner,
  ContractBody,
} from '#schema/lib/contract-body.ts';
import type { ListStyle } from '#schema/lib/list-markers.ts';

/** Bodies of contracts in few words. */

export const words = (text: string, ...marks: BodyMark['type'][]): BodyInline => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});

const inline = (content: string | BodyInline[]): BodyInline[] =>
  typeof content === 'string' ? (content === '' ? [] : [words(content)]) : content;

export const title = (text: string): BodyBlock => ({ type: 'title', content: inline(text) });
export const heading = (text: string, level: 1 | 2 | 3 = 1, pageBreakBefore = false): BodyBlock => ({
  type: 'heading',
  attrs: { level, ...(pageBreakBefore ? { pageBreakBefore } : {}) },
  content: inline(text),
});
export const clause = (text: string): BodyBlock => ({
  type: 'clauseHeading',
  attrs: { clauseId: 'objeto' },
  content: inline(text),
});
export const paragraph = (content: string | BodyInline[], align: BodyAlign = 'JUSTIFY'): BodyBlock => ({
  type: 'paragraph',
  attrs: { align, clauseId: null },
  content: inline(content),
});

type Item = string | readonly BodyBlock[];
const itemsOf = (items: readonly Item[]) =>
  items.map((item) => ({
    type: 'listItem' as const,
    content: typeof item === 'string' ? [paragraph(item)] : [...item],
  }));

export const bullets = (...items: Item[]): BodyBlock => ({ type: 'bulletList', content: itemsOf(items) });
export const numbered = (style: ListStyle, items: readonly Item[], start = 1): BodyBlock => ({
  type: 'orderedList',
  attrs: { style, start },
  content: itemsOf(items),
});

const cellOf = (type: 'tableHeader' | 'tableCell', content: Item) => ({
  type,
  content: typeof content === 'string' ? [paragraph(content)] : [...content],
});
export const table = (head: readonly string[], rows: readonly (readonly Item[])[]): BodyBlock => ({
  type: 'table',
  content: [
    ...(head.length > 0
      ? [{ type: 'tableRow' as const, content: head.map((text) => cellOf('tableHeader', text)) }]
      : []),
    ...rows.map((row) => ({ type: 'tableRow' as const, content: row.map((cell) => cellOf('tableCell', cell)) })),
  ],
});

export const signer = (role: string, name: string, more: Partial<BodySigner> = {}): BodySigner => ({
  role,
  name,
  onBehalfOf: null,
  capacity: null,
  ...more,
});
export const signatures = (...parties: BodySigner[]): BodyBlock => ({ type: 'signatures', attrs: { parties } });

export const bodyOf = (...content: BodyBlock[]): ContractBody => ({ type: 'doc', content });

const LONG =
  'El arrendador entrega al arrendatario el uso y goce temporal del inmueble, que este recibe a su entera satisfacción y se obliga a conservar en el estado en que lo recibe, salvo el deterioro que resulte de su uso normal.';

/** Everything that is hard to print. */
export const HARD_BODY: ContractBody = bodyOf(
  title('CONTRATO DE ARRENDAMIENTO DE UN INMUEBLE PARA USO HABITACIONAL CON OPCIÓN DE COMPRA'),
  paragraph([
    words('Que celebran '),
    words('ANA «LA NENA» EJEMPLO O’BRIEN', 'bold'),
    words(' y '),
    words('LUIS <b>EJEMPLO</b> & HIJOS 🏠😀', 'bold', 'italic'),
    words(', al tenor de lo '),
    words('que sigue, con todo lo que de hecho y por derecho le corresponda', 'underline'),
    words('.'),
  ]),
  paragraph(''),
  paragraph('   '),
  heading('DECLARACIONES'),
  numbered('ROMAN', [
    'Declara el arrendador:',
    [
      paragraph('Declara el arrendatario:'),
      numbered('ALPHA', [
        LONG,
        [
          paragraph('Que además:'),
          numbered('DECIMAL', ['Uno.', 'Dos.'], 9),
          paragraph('Y así lo prueba.'),
          bullets('punto', 'otro punto'),
        ],
      ]),
    ],
    ...Array.from({ length: 26 }, (_, index) => `Declaración ${index + 3}.`),
  ]),
  numbered(
    'ALPHA',
    Array.from({ length: 30 }, (_, index) => `Inciso ${index + 1}.`),
  ),
  numbered('ALPHA', ['Cuarto inciso.', ''], 4),
  heading('CLÁUSULAS'),
  clause('PRIMERA. OBJETO'),
  paragraph(LONG),
  clause('SEGUNDA. PALABRAS LARGAS'),
  paragraph(`Véase https://ejemplo.gob.mx/${'ruta-larga/'.repeat(30)} y ${'X'.repeat(400)} final.`),
  paragraph([words('Renglón uno'), { type: 'hardBreak' }, { type: 'hardBreak' }, words('Renglón tres')], 'CENTER'),
  paragraph('Ciudad de México, a 23 de noviembre de 2026', 'RIGHT'),
  paragraph('A la izquierda.', 'LEFT'),
  table(
    ['Núm.', 'Fecha', 'Monto'],
    Array.from({ length: 100 }, (_, index) => [`${index + 1}`, '1 de enero de 2027', `$${index + 1},000.00`]),
  ),
  table([], [['Sin cabeza', [numbered('ALPHA', ['uno', 'dos']), bullets('tres')]]]),
  paragraph('Lo firman.'),
  signatures(
    signer('LA ARRENDADORA', 'COMERCIALIZADORA DE EJEMPLOS Y DEMOSTRACIONES DEL NOROESTE, S.A.P.I. DE C.V.', {
      name: 'ANA EJEMPLO RUIZ',
      onBehalfOf: 'COMERCIALIZADORA DE EJEMPLOS Y DEMOSTRACIONES DEL NOROESTE, S.A.P.I. DE C.V.',
      capacity: 'Administradora única',
    }),
    signer('EL ARRENDATARIO', 'LUIS EJEMPLO SOTO'),
    signer('TESTIGO', ''),
  ),
  heading('ANEXO A', 1, true),
  paragraph('Inventario.'),
  paragraph(''),
);

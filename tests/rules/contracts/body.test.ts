import { describe, expect, test } from 'vitest';
import { readBody } from '#api/features/contracts/generation/index.ts';
import { SIGNATURE_LINE, textOfBody, type BodyBlock, type ContractBody } from '#schema/lib/contract-body.ts';
import { markerOf } from '#schema/lib/list-markers.ts';

const paragraph = (text: string): BodyBlock => ({
  type: 'paragraph',
  attrs: { align: 'JUSTIFY', clauseId: null },
  ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
});
const doc = (...content: BodyBlock[]): ContractBody => ({ type: 'doc', content });
const item = (text: string, ...more: BodyBlock[]) => ({
  type: 'listItem' as const,
  content: [paragraph(text), ...more],
});

const hard = doc(
  { type: 'title', content: [{ type: 'text', text: 'CONTRATO' }] },
  { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'CLÁUSULAS' }] },
  { type: 'clauseHeading', attrs: { clauseId: 'objeto' }, content: [{ type: 'text', text: 'PRIMERA. OBJETO' }] },
  {
    type: 'paragraph',
    attrs: { align: 'JUSTIFY', clauseId: 'objeto' },
    content: [
      { type: 'text', text: 'Uno ' },
      { type: 'text', text: 'dos', marks: [{ type: 'bold' }] },
      { type: 'hardBreak' },
      { type: 'text', text: 'tres 🙂' },
    ],
  },
  paragraph(''),
  {
    type: 'bulletList',
    content: [item('a'), item('b', { type: 'orderedList', attrs: { style: 'ROMAN', start: 3 }, content: [item('c')] })],
  },
  { type: 'orderedList', attrs: { style: 'ALPHA', start: 1 }, content: [item('d'), item('e')] },
  {
    type: 'table',
    content: [
      {
        type: 'tableRow',
        content: [
          { type: 'tableHeader', content: [paragraph('Fecha')] },
          { type: 'tableCell', content: [paragraph('')] },
        ],
      },
    ],
  },
  {
    type: 'signatures',
    attrs: { parties: [{ role: 'EL VENDEDOR', name: 'ANA', onBehalfOf: 'X, S.A.', capacity: 'apoderada' }] },
  },
);

test('the plain text of a document', () => {
  expect(textOfBody(hard)).toBe(
    [
      'CONTRATO',
      'CLÁUSULAS',
      'PRIMERA. OBJETO',
      'Uno dos\ntres 🙂',
      '- a\n- b\nIII. c',
      'a) d\nb) e',
      'Fecha',
      `${SIGNATURE_LINE}\nEL VENDEDOR\nANA\napoderada\nX, S.A.`,
    ].join('\n\n') + '\n',
  );
});

test('markers of lists', () => {
  expect([markerOf('ALPHA', 1), markerOf('ALPHA', 28), markerOf('ROMAN', 4), markerOf('DECIMAL', 10)]).toEqual([
    'a)',
    'bb)',
    'IV.',
    '10.',
  ]);
});

describe('what an editor sends', () => {
  test('comes back as it was', () => {
    expect(readBody(JSON.stringify(hard))).toEqual(hard);
  });

  test('loses attributes that we do not know', () => {
    const sent = {
      type: 'doc',
      content: [{ type: 'paragraph', attrs: { align: 'LEFT', clauseId: null, style: 'x' }, content: [] }],
    };
    expect(readBody(JSON.stringify(sent))?.content[0]).toEqual({
      type: 'paragraph',
      attrs: { align: 'LEFT', clauseId: null },
      content: [],
    });
    expect(readBody('{"type":"doc","content":[{"type":"paragraph"}]}')?.content[0]).toMatchObject({
      attrs: { align: 'JUSTIFY' },
    });
  });

  /** Lists inside lists. */
  function nested(depth: number): BodyBlock {
    return depth === 0
      ? paragraph('x')
      : { type: 'bulletList', content: [{ type: 'listItem', content: [nested(depth - 1)] }] };
  }

  test.each([
    ['no JSON', 'hola'],
    ['no document', '{"type":"paragraph"}'],
    ['an empty document', '{"type":"doc","content":[]}'],
    ['an unknown node', '{"type":"doc","content":[{"type":"image","attrs":{"src":"x"}}]}'],
    [
      'an unknown mark',
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"x","marks":[{"type":"link"}]}]}]}',
    ],
    ['an empty text', '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":""}]}]}'],
    [
      'a control character',
      '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"a\\u0000"}]}]}',
    ],
    ['half of a pair', '{"type":"doc","content":[{"type":"paragraph","content":[{"type":"text","text":"a\\ud800"}]}]}'],
    ['a list of nothing', '{"type":"doc","content":[{"type":"bulletList","content":[]}]}'],
    ['too deep', JSON.stringify(doc(nested(20)))],
    ['far too deep', `${'{"type":"doc","content":['.repeat(20_000)}${']}'.repeat(20_000)}`],
    [
      'too many nodes',
      JSON.stringify(
        doc(
          ...Array.from({ length: 12_000 }, () => paragraph('')),
          ...Array.from({ length: 50_000 }, () => ({ type: 'title' as const })),
        ),
      ),
    ],
    ['too long', JSON.stringify(doc(paragraph('x'.repeat(1_000_000))))],
  ])('%s is refused', (_what, json) => {
    expect(readBody(json)).toBeNull();
  });

  test('a document of three hundred pages is read', () => {
    expect(
      readBody(JSON.stringify(doc(...Array.from({ length: 3000 }, () => paragraph('x'.repeat(200)))))),
    ).not.toBeNull();
  });
});

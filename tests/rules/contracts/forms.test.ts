import { describe, expect, test } from 'vitest';
import { contractTemplates } from '#db/content/contracts/index.ts';
import { clausesOfEdited } from '#api/features/contracts/keeping/clauses.rules.ts';
import { formOfData } from '#api/features/contracts/rest-form.rules.ts';
import { partyOf, usualTitle } from '#api/features/contracts/templates/form.rules.ts';
import { bodyOfFile } from '#api/features/contracts/templates/own-body.rules.ts';
import { isFieldName, proposedField } from '#api/features/contracts/templates/own-fields.rules.ts';
import { textOfBody, type ContractBody } from '#schema/lib/contract-body.ts';

const lease = contractTemplates.find(({ id }) => id === 'arrendamiento') ?? null;

describe('the flat data of REST', () => {
  test('numbers, names and parties become the values of a form; the jurisdiction is read leniently', () => {
    const form = formOfData(
      {
        jurisdiction: 'cdmx',
        renta_mensual: 12500.5,
        arrendador: 'Ana Ejemplo',
        arrendatario: [
          { kind: 'moral', nombre: 'Ejemplo, S.A.', rfc: 'EJE010101AB1', representatives: ['Luis Ejemplo'] },
          { name: 'Eva Ejemplo', gender: 'Femenino', marital_status: 'single', birth_date: '30/9/1975' },
        ],
        deposito: null,
      },
      lease,
    );
    expect(form).toMatchObject({
      jurisdiction: 'CDMX',
      values: [
        { field: 'renta_mensual', text: '12500.5' },
        { field: 'arrendador', text: 'Ana Ejemplo' },
        {
          field: 'arrendatario',
          parties: [
            {
              kind: 'COMPANY',
              name: 'Ejemplo, S.A.',
              rfc: 'EJE010101AB1',
              representatives: [{ name: 'Luis Ejemplo' }],
            },
            { kind: 'PERSON', name: 'Eva Ejemplo', gender: 'FEMALE', maritalStatus: 'SINGLE', birthDate: '1975-09-30' },
          ],
        },
      ],
    });
  });

  test('a gender or marital status that is no known word is not said', () => {
    for (const word of ['constructor', '__proto__', 'toString', 'otro']) {
      const data = { arrendador: [{ name: 'Eva Ejemplo', gender: word, marital_status: word }] };
      expect(formOfData(data, lease)?.values[0]?.parties).toMatchObject([{ gender: null, maritalStatus: null }]);
    }
  });

  test('without a jurisdiction it is federal; one that is unknown is none', () => {
    expect(formOfData({}, null)).toEqual({ values: [], jurisdiction: 'FEDERAL' });
    expect(formOfData({ jurisdiccion: 'México federal' }, null)?.jurisdiction).toBe('FEDERAL');
    expect(formOfData({ jurisdiccion: 'Nuevo León' }, null)?.jurisdiction).toBe('NUEVO_LEON');
    expect(formOfData({ jurisdiccion: 'Atlántida' }, null)).toBeNull();
    for (const jurisdiction of [['CDMX'], { estado: 'CDMX' }, [], {}])
      expect(formOfData({ jurisdiction }, null)).toBeNull();
  });

  test('whatever is no object is an empty form', () => {
    for (const data of [undefined, null, 'x', 7, ['a']]) expect(formOfData(data, lease)?.values).toEqual([]);
  });
});

describe('the usual title', () => {
  test('is that of the template with its first party, cut to 200 characters', () => {
    const party = (name: string) => [
      { field: 'a', text: null, parties: [partyOf({ kind: 'PERSON', name })], rows: [] },
    ];
    expect(usualTitle('Pagaré', party('Ana Ejemplo'), null)).toBe('Pagaré - Ana Ejemplo');
    expect(usualTitle('Pagaré', [], null)).toBe('Pagaré');
    expect([...usualTitle('Pagaré', party('😀'.repeat(300)), null)]).toHaveLength(200);
  });
});

describe('names of fields in a file', () => {
  test('are words; anything that a template language would read is none', () => {
    for (const name of ['nombre', 'nombre_del_cliente', 'Año de firma', 'ñ-1', '_x'])
      expect(isFieldName(name)).toBe(true);
    for (const name of [
      '',
      ' ',
      '#a',
      '/a',
      '^a',
      '@a',
      '=a',
      '-a',
      '1a',
      'a.b',
      'a|b',
      'a(b)',
      'a\nb',
      'x'.repeat(61),
    ])
      expect(isFieldName(name)).toBe(false);
  });

  test.each([
    ['fecha_de_firma', 'DATE', 'PLAIN'],
    ['renta_mensual', 'NUMBER', 'MONEY'],
    ['interés anual', 'NUMBER', 'PERCENTAGE'],
    ['plazo_meses', 'NUMBER', 'INTEGER'],
    ['RFC-vendedor', 'TEXT', 'RFC'],
    ['correo', 'TEXT', 'EMAIL'],
    ['domicilio', 'TEXT', 'ADDRESS'],
    ['objeto_del_contrato', 'TEXTAREA', 'PLAIN'],
    ['vendedor', 'TEXT', 'PLAIN'],
  ])('%s is taken for %s %s', (name, type, format) => {
    expect(proposedField(name)).toMatchObject({ name, type, format, required: true });
  });
});

test('a file that was read is a document: lists are put together, tables and marks stay', () => {
  const run = (text: string, isBold = false) => ({ text, isBold, isItalic: false });
  const block = (kind: 'HEADING' | 'PARAGRAPH' | 'LIST_ITEM', text: string, number: number | null = null) => ({
    kind,
    level: 1,
    number,
    runs: [run(text)],
    rows: [],
  });
  const body = bodyOfFile([
    block('HEADING', 'CONTRATO'),
    { ...block('PARAGRAPH', ''), runs: [run('Uno ', true), run('dos\ntres')] },
    block('LIST_ITEM', 'a', 1),
    block('LIST_ITEM', 'b', 2),
    block('LIST_ITEM', 'c'),
    { kind: 'TABLE', level: 0, number: null, runs: [], rows: [{ isHeader: true, cells: ['X', 'Y'] }] },
  ]);
  expect(body.content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'orderedList', 'bulletList', 'table']);
  expect(textOfBody(body)).toBe('CONTRATO\n\nUno dos\ntres\n\n1. a\n2. b\n\n- c\n\nX\tY\n');
});

test('clauses of an edited text keep their articles by id; a copied heading is a clause of its own', () => {
  const heading = (clauseId: string, text: string) => ({
    type: 'clauseHeading' as const,
    attrs: { clauseId },
    content: [{ type: 'text' as const, text }],
  });
  const basis = [{ lawKey: 'ccf', article: '2398', reason: 'Define el arrendamiento.' }];
  const known = [{ id: 'objeto', number: 'PRIMERA', heading: 'OBJETO', basis, fields: ['inmueble'], isDrafted: false }];
  const body: ContractBody = {
    type: 'doc',
    content: [
      heading('extra_x', 'PRIMERA. MASCOTAS'),
      heading('objeto', 'SEGUNDA. OBJETO DEL CONTRATO.'),
      heading('objeto', 'Anexo sin número'),
    ],
  };
  expect(clausesOfEdited(body, known, new Set(['extra_x']))).toEqual([
    { id: 'extra_x', number: 'PRIMERA', heading: 'MASCOTAS', basis: [], fields: [], isDrafted: true },
    { id: 'objeto', number: 'SEGUNDA', heading: 'OBJETO DEL CONTRATO', basis, fields: ['inmueble'], isDrafted: false },
    { id: 'extra_3', number: '', heading: 'Anexo sin número', basis: [], fields: [], isDrafted: false },
  ]);
});

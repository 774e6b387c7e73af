import { describe, expect, test } from 'vitest';
import { compileTemplate } from '#api/features/contracts/generation/compile.rules.ts';
import { compileCondition, compileText } from '#api/features/contracts/generation/liquid.adapter.ts';
import { plainOf } from '#api/features/contracts/generation/markup.rules.ts';
import { blank } from '#api/features/contracts/generation/form/blank.rules.ts';
import { partyNamed, type Party } from '#api/features/contracts/generation/form/party.rules.ts';
import { partySetScope } from '#api/features/contracts/generation/form/party-scope.rules.ts';
import { generate, jurisdictionNamed, previewOf, type FormValue } from '#api/features/contracts/generation/index.ts';
import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';
import { textOfBody, type BodyBlock } from '#schema/lib/contract-body.ts';
import { clauseOrdinal } from '#schema/text/contract-words.ts';
import { formOf } from '../../support/contract-samples.ts';
import { tiny } from './tiny-template.ts';

const TODAY = '2026-11-23';
const ROLE = { male: 'vendedor', female: 'vendedora', males: 'vendedores', females: 'vendedoras' };

const ana: Party = { ...partyNamed('Ana Ejemplo Ruiz'), gender: 'FEMALE' };
const luis: Party = { ...partyNamed('Luis Ejemplo Soto'), gender: 'MALE' };
const isabel: Party = { ...partyNamed('Isabel Ejemplo Paz'), gender: 'FEMALE' };
const company: Party = {
  ...partyNamed('Comercializadora Ejemplo, S.A. de C.V.', 'COMPANY'),
  representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'Administradora única', instrument: null }],
};
const parties = (...all: Party[]) => partySetScope(all, ROLE, TODAY);

const say = (text: string, scope: Record<string, unknown> = {}): string => plainOf(compileText(text).render(scope));

describe('filters', () => {
  const rows = [{ monto: 1000.1 }, { monto: 2000.2 }, { monto: null }];
  test.each([
    ['{{ 10000 | pesos }}', '$10,000.00 (DIEZ MIL PESOS 00/100 M.N.)'],
    ['{{ 999999999999.99 | importe }}', '$999,999,999,999.99'],
    ['{{ 5 | porcentaje }}', '5 % (cinco por ciento)'],
    ['{{ 5.05 | porcentaje }}', '5.05 % (cinco punto cero cinco por ciento)'],
    ['{{ 45000 | miles }}', '45,000'],
    ['{{ 12 | numero }}', '12 (doce)'],
    ['{{ 21 | numero }}', '21 (veintiuno)'],
    ['{{ 21 | numero: "mes", "meses" }}', '21 (veintiún) meses'],
    ['{{ 1 | numero: "mes", "meses" }}', '1 (un) mes'],
    ['{{ 1 | numero_f: "parcialidad", "parcialidades" }}', '1 (una) parcialidad'],
    ['{{ 21 | numero_f }}', '21 (veintiuna)'],
    ['{{ 120.5 | numero: "metro", "metros" }}', '120.5 (ciento veinte punto cinco) metros'],
    ['{{ 3 | letra }}', 'tres'],
    ['{{ "2026-11-23" | fecha }}', '23 de noviembre de 2026'],
    ['{{ "2026-12-01" | fecha_letra }}', 'primero de diciembre de dos mil veintiséis'],
    ['{{ "2026-01-31" | mas_meses: 1 | fecha }}', '28 de febrero de 2026'],
    ['{{ "2026-11-23" | mas_meses: 12 | menos_dias: 1 | fecha }}', '22 de noviembre de 2027'],
    ['{{ "2024-02-29" | mas_anios: 1 | fecha }}', '28 de febrero de 2025'],
    ['{{ "2026-11-23" | menos_meses: 1 | mas_dias: 8 | fecha }}', '31 de octubre de 2026'],
    ['{{ "2026-11-23" | menos_anios: 1 | fecha }}', '23 de noviembre de 2025'],
    ['{{ "2026-11-23" | mas_meses: 999999999 | fecha }}', '__________'],
    ['{{ 0.1 | mas: 0.2 }}', '0.3'],
    ['{{ 999999999999.99 | menos: 0.01 | importe }}', '$999,999,999,999.98'],
    ['{{ 12500.5 | por: 3 | importe }}', '$37,501.50'],
    ['{{ 100 | entre: 3 | importe }}', '$33.33'],
    ['{{ 1000000 | parte: 33.33 | importe }}', '$333,300.00'],
    ['{{ 2 | plus: 1.5 }}', '3.5'],
    ['{{ 2 | minus: 1.5 }}', '0.5'],
    ['{{ 2 | times: 1.5 }}', '3'],
    ['{{ 3 | divided_by: 2 }}', '1.5'],
    ['{{ rows | suma: "monto" | importe }}', '$3,000.30'],
    ['{{ nombres | lista }}', 'Ana, Luis e Inés'],
    ['{{ nada | o_linea }}', '__________'],
  ])('%s', (text, expected) => {
    expect(say(text, { rows, nombres: ['Ana', 'Luis', 'Inés'], nada: null })).toBe(expected);
  });

  test('of what is still to be filled in leave a line', () => {
    const scope = { precio: blank, plazo: blank, dia: blank };
    expect(say('{{ precio | pesos }} {{ precio | por: 2 | pesos }}', scope)).toBe('$__________ $__________');
    expect(say('{{ plazo | numero: "mes", "meses" }}, {{ dia | mas_meses: plazo | fecha }}', scope)).toBe(
      '__________, __________',
    );
  });

  test('refuse what is no number, no day and no party', () => {
    expect(() => say('{{ "diez" | pesos }}')).toThrow('Not a number');
    expect(() => say('{{ "2026-02-30" | fecha }}')).toThrow('Not a day');
    expect(() => say('{{ "Ana" | concuerda: "vende", "venden" }}')).toThrow('Nothing to agree with');
    expect(() => say('{{ rows | suma: "pesos" }}', { rows })).toThrow('No such column');
  });
});

describe('parties', () => {
  test.each([
    [[luis], 'EL VENDEDOR', 'del VENDEDOR', 'al VENDEDOR', 'obligado'],
    [[ana], 'LA VENDEDORA', 'de LA VENDEDORA', 'a LA VENDEDORA', 'obligada'],
    [[ana, isabel], 'LAS VENDEDORAS', 'de LAS VENDEDORAS', 'a LAS VENDEDORAS', 'obligadas'],
    [[ana, luis], 'LOS VENDEDORES', 'de LOS VENDEDORES', 'a LOS VENDEDORES', 'obligados'],
    [[company], 'EL VENDEDOR', 'del VENDEDOR', 'al VENDEDOR', 'obligado'],
  ])('%#: role, prepositions and agreement', (all, rol, del, al, word) => {
    const text =
      '{{ v.rol }}|{{ v.del }}|{{ v.al }}|{{ v | concuerda: "obligado", "obligada", "obligados", "obligadas" }}';
    expect(say(text, { v: parties(...all) })).toBe([rol, del, al, word].join('|'));
  });

  test('a role whose word is feminine is so of a man and of a company too', () => {
    const role = { male: 'parte', female: 'parte', males: 'partes', females: 'partes', isFeminine: true } as const;
    const text = '{{ v.del }} {{ v | concuerda: "obligado", "obligada", "obligados", "obligadas" }}';
    expect(say(text, { v: partySetScope([luis], role, TODAY) })).toBe('de LA PARTE obligada');
    expect(say(text, { v: partySetScope([company, luis], role, TODAY) })).toBe('de LAS PARTES obligadas');
  });

  test('names are joined as one says them, and who acts is named', () => {
    expect(parties(ana, isabel).nombres).toBe('ANA EJEMPLO RUIZ e ISABEL EJEMPLO PAZ');
    expect(parties(company, luis).comparecencia).toBe(
      'COMERCIALIZADORA EJEMPLO, S.A. DE C.V., representada en este acto por su administradora única, ANA EJEMPLO RUIZ; y LUIS EJEMPLO SOTO',
    );
  });

  test('two who act for one are set apart by a comma', () => {
    const representatives = [ana, luis].map(({ name, gender }) => ({
      name,
      gender,
      capacity: 'apoderado',
      instrument: null,
    }));
    expect(parties({ ...company, representatives }).comparecencia).toBe(
      'COMERCIALIZADORA EJEMPLO, S.A. DE C.V., representada en este acto por su apoderado, ANA EJEMPLO RUIZ, y por su apoderado, LUIS EJEMPLO SOTO',
    );
  });

  test('the gender of the CURP is taken where none was said', () => {
    expect(parties({ ...partyNamed('Alex Ejemplo'), curp: 'EERA800517MDFJZN05' }).rol).toBe('LA VENDEDORA');
  });
});

describe('texts', () => {
  const planted =
    (change: Partial<ContractTemplate>): (() => unknown) =>
    () =>
      compileTemplate({ ...tiny, ...change });
  const paragraph = (text: string, when?: string): Partial<ContractTemplate> => ({
    blocks: [{ kind: 'PARAGRAPH', text, ...(when === undefined ? {} : { when }) }],
  });

  test.each([
    ['an unknown variable', paragraph('{{ comprador.rol }}'), 'unknown variable comprador'],
    ['an unknown word of a party', paragraph('{{ vendedor.apodo }}'), 'unknown vendedor.apodo'],
    ['an unknown clause', paragraph('{{ clausula.pena }}'), 'unknown clausula.pena'],
    ['an unknown fact', paragraph('{{ facts.signo }}'), 'unknown facts.signo'],
    ['an unknown filter', paragraph('{{ bien | bonito }}'), 'undefined filter'],
    ['a tag without end', paragraph('{% if bien %}x'), 'not closed'],
    ['another file', paragraph('{% include "otro" %}'), 'A tag that no template uses'],
    ['a condition that does not read', paragraph('x', 'bien =='), 'invalid value expression'],
    ['a condition on a clause', paragraph('x', 'clausula.pago'), 'a condition asks for a clause'],
    ['a table of no rows', { blocks: [{ kind: 'TABLE', field: 'bien' }] }, 'no field of ROWS'],
    ['a signature of nobody', { blocks: [{ kind: 'SIGNATURES', parties: ['bien'] }] }, 'no field of PARTIES'],
  ] as const)('%s is an error at the start', (_what, change, message) => {
    expect(planted(change as Partial<ContractTemplate>)).toThrow(message);
  });

  test('an empty variable is an error, but not in a condition', () => {
    expect(() => say('con placas {{ placas }}', { placas: null })).toThrow('An empty variable is written');
    expect(() => say('{{ persona.apodo }}', { persona: {} })).toThrow('undefined variable');
    expect(say('{% if placas %}sí{% else %}no{% endif %}', { placas: null })).toBe('no');
    expect(say('{% if fiador.varios %}sí{% else %}no{% endif %}', { fiador: null })).toBe('no');
  });

  test.each([
    ['deposito < 100', false],
    ['deposito > 100', false],
    ['deposito == nil', true],
    ['precio >= 100', false],
    ['precio != 5', false],
    ['not (deposito > 100)', true],
    ['renta > 10 and (uso == "Comercial" or uso == "Industrial")', true],
  ])('%s', (condition, holds) => {
    const scope = { deposito: null, precio: blank, renta: 20, uso: 'Comercial' };
    expect(compileCondition(condition).holds(scope)).toBe(holds);
  });

  test('ordinals of clauses go beyond sixty', () => {
    expect([1, 9, 10, 12, 20, 21, 30, 47, 60, 61].map(clauseOrdinal)).toEqual([
      'PRIMERA',
      'NOVENA',
      'DÉCIMA',
      'DÉCIMA SEGUNDA',
      'VIGÉSIMA',
      'VIGÉSIMA PRIMERA',
      'TRIGÉSIMA',
      'CUADRAGÉSIMA SÉPTIMA',
      'SEXAGÉSIMA',
      'SEXAGÉSIMA PRIMERA',
    ]);
  });
});

describe('a document', () => {
  const simple = formOf(tiny.samples[0] ?? { jurisdiction: 'FEDERAL', values: {} });
  const withValues = (...more: FormValue[]): FormValue[] => [
    ...simple.values.filter(({ field }) => !more.some((one) => one.field === field)),
    ...more,
  ];
  const textWith = (...more: FormValue[]): string => {
    const generated = generate(tiny, { jurisdiction: 'FEDERAL', values: withValues(...more) }, TODAY);
    if (generated.kind !== 'GENERATED') throw new Error(JSON.stringify(generated));
    return generated.text;
  };

  test('refers to clauses by the number that they have in it', () => {
    expect(textWith()).toContain('según la cláusula SEGUNDA');
    expect(textWith({ field: 'fiador', text: 'Luis Ejemplo' })).toContain('según la cláusula TERCERA');
  });

  test('the heading of an untitled clause is not printed', () => {
    const blocks = tiny.blocks.map((block) =>
      block.kind === 'CLAUSE' ? { ...block, isUntitled: true as const } : block,
    );
    const { body, clauses } = previewOf({ ...tiny, blocks }, simple, TODAY);
    expect(body.content.filter(({ type }) => type === 'clauseHeading')).toEqual([]);
    expect(clauses[0]?.heading).not.toBe('');
  });

  test('has the articles of its place', () => {
    const clauses = (jurisdiction: 'CDMX' | 'JALISCO') =>
      previewOf(tiny, { jurisdiction, values: simple.values }, TODAY).clauses[0]?.basis.map(({ law }) => law);
    expect(clauses('CDMX')).toEqual(['ccf', 'ccdf']);
    expect(clauses('JALISCO')).toEqual(['ccf']);
  });

  test('lists are lists, an item left out moves the letters up', () => {
    const { body } = previewOf(
      tiny,
      { jurisdiction: 'FEDERAL', values: withValues({ field: 'plazo', text: '3' }) },
      TODAY,
    );
    const list = body.content.findLast((block) => block.type === 'orderedList');
    expect(list).toMatchObject({ attrs: { style: 'ALPHA', start: 1 }, content: { length: 2 } });
    expect(textWith({ field: 'plazo', text: '3' })).toContain(
      'b) en 3 (tres) meses, a más tardar el 22 de febrero de 2027.',
    );
  });

  test('values are text: quotes, brackets, emoji, Liquid and asterisks stay as they are', () => {
    const hostile = "a) \"Mesa\" <b>«{{ precio }}» {% if x %} **azul** & 🪑 'única' O'Hara";
    const text = textWith({ field: 'bien', text: hostile });
    expect(text).toContain(`vende ${hostile} en $10,000.00`);
    const { body } = previewOf(
      tiny,
      { jurisdiction: 'FEDERAL', values: withValues({ field: 'bien', text: hostile }) },
      TODAY,
    );
    expect(JSON.stringify(body)).not.toContain('"text":"azul"');
  });

  test('the lines of a long value stay lines, and ten thousand characters fit', () => {
    const generated = previewOf(
      tiny,
      { jurisdiction: 'FEDERAL', values: withValues({ field: 'bien', text: 'Una mesa\n- y una silla' }) },
      TODAY,
    );
    const breaks = JSON.stringify(generated.body).match(/hardBreak/g);
    expect(breaks).toHaveLength(2);
    expect(textWith({ field: 'bien', text: 'x'.repeat(10_000) })).toContain('x'.repeat(10_000));
  });

  test('a company signs by who acts for it', () => {
    const representatives = [{ name: 'Ana Ejemplo', capacity: 'apoderada' }];
    const { body } = previewOf(
      tiny,
      {
        jurisdiction: 'FEDERAL',
        values: withValues({
          field: 'vendedor',
          parties: [{ kind: 'COMPANY', name: 'Ejemplo, S.A.', representatives }],
        }),
      },
      TODAY,
    );
    const signatures = body.content.find(
      (block): block is Extract<BodyBlock, { type: 'signatures' }> => block.type === 'signatures',
    );
    expect(signatures?.attrs.parties).toEqual([
      { role: 'EL VENDEDOR', name: 'ANA EJEMPLO', onBehalfOf: 'EJEMPLO, S.A.', capacity: 'apoderada' },
    ]);
  });

  test('an annex begins on a new page', () => {
    const { body } = previewOf(tiny, simple, TODAY);
    expect(body.content.filter((block) => block.type === 'heading').at(-1)?.attrs).toEqual({
      level: 1,
      pageBreakBefore: true,
    });
  });

  test('is the same for the same values', () => {
    expect(textWith()).toBe(textWith());
    expect(textOfBody(previewOf(tiny, simple, TODAY).body)).toBe(textWith());
  });

  test('without its required fields is not generated, and is shown with lines to fill in', () => {
    const form = { jurisdiction: 'FEDERAL', values: [{ field: 'bien', text: 'Una mesa' }] } as const;
    expect(generate(tiny, form, TODAY)).toEqual({
      kind: 'MISSING',
      missing: ['Vendedor', 'Precio', 'Firma', 'Forma de pago'],
    });
    const preview = previewOf(tiny, form, TODAY);
    expect(textOfBody(preview.body)).toContain('EL VENDEDOR vende Una mesa en $__________');
    expect(preview.missing).toHaveLength(4);
  });

  test('a hidden field is empty and never required', () => {
    const rows = [{ cells: ['2026-12-01', '500'] }];
    expect(textWith({ field: 'pagos', rows })).not.toContain('$500.00');
    expect(textWith({ field: 'pago', text: 'Parcialidades' }, { field: 'pagos', rows })).toContain(
      '1 (una) parcialidad',
    );
    const form = { jurisdiction: 'FEDERAL', values: withValues({ field: 'pago', text: 'Parcialidades' }) } as const;
    expect(generate(tiny, form, TODAY)).toEqual({ kind: 'MISSING', missing: ['Pagos'] });
  });
});

test.each([
  ['México federal', 'FEDERAL'],
  ['federal', 'FEDERAL'],
  ['CDMX', 'CDMX'],
  ['ciudad de mexico', 'CDMX'],
  ['NUEVO_LEON', 'NUEVO_LEON'],
  ['Nuevo León', 'NUEVO_LEON'],
  ['jalisco', 'JALISCO'],
  ['Sonora', null],
])('«%s» is the jurisdiction %s', (text, expected) => {
  expect(jurisdictionNamed(text)).toBe(expected);
});

import { describe, expect, test } from 'vitest';
import { contractTemplates } from '#db/content/contracts/index.ts';
import { previewOf } from '#api/features/contracts/generation/index.ts';
import {
  bodyOf,
  bullets,
  clause,
  HARD_BODY,
  heading,
  numbered,
  paragraph,
  signatures,
  signer,
  table,
  title,
  words,
} from '../../support/contract-bodies.ts';
import { formsOf } from '../../support/contract-cases.ts';
import { pdfDisagrees, printVersion, wordDisagrees, type Disagreement } from '../../support/contract-files.ts';
import { formOf } from '../../support/contract-samples.ts';
import { joined, linesOfDocx, openPdf, pagesOfPdf } from '../../support/printed-text.ts';

/** Letter for letter what the text says. */
const AGREES: Disagreement[] = [];

describe('the PDF of a contract', () => {
  test.each([false, true])('says what the contract says, letter by letter (dashes: %s)', async (fillsLines) => {
    const bytes = await printVersion(HARD_BODY, 'PDF', fillsLines);
    expect(await pdfDisagrees(HARD_BODY, bytes)).toEqual(AGREES);
    const text = (await pagesOfPdf(bytes)).map(({ read }) => joined(read)).join(' ');
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Que celebran ANA «LA NENA» EJEMPLO O’BRIEN y LUIS <b>EJEMPLO</b> & HIJOS',
    );
  });

  test('of three hundred pages says all of it', async () => {
    const body = bodyOf(
      title('CONTRATO'),
      ...Array.from({ length: 2000 }, (_, index) => [
        clause(`CLÁUSULA ${index + 1}`),
        paragraph('El comprador paga el precio en las exhibiciones que se pactan en este contrato. '.repeat(4)),
      ]).flat(),
    );
    const bytes = await printVersion(body, 'PDF');
    expect((await openPdf(bytes)).numPages).toBeGreaterThan(300);
    expect(await pdfDisagrees(body, bytes)).toEqual(AGREES);
  });

  test('loses nothing of lists in lists in lists', async () => {
    let deep = paragraph('hondo, muy hondo');
    for (let level = 0; level < 12; level++) deep = numbered('ROMAN', [[paragraph(`nivel ${level}`), deep]], 38);
    const body = bodyOf(deep);
    expect(await pdfDisagrees(body, await printVersion(body, 'PDF', true))).toEqual(AGREES);
    expect(await wordDisagrees(body, await printVersion(body, 'DOCX'))).toEqual(AGREES);
  });

  test('has title, page, version, hash and address of the verification below each page', async () => {
    const pages = await pagesOfPdf(await printVersion(HARD_BODY, 'PDF'));
    for (const [index, { skipped }] of pages.entries()) {
      const foot = joined(skipped).replace(/\s+/g, ' ');
      expect(foot).toContain('Arrendamiento de Ana Ejemplo');
      expect(foot).toContain(`página ${index + 1} de ${pages.length}`);
      expect(foot).toContain(
        'Versión 3 · SHA-256 del texto: 0123456789abcdef… · verificación: https://ejemplo.mx/verificar',
      );
    }
  });

  test('tells a screen reader its language, title, headings, lists, tables and signatures', async () => {
    const body = bodyOf(
      title('CONTRATO'),
      heading('CLÁUSULAS'),
      clause('PRIMERA. OBJETO'),
      paragraph('Uno.'),
      numbered('ALPHA', [[paragraph('dos'), bullets('tres')]]),
      table(['A'], [['cuatro']]),
      signatures(signer('EL VENDEDOR', 'ANA EJEMPLO')),
    );
    const pdf = await openPdf(await printVersion(body, 'PDF'));
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: 'Arrendamiento de Ana Ejemplo', Language: 'es-MX' });
    interface Node {
      role?: string;
      children?: Node[];
    }
    const shapeOf = ({ role, children = [] }: Node): string =>
      role ? `${role}(${children.map(shapeOf).join('')})` : '';
    const tree = (await (await pdf.getPage(1)).getStructTree()) as Node;
    expect((tree.children ?? []).map(shapeOf).join('')).toBe(
      'Document(H1()H2()H3()P()L(LI(Lbl()LBody(L(LI(Lbl()LBody())))))Table(TR(TH())TR(TD()))Div(P()P()))',
    );
    expect((await pdf.getOutline()).map((entry) => [entry.title, entry.items[0]?.title])).toEqual([
      ['CLÁUSULAS', 'PRIMERA. OBJETO'],
    ]);
  });

  test('is justified but for last lines, and nothing passes the margins', async () => {
    const text = 'El arrendador se obliga a conservar el inmueble en estado de servir. '.repeat(8);
    const [page] = await pagesOfPdf(await printVersion(bodyOf(paragraph(text)), 'PDF'));
    const ends = new Map<number, number>();
    for (const { str, width, transform } of page?.read ?? []) {
      const [x = 0, y = 0] = transform.slice(4);
      if (str.trim() !== '') ends.set(Math.round(y), Math.max(ends.get(Math.round(y)) ?? 0, x + width));
    }
    const all = [...ends.values()];
    const right = 612 - (25 / 25.4) * 72;
    for (const end of all.slice(0, -1)) expect(Math.abs(end - right)).toBeLessThan(3.5);
    expect(all.at(-1)).toBeLessThan(right - 20);
  });

  test('stands where the paragraph says: left, in the middle, right', async () => {
    const body = bodyOf(paragraph('uno', 'LEFT'), paragraph('dos', 'CENTER'), paragraph('tres', 'RIGHT'));
    const [page] = await pagesOfPdf(await printVersion(body, 'PDF'));
    const places = new Map((page?.read ?? []).map(({ str, width, transform }) => [str, [transform[4] ?? 0, width]]));
    const [left = 0] = places.get('uno') ?? [];
    const [middle = 0, wide = 0] = places.get('dos') ?? [];
    const [right = 0, width = 0] = places.get('tres') ?? [];
    expect(left).toBeCloseTo((25 / 25.4) * 72, 0);
    expect(middle + wide / 2).toBeCloseTo(306, 0);
    expect(right + width).toBeCloseTo(612 - left, 0);
  });

  test('fills line ends and what is left of a page with dashes only when asked', async () => {
    const body = bodyOf(paragraph('Uno.'), heading('ANEXO', 1, true), paragraph('Dos.'));
    const dashes = async (fillsLines: boolean): Promise<number[]> =>
      (await pagesOfPdf(await printVersion(body, 'PDF', fillsLines))).map(
        ({ skipped }) => skipped.filter(({ str }) => str.startsWith('- -')).length,
      );
    expect(await dashes(false)).toEqual([0, 0]);
    const [first, second] = await dashes(true);
    // The line of the paragraph, and every line below it.
    expect(first).toBeGreaterThan(35);
    // Before and after the heading, and after the paragraph.
    expect(second).toBe(3);
  });

  test('never parts a signature, nor leaves it without the end of the text', async () => {
    for (let lines = 14; lines < 32; lines++) {
      const body = bodyOf(
        ...Array.from({ length: lines }, (_, index) => paragraph(`Renglón ${index}`)),
        paragraph('Leído que fue, lo firman.'),
        signatures(
          signer('EL VENDEDOR', 'ANA EJEMPLO', { onBehalfOf: 'EJEMPLO, S.A. DE C.V.', capacity: 'Apoderada' }),
          signer('EL COMPRADOR', 'LUIS EJEMPLO'),
          signer('TESTIGO', 'EVA EJEMPLO'),
        ),
      );
      const pages = (await pagesOfPdf(await printVersion(body, 'PDF'))).map(({ read }) => joined(read));
      const pageOf = (text: string): number => pages.findIndex((page) => page.includes(text));
      const places = ['lo firman', 'EL VENDEDOR', 'EJEMPLO, S.A.', 'LUIS EJEMPLO', 'TESTIGO', 'EVA EJEMPLO'].map(
        pageOf,
      );
      expect(new Set(places).size, `${lines} lines: ${places.join()}`).toBe(1);
    }
  });

  test('never leaves what announces a list or a table without its beginning', async () => {
    for (let lines = 20; lines < 34; lines++) {
      const body = bodyOf(
        ...Array.from({ length: lines }, (_, index) => paragraph(`Renglón ${index}`)),
        paragraph('Son causas:'),
        numbered('ALPHA', [[paragraph('Las del patrón:'), numbered('DECIMAL', ['el engaño'])]]),
        paragraph('Se paga así:'),
        table(['Monto'], [['$1.00'], ['$2.00']]),
      );
      const pages = (await pagesOfPdf(await printVersion(body, 'PDF'))).map(({ read }) => joined(read));
      const pageOf = (text: string): number => pages.findIndex((page) => page.includes(text));
      expect(pageOf('Son causas'), `${lines} lines`).toBe(pageOf('el engaño'));
      expect(pageOf('Se paga así'), `${lines} lines`).toBe(pageOf('$1.00'));
    }
  });

  test('of twenty signers goes on on the next page, each signature whole', async () => {
    const all = Array.from({ length: 20 }, (_, index) =>
      signer('EL SOCIO', `SOCIA ${index}.`, { capacity: `N.º ${index}.` }),
    );
    const pages = (
      await pagesOfPdf(await printVersion(bodyOf(paragraph('Lo firman.'), signatures(...all)), 'PDF'))
    ).map(({ read }) => joined(read));
    expect(pages.length).toBe(2);
    for (const { name, capacity } of all) expect(pages.find((page) => page.includes(name))).toContain(capacity);
  });
});

describe('the Word file of a contract', () => {
  test('says what the contract says, letter by letter', async () => {
    const bytes = await printVersion(HARD_BODY, 'DOCX');
    expect(await wordDisagrees(HARD_BODY, bytes)).toEqual(AGREES);
    expect(linesOfDocx(bytes).filter(({ marker }) => marker).length).toBeGreaterThan(60);
  });

  test('is made of styles: title, headings, text and signatures', async () => {
    const body = bodyOf(
      title('CONTRATO'),
      heading('CLÁUSULAS'),
      clause('PRIMERA. OBJETO'),
      paragraph('Uno.'),
      numbered('ROMAN', ['dos']),
      signatures(signer('EL VENDEDOR', 'ANA EJEMPLO')),
    );
    const lines = linesOfDocx(await printVersion(body, 'DOCX'));
    expect(lines.filter(({ text }) => text).map(({ style, marker, text }) => [style, marker, text])).toEqual([
      ['Title', '', 'CONTRATO'],
      ['Heading1', '', 'CLÁUSULAS'],
      ['Heading2', '', 'PRIMERA. OBJETO'],
      ['BodyText', '', 'Uno.'],
      ['ListItem', 'I.', 'dos'],
      ['SignatureText', '', 'EL VENDEDOR'],
      ['SignatureText', '', 'ANA EJEMPLO'],
    ]);
  });
});

test.each(['PDF', 'DOCX'] as const)('the same version is the same %s, byte by byte', async (format) => {
  const [one, other] = [await printVersion(HARD_BODY, format), await printVersion(structuredClone(HARD_BODY), format)];
  expect(one.equals(other)).toBe(true);
  const changed = bodyOf(...HARD_BODY.content, paragraph([words('Uno más.', 'underline')]));
  expect(one.equals(await printVersion(changed, format))).toBe(false);
});

test.each(['PDF', 'DOCX'] as const)('a contract without text is a %s all the same', async (format) => {
  const bytes = await printVersion(bodyOf(paragraph(''), numbered('ALPHA', []), table([], []), signatures()), format);
  expect(bytes.length).toBeGreaterThan(1000);
});

/** All forms are tried by the bench of the files. */
const FORMS = 4;

test.each(contractTemplates.map((template) => [template.id, template] as const))(
  'the files of %s say what it says',
  async (_id, template) => {
    const { forms } = formsOf(template);
    const some = forms.filter((_, index) => index % Math.ceil(forms.length / FORMS) === 0);
    for (const form of [...template.samples.map(formOf), ...some]) {
      const { body } = previewOf(template, form, '2026-11-23');
      expect(await pdfDisagrees(body, await printVersion(body, 'PDF', true))).toEqual(AGREES);
      expect(await wordDisagrees(body, await printVersion(body, 'DOCX'))).toEqual(AGREES);
    }
  },
);

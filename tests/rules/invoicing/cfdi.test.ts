import { describe, expect, test } from 'vitest';
import { decimal, millionthsOf, ofCentavos, taxLimits } from '#api/features/invoicing/amounts.rules.ts';
import { cfdiFaults } from '#api/features/invoicing/cfdi-check.rules.ts';
import {
  attributeText,
  cfdiElement,
  reckon,
  type CfdiParts,
  type XmlElement,
} from '#api/features/invoicing/cfdi.rules.ts';
import { xmlOf } from '#api/features/invoicing/cfdi-xml.adapter.ts';
import { elementsOf, readXml } from '../../support/read-xml.ts';

const ISSUER = {
  rfc: 'CACX7605101P8',
  legalName: 'XOCHITL CASAS CHAVEZ',
  regime: '612',
  postalCode: '06600',
  cfdiUse: 'G03',
};
const CLIENT = {
  rfc: 'EKU9003173C9',
  legalName: 'ESCUELA KEMPER URGATE',
  regime: '601',
  postalCode: '64000',
  cfdiUse: 'G03',
};
const WITHHELD = { vat: 160_000n, isrWithheld: 100_000n, vatWithheld: 106_667n };

const parts = (centavos: readonly number[], more: Partial<CfdiParts> = {}): CfdiParts => ({
  series: 'PF',
  folio: '1',
  localTime: '2026-11-20T12:00:00',
  paymentMethod: 'PPD',
  paymentForm: '99',
  productKey: '80121600',
  issuer: ISSUER,
  receiver: CLIENT,
  concepts: centavos.map((amount, at) => ({ description: `Escrito ${at}`, base: ofCentavos(amount) })),
  decimals: 2,
  rates: WITHHELD,
  ...more,
});

/** As it comes back from the file. */
const written = (made: CfdiParts): XmlElement => readXml(xmlOf(cfdiElement(made), ['nota'])).root;

describe('the amounts of a CFDI', () => {
  test('ten thousand of a natural person to a company: 1,600.00, 1,000.00 and 1,066.67', () => {
    const { totals } = reckon(parts([1_000_000], { vatWithheldTotal: 106_667 }));
    expect(totals).toEqual({
      subtotal: 1_000_000,
      vat: 160_000,
      isrWithheld: 100_000,
      vatWithheld: 106_667,
      total: 953_333,
    });
  });

  test('are read and written without a fraction', () => {
    expect([decimal(123_456_789n, 6), decimal(123_456_789n, 2), decimal(5n, 6)]).toEqual([
      '123.456789',
      '123.46',
      '0.000005',
    ]);
    expect([millionthsOf('123.456789'), millionthsOf('1'), millionthsOf('-1'), millionthsOf('1.1234567')]).toEqual([
      123_456_789n,
      1_000_000n,
      null,
      null,
    ]);
  });

  test('the limits of a tax are those of half a unit of the last decimal of its base', () => {
    // 100.00 × 0.16: from (99.995 × 0.16 = 15.9992, cut) to (100.005 × 0.16 = 16.0008, up).
    expect(taxLimits(100_000_000n, 2, 160_000n)).toEqual({ low: 15_990_000n, high: 16_010_000n });
    expect(taxLimits(100_000_000n, 6, 160_000n)).toEqual({ low: 15_990_000n, high: 16_010_000n });
  });

  test('withheld VAT adds up to the bill where the rate of six decimals lets it', () => {
    // 0.106667 of 300,000.00 is 32,000.10; two thirds of the VAT are 32,000.00.
    const one = reckon(parts([30_000_000], { vatWithheldTotal: 3_200_000 }));
    expect(one.totals.vatWithheld).toBe(3_200_009);
    const many = reckon(
      parts(
        Array.from({ length: 300 }, () => 100_000),
        { vatWithheldTotal: 3_200_000 },
      ),
    );
    expect(many.totals.vatWithheld).toBe(3_200_000);
  });

  test('random bills hold every rule, after they were written and read', () => {
    let seed = 7;
    const random = (most: number): number => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const rates = [
      WITHHELD,
      { vat: 160_000n, isrWithheld: 12_500n, vatWithheld: 106_667n },
      { vat: 80_000n, isrWithheld: 100_000n, vatWithheld: 53_333n },
      { vat: 160_000n, isrWithheld: 0n, vatWithheld: 0n },
    ];
    for (let at = 0; at < 60; at++) {
      const centavos = Array.from({ length: 1 + random(12) }, () => 1 + random(10 ** (2 + random(7))));
      const rate = rates[at % rates.length] ?? WITHHELD;
      const vat = Math.round((centavos.reduce((sum, one) => sum + one, 0) * Number(rate.vat)) / 1e6);
      const made = parts(centavos, { rates: rate, vatWithheldTotal: rate.vatWithheld ? Math.round((vat * 2) / 3) : 0 });
      expect(cfdiFaults(written(made)), centavos.join(' ')).toEqual([]);
    }
  });
});

describe('a CFDI', () => {
  const root = written(parts([1_000_000, 33_337]));

  test('has no seal, no certificate and no stamp, and says so', () => {
    const text = xmlOf(cfdiElement(parts([100])), ['SIN TIMBRAR']);
    expect(text).not.toMatch(/Sello=|Certificado=|TimbreFiscalDigital/);
    expect(readXml(text).comments).toEqual([' SIN TIMBRAR ']);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true);
  });

  test('keeps hostile text as text', () => {
    const description = attributeText('a|b <x/> "c" & \'d\' \u0000\n\t\u0007 ]]> <!-- e -->');
    const [concept] = elementsOf(
      written(parts([100], { concepts: [{ description, base: 1_000_000n }] })),
      'Conceptos',
      'Concepto',
    );
    expect(concept?.attributes['Descripcion']).toBe('a/b <x/> "c" & \'d\' ]]> <!-- e -->');
    expect([...attributeText('ñ'.repeat(1200))]).toHaveLength(1000);
    expect(attributeText('\u{1F600}'.repeat(1200)).isWellFormed()).toBe(true);
  });

  test('is what the rules of the SAT want', () => expect(cfdiFaults(root)).toEqual([]));

  // Each rule is broken once, so that each is known to see something.
  const planted: [string, (tree: XmlElement) => void][] = [
    ['a seal', (tree) => void (tree.attributes['Sello'] = 'x')],
    ['no date', (tree) => void delete tree.attributes['Fecha']],
    ['a date with a zone', (tree) => void (tree.attributes['Fecha'] += 'Z')],
    ['an unknown attribute', (tree) => void (tree.attributes['Confirmacion'] = 'abcde')],
    ['another order', (tree) => void tree.children.reverse()],
    ['two receivers', (tree) => void tree.children.splice(1, 0, tree.children[1] as XmlElement)],
    ['an unknown element', (tree) => void (tree.name = 'cfdi:Recibo')],
    ['a total that is a centavo off', (tree) => void (tree.attributes['Total'] = '1.00')],
    ['a subtotal', (tree) => void (tree.attributes['SubTotal'] = '1.00')],
    ['99 with PUE', (tree) => void (tree.attributes['MetodoPago'] = 'PUE')],
    ['a form with PPD', (tree) => void (tree.attributes['FormaPago'] = '03')],
    ['a check digit', (tree) => void (at(tree, 'Emisor').attributes['Rfc'] = 'CACX7605101P9')],
    ['a generic issuer', (tree) => void (at(tree, 'Emisor').attributes['Rfc'] = 'XAXX010101000')],
    ['a regime of the other kind', (tree) => void (at(tree, 'Emisor').attributes['RegimenFiscal'] = '601')],
    ['a use', (tree) => void (at(tree, 'Receptor').attributes['UsoCFDI'] = 'D01')],
    ['a pipe', (tree) => void (at(tree, 'Receptor').attributes['Nombre'] = 'A|B')],
    [
      'a global voucher',
      (tree) =>
        void Object.assign(at(tree, 'Receptor').attributes, { Rfc: 'XAXX010101000', Nombre: 'PUBLICO EN GENERAL' }),
    ],
    ['a price of 0', (tree) => void (at(tree, 'Conceptos', 'Concepto').attributes['ValorUnitario'] = '0.00')],
    ['no tax', (tree) => void at(tree, 'Conceptos', 'Concepto').children.pop()],
    [
      'a tax out of its limits',
      (tree) =>
        void (at(tree, 'Conceptos', 'Concepto', 'Impuestos', 'Traslados', 'Traslado').attributes['Importe'] =
          '1600.020000'),
    ],
    [
      'a rate that the catalogue lacks',
      (tree) =>
        void (at(tree, 'Conceptos', 'Concepto', 'Impuestos', 'Traslados', 'Traslado').attributes['TasaOCuota'] =
          '0.150000'),
    ],
    [
      'a base',
      (tree) =>
        void (at(tree, 'Conceptos', 'Concepto', 'Impuestos', 'Traslados', 'Traslado').attributes['Base'] = '9999.99'),
    ],
    ['a sum of taxes', (tree) => void (at(tree, 'Impuestos').attributes['TotalImpuestosTrasladados'] = '1.00')],
    ['no sum of withheld taxes', (tree) => void delete at(tree, 'Impuestos').attributes['TotalImpuestosRetenidos']],
    ['a row of the summary', (tree) => void at(tree, 'Impuestos', 'Retenciones').children.pop()],
    [
      'an amount of the summary',
      (tree) => void (at(tree, 'Impuestos', 'Traslados', 'Traslado').attributes['Importe'] = '1.00'),
    ],
  ];
  const at = (tree: XmlElement, ...path: string[]): XmlElement => {
    const [found] = elementsOf(tree, ...path);
    if (!found) throw new Error(path.join('/'));
    return found;
  };
  test.each(planted)('is refused with %s (planted)', (_what, breakIt) => {
    const tree = structuredClone(root);
    breakIt(tree);
    expect(cfdiFaults(tree)).not.toEqual([]);
  });

  test('of the public has the place of its issuer', () => {
    const receiver = {
      rfc: 'XAXX010101000',
      legalName: 'ANA PEREZ',
      regime: '616',
      postalCode: '06600',
      cfdiUse: 'S01',
    };
    const rates = { vat: 160_000n, isrWithheld: 0n, vatWithheld: 0n };
    expect(cfdiFaults(cfdiElement(parts([100], { receiver, rates })))).toEqual([]);
    expect(
      cfdiFaults(cfdiElement(parts([100], { receiver: { ...receiver, postalCode: '64000' }, rates }))),
    ).not.toEqual([]);
    expect(cfdiFaults(cfdiElement(parts([100], { receiver: { ...receiver, rfc: 'XEXX010101000' } })))).not.toEqual([]);
  });
});

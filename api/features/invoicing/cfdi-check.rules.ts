import { FOREIGN_RFC, isGenericRfc, kindOfRfc, PUBLIC_RFC, rfcFault } from '#schema/lib/rfc.ts';
import { millionthsOf, sumOf, taxLimits, toCentavos, ofCentavos } from './amounts.rules.ts';
import { isPaymentForm, isRegimeOf, isUseOf, NO_EFFECTS, NO_OBLIGATIONS } from './catalogues.rules.ts';
import { formFaults } from './cfdi-form.rules.ts';
import type { XmlElement } from './cfdi.rules.ts';

/**
 * Checks a CFDI 4.0 that is not sealed: form, sums, catalogues. English, for whoever reads a log or a test.
 * @source SAT, Anexo 20, CFDI 4.0, additional validations; the sums are rounded once, at their end.
 */

/** What only the certificate of the issuer and a PAC may add. */
const SEALS = ['Sello', 'NoCertificado', 'Certificado'];

const all = (element: XmlElement, ...path: string[]): XmlElement[] =>
  path.reduce<XmlElement[]>(
    (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === `cfdi:${name}`)),
    [element],
  );

const valueOf = (element: XmlElement | undefined, attribute: string): string => element?.attributes[attribute] ?? '';
const amountOf = (element: XmlElement | undefined, attribute: string): bigint =>
  millionthsOf(valueOf(element, attribute)) ?? 0n;

const same = (what: string, written: bigint, reckoned: bigint): string[] =>
  written === reckoned ? [] : [`${what}: ${written} is written, ${reckoned} is right`];

const rounded = (amounts: readonly bigint[]): bigint => ofCentavos(toCentavos(sumOf(amounts)));

const decimalsOf = (text: string): 2 | 6 => ((text.split('.')[1] ?? '').length > 2 ? 6 : 2);

/** c_TasaOCuota: what the rates of VAT and of income tax may be. */
const isRate = (kind: string, code: string, rate: bigint): boolean =>
  kind === 'Traslado'
    ? code === '002' && [160_000n, 80_000n, 0n].includes(rate)
    : rate <= (code === '002' ? 160_000n : 350_000n);

function taxFaults(kind: string, tax: XmlElement): string[] {
  const [base, rate, amount] = [amountOf(tax, 'Base'), amountOf(tax, 'TasaOCuota'), amountOf(tax, 'Importe')];
  const { low, high } = taxLimits(base, decimalsOf(valueOf(tax, 'Base')), rate);
  return [
    ...(isRate(kind, valueOf(tax, 'Impuesto'), rate) ? [] : [`${kind}: no rate of c_TasaOCuota: ${rate}`]),
    ...(amount < low || amount > high ? [`${kind}: ${amount} is not within ${low} and ${high}`] : []),
  ];
}

function conceptFaults(concept: XmlElement): string[] {
  const price = amountOf(concept, 'ValorUnitario') * amountOf(concept, 'Cantidad');
  const taxes = all(concept, 'Impuestos');
  const traslados = all(concept, 'Impuestos', 'Traslados', 'Traslado');
  const retenciones = all(concept, 'Impuestos', 'Retenciones', 'Retencion');
  const isTaxed = valueOf(concept, 'ObjetoImp') === '02';
  return [
    ...same('Concepto: Importe', amountOf(concept, 'Importe') * 1_000_000n, price),
    ...(isTaxed === (taxes.length > 0 && traslados.length > 0) ? [] : ['Concepto: ObjetoImp and Impuestos differ']),
    ...traslados.flatMap((tax) => taxFaults('Traslado', tax)),
    ...retenciones.flatMap((tax) => taxFaults('Retencion', tax)),
    ...[...traslados, ...retenciones].flatMap((tax) =>
      same('Concepto: Base', amountOf(tax, 'Base'), amountOf(concept, 'Importe')),
    ),
  ];
}

/** The taxes of all concepts in groups, as the summary has them. */
const grouped = (taxes: readonly XmlElement[], ...attributes: string[]): Map<string, XmlElement[]> =>
  Map.groupBy(taxes, (tax) => attributes.map((attribute) => valueOf(tax, attribute)).join(' '));

function summaryFaults(root: XmlElement): string[] {
  const concepts = all(root, 'Conceptos', 'Concepto');
  const [summary] = all(root, 'Impuestos');
  const kinds = [
    ['Traslado', 'TotalImpuestosTrasladados', ['Impuesto', 'TipoFactor', 'TasaOCuota'], ['Base', 'Importe']],
    ['Retencion', 'TotalImpuestosRetenidos', ['Impuesto'], ['Importe']],
  ] as const;
  return kinds.flatMap(([kind, total, by, sums]) => {
    const list = kind === 'Traslado' ? 'Traslados' : 'Retenciones';
    const taxes = concepts.flatMap((concept) => all(concept, 'Impuestos', list, kind));
    const rows = all(root, 'Impuestos', list, kind);
    const groups = grouped(taxes, ...by);
    const written = grouped(rows, ...by);
    return [
      ...([...groups.keys()].toSorted().join() === [...written.keys()].toSorted().join() && rows.length === groups.size
        ? []
        : [`${list}: other taxes than those of the concepts`]),
      ...[...groups].flatMap(([key, group]) =>
        sums.flatMap((attribute) =>
          same(
            `${kind} ${key}: ${attribute}`,
            amountOf(written.get(key)?.[0], attribute),
            rounded(group.map((tax) => amountOf(tax, attribute))),
          ),
        ),
      ),
      ...(rows.length > 0 === (summary !== undefined && total in summary.attributes)
        ? []
        : [`${total}: too much or missing`]),
      ...same(total, amountOf(summary, total), sumOf(rows.map((row) => amountOf(row, 'Importe')))),
    ];
  });
}

function totalFaults(root: XmlElement): string[] {
  const [summary] = all(root, 'Impuestos');
  const subtotal = rounded(all(root, 'Conceptos', 'Concepto').map((concept) => amountOf(concept, 'Importe')));
  return [
    ...same('SubTotal', amountOf(root, 'SubTotal'), subtotal),
    ...same(
      'Total',
      amountOf(root, 'Total'),
      subtotal + amountOf(summary, 'TotalImpuestosTrasladados') - amountOf(summary, 'TotalImpuestosRetenidos'),
    ),
  ];
}

function partyFaults(root: XmlElement): string[] {
  const [[issuer], [receiver]] = [all(root, 'Emisor'), all(root, 'Receptor')];
  const [issuerRfc, rfc] = [valueOf(issuer, 'Rfc'), valueOf(receiver, 'Rfc')];
  const regime = valueOf(receiver, 'RegimenFiscalReceptor');
  const use = valueOf(receiver, 'UsoCFDI');
  const place = valueOf(root, 'LugarExpedicion');
  const isGeneric = isGenericRfc(rfc);
  const rules: [isFine: boolean, fault: string][] = [
    [rfcFault(issuerRfc) === null && !isGenericRfc(issuerRfc), 'Emisor: no RFC of an issuer'],
    [isRegimeOf(valueOf(issuer, 'RegimenFiscal'), kindOfRfc(issuerRfc)), 'Emisor: not its regime'],
    [rfcFault(rfc) === null, 'Receptor: no RFC'],
    [isGeneric ? regime === NO_OBLIGATIONS : isRegimeOf(regime, kindOfRfc(rfc)), 'Receptor: not its regime'],
    [isGeneric ? use === NO_EFFECTS : isUseOf(use, regime), 'Receptor: not its use'],
    [!isGeneric || valueOf(receiver, 'DomicilioFiscalReceptor') === place, 'Receptor: not the place of the issuer'],
    [rfc !== PUBLIC_RFC || !/^P[UÚ]BLICO EN GENERAL$/i.test(valueOf(receiver, 'Nombre')), 'Receptor: a global voucher'],
    [rfc !== FOREIGN_RFC || all(root, 'Impuestos', 'Retenciones').length === 0, 'Receptor: a foreigner withholds'],
  ];
  return rules.filter(([isFine]) => !isFine).map(([, fault]) => fault);
}

function paymentFaults(root: XmlElement): string[] {
  const form = valueOf(root, 'FormaPago');
  const isDeferred = valueOf(root, 'MetodoPago') === 'PPD';
  return (isDeferred ? form === '99' : isPaymentForm(form)) ? [] : ['FormaPago does not go with MetodoPago'];
}

/** All faults of a CFDI that is not sealed yet; empty: none. */
export function cfdiFaults(root: XmlElement): string[] {
  const sealed = SEALS.filter((seal) => seal in root.attributes).map((seal) => `${seal} is not ours to write`);
  return [
    ...sealed,
    ...formFaults(root),
    ...all(root, 'Conceptos', 'Concepto').flatMap(conceptFaults),
    ...summaryFaults(root),
    ...totalFaults(root),
    ...partyFaults(root),
    ...paymentFaults(root),
  ];
}

import type { ContractKind } from './rule.types.ts';
import { rx } from './plain-text.rules.ts';

/** What a contract is about. The title speaks first, then the words of the parties. */

const KINDS: readonly [ContractKind, RegExp][] = [
  [
    'EMPLOYMENT',
    rx(
      /contrato (?:individual |colectivo )?(?:de|por) (?:trabajo|tiempo (?:in)?determinado)|relacion (?:individual )?de trabajo|contrato laboral/,
    ),
  ],
  ['CONFIDENTIALITY', rx(/(?:contrato|convenio|acuerdo) de (?:confidencialidad|no divulgacion|secrecia)/)],
  ['FRANCHISE', rx(/franquicia/)],
  [
    'SETTLEMENT',
    rx(
      /transaccion|convenio (?:judicial|extrajudicial|de (?:pago|reconocimiento|terminacion|liquidacion|finiquito))|reconocimiento de adeudo|finiquito/,
    ),
  ],
  ['LEASE', rx(/arrendamiento|alquiler|subarriendo|renta de (?:casa|local|departamento|bodega|cuarto)/)],
  ['LOAN', rx(/mutuo|prestamo|apertura de credito|credito (?:simple|refaccionario|de habilitacion)/)],
  ['SUPPLY', rx(/suministro|distribucion/)],
  ['TRANSPORT', rx(/transporte|autotransporte|fletamento|porte/)],
  ['WORKS', rx(/contrato de obra|obra (?:a precio alzado|civil|determinada)|construccion|para hacer/)],
  ['SALE', rx(/compra ?-? ?venta|enajenacion|promesa de venta|cesion de derechos/)],
  ['DONATION', rx(/donacion/)],
  ['PARTNERSHIP', rx(/contrato de sociedad|asociacion en participacion|constitucion de sociedad/)],
  [
    'SERVICES',
    rx(
      /(?:prestacion|contrato) de (?:los )?servicios?(?! de (?:auto)?transporte)|servicios profesionales|mantenimiento|comision mercantil|mandato/,
    ),
  ],
];
const ROLES: readonly [ContractKind, RegExp][] = [
  ['EMPLOYMENT', rx(/\b(?:el|la) patron(?:a)?\b|\b(?:el|la) trabajador(?:a)?\b/)],
  ['LEASE', rx(/\b(?:arrendador|arrendadora|arrendatari[oa]|inquilin[oa])\b/)],
  ['LOAN', rx(/\b(?:mutuante|mutuatari[oa]|prestamista|acreditad[oa])\b/)],
  ['SALE', rx(/\b(?:vendedor|vendedora|comprador|compradora)\b/)],
  ['SERVICES', rx(/\b(?:prestador|prestadora) (?:de(?:l| los)? servicios?)?/)],
];

const TITLE = 700;
const first = (kinds: readonly [ContractKind, RegExp][], text: string): ContractKind | null => {
  let best: { kind: ContractKind; at: number } | null = null;
  for (const [kind, pattern] of kinds) {
    const at = text.search(pattern);
    if (at >= 0 && (best === null || at < best.at)) best = { kind, at };
  }
  return best?.kind ?? null;
};

export const contractKindOf = (plain: string): ContractKind =>
  first(KINDS, plain.slice(0, TITLE)) ?? first(ROLES, plain) ?? 'OTHER';

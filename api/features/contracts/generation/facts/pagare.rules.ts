import { foldText } from '#schema/lib/fold-text.ts';
import { productOf } from '../form/decimals.rules.ts';
import { numberOf, textOf, type OwnFacts } from './values.rules.ts';

const CONDITION = new RegExp(
  String.raw`\b(?:siempre que|siempre y cuando|salvo que|a menos que|en caso de que|a condicion|condicionad[oa]|sujet[oa] a` +
    String.raw`|si (?:se|no|el|la|los|las)|una vez que|(?:contra|previa) (?:la )?entrega)\b`,
);
/** Payments in parts: such a note is payable at sight for the whole. */
const INSTALMENTS = /\b(?:abonos|parcialidades|pagos (?:parciales|mensuales|quincenales|semanales))\b/;

export const factsOfPromissoryNote: OwnFacts = (reading) => {
  const rates = ['interes_moratorio', 'interes_ordinario'].map((field) => numberOf(reading, field) ?? 0);
  const periods = textOf(reading, 'periodo_interes') === 'Mes' ? 12 : 1;
  const [number, total] = [numberOf(reading, 'numero_pagare'), numberOf(reading, 'total_pagares')];
  return {
    /** The higher of its rates, for a year. */
    tasa_anual: productOf(Math.max(...rates), periods),
    promesa_condicionada: CONDITION.test(foldText(textOf(reading, 'concepto') ?? '')),
    pagos_en_parcialidades: INSTALMENTS.test(foldText(textOf(reading, 'concepto') ?? '')),
    beneficiario_al_portador: (reading.parties.get('beneficiario') ?? []).some(({ name }) =>
      /^(?:al )?portador$/.test(foldText(name).trim()),
    ),
    serie_incompleta: (number === null) !== (total === null),
  };
};

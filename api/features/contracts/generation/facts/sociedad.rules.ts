import { foldText } from '#schema/lib/fold-text.ts';
import { productOf, quotientOf } from '../form/decimals.rules.ts';
import type { FormReading } from '../form/form.rules.ts';
import { looksLikeCompany, type Party } from '../form/party.rules.ts';
import type { RowScope } from '../form/rows.rules.ts';
import { columnSum, numberOf, textOf, type OwnFacts } from './values.rules.ts';

/** LGSM 89, III and 64: what is paid in at the foundation. */
const PAID_IN_SHARES = 0.2;
const PAID_IN_PARTS = 0.5;
/** LGSM 79: one vote for each thousand pesos. */
const PART_WITH_A_VOTE = 1000;

const MONEY = /\b(?:dinero|efectivo|numerario|pesos|transferencia|cheque|moneda)\b/;
const isMoney = ({ bien }: RowScope): boolean => MONEY.test(foldText(String(bien)));
const amountOf = (cell: string | number | null | undefined): number => (typeof cell === 'number' ? cell : 0);

/** Who contributes in these rows; null: nobody. */
function partnersOf(rows: readonly RowScope[]): string[] | null {
  return rows.length === 0 ? null : rows.map(({ socio }) => String(socio));
}

const keysOf = ({ parties }: FormReading, field: string): Set<string> =>
  new Set((parties.get(field) ?? []).map(({ name }) => foldText(name)));

const namesOf = (parties: readonly Party[]): string[] | null =>
  parties.length === 0 ? null : parties.map(({ name }) => name);

/** Names of a party that are, or are not, in another one; null: none. */
function namesIn(reading: FormReading, field: string, others: Set<string>, isIn: boolean): string[] | null {
  return namesOf((reading.parties.get(field) ?? []).filter(({ name }) => others.has(foldText(name)) === isIn));
}

/** Partners who are in no row of the contributions; null: none, or there are no rows. */
function withoutContribution(reading: FormReading, rows: readonly RowScope[]): string[] | null {
  const contributors = new Set(rows.map(({ socio }) => foldText(String(socio))));
  return rows.length === 0 ? null : namesIn(reading, 'socios', contributors, false);
}

/** Shares of the fixed capital: as they were said, else by their par value; null: neither, or they do not divide. */
function sharesOf(reading: FormReading): { acciones: number | null; acciones_difieren: boolean } {
  const [capital, par, said] = ['capital_social', 'valor_nominal', 'numero_acciones'].map((field) =>
    numberOf(reading, field),
  );
  const byPar = capital && par ? quotientOf(capital, par) : null;
  const isUneven = byPar !== null && (!Number.isInteger(byPar) || (said ?? byPar) !== byPar);
  return { acciones: isUneven ? null : (said ?? byPar), acciones_difieren: isUneven };
}

export const factsOfCompany: OwnFacts = (reading) => {
  const rows = reading.rows.get('aportaciones')?.scope ?? [];
  const isLimited = textOf(reading, 'tipo_social') === 'S. de R.L. de C.V.';
  const isBelow = (row: RowScope, share: number): boolean =>
    amountOf(row['exhibido']) < productOf(amountOf(row['valor']), share);
  return {
    ...sharesOf(reading),
    suma_aportaciones: columnSum(reading, 'aportaciones', 'valor'),
    exhibicion_baja: partnersOf(
      rows.filter((row) => (isLimited ? isBelow(row, PAID_IN_PARTS) : isMoney(row) && isBelow(row, PAID_IN_SHARES))),
    ),
    hay_especie: rows.some((row) => !isMoney(row)),
    especie_sin_exhibir: partnersOf(rows.filter((row) => !isMoney(row) && isBelow(row, 1))),
    exhibido_de_mas: partnersOf(rows.filter((row) => amountOf(row['exhibido']) > amountOf(row['valor']))),
    administradores_ajenos: namesIn(reading, 'administradores', keysOf(reading, 'socios'), false),
    comisario_administra: namesIn(reading, 'comisario', keysOf(reading, 'administradores'), true),
    socios_sin_aportacion: withoutContribution(reading, rows),
    partes_sin_voto: partnersOf(rows.filter(({ valor }) => amountOf(valor) < PART_WITH_A_VOTE)),
    partes_con_centavos: partnersOf(rows.filter(({ valor }) => !Number.isInteger(amountOf(valor)))),
    sin_rfc_o_correo: namesOf((reading.parties.get('socios') ?? []).filter(({ rfc, email }) => !rfc || !email)),
    denominacion_con_tipo: looksLikeCompany(textOf(reading, 'denominacion') ?? ''),
  };
};

import { judge } from '#api/features/documents/analysis/findings/judge.rules.ts';
import { understand } from '#api/features/documents/analysis/understand.rules.ts';
import type { Finding, Judged } from '#api/features/documents/analysis/analysis.types.ts';
import type { LegalDocumentKind } from '#schema/generated/contract.ts';

/** Small documents of our own, whole but for what a test plants in them. */

const options = (correctedType: LegalDocumentKind) => ({ correctedType, today: '2026-11-23' });

export const judged = (type: LegalDocumentKind, text: string): Judged =>
  judge(understand({ text, pageStarts: [] }, options(type)), options(type));

export const codesOf = (type: LegalDocumentKind, text: string): string[] =>
  judged(type, text).findings.map(({ code }) => code);

/** The words that the first finding of a code points at; null: none. */
export function markedBy(type: LegalDocumentKind, text: string, code: string): string | null {
  const finding: Finding | undefined = judged(type, text).findings.find((one) => one.code === code);
  return finding?.at ? text.slice(finding.at.start, finding.at.end) : null;
}

export function contract(title: string, [one, other]: readonly [string, string], body: string, annex = ''): string {
  return `${title} que celebran, por una parte, Laura Ibáñez Montes, a quien se denominará «${one}», y por la otra, Óscar Ruelas Tamez, a quien se denominará «${other}», al tenor de las siguientes

CLÁUSULAS

${body}

DÉCIMA. JURISDICCIÓN. Las partes se someten a los tribunales de Puebla, Puebla.

Leído que fue, lo firman en Puebla, Puebla, el 10 de marzo de 2023.

${one}
(firma)
Laura Ibáñez Montes

${other}
(firma)
Óscar Ruelas Tamez
${annex}`;
}

export const lease = (body: string, annex?: string): string =>
  contract('CONTRATO DE ARRENDAMIENTO', ['LA ARRENDADORA', 'EL ARRENDATARIO'], body, annex);
export const sale = (body: string): string =>
  contract('CONTRATO DE COMPRAVENTA', ['LA VENDEDORA', 'EL COMPRADOR'], body);
export const loan = (body: string): string =>
  contract('CONTRATO DE MUTUO CON INTERÉS', ['LA MUTUANTE', 'EL MUTUATARIO'], body);
export const services = (body: string): string =>
  contract('CONTRATO DE PRESTACIÓN DE SERVICIOS', ['LA CLIENTE', 'EL PRESTADOR'], body);

const WORK =
  'PRIMERA. El trabajador atenderá el mostrador de la tienda, en jornada de ocho horas, con descanso los domingos.';
const WAGE = 'Percibirá un salario diario de $400.00 (cuatrocientos pesos 00/100 M.N.), que se pagará los viernes.';
export const employment = (body: string, wage = WAGE): string =>
  contract(
    'CONTRATO INDIVIDUAL DE TRABAJO',
    ['LA PATRONA', 'EL TRABAJADOR'],
    `${WORK}\n\nSEGUNDA. ${wage}\n\nTERCERA. ${body}`,
  );

export const PROMISE =
  'Por este pagaré prometo incondicionalmente pagar a la orden de Laura Ibáñez Montes, en la ciudad de Puebla, el día 5 de septiembre de 2022, la cantidad de $10,000.00 (diez mil pesos 00/100 M.N.).';
export const note = (
  body = PROMISE,
  { head = 'Puebla, Puebla, a 5 de marzo de 2022.', signature = '(firma)\nÓscar Ruelas Tamez' } = {},
): string => `PAGARÉ\n\n${head}\n\n${body}\n\n${signature}`;

export const power = (body: string): string => `INSTRUMENTO NÚMERO CIEN
En la ciudad de Puebla, a los tres días del mes de mayo de dos mil diecinueve, ante mí, licenciado Pedro Ríos Luna, notario público número nueve, comparece la señora Laura Ibáñez Montes y dijo:
CLÁUSULAS
${body}
Doy fe.
(firma) Laura Ibáñez Montes. (firma y sello) Lic. Pedro Ríos Luna`;

export const letterOfAttorney = (tail: string): string => `CARTA PODER
Puebla, Pue., a 4 de mayo de 2020
Otorgo a Óscar Ruelas Tamez poder amplio, cumplido y bastante para que a mi nombre recoja mi título.
OTORGANTE
(firma) Laura Ibáñez Montes
ACEPTO
(firma) Óscar Ruelas Tamez
${tail}`;

export const will = (
  body = '',
): string => `En la ciudad de Puebla, siendo las once horas del día tres de mayo de dos mil diecinueve, ante mí, licenciado Pedro Ríos Luna, notario público número nueve, comparece la señora Laura Ibáñez Montes, quien otorga TESTAMENTO PÚBLICO ABIERTO.
PRIMERA. Instituye heredero a su hijo Óscar Ruelas Ibáñez. SEGUNDA. Nombra albacea al mismo.
${body}
Leí en voz alta el testamento, en un solo acto. Doy fe.
(firma) Laura Ibáñez Montes. (firma y sello) Lic. Pedro Ríos Luna`;

const SIGNED = 'PROTESTO LO NECESARIO\nPuebla, Puebla, a 4 de mayo de 2022\n(firma) Laura Ibáñez Montes';
export const claim = (facts: string, tail = SIGNED): string => `C. JUEZ DE LO CIVIL EN TURNO
P R E S E N T E
Laura Ibáñez Montes, por mi derecho, con domicilio para oír notificaciones en Roble 3, comparezco a demandar en la vía ordinaria civil de Óscar Ruelas Tamez las siguientes
PRESTACIONES
A) El pago de $10,000.00 (diez mil pesos 00/100 M.N.).
${facts}
DERECHO
Artículo 2108 del código civil.
PRUEBAS
Confesional y documental.
Por lo expuesto, a usted pido: ÚNICO. Admitir la demanda.
${tail}`;

export const deed = (body: string): string => `ESCRITURA NÚMERO 300
En la ciudad de Puebla, a 3 de mayo de 2019, ante mí, licenciado Pedro Ríos Luna, notario público 9, comparecen Laura Ibáñez Montes («LA VENDEDORA») y Óscar Ruelas Tamez («EL COMPRADOR»), mexicanos, mayores de edad.
${body}
Doy fe de que la leí y la firman.
(firma) Laura Ibáñez Montes. (firma) Óscar Ruelas Tamez. (firma y sello) Lic. Pedro Ríos Luna`;

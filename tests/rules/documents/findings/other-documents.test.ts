import { describe, expect, test } from 'vitest';
import type { LegalDocumentKind } from '#schema/generated/contract.ts';
import {
  claim,
  codesOf,
  deed,
  letterOfAttorney,
  markedBy,
  note,
  power,
  PROMISE,
  will,
} from '../../../support/legal-documents.ts';

/** Notes, powers, wills, claims and deeds: words that are marked and words that are left alone. */

type Row = readonly [name: string, type: LegalDocumentKind, text: string, code: string, marked: string | null];

const TITLE =
  'ANTECEDENTES. La casa se adquirió por escritura de fecha 8 de junio de 2011, inscrita en el Registro Público.';
const SALE =
  'PRIMERA. LA VENDEDORA vende y EL COMPRADOR compra la casa en el precio de $100,000.00 (cien mil pesos 00/100 M.N.).';
const SUITS = 'PRIMERA. Otorga a Óscar Ruelas Tamez poder general para pleitos y cobranzas';
const FACTS =
  'HECHOS\n1. El 3 de enero de 2021 presté al demandado esa suma.\n2. Venció el 3 de enero de 2022 y no pagó.';
const TWO_WITNESSES = 'TESTIGO\n(firma) Juan Pérez Lima\nTESTIGO\n(firma) Rosa Luna Gil';

const planted: readonly Row[] = [
  [
    'a note without payee',
    'PROMISSORY_NOTE',
    note(PROMISE.replace('a la orden de Laura Ibáñez Montes, ', '')),
    'promissory_note.payee',
    null,
  ],
  [
    'a note to the bearer',
    'PROMISSORY_NOTE',
    note(PROMISE.replace('a la orden de Laura Ibáñez Montes', 'al portador')),
    'promissory_note.payee',
    null,
  ],
  [
    'a note with a blank for the payee',
    'PROMISSORY_NOTE',
    note(PROMISE.replace('Laura Ibáñez Montes', '______________')),
    'promissory_note.payee',
    'a la orden de ____',
  ],
  ['a note without place and date', 'PROMISSORY_NOTE', note(PROMISE, { head: '' }), 'promissory_note.signed_at', null],
  [
    'a note without place of payment',
    'PROMISSORY_NOTE',
    note(PROMISE.replace(', en la ciudad de Puebla,', '')),
    'promissory_note.place',
    null,
  ],
  [
    'a note without due day',
    'PROMISSORY_NOTE',
    note(PROMISE.replace(', el día 5 de septiembre de 2022', '')),
    'promissory_note.due_time',
    null,
  ],
  [
    'a note due before it was signed',
    'PROMISSORY_NOTE',
    note(PROMISE.replace('septiembre de 2022', 'septiembre de 2021')),
    'dates.due_before_signing',
    '2021',
  ],
  ['a note that nobody signs', 'PROMISSORY_NOTE', note(PROMISE, { signature: '' }), 'promissory_note.signature', null],
  [
    'a promise on a condition',
    'PROMISSORY_NOTE',
    note(PROMISE.replace('prometo incondicionalmente pagar', 'prometo pagar, siempre que venda mi casa,')),
    'promissory_note.unconditional_promise',
    'siempre que venda',
  ],
  [
    'a note by the month at eight',
    'PROMISSORY_NOTE',
    note(`${PROMISE} Causará intereses moratorios a razón de 8 por ciento mensual.`),
    'interest.usury.note',
    '8 por ciento',
  ],
  [
    'a note in figures and other words',
    'PROMISSORY_NOTE',
    note(PROMISE.replace('10,000.00', '10,500.00')),
    'amount.words_mismatch.note',
    '10,500.00',
  ],
  [
    'a power for suits without its clause',
    'POWER_OF_ATTORNEY',
    power(`${SUITS}, sin limitación alguna.`),
    'power.clause_2554',
    'pleitos y cobranzas',
  ],
  [
    'a power that was over when it was used',
    'POWER_OF_ATTORNEY',
    power(
      'PRIMERA. La compareciente, con el poder que le otorgó su hermano Raúl Ibáñez Montes el 4 de mayo de 2012, con vigencia de tres años, lo sustituye en favor de Óscar Ruelas Tamez.',
    ),
    'power.expired',
    'vigencia de tres años',
  ],
  ['a letter of attorney without witnesses', 'POWER_OF_ATTORNEY', letterOfAttorney(''), 'signature.witnesses', null],
  [
    'a witness whose line is blank',
    'POWER_OF_ATTORNEY',
    letterOfAttorney('Testigo: (firma) Juan Pérez Lima\nTestigo: ______________________'),
    'signature.blank',
    '____',
  ],
  [
    'a general power in a private letter',
    'POWER_OF_ATTORNEY',
    letterOfAttorney(TWO_WITNESSES).replace('poder amplio, cumplido y bastante', 'poder general'),
    'power.notarial_form',
    null,
  ],
  [
    'a testatrix who cannot sign, without witnesses',
    'WILL',
    will('La testadora manifiesta que no sabe firmar, por lo que imprime su huella digital.'),
    'will.witnesses',
    'no sabe firmar',
  ],
  [
    'a blind testatrix without witnesses',
    'WILL',
    will('La testadora declara que es ciega.'),
    'will.witnesses',
    'ciega',
  ],
  [
    'a holograph will that is not signed',
    'WILL',
    'TESTAMENTO OLÓGRAFO\nPuebla, a 4 de mayo de 2015\nYo, Laura Ibáñez Montes, escribo este testamento todo de mi puño y letra, para depositarlo en el Archivo General de Notarías. Dejo todo a mi hijo Óscar Ruelas Ibáñez, mi heredero y albacea.',
    'signature.will',
    null,
  ],
  [
    'a private will before three witnesses',
    'WILL',
    'TESTAMENTO PRIVADO\nEn El Roble, Puebla, a 4 de mayo de 2015, Laura Ibáñez Montes, atacada de enfermedad grave, ante los testigos Juan Pérez Lima, Rosa Luna Gil y Mario Gil Soto, instituye heredero y albacea a su hijo Óscar Ruelas Ibáñez.\n(firma) Laura Ibáñez Montes (firma) Juan Pérez Lima (firma) Rosa Luna Gil (firma) Mario Gil Soto',
    'will.witnesses',
    null,
  ],
  ['a claim without facts', 'CLAIM', claim(''), 'claim.facts', null],
  [
    'a fact later than the claim',
    'CLAIM',
    claim('HECHOS\n1. El 3 de enero de 2021 presté esa suma.\n2. El 9 de agosto de 2023 requerí el pago al demandado.'),
    'dates.later_than_signing',
    '2023',
  ],
  [
    'a dismissal before the beginning',
    'CLAIM',
    claim(
      'HECHOS\n1. Entré a laborar con la demandada el 3 de enero de 2021.\n2. El día 5 de mayo de 2019 fui despedida sin causa.',
    ),
    'dates.events',
    '2021',
  ],
  [
    'a claim that nobody signs',
    'CLAIM',
    claim(FACTS, 'PROTESTO LO NECESARIO\nPuebla, Puebla, a 4 de mayo de 2022'),
    'signature.claim',
    null,
  ],
  [
    'an antecedent later than the deed',
    'DEED',
    deed(`${TITLE.replace('2011', '2021')} ${SALE}`),
    'dates.later_than_signing',
    '2021',
  ],
  [
    'a deed in which the buyer transfers',
    'DEED',
    deed(
      `${TITLE} PRIMERA. EL COMPRADOR transmite a LA VENDEDORA la casa en el precio de $100,000.00 (cien mil pesos 00/100 M.N.).`,
    ),
    'parties.swapped_roles',
    'transmite',
  ],
  [
    'an attorney with a power of other years',
    'DEED',
    deed(
      `PERSONALIDAD. Óscar Ruelas Tamez comparece también por su hermano con el poder otorgado el 2 de mayo de 2014, con vigencia de tres años. ${TITLE} ${SALE}`,
    ),
    'power.expired',
    'vigencia de tres años',
  ],
];

const clean: readonly (readonly [name: string, type: LegalDocumentKind, text: string])[] = [
  ['a whole note', 'PROMISSORY_NOTE', note()],
  [
    'a note at four a month',
    'PROMISSORY_NOTE',
    note(`${PROMISE} Causará intereses moratorios al cuatro por ciento mensual.`),
  ],
  [
    'a power with its clause',
    'POWER_OF_ATTORNEY',
    power(`${SUITS}, con todas las facultades generales y las que requieran cláusula especial conforme a la ley.`),
  ],
  [
    'a power for two years from its day',
    'POWER_OF_ATTORNEY',
    power(
      'PRIMERA. Otorga a Óscar Ruelas Tamez poder especial para vender la casa de Roble 3. SEGUNDA. El poder tendrá una vigencia de dos años, contados a partir de hoy.',
    ),
  ],
  ['a letter with two witnesses', 'POWER_OF_ATTORNEY', letterOfAttorney(TWO_WITNESSES)],
  ['an open will', 'WILL', will()],
  [
    'a testatrix for whom a witness signs',
    'WILL',
    will(
      'La testadora no puede firmar y lo hace a su ruego el testigo Juan Pérez Lima, ante éste y la testigo Rosa Luna Gil.',
    ),
  ],
  ['a testatrix who is neither deaf nor blind', 'WILL', will('La testadora sabe leer y no es sorda ni ciega.')],
  ['a claim with its facts', 'CLAIM', claim(FACTS)],
  ['a deed of a sale', 'DEED', deed(`${TITLE} ${SALE}`)],
];

describe('a document that is no contract', () => {
  test.each(planted)('%s is marked', (_name, type, text, code, marked) => {
    expect(codesOf(type, text)).toEqual([code]);
    if (marked !== null) expect(markedBy(type, text, code)).toContain(marked);
  });

  test.each(clean)('%s is left alone', (_name, type, text) => {
    expect(codesOf(type, text)).toEqual([]);
  });

  test('an invoice whose total is no sum is marked, and nothing else is asked of it', () => {
    const invoice = 'FACTURA\nSubtotal      $100.00\nIVA 16%       $16.00\nTotal         $118.00\n';
    expect(codesOf('UNKNOWN', invoice)).toEqual(['amount.inconsistent.total']);
    expect(codesOf('UNKNOWN', invoice.replace('118', '116'))).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { codesOf, employment, lease, loan, markedBy, sale, services } from '../../../support/legal-documents.ts';

/** Each rule with words that it marks and words that it leaves alone. */

type Row = readonly [name: string, text: string, code: string, marked: string | null];

const planted: readonly Row[] = [
  [
    'a sum that its parts do not make',
    sale(
      'PRIMERA. El precio total es de $450,000.00.\n\nSEGUNDA. Se paga en diez mensualidades de $40,000.00 cada una, que no causan recargo.',
    ),
    'amount.inconsistent.product',
    '$40,000.00',
  ],
  [
    'a share that is another amount',
    sale('PRIMERA. El precio es de $450,000.00.\n\nSEGUNDA. Se entregan $45,000.00, es decir, el 20 % del precio.'),
    'amount.inconsistent.share',
    '20 % del precio',
  ],
  [
    'the words of a name in another order',
    lease('PRIMERA. La señora Laura Montes Ibáñez entrega la casa.'),
    'parties.inconsistent_name',
    'Laura Montes Ibáñez',
  ],
  [
    'a side that has another name',
    lease('PRIMERA. La arrendadora, señora Julia Ibáñez Montes, entrega la casa.'),
    'parties.inconsistent_name',
    'Julia Ibáñez Montes',
  ],
  [
    'a register older than its deed',
    lease(
      'PRIMERA. La casa se adquirió por escritura de 5 de junio de 2018, inscrita en el Registro Público el 3 de abril de 2016.',
    ),
    'dates.story',
    '3 de abril de 2016',
  ],
  [
    'an act older than the order that it obeys',
    lease(
      'PRIMERA. El 9 de mayo de 2022 el inspector colocó sellos en cumplimiento de la orden de 16 de mayo de 2022.',
    ),
    'dates.story',
    '16 de mayo de 2022',
  ],
  [
    'a side that nobody introduced',
    lease('PRIMERA. De los daños responderá EL OBLIGADO SOLIDARIO con sus bienes.'),
    'term.undefined_side',
    'OBLIGADO SOLIDARIO',
  ],
  [
    'a place that a draft left',
    lease('PRIMERA. La casa está en la calle [domicilio] de Puebla.'),
    'document.blank',
    '[domicilio]',
  ],
  [
    'months of trial said first',
    employment('PRIMERA. Los dos primeros meses se considerarán de prueba.'),
    'employment.trial_period',
    'meses',
  ],
  [
    'a CURP with a wrong digit',
    lease('PRIMERA. CURP de la arrendadora: IAML800305MPLBNR07.'),
    'curp.check_digit',
    'IAML800305MPLBNR07',
  ],
  [
    'a CURP of another day of birth',
    lease('PRIMERA. Laura Ibáñez Montes, nacida el 6 de marzo de 1980, CURP IAML800305MPLBNR04.'),
    'curp.birth_date',
    'IAML800305MPLBNR04',
  ],
  [
    'a right that is left out',
    employment('PRIMERA. El trabajador no podrá reclamar tiempo extra ni prima dominical.'),
    'employment.waiver',
    'no podrá reclamar',
  ],
  [
    'an RFC with a wrong digit',
    lease('PRIMERA. RFC de la arrendadora: IAML800101AB3.'),
    'rfc.check_digit',
    'IAML800101AB3',
  ],
  [
    'a period that ends before it begins',
    lease(
      'PRIMERA. El plazo será de un año, que inicia el primero de abril de 2023 y concluye el treinta y uno de marzo de 2022.',
    ),
    'dates.period',
    'concluye',
  ],
  [
    'an end told in a sentence of its own',
    lease('PRIMERA. Iniciará el 1 de abril de 2023. La vigencia concluirá el 1 de marzo de 2023.'),
    'dates.period',
    '1 de marzo',
  ],
  [
    'a lessor who pays the rent',
    lease(
      'PRIMERA. LA ARRENDADORA, dentro de los primeros cinco días de cada mes, pagará a EL ARRENDATARIO una renta de $8,000.00 (ocho mil pesos 00/100 M.N.).',
    ),
    'parties.swapped_roles',
    'pagará a EL ARRENDATARIO',
  ],
  [
    'a buyer who sells',
    sale('PRIMERA. EL COMPRADOR vende y LA VENDEDORA compra el vehículo marca Nissan, modelo 2015.'),
    'parties.swapped_roles',
    'COMPRADOR vende',
  ],
  [
    'a lender who gives the loan back',
    loan('PRIMERA. LA MUTUANTE devolverá la suma el 10 de marzo de 2024.'),
    'parties.swapped_roles',
    'devolverá',
  ],
  [
    'a name beside the other role',
    lease('PRIMERA. La arrendataria Laura Ibáñez Montes contratará un seguro.'),
    'parties.swapped_roles',
    'Laura Ibáñez',
  ],
  [
    'an annex that is not there',
    lease(
      'PRIMERA. La renta se pagará según el Anexo "A" y el inventario del Anexo "B".',
      '\nANEXO "A"\nTabla de rentas.',
    ),
    'contract.annex_missing',
    'Anexo "B"',
  ],
  [
    'interest far above what courts let stand',
    lease('PRIMERA. En caso de mora se causará un interés moratorio equivalente al diez por ciento mensual.'),
    'interest.usury',
    'diez por ciento mensual',
  ],
  ['interest by the day', loan('PRIMERA. Causará intereses del uno por ciento diario.'), 'interest.usury', 'diario'],
  [
    'a blank',
    lease('PRIMERA. El inmueble ubicado en la calle ______________ número ____ se da en arrendamiento.'),
    'document.blank',
    '____',
  ],
  [
    'a penalty above the price',
    sale(
      'PRIMERA. El precio es de $90,000.00 (noventa mil pesos 00/100 M.N.). SEGUNDA. Quien incumpla pagará una pena convencional de $120,000.00 (ciento veinte mil pesos 00/100 M.N.).',
    ),
    'contract.penalty_above_debt',
    '$120,000.00',
  ],
  [
    'a penalty of more than the whole',
    sale(
      'PRIMERA. El precio es de $90,000.00 (noventa mil pesos 00/100 M.N.). SEGUNDA. Quien incumpla pagará una pena convencional equivalente al 150% del precio.',
    ),
    'contract.penalty_above_debt',
    '150%',
  ],
  [
    'a price that points back at another one',
    sale(
      'PRIMERA. El precio es de $90,000.00 (noventa mil pesos 00/100 M.N.). SEGUNDA. Liquidado el precio de $95,000.00 (noventa y cinco mil pesos 00/100 M.N.) pactado en la cláusula primera, se entregará la factura.',
    ),
    'amount.inconsistent',
    '$95,000.00',
  ],
  [
    'figures that changed places',
    services(
      'PRIMERA. La suscripción anual es de $48,600.00. SEGUNDA. La responsabilidad no pasará de una anualidad de la suscripción, esto es, $46,800.00.',
    ),
    'amount.inconsistent',
    '$46,800.00',
  ],
  [
    'parts that are not the price',
    sale(
      'PRIMERA. El precio total es de $90,000.00 (noventa mil pesos 00/100 M.N.), que se pagará de la siguiente manera: $30,000.00 (treinta mil pesos 00/100 M.N.) a la firma y $50,000.00 (cincuenta mil pesos 00/100 M.N.) a la entrega.',
    ),
    'amount.inconsistent.parts',
    '$30,000.00',
  ],
  [
    'a deposit that is not two rents',
    lease(
      'PRIMERA. La renta mensual será de $8,000.00 (ocho mil pesos 00/100 M.N.). SEGUNDA. El depósito será de $24,000.00 (veinticuatro mil pesos 00/100 M.N.), equivalente a dos meses de renta.',
    ),
    'amount.inconsistent.multiple',
    '$24,000.00',
  ],
  [
    'figures against words',
    sale('PRIMERA. El precio es de $90,000.00 (noventa y nueve mil pesos 00/100 M.N.).'),
    'amount.words_mismatch',
    '90,000.00',
  ],
  [
    'a name that is nearly that of a party',
    sale('PRIMERA. El señor Óscar Rueda Tamez se obliga a recoger el vehículo en tres días.'),
    'parties.inconsistent_name',
    'Rueda',
  ],
  [
    'a term that nothing defines',
    services('PRIMERA. Los «Entregables Finales» se revisarán en cinco días por LA CLIENTE.'),
    'term.undefined',
    'Entregables Finales',
  ],
  [
    'a clause that the contract has not',
    services(
      'PRIMERA. El prestador hará lo que señala la cláusula vigésima.\nSEGUNDA. Precio.\nTERCERA. Plazo.\nCUARTA. Pago.',
    ),
    'contract.clause_missing',
    'cláusula vigésima',
  ],
  [
    'a contract at the will of one side',
    services('PRIMERA. LA CLIENTE podrá modificar unilateralmente el precio de los servicios.'),
    'contract.one_sided_will',
    'modificar unilateralmente',
  ],
  [
    'a renewal without notice',
    services('PRIMERA. El contrato se renovará automáticamente por periodos iguales.'),
    'contract.renews_by_itself',
    'automáticamente',
  ],
  [
    'a guarantor of whom nothing is waived',
    lease('PRIMERA. El fiador responde de las rentas.'),
    'contract.guarantor_benefits',
    'El fiador',
  ],
  [
    'a trial of three months',
    employment('El periodo de prueba será por tres meses.'),
    'employment.trial_period',
    'tres meses',
  ],
  [
    'a waiver of holidays',
    employment('El trabajador renuncia al pago de aguinaldo y vacaciones.'),
    'employment.waiver',
    'renuncia',
  ],
  [
    'overtime that is not paid',
    employment('Las horas extraordinarias no generarán pago adicional alguno.'),
    'employment.waiver',
    'horas extraordinarias',
  ],
  [
    'a wage below the minimum of its year',
    employment('Habrá aguinaldo.', 'Percibirá un salario de $150.00 (ciento cincuenta pesos 00/100 M.N.) diarios.'),
    'employment.wage_below_minimum',
    '$150.00',
  ],
  [
    'sixty hours a week',
    employment('La jornada será de 60 horas semanales.'),
    'employment.long_week',
    '60 horas semanales',
  ],
];

const clean: readonly (readonly [name: string, text: string])[] = [
  [
    'a period of a year',
    lease('PRIMERA. El contrato tendrá vigencia de doce meses, del 15 de abril de 2023 al 14 de abril de 2024.'),
  ],
  [
    'who pays and who gives back',
    lease(
      'PRIMERA. EL ARRENDATARIO entregará el inmueble al término, y LA ARRENDADORA devolverá el depósito. EL ARRENDATARIO pagará a LA ARRENDADORA la renta.',
    ),
  ],
  [
    'an annex that follows',
    lease('PRIMERA. El inventario consta en el Anexo 1.', '\nANEXO 1\nInventario: una estufa.'),
  ],
  [
    'a raise and usual interest',
    lease('PRIMERA. La renta aumentará cada año un 10% y el interés moratorio será del 2% mensual.'),
  ],
  [
    'a rate written out after its figure',
    loan('PRIMERA. Causará intereses del 1.5% (uno punto cinco por ciento) mensual.'),
  ],
  [
    'a penalty below the price',
    sale(
      'PRIMERA. El precio es de $90,000.00 (noventa mil pesos 00/100 M.N.). SEGUNDA. Quien incumpla pagará una pena convencional de $9,000.00 (nueve mil pesos 00/100 M.N.).',
    ),
  ],
  [
    'a rent for each year',
    lease(
      'PRIMERA. La renta mensual será de $8,000.00 (ocho mil pesos 00/100 M.N.) el primer año y de $8,500.00 (ocho mil quinientos pesos 00/100 M.N.) el segundo.',
    ),
  ],
  ['a party by its name', sale('PRIMERA. El señor Óscar Ruelas Tamez y su esposa recogerán el vehículo.')],
  ['a place in capitals', sale('PRIMERA. Las refacciones se entregarán en el Almacén Central.')],
  ['a trial of thirty days', employment('Se pacta un período a prueba de 30 (treinta) días.')],
  [
    'a resignation and overtime by law',
    employment(
      'En caso de renuncia voluntaria se pagarán aguinaldo y vacaciones proporcionales. El tiempo extraordinario se pagará conforme a la ley.',
    ),
  ],
  [
    'a wage by the month above the minimum',
    employment(
      'Habrá aguinaldo.',
      'Percibirá un sueldo mensual de $9,000.00 (nueve mil pesos 00/100 M.N.), pagadero por quincenas de $4,500.00.',
    ),
  ],
];

describe('a contract', () => {
  test.each(planted)('%s is marked', (_name, text, code, marked) => {
    expect(codesOf('CONTRACT', text)).toEqual([code]);
    if (marked !== null) expect(markedBy('CONTRACT', text, code)).toContain(marked);
  });

  test.each(clean)('%s is left alone', (_name, text) => {
    expect(codesOf('CONTRACT', text)).toEqual([]);
  });

  test('who directs may be tried for half a year', () => {
    const trial = 'Se pacta un periodo a prueba de ciento ochenta días.';
    expect(codesOf('CONTRACT', employment(trial))).toEqual(['employment.trial_period']);
    expect(codesOf('CONTRACT', employment(`Se contrata como gerente de ventas. ${trial}`))).toEqual([]);
  });

  test('a contract of 1990 is not judged by the limits of later years', () => {
    const text = loan('PRIMERA. Causará intereses del 8% mensual.').replaceAll('2023', '1990');
    expect(codesOf('CONTRACT', text)).toEqual([]);
  });

  test('a wage of the border is compared with the minimum of the border', () => {
    const text = employment(
      'Habrá aguinaldo.',
      'Percibirá un salario de $250.00 (doscientos cincuenta pesos 00/100 M.N.) diarios.',
    );
    expect(codesOf('CONTRACT', text)).toEqual([]);
    const border = text.replace('lo firman en Puebla, Puebla', 'lo firman en Tijuana, Baja California');
    expect(codesOf('CONTRACT', border)).toEqual(['employment.wage_below_minimum']);
  });

  test('courts, signatures and sides that are missing are said of the whole', () => {
    const text = sale('PRIMERA. El precio es de $90,000.00 (noventa mil pesos 00/100 M.N.).');
    const withoutCourts = text.replace(/DÉCIMA\. JURISDICCIÓN[^\n]*\n/, '');
    expect(codesOf('CONTRACT', withoutCourts)).toEqual(['jurisdiction.missing']);
    const withoutSignatures = text.slice(0, text.indexOf('Leído que fue'));
    expect(codesOf('CONTRACT', withoutSignatures)).toContain('signature.none');
    const withoutSide = text.replace('EL COMPRADOR\n(firma)\nÓscar Ruelas Tamez\n', '');
    expect(codesOf('CONTRACT', withoutSide)).toEqual(['signature.side']);
  });
});

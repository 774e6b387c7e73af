/** Articles that findings rest on, by their code, each with why; a finding that is not here rests on practice. */

interface FindingBasis {
  law: string;
  article: string;
  /** In our own words, 5 to 30 words, ends with a full stop. */
  reason: string;
}

export const findingBasis: Readonly<Record<string, readonly FindingBasis[]>> = {
  'contract.penalty_above_debt': [
      {
        law: 'ccf',
        article: '1843',
        reason: 'La pena no puede exceder en valor ni en cuantía a la obligación principal.',
      },
    ],
  'contract.guarantor_benefits': [
      {
        law: 'ccf',
        article: '2814',
        reason: 'Sin renuncia, el fiador puede exigir que antes se demande al deudor y se agoten sus bienes.',
      },
    ],
  'contract.one_sided_will': [
      {
        law: 'ccf',
        article: '1797',
        reason: 'La validez y el cumplimiento del contrato no pueden dejarse al arbitrio de uno de los contratantes.',
      },
    ],
  'dates.due_before_signing': [
      { law: 'lgtoc', article: '170', reason: 'El pagaré debe señalar la época de su pago.' },
      { law: 'lgtoc', article: '79', reason: 'El vencimiento es a la vista, a cierto tiempo o a día fijo.' },
    ],
  'power.expired': [{ law: 'ccf', article: '2595', reason: 'El mandato termina por el vencimiento del plazo.' }],
  'interest.usury': [
      { law: 'ccf', article: '2395', reason: 'El juez puede reducir el interés desproporcionado hasta el tipo legal.' },
      {
        law: 'ccf',
        article: '17',
        reason: 'El lucro excesivo a costa de la necesidad o la inexperiencia permite pedir la nulidad o la reducción.',
      },
    ],
  'interest.usury.note': [
      {
        law: 'lgtoc',
        article: '174',
        reason: 'El pagaré permite pactar intereses; los tribunales lo leen sin permitir la usura.',
      },
      { law: 'ccf', article: '2395', reason: 'El juez puede reducir el interés desproporcionado hasta el tipo legal.' },
    ],
  'employment.trial_period': [
      {
        law: 'lft',
        article: '39-A',
        reason: 'El periodo a prueba no puede exceder de treinta días, o de ciento ochenta en puestos de dirección.',
      },
      {
        law: 'lft',
        article: '39-B',
        reason: 'La capacitación inicial dura a lo más tres meses, o seis en puestos de dirección.',
      },
    ],
  'employment.waiver': [
      {
        law: 'lft',
        article: '5',
        reason: 'No produce efecto la renuncia a derechos que la ley concede al trabajador.',
      },
      { law: 'lft', article: '99', reason: 'El derecho a percibir el salario es irrenunciable.' },
      {
        law: 'lft',
        article: '33',
        reason: 'Es nula la renuncia a salarios devengados, indemnizaciones y demás prestaciones.',
      },
    ],
  'employment.wage_below_minimum': [
      {
        law: 'lft',
        article: '90',
        reason: 'El salario mínimo es la cantidad menor que debe recibir quien trabaja una jornada.',
      },
      { law: 'lft', article: '85', reason: 'El salario nunca puede ser menor al mínimo.' },
      { law: 'lft', article: '5', reason: 'No produce efecto la estipulación de un salario inferior al mínimo.' },
    ],
  'employment.long_week': [
      { law: 'lft', article: '61', reason: 'La jornada diurna dura a lo más ocho horas.' },
      { law: 'lft', article: '69', reason: 'Por cada seis días de trabajo hay uno de descanso.' },
    ],
  'parties.swapped_roles': [
      {
        law: 'ccf',
        article: '1851',
        reason:
          'Si las palabras parecen contrarias a la intención de los contratantes, prevalece la intención: habrá que probarla.',
      },
    ],
  'signature.none': [
      {
        law: 'ccf',
        article: '1834',
        reason: 'Cuando se exige la forma escrita, el documento lo firman todos los obligados.',
      },
    ],
  'signature.will': [
      { law: 'ccf', article: '1551', reason: 'El testamento ológrafo debe estar escrito y firmado por el testador.' },
      { law: 'ccf', article: '1512', reason: 'El testamento público abierto lo firman el testador y el notario.' },
    ],
  'signature.side': [
      {
        law: 'ccf',
        article: '1834',
        reason: 'Cuando se exige la forma escrita, el documento lo firman todos los obligados.',
      },
    ],
  'signature.witnesses': [
      { law: 'ccf', article: '2556', reason: 'El mandato en escrito privado se firma ante dos testigos.' },
      { law: 'ccf', article: '2557', reason: 'La omisión de esos requisitos anula el mandato.' },
    ],
  'rfc.check_digit': [{ law: 'cff', article: '27', reason: 'Ordena usar la clave del RFC que asignó la autoridad.' }],
  'amount.words_mismatch.note': [
      {
        law: 'lgtoc',
        article: '16',
        reason: 'Si la cifra y la letra difieren, el título vale por lo escrito con letra.',
      },
    ],
  'amount.inconsistent.total': [{ law: 'ccf', article: '1814', reason: 'El error de cálculo sólo da lugar a que se rectifique.' }],
  'amount.inconsistent.multiple': [{ law: 'ccf', article: '1814', reason: 'El error de cálculo sólo da lugar a que se rectifique.' }],
  'amount.inconsistent.parts': [{ law: 'ccf', article: '1814', reason: 'El error de cálculo sólo da lugar a que se rectifique.' }],
};

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
        reason: 'El tope de la cláusula penal es la obligación principal, en valor y en cuantía.',
      },
    ],
  'contract.guarantor_benefits': [
      {
        law: 'ccf',
        article: '2814',
        reason: 'Antes del fiador se reconviene al deudor y se hace excusión de sus bienes.',
      },
      {
        law: 'ccf',
        article: '2816',
        reason: 'No hay excusión si se renunció a ella, ni en concurso o insolvencia probada, entre otros casos.',
      },
    ],
  'contract.one_sided_will': [
      {
        law: 'ccf',
        article: '1797',
        reason: 'Ni la validez ni el cumplimiento pueden quedar al arbitrio de una sola de las partes.',
      },
    ],
  'dates.due_before_signing': [
      { law: 'lgtoc', article: '170', reason: 'El pagaré debe señalar la época de su pago.' },
      { law: 'lgtoc', article: '79', reason: 'El vencimiento es a la vista, a cierto tiempo o a día fijo; otro cualquiera cuenta como a la vista.' },
    ],
  'power.expired': [
      { law: 'ccf', article: '2595', reason: 'El plazo vencido pone fin al mandato; también el negocio concluido.' },
      {
        law: 'ccf',
        article: '2604',
        reason: 'Lo hecho por quien sabía terminado su mandato no obliga al mandante, salvo el caso del 2597.',
      },
    ],
  'interest.usury': [
      {
        law: 'ccf',
        article: '2395',
        reason: 'Si parece abuso del apuro o la inexperiencia, a petición del deudor puede bajarse hasta el nueve por ciento.',
      },
      {
        law: 'ccf',
        article: '17',
        reason: 'El lucro excesivo a costa de miseria, ignorancia o inexperiencia da nulidad o reducción; se pide en un año.',
      },
    ],
  'interest.usury.note': [
      {
        law: 'lgtoc',
        article: '174',
        reason: 'Los intereses son los que el pagaré estipule: el artículo no les pone tope.',
      },
      {
        law: 'cpeum',
        article: '1',
        reason: 'El tope viene de leer la ley conforme a los tratados: la Convención Americana (21.3) prohíbe la usura.',
      },
    ],
  'employment.trial_period': [
      {
        law: 'lft',
        article: '39-A',
        reason: 'El tope es de treinta días, o ciento ochenta en dirección, administración o labores técnicas o profesionales especializadas.',
      },
      {
        law: 'lft',
        article: '39-B',
        reason: 'La capacitación inicial dura a lo más tres meses; seis en dirección, administración o conocimientos profesionales especializados.',
      },
      {
        law: 'lft',
        article: '39-E',
        reason: 'Si al concluir subsiste la relación, es por tiempo indeterminado y lo trabajado cuenta para la antigüedad.',
      },
    ],
  'employment.waiver': [
      {
        law: 'lft',
        article: '5',
        reason: 'La fracción XIII priva de efecto la renuncia a derechos; en su lugar rige la ley.',
      },
      { law: 'lft', article: '99', reason: 'El derecho a percibir el salario es irrenunciable.' },
      {
        law: 'lft',
        article: '33',
        reason: 'Anula la renuncia a salarios ya devengados, indemnizaciones y prestaciones por servicios prestados.',
      },
    ],
  'employment.wage_below_minimum': [
      {
        law: 'lft',
        article: '90',
        reason: 'Define el mínimo como lo menos que se recibe en efectivo por una jornada.',
      },
      { law: 'lft', article: '85', reason: 'El salario nunca puede ser menor al mínimo.' },
      { law: 'lft', article: '5', reason: 'No produce efecto la estipulación de un salario inferior al mínimo.' },
    ],
  'employment.long_week': [
      { law: 'lft', article: '61', reason: 'El máximo es de ocho horas la diurna, siete la nocturna y siete y media la mixta.' },
      { law: 'lft', article: '69', reason: 'Seis días de trabajo dan por lo menos uno de descanso pagado.' },
      { law: 'lft', article: '5', reason: 'La fracción II priva de efecto la jornada mayor que la permitida.' },
    ],
  'parties.swapped_roles': [
      {
        law: 'ccf',
        article: '1851',
        reason:
          'Lo claro se lee a la letra; sólo la intención evidente vence a palabras que la contradigan.',
      },
    ],
  'signature.none': [
      {
        law: 'ccf',
        article: '1834',
        reason: 'Si se exige la forma escrita firman todos los obligados; por quien no puede, otro y su huella.',
      },
    ],
  'signature.will': [
      { law: 'ccf', article: '1512', reason: 'Firman el público abierto testador y notario y, en su caso, testigos e intérprete.' },
      { law: 'ccf', article: '1514', reason: 'Quien no sabe o no puede firmar pone su huella y un testigo firma a su ruego.' },
      { law: 'ccf', article: '1551', reason: 'El ológrafo lo escribe todo y lo firma el propio testador.' },
    ],
  'signature.side': [
      {
        law: 'ccf',
        article: '1834',
        reason: 'Si se exige la forma escrita firman todos los obligados; por quien no puede, otro y su huella.',
      },
    ],
  'signature.witnesses': [
      {
        law: 'ccf',
        article: '2556',
        reason: 'Bastan dos testigos, sin ratificar, si el negocio no pasa de mil salarios mínimos (hoy UMA).',
      },
      { law: 'ccf', article: '2557', reason: 'Sin la forma el mandato se anula; sólo queda lo obligado entre mandatario y tercero de buena fe.' },
    ],
  'signature.witnesses.labour': [
      {
        law: 'lft',
        article: '692',
        reason: 'Basta carta poder ante dos testigos; si otorga una empresa, se comprueba que quien firma podía darlo.',
      },
    ],
  'jurisdiction.missing': [
      {
        law: 'ccom',
        article: '1093',
        reason: 'En lo mercantil se elige entre domicilio de una parte, lugar de cumplimiento o ubicación de la cosa.',
      },
    ],
  'rfc.check_digit': [{ law: 'cff', article: '27', reason: 'La clave la asigna la autoridad fiscal y consta en la cédula o constancia de registro.' }],
  'amount.words_mismatch.note': [
      {
        law: 'lgtoc',
        article: '16',
        reason: 'Vale lo escrito con palabras; si letra y cifra se repiten y difieren, vale la suma menor.',
      },
    ],
  'amount.inconsistent.total': [{ law: 'ccf', article: '1814', reason: 'Un error de cálculo no anula: sólo se rectifica.' }],
  'amount.inconsistent.multiple': [{ law: 'ccf', article: '1814', reason: 'Un error de cálculo no anula: sólo se rectifica.' }],
  'amount.inconsistent.parts': [{ law: 'ccf', article: '1814', reason: 'Un error de cálculo no anula: sólo se rectifica.' }],
};

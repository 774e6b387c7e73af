import type { TemplateCheck } from '../../contract-template.ts';

export const noteChecks = [
    {
      code: 'note.due_before_date',
      severity: 'BLOCKING',
      when: 'facts.dias.fecha_suscripcion_a_fecha_pago < 0',
      message: 'La fecha de pago es anterior a la de suscripción: el pagaré no tendría una época de pago posible.',
      remedy: 'Corrige las fechas.',
      field: 'fecha_pago',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'El pagaré debe señalar la época de su pago.' },
        { law: 'lgtoc', article: '79', reason: 'El vencimiento es a la vista, a cierto tiempo o a día fijo.' },
      ],
      violation: { values: { fecha_suscripcion: '2026-12-01', fecha_pago: '2026-11-01' } },
    },
    {
      code: 'note.conditional_promise',
      severity: 'BLOCKING',
      when: 'facts.promesa_condicionada',
      message: 'El concepto contiene una condición («{{ concepto }}»): la promesa del pagaré debe ser incondicional.',
      remedy: 'Quita la condición y llévala al contrato que da origen al pagaré.',
      field: 'concepto',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'La promesa de pago debe ser incondicional.' },
        { law: 'lgtoc', article: '14', reason: 'Sin ese requisito el documento no produce efectos de pagaré.' },
      ],
      violation: { values: { concepto: 'mercancía, siempre que se entregue completa' } },
    },
    {
      code: 'note.instalments',
      severity: 'WARNING',
      when: 'facts.pagos_en_parcialidades',
      message:
        'El concepto habla de pagos en partes («{{ concepto }}»): un pagaré con vencimientos sucesivos se entiende pagadero a la ' +
        'vista por el total.',
      remedy: 'Quita los pagos en partes y firma un pagaré por cada pago.',
      field: 'concepto',
      basis: [{ law: 'lgtoc', article: '79', reason: 'Los vencimientos sucesivos se entienden a la vista por la totalidad de la suma.' }],
      violation: { values: { concepto: 'préstamo que se paga en diez abonos' } },
    },
    {
      code: 'note.bearer',
      severity: 'BLOCKING',
      when: 'facts.beneficiario_al_portador',
      message: 'El pagaré no puede expedirse al portador: debe decir el nombre de la persona a quien se paga.',
      remedy: 'Escribe el nombre del beneficiario.',
      field: 'beneficiario',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'Exige el nombre de la persona a quien ha de pagarse.' },
        { law: 'lgtoc', article: '88', reason: 'El documento al portador no produce efectos de título.' },
      ],
      violation: { values: { beneficiario: [{ kind: 'PERSON', name: 'Al portador' }] } },
    },
    {
      code: 'note.signature_by_request_without_faith',
      severity: 'BLOCKING',
      when: 'firma_a_ruego and fedatario == nil',
      message: 'La firma a ruego no vale si no firma también un corredor, un notario u otro funcionario con fe pública.',
      remedy: 'Escribe el nombre del fedatario que firmará.',
      field: 'fedatario',
      basis: [{ law: 'lgtoc', article: '86', reason: 'Exige la firma de un fedatario en la firma a ruego.' }],
      violation: { values: { firma_a_ruego: [{ kind: 'PERSON', name: 'Luz Ejemplo Mora', gender: 'FEMALE' }], fedatario: '' } },
    },
    {
      code: 'note.signature_by_request_of_several',
      severity: 'BLOCKING',
      when: 'firma_a_ruego and (suscriptor.varios or suscriptor.hay_empresa)',
      message:
        'La firma a ruego sirve a una sola persona física que no sabe o no puede firmar; con varios suscriptores, o con una ' +
        'empresa, quedarían sin firmar los demás.',
      remedy: 'Deja como suscriptor sólo a quien no puede firmar y haz otro pagaré, o pide el aval, para los demás.',
      field: 'firma_a_ruego',
      basis: [
        { law: 'lgtoc', article: '86', reason: 'La firma a ruego es de quien no sabe o no puede escribir.' },
        { law: 'lgtoc', article: '170', reason: 'El pagaré lleva la firma de cada suscriptor o de quien firme a su ruego.' },
      ],
      violation: {
        sample: 'Empresa y persona, serie y aval',
        values: {
          firma_a_ruego: [{ kind: 'PERSON', name: 'Luz Ejemplo Mora', gender: 'FEMALE' }],
          fedatario: [{ kind: 'PERSON', name: 'Raúl Ejemplo Gil', gender: 'MALE' }],
        },
      },
    },
    {
      code: 'note.number_out_of_series',
      severity: 'BLOCKING',
      when: 'numero_pagare > total_pagares',
      message: 'El número de este pagaré ({{ numero_pagare }}) es mayor que el total de la serie ({{ total_pagares }}).',
      remedy: 'Corrige la numeración.',
      field: 'numero_pagare',
      basis: [{ law: 'lgtoc', article: '5', reason: 'El derecho es el que literalmente se consigna en el documento.' }],
      violation: { values: { numero_pagare: '13', total_pagares: '12' } },
    },
    {
      code: 'note.series_incomplete',
      severity: 'WARNING',
      when: 'facts.serie_incompleta',
      message: 'Faltan datos de la serie: escribe el número de este pagaré y el total de pagarés.',
      field: 'numero_pagare',
      basis: [{ law: 'lgtoc', article: '5', reason: 'El derecho es el que literalmente se consigna en el documento.' }],
      violation: { values: { numero_pagare: '', total_pagares: '12' } },
    },
    {
      code: 'note.guarantee_above_amount',
      severity: 'BLOCKING',
      when: 'aval_monto > monto',
      message: 'El aval garantiza más ({{ aval_monto | importe }}) que el importe del pagaré.',
      remedy: 'El aval garantiza todo o parte del importe: reduce la cantidad.',
      field: 'aval_monto',
      basis: [{ law: 'lgtoc', article: '109', reason: 'El aval garantiza el pago en todo o en parte, no más.' }],
      violation: {
        values: { aval: [{ kind: 'PERSON', name: 'Omar Ejemplo Gil', gender: 'MALE' }], monto: '1000', aval_monto: '2000' },
      },
    },
    {
      code: 'note.guarantor_is_maker',
      severity: 'WARNING',
      when: 'aval.nombres == suscriptor.nombres',
      message: 'El avalista es el mismo suscriptor: el aval no agrega ninguna garantía.',
      remedy: 'Pide el aval de otra persona.',
      field: 'aval',
      basis: [{ law: 'lgtoc', article: '114', reason: 'El avalista se obliga solidariamente con aquel cuya firma garantiza.' }],
      violation: {
        values: {
          suscriptor: [{ kind: 'PERSON', name: 'Omar Ejemplo Gil', gender: 'MALE' }],
          aval: [{ kind: 'PERSON', name: 'Omar Ejemplo Gil', gender: 'MALE' }],
        },
      },
    },
    {
      code: 'note.same_person',
      severity: 'BLOCKING',
      when: 'suscriptor.nombres == beneficiario.nombres',
      message: 'El suscriptor y el beneficiario son la misma persona.',
      remedy: 'Corrige los nombres.',
      field: 'beneficiario',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'La promesa se hace a la persona a quien ha de pagarse.' },
        { law: 'ccf', article: '2206', reason: 'La obligación se extingue si acreedor y deudor son la misma persona.' },
      ],
      violation: {
        values: {
          suscriptor: [{ kind: 'PERSON', name: 'Omar Ejemplo Gil', gender: 'MALE' }],
          beneficiario: [{ kind: 'PERSON', name: 'Omar Ejemplo Gil', gender: 'MALE' }],
        },
      },
    },
    {
      code: 'note.usury',
      severity: 'WARNING',
      when: 'facts.tasa_anual > 36',
      message:
        'La tasa equivale a {{ facts.tasa_anual | porcentaje }} anual y puede ser usuraria. La Convención Americana sobre ' +
        'Derechos Humanos (artículo 21.3) prohíbe la usura, y los tribunales revisan y reducen la tasa incluso de oficio, según ' +
        'las circunstancias del caso. La ley no fija un tope en número; Foja avisa a partir de 36 % anual por prudencia.',
      remedy: 'Compara la tasa con las que publica el Banco de México para créditos parecidos y redúcela.',
      field: 'interes_moratorio',
      basis: [
        { law: 'lgtoc', article: '174', reason: 'Permite estipular los intereses, sin fijar un tope.' },
        { law: 'cpeum', article: '1', reason: 'Los derechos humanos de los tratados, como la prohibición de la usura, obligan a los jueces.' },
      ],
      violation: { values: { interes_moratorio: '5', periodo_interes: 'Mes' } },
    },
    {
      code: 'note.default_interest_missing',
      severity: 'NOTE',
      when: 'interes_moratorio == nil or interes_moratorio == 0',
      message:
        'No fijaste interés moratorio: {% if interes_ordinario > 0 %}la mora causará el tipo ordinario del documento' +
        '{% else %}la mora causará el interés legal mercantil de 6 % anual{% endif %}.',
      field: 'interes_moratorio',
      basis: [
        { law: 'lgtoc', article: '174', reason: 'Sin tipo moratorio rige el rédito del documento y, a falta de éste, el legal.' },
        { law: 'ccom', article: '362', reason: 'El interés legal mercantil por mora es de seis por ciento anual.' },
      ],
      violation: { values: { interes_moratorio: '' } },
    },
    {
      code: 'note.acceleration',
      severity: 'NOTE',
      when: 'total_pagares and vencimiento_anticipado == "Sí"',
      message:
        'El vencimiento anticipado de los pagarés de una serie es un pacto de la práctica que la ley no regula; para hacerlo ' +
        'valer conserva todos los pagarés y pacta lo mismo en el contrato que les da origen.',
      field: 'vencimiento_anticipado',
      basis: [
        { law: 'lgtoc', article: '79', reason: 'Sólo prevé cuatro formas de vencimiento y trata los sucesivos como a la vista.' },
        { law: 'lgtoc', article: '150', reason: 'Antes del vencimiento la acción sólo procede en los casos que señala.' },
      ],
      violation: { values: { numero_pagare: '1', total_pagares: '12', vencimiento_anticipado: 'Sí' } },
    },
    {
      code: 'note.sight',
      severity: 'NOTE',
      when: 'vencimiento == "A la vista"',
      message: 'Un pagaré a la vista debe presentarse para su pago dentro del plazo; aquí, seis meses desde la fecha de pago.',
      field: 'vencimiento',
      basis: [
        { law: 'lgtoc', article: '128', reason: 'Fija seis meses para presentar el título a la vista y permite ampliarlos.' },
        { law: 'lgtoc', article: '165', reason: 'La prescripción del título a la vista corre desde que termina ese plazo.' },
      ],
      violation: { values: { vencimiento: 'A la vista' } },
    },
    {
      code: 'note.company_authority',
      severity: 'NOTE',
      when: 'suscriptor.hay_empresa',
      message:
        'Suscribe una empresa: su administrador o gerente está autorizado por su nombramiento; un apoderado necesita poder ' +
        'para suscribir títulos de crédito. Quien firma sin facultades se obliga en lo personal.',
      remedy: 'Revisa el nombramiento o el poder antes de recibir el pagaré.',
      field: 'suscriptor',
      basis: [
        { law: 'lgtoc', article: '9', reason: 'Señala cómo se confiere la representación para suscribir títulos.' },
        { law: 'lgtoc', article: '85', reason: 'Reputa autorizados a los administradores o gerentes por su nombramiento.' },
        { law: 'lgtoc', article: '10', reason: 'Quien suscribe sin facultades se obliga personalmente.' },
      ],
      violation: {
        values: {
          suscriptor: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
        },
      },
    },
    {
      code: 'note.prescription',
      severity: 'NOTE',
      when: 'true',
      message:
        'La acción cambiaria prescribe en tres años desde el vencimiento. Se firma de puño y letra un solo original: quien lo ' +
        'tiene puede cobrarlo, y al pagarlo hay que recogerlo. El pagaré electrónico exige el sistema de información que la ley ' +
        'prevé; un PDF firmado no lo es.',
      basis: [
        { law: 'lgtoc', article: '165', reason: 'Fija tres años para la prescripción de la acción cambiaria.' },
        { law: 'lgtoc', article: '17', reason: 'El tenedor exhibe el título para cobrar y lo restituye al ser pagado.' },
        { law: 'lgtoc', article: '5', reason: 'Los títulos electrónicos se emiten por medio de un sistema de información.' },
      ],
      violation: {},
    },
] as const satisfies readonly TemplateCheck[];

import type { ContractTemplate } from '../contract-template.ts';

export const pagare = {
  id: 'pagare',
  name: 'Pagaré',
  description: 'Promesa incondicional de pagar una suma de dinero; título ejecutivo que firma quien debe.',
  category: 'COMMERCIAL',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'NONE',
  steps: [
    { id: 'partes', title: 'Partes' },
    { id: 'pago', title: 'Pago' },
    { id: 'intereses', title: 'Intereses y serie' },
    { id: 'aval', title: 'Aval y firma' },
  ],
  fields: [
    {
      name: 'suscriptor',
      label: 'Suscriptor (quien debe y firma)',
      type: 'TEXT',
      format: 'PARTIES',
      required: true,
      step: 'partes',
      role: { male: 'SUSCRIPTOR', female: 'SUSCRIPTORA', males: 'SUSCRIPTORES', females: 'SUSCRIPTORAS' },
      wanted: ['address'],
    },
    {
      name: 'beneficiario',
      label: 'Beneficiario (a quien se paga)',
      type: 'TEXT',
      format: 'PARTIES',
      required: true,
      step: 'partes',
      role: { male: 'BENEFICIARIO', female: 'BENEFICIARIA', males: 'BENEFICIARIOS', females: 'BENEFICIARIAS' },
    },
    { name: 'monto', label: 'Monto', type: 'NUMBER', format: 'MONEY', required: true, step: 'pago' },
    {
      name: 'concepto',
      label: 'Concepto del valor recibido',
      type: 'TEXT',
      step: 'pago',
      help: 'Opcional: «mercancía», «préstamo». No escribas condiciones: la promesa debe ser incondicional.',
      maxLength: 300,
    },
    {
      name: 'lugar_suscripcion',
      label: 'Lugar de suscripción',
      type: 'TEXT',
      required: true,
      step: 'pago',
      help: 'Ciudad y entidad federativa.',
      maxLength: 200,
    },
    { name: 'fecha_suscripcion', label: 'Fecha de suscripción', type: 'DATE', required: true, step: 'pago' },
    {
      name: 'vencimiento',
      label: 'Forma de vencimiento',
      type: 'SELECT',
      step: 'pago',
      options: ['A día fijo', 'A la vista'],
      defaultValue: 'A día fijo',
      help: 'A la vista: se paga cuando se presenta, no antes de la fecha de pago.',
    },
    {
      name: 'fecha_pago',
      label: 'Fecha de pago',
      type: 'DATE',
      required: true,
      step: 'pago',
      help: 'Una sola. Para varios pagos se firma un pagaré por cada uno.',
    },
    {
      name: 'lugar_pago',
      label: 'Lugar de pago',
      type: 'TEXT',
      required: true,
      step: 'pago',
      help: 'Domicilio, o al menos ciudad y entidad federativa.',
      maxLength: 300,
    },
    {
      name: 'circulacion',
      label: 'Circulación',
      type: 'SELECT',
      step: 'pago',
      options: ['A la orden', 'No negociable'],
      defaultValue: 'A la orden',
      help: 'No negociable: no se transmite por endoso, sólo por cesión.',
    },
    {
      name: 'interes_moratorio',
      label: 'Interés moratorio (%)',
      type: 'NUMBER',
      format: 'PERCENTAGE',
      step: 'intereses',
      min: '0',
      max: '1000',
      help: 'Si falta, la mora causa el interés legal.',
    },
    {
      name: 'interes_ordinario',
      label: 'Interés ordinario (%)',
      type: 'NUMBER',
      format: 'PERCENTAGE',
      step: 'intereses',
      min: '0',
      max: '1000',
      help: 'El que se causa antes del vencimiento.',
    },
    {
      name: 'periodo_interes',
      label: 'Los intereses se fijan por',
      type: 'SELECT',
      step: 'intereses',
      options: ['Año', 'Mes'],
      defaultValue: 'Año',
    },
    {
      name: 'numero_pagare',
      label: 'Número de este pagaré en la serie',
      type: 'NUMBER',
      format: 'INTEGER',
      step: 'intereses',
      min: '1',
    },
    {
      name: 'total_pagares',
      label: 'Pagarés de la serie',
      type: 'NUMBER',
      format: 'INTEGER',
      step: 'intereses',
      min: '2',
      help: 'Sólo si forma parte de una serie.',
    },
    {
      name: 'vencimiento_anticipado',
      label: '¿La falta de pago de uno hace exigibles los siguientes?',
      type: 'SELECT',
      step: 'intereses',
      options: ['Sí', 'No'],
      help: 'Sólo en series.',
    },
    {
      name: 'aval',
      label: 'Aval',
      type: 'TEXT',
      format: 'PARTIES',
      step: 'aval',
      role: { male: 'AVALISTA', female: 'AVALISTA', males: 'AVALISTAS', females: 'AVALISTAS' },
      wanted: ['address'],
    },
    {
      name: 'aval_monto',
      label: 'Cantidad que garantiza el aval',
      type: 'NUMBER',
      format: 'MONEY',
      step: 'aval',
      help: 'Si falta, garantiza todo el importe.',
    },
    {
      name: 'firma_a_ruego',
      label: 'Quien firma a ruego',
      type: 'TEXT',
      format: 'PARTIES',
      step: 'aval',
      role: {
        male: 'FIRMANTE A RUEGO',
        female: 'FIRMANTE A RUEGO',
        males: 'FIRMANTES A RUEGO',
        females: 'FIRMANTES A RUEGO',
      },
      maxParties: 1,
      help: 'Sólo si el suscriptor no sabe o no puede firmar.',
    },
    {
      name: 'fedatario',
      label: 'Fedatario que da fe de la firma a ruego',
      type: 'TEXT',
      format: 'PARTIES',
      step: 'aval',
      role: {
        male: 'FEDATARIO PÚBLICO',
        female: 'FEDATARIA PÚBLICA',
        males: 'FEDATARIOS PÚBLICOS',
        females: 'FEDATARIAS PÚBLICAS',
      },
      maxParties: 1,
      help: 'Corredor público, notario u otro funcionario con fe pública.',
    },
    {
      name: 'tribunales',
      label: 'Ciudad de los tribunales competentes',
      type: 'TEXT',
      step: 'aval',
      help: 'Si falta, los del lugar de pago.',
      maxLength: 200,
    },
  ],
  blocks: [
    { kind: 'TITLE', text: 'PAGARÉ' },
    {
      kind: 'PARAGRAPH',
      align: 'RIGHT',
      text: '{% if total_pagares and numero_pagare %}**Pagaré {{ numero_pagare }} de {{ total_pagares }}**\n\n{% endif %}**Bueno por {{ monto | importe }}**',
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'lugar_fecha',
      heading: 'LUGAR Y FECHA DE SUSCRIPCIÓN',
      text: 'Suscrito en {{ lugar_suscripcion }}, el {{ fecha_suscripcion | fecha }}.',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'El pagaré debe contener la fecha y el lugar en que se suscribe.' },
        { law: 'lgtoc', article: '14', reason: 'Sin las menciones de ley el documento no produce efectos de título de crédito.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'promesa',
      heading: 'PROMESA INCONDICIONAL DE PAGO',
      text:
        'Por este PAGARÉ, {{ suscriptor.comparecencia }} (en adelante, «{{ suscriptor.rol }}») ' +
        '{{ suscriptor | concuerda: "promete incondicionalmente pagar", "prometen incondicionalmente pagar de manera solidaria" }} ' +
        '{% if circulacion == "No negociable" %}a {{ beneficiario.nombres }}{% else %}a la orden de {{ beneficiario.nombres }}{% endif %}, ' +
        'en {{ lugar_pago }}, ' +
        '{% if vencimiento == "A la vista" %}a la vista, sin que pueda presentarse para su pago antes del {{ fecha_pago | fecha }}' +
        '{% else %}el día {{ fecha_pago | fecha }}{% endif %}, la cantidad de **{{ monto | pesos }}**, valor recibido' +
        '{% if concepto %} en {{ concepto }}{% else %} a su entera satisfacción{% endif %}.',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'Exige la mención de ser pagaré, la promesa incondicional, el beneficiario, la época y el lugar de pago.' },
        { law: 'lgtoc', article: '79', reason: 'Señala las formas de vencimiento; los vencimientos sucesivos se entienden a la vista.' },
        { law: 'lgtoc', article: '16', reason: 'Si difieren la cifra y las palabras vale la suma escrita en palabras.' },
        {
          law: 'lgtoc',
          article: '159',
          reason: 'Quienes suscriben el mismo acto responden solidariamente.',
          when: 'suscriptor.varios',
        },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'presentacion',
      heading: 'PRESENTACIÓN A LA VISTA',
      text: 'El plazo para presentarlo a la vista se amplía hasta seis meses después de esa fecha.',
      when: 'vencimiento == "A la vista"',
      basis: [
        { law: 'lgtoc', article: '128', reason: 'El plazo de seis meses puede ampliarse en el documento, y puede prohibirse presentarlo antes de una época.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'no_negociable',
      heading: 'CIRCULACIÓN',
      text: 'Este pagaré es NO NEGOCIABLE.',
      when: 'circulacion == "No negociable"',
      basis: [
        { law: 'lgtoc', article: '25', reason: 'Con esta cláusula el título sólo se transmite en la forma y con los efectos de una cesión ordinaria.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'intereses_ordinarios',
      heading: 'INTERESES ORDINARIOS',
      text:
        'La suma causará intereses ordinarios a razón del {{ interes_ordinario | porcentaje }} ' +
        '{% if periodo_interes == "Mes" %}mensual{% else %}anual{% endif %}, desde la fecha de suscripción y hasta el ' +
        'vencimiento, que se pagarán junto con ella.',
      when: 'interes_ordinario > 0',
      basis: [
        { law: 'lgtoc', article: '174', reason: 'El importe del pagaré comprende los réditos caídos, según el tipo fijado en él.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'intereses_moratorios',
      heading: 'INTERESES MORATORIOS',
      text:
        'Si la suma no se paga a su vencimiento, {% if interes_ordinario > 0 %}en lugar de los anteriores {% endif %}causará ' +
        'intereses moratorios a razón del {{ interes_moratorio | porcentaje }} ' +
        '{% if periodo_interes == "Mes" %}mensual{% else %}anual{% endif %}, desde el vencimiento y hasta su pago total.',
      when: 'interes_moratorio > 0',
      basis: [
        { law: 'lgtoc', article: '174', reason: 'Los intereses moratorios se computan al tipo estipulado en el pagaré.' },
        { law: 'lgtoc', article: '152', reason: 'El tenedor reclama el importe, los intereses moratorios y los gastos legítimos.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'serie',
      heading: 'SERIE',
      text:
        'Este pagaré forma parte de una serie de {{ total_pagares | numero: "pagaré", "pagarés" }}, ' +
        'numerados del 1 al {{ total_pagares }}' +
        '{% if vencimiento_anticipado == "Sí" %}. Si uno no se paga a su vencimiento, serán exigibles, además, todos los que le ' +
        'sigan en número{% endif %}.',
      when: 'total_pagares',
      basis: [
        { law: 'lgtoc', article: '79', reason: 'Un pagaré con vencimientos sucesivos se paga a la vista: por eso se firma uno por cada pago.' },
        { law: 'lgtoc', article: '150', reason: 'La acción cambiaria procede por falta de pago, total o parcial.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'competencia',
      heading: 'COMPETENCIA',
      text:
        'Para su cobro, quienes firman se someten de manera expresa a los tribunales competentes ' +
        '{% if tribunales %}de {{ tribunales }}{% else %}del lugar de pago{% endif %}, y renuncian clara y terminantemente al fuero ' +
        'que la ley les concede por su domicilio presente o futuro.',
      basis: [
        { law: 'ccom', article: '1093', reason: 'Permite someterse a los tribunales del domicilio de una parte o del lugar de cumplimiento.' },
        { law: 'ccom', article: '1391', reason: 'Los títulos de crédito traen aparejada ejecución.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'datos_suscriptor',
      heading: 'DATOS DEL SUSCRIPTOR',
      text:
        '{% for persona in suscriptor.personas %}{{ persona.nombre }}. Domicilio: {{ persona.domicilio | o_linea }}.' +
        '{% if persona.rfc %} RFC: {{ persona.rfc }}.{% endif %}\n\n{% endfor %}',
      basis: [
        { law: 'lgtoc', article: '171', reason: 'A falta de lugar de pago, se paga en el domicilio de quien suscribe.' },
        { law: 'lgtoc', article: '126', reason: 'El título se presenta al pago en el lugar y la dirección que señala.' },
      ],
    },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'firma_a_ruego',
      heading: 'FIRMA A RUEGO',
      text:
        '{{ suscriptor.rol }} {{ suscriptor | concuerda: "manifiesta", "manifiestan" }} no saber o no poder firmar. A su ruego ' +
        'firma {{ firma_a_ruego.nombres }} y, en fe de ello, firma también ' +
        '{% if fedatario %}{{ fedatario.nombres }}{% else %}{{ fedatario | o_linea }}{% endif %}.',
      when: 'firma_a_ruego',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'Admite la firma de quien firme a ruego del suscriptor.' },
        { law: 'lgtoc', article: '86', reason: 'La firma a ruego exige que dé fe un corredor, un notario u otro funcionario con fe pública.' },
      ],
    },
    { kind: 'SIGNATURES', parties: ['suscriptor'], when: 'firma_a_ruego == nil' },
    { kind: 'SIGNATURES', parties: ['firma_a_ruego', 'fedatario'], when: 'firma_a_ruego' },
    {
      kind: 'CLAUSE',
      isUntitled: true,
      id: 'aval',
      heading: 'AVAL',
      text:
        '**POR AVAL** de {{ suscriptor.nombres }}, {{ aval.comparecencia }} ' +
        '{{ aval | concuerda: "garantiza", "garantizan" }} ' +
        '{% if aval_monto %}hasta por {{ aval_monto | pesos }} el pago de este pagaré{% else %}el pago total de este pagaré y de ' +
        'sus accesorios{% endif %}.\n\n' +
        '{% for persona in aval.personas %}Domicilio de {{ persona.nombre }}: {{ persona.domicilio | o_linea }}.\n\n{% endfor %}',
      when: 'aval',
      basis: [
        { law: 'lgtoc', article: '109', reason: 'El aval garantiza en todo o en parte el pago del título.' },
        { law: 'lgtoc', article: '111', reason: 'Debe constar en el documento con la fórmula «por aval» y la firma de quien lo presta.' },
        { law: 'lgtoc', article: '113', reason: 'Debe indicar por quién se presta.' },
        { law: 'lgtoc', article: '114', reason: 'El avalista queda obligado solidariamente con su avalado.' },
      ],
    },
    { kind: 'SIGNATURES', parties: ['aval'], when: 'aval' },
  ],
  checks: [
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
  ],
  formalities: [
    'Debe contener la mención de ser pagaré, la promesa incondicional de pagar una suma determinada, el beneficiario, la época y el lugar del pago, la fecha y el lugar de suscripción y la firma del suscriptor (artículo 170 de la Ley General de Títulos y Operaciones de Crédito).',
    'No requiere testigos, notario ni registro; el aval consta en el mismo documento con firma (artículo 111).',
    'Para varios pagos se firma un pagaré por cada uno: los vencimientos sucesivos en un solo documento se entienden pagaderos a la vista (artículo 79).',
  ],
  samples: [
    {
      name: 'Simple',
      jurisdiction: 'FEDERAL',
      values: {
        suscriptor: [
          {
            kind: 'PERSON',
            name: 'Diego Cano Ejemplo',
            rfc: 'CAED910419B28',
            gender: 'MALE',
            address: 'Calle Reforma 45, colonia Centro, 72000, Puebla, Puebla',
          },
        ],
        beneficiario: [{ kind: 'PERSON', name: 'Marta Solís Ejemplo', gender: 'FEMALE' }],
        monto: '25000',
        lugar_suscripcion: 'Puebla, Puebla',
        fecha_suscripcion: '2026-11-25',
        fecha_pago: '2027-05-25',
        lugar_pago: 'Puebla, Puebla',
        interes_moratorio: '12',
      },
    },
    {
      name: 'Empresa y persona, serie y aval',
      jurisdiction: 'CDMX',
      values: {
        suscriptor: [
          {
            kind: 'COMPANY',
            name: 'Distribuidora Ejemplo, S.A. de C.V.',
            rfc: 'DEJ140113D21',
            address: 'Avenida Insurgentes Sur 1000, colonia Del Valle, 03100, Ciudad de México',
            representatives: [{ name: 'Paola Nieto Ejemplo', gender: 'FEMALE', capacity: 'administradora única' }],
          },
          {
            kind: 'PERSON',
            name: 'Paola Nieto Ejemplo',
            rfc: 'NIEP910725F33',
            gender: 'FEMALE',
            address: 'Calle Pilares 8, colonia Del Valle, 03100, Ciudad de México',
          },
        ],
        beneficiario: [
          {
            kind: 'COMPANY',
            name: 'Mayoreo Ejemplo, S. de R.L. de C.V.',
            rfc: 'MEJ131022D45',
            representatives: [{ name: 'Luis Robles Ejemplo', gender: 'MALE', capacity: 'gerente' }],
          },
        ],
        monto: '185340.50',
        concepto: 'mercancía',
        lugar_suscripcion: 'Ciudad de México',
        fecha_suscripcion: '2026-12-01',
        fecha_pago: '2027-03-01',
        lugar_pago: 'Calle Bolívar 200, colonia Centro, 06000, Ciudad de México',
        interes_ordinario: '1',
        interes_moratorio: '2',
        periodo_interes: 'Mes',
        numero_pagare: '3',
        total_pagares: '12',
        vencimiento_anticipado: 'Sí',
        aval: [
          {
            kind: 'PERSON',
            name: 'Omar Nieto Ejemplo',
            rfc: 'NIEO770718B56',
            gender: 'MALE',
            address: 'Calle Heriberto Frías 20, colonia Narvarte, 03020, Ciudad de México',
          },
          {
            kind: 'PERSON',
            name: 'Irma Nieto Ejemplo',
            rfc: 'NIEI850107A17',
            gender: 'FEMALE',
            address: 'Calle Heriberto Frías 20, colonia Narvarte, 03020, Ciudad de México',
          },
        ],
        aval_monto: '100000',
        tribunales: 'la Ciudad de México',
      },
    },
  ],
} as const satisfies ContractTemplate;

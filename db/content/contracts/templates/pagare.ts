import type { ContractTemplate } from '../contract-template.ts';
import { noteChecks } from './pagare/checks.ts';
import { noteFields, noteSamples, noteSteps } from './pagare/form.ts';

export const pagare = {
  id: 'pagare',
  name: 'Pagaré',
  description: 'Promesa incondicional de pagar una suma de dinero; título ejecutivo que firma quien debe.',
  category: 'COMMERCIAL',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'NONE',
  steps: noteSteps,
  fields: noteFields,
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
  checks: noteChecks,
  formalities: [
    'Debe contener la mención de ser pagaré, la promesa incondicional de pagar una suma determinada, el beneficiario, la época y el lugar del pago, la fecha y el lugar de suscripción y la firma del suscriptor (artículo 170 de la Ley General de Títulos y Operaciones de Crédito).',
    'No requiere testigos, notario ni registro; el aval consta en el mismo documento con firma (artículo 111).',
    'Para varios pagos se firma un pagaré por cada uno: los vencimientos sucesivos en un solo documento se entienden pagaderos a la vista (artículo 79).',
  ],
  samples: noteSamples,
} as const satisfies ContractTemplate;

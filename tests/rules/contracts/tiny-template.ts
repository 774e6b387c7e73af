import type { ContractTemplate } from '#db/content/contracts/contract-template.ts';

const person = { gender: 'FEMALE', nationality: 'mexicana' } as const;

/** A small template that uses every kind of field and block. */
export const tiny: ContractTemplate = {
  id: 'prueba',
  name: 'Prueba',
  description: 'Plantilla de prueba.',
  category: 'CIVIL',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: [{ id: 'datos', title: 'Datos' }],
  fields: [
    {
      name: 'vendedor',
      label: 'Vendedor',
      type: 'TEXT',
      format: 'PARTIES',
      required: true,
      step: 'datos',
      role: { male: 'vendedor', female: 'vendedora', males: 'vendedores', females: 'vendedoras' },
      wanted: ['address', 'idDocument'],
    },
    {
      name: 'fiador',
      label: 'Fiador',
      type: 'TEXT',
      format: 'PARTIES',
      step: 'datos',
      role: { male: 'fiador', female: 'fiadora', males: 'fiadores', females: 'fiadoras' },
    },
    { name: 'bien', label: 'Bien', type: 'TEXTAREA', required: true, step: 'datos' },
    { name: 'precio', label: 'Precio', type: 'NUMBER', format: 'MONEY', required: true, step: 'datos' },
    { name: 'anticipo', label: 'Anticipo', type: 'NUMBER', format: 'MONEY', step: 'datos', max: 'precio' },
    { name: 'interes', label: 'Interés', type: 'NUMBER', format: 'PERCENTAGE', step: 'datos' },
    { name: 'plazo', label: 'Plazo', type: 'NUMBER', format: 'INTEGER', step: 'datos', min: '1' },
    { name: 'firma', label: 'Firma', type: 'DATE', required: true, step: 'datos' },
    { name: 'entrega', label: 'Entrega', type: 'DATE', step: 'datos', min: 'firma' },
    {
      name: 'pago',
      label: 'Forma de pago',
      type: 'SELECT',
      required: true,
      step: 'datos',
      options: ['Contado', 'Parcialidades'],
    },
    {
      name: 'pagos',
      label: 'Pagos',
      type: 'TEXTAREA',
      format: 'ROWS',
      required: true,
      step: 'datos',
      showWhen: { field: 'pago', values: ['Parcialidades'] },
      columns: [
        { name: 'fecha', label: 'Fecha', type: 'DATE', format: 'PLAIN', required: true },
        { name: 'monto', label: 'Monto', type: 'NUMBER', format: 'MONEY', required: true },
      ],
    },
  ],
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO DE PRUEBA' },
    { kind: 'PARAGRAPH', text: 'Contrato que celebra {{ vendedor.comparecencia }}, {{ vendedor.rol }}.' },
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'vendedor',
      text: 'Que es {{ vendedor | concuerda: "dueño", "dueña", "dueños", "dueñas" }} de {{ bien }}.',
    },
    { kind: 'DECLARATIONS', of: 'fiador' },
    { kind: 'DECLARATIONS', of: 'las_partes', text: 'Que contratan de buena fe.' },
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "vende", "venden" }} {{ bien }} en **{{ precio | pesos }}**, según la cláusula {{ clausula.pago }}.',
      basis: [
        { law: 'ccf', article: '2248', reason: 'Define la compraventa por precio cierto y en dinero.' },
        {
          law: 'ccdf',
          article: '2248',
          reason: 'Define la compraventa en la Ciudad de México.',
          when: 'jurisdiccion == "CDMX"',
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'fianza',
      heading: 'FIANZA',
      when: 'fiador',
      text: '{{ fiador.rol }} responde {% if fiador.varios %}solidariamente {% endif %}por {{ vendedor.del }}.',
      basis: [{ law: 'ccf', article: '2794', reason: 'Define la fianza.' }],
    },
    {
      kind: 'CLAUSE',
      id: 'pago',
      heading: 'PAGO',
      text: `El precio se paga así:

{% if pago == "Contado" %}
a) en una sola exhibición, el {{ firma | fecha }};
{% else %}
a) en {{ pagos.size | numero_f: "parcialidad", "parcialidades" }}, que suman {{ pagos | suma: "monto" | pesos }};
{% endif %}
{% if interes %}
b) con interés de {{ interes | porcentaje }};
{% endif %}
{% if plazo %}
c) en {{ plazo | numero: "mes", "meses" }}, a más tardar el {{ firma | mas_meses: plazo | menos_dias: 1 | fecha }}.
{% endif %}`,
      table: 'pagos',
      basis: [{ law: 'ccf', article: '2293', reason: 'Obliga a pagar en el tiempo, lugar y forma convenidos.' }],
    },
    { kind: 'PAGE_BREAK' },
    { kind: 'HEADING', text: 'ANEXO A' },
    { kind: 'SIGNATURES', parties: ['vendedor', 'fiador'] },
  ],
  checks: [
    {
      code: 'prueba.precio_alto',
      severity: 'WARNING',
      when: 'precio > 1000000',
      message: 'El precio, {{ precio | importe }}, es alto.',
      field: 'precio',
      basis: [],
      violation: { values: { precio: '2000000' } },
    },
  ],
  formalities: [],
  samples: [
    {
      name: 'simple',
      jurisdiction: 'FEDERAL',
      values: {
        vendedor: [{ kind: 'PERSON', name: 'Ana Ejemplo Ruiz', ...person, address: 'Calle Uno 1' }],
        bien: 'Una mesa',
        precio: '10000',
        firma: '2026-11-23',
        pago: 'Contado',
      },
    },
  ],
};

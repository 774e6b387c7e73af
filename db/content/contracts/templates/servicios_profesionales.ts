import { civilCodes } from '../basis.ts';
import {
  amendmentsClause,
  appearance,
  civilCourtsClause,
  closing,
  fortuitousEventClause,
  jointDeclaration,
  noticesClause,
  personalDataClause,
  signingFields,
} from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';

/** A person bills a company, which withholds. */
const WITHHOLDS = 'cliente.hay_empresa and profesionista.hay_empresa != true';

export const serviciosProfesionales = {
  id: 'servicios_profesionales',
  name: 'Prestación de servicios profesionales',
  description:
    'Un profesionista independiente, o una empresa, presta servicios a cambio de honorarios, sin relación de trabajo.',
  category: 'CIVIL',
  complexity: 'INTERMEDIATE',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: [
    { id: 'partes', title: 'Partes' },
    { id: 'servicios', title: 'Servicios' },
    { id: 'honorarios', title: 'Honorarios' },
    { id: 'condiciones', title: 'Condiciones' },
    { id: 'firma', title: 'Firma' },
  ],
  fields: [
    {
      name: 'cliente',
      label: 'Cliente',
      type: 'TEXT',
      format: 'PARTIES',
      required: true,
      step: 'partes',
      role: { male: 'CLIENTE', female: 'CLIENTE', males: 'CLIENTES', females: 'CLIENTES' },
      wanted: ['rfc', 'idDocument', 'address', 'incorporation'],
    },
    {
      name: 'profesionista',
      label: 'Profesionista',
      type: 'TEXT',
      format: 'PARTIES',
      required: true,
      step: 'partes',
      role: { male: 'PROFESIONISTA', female: 'PROFESIONISTA', males: 'PROFESIONISTAS', females: 'PROFESIONISTAS' },
      wanted: ['rfc', 'idDocument', 'address', 'incorporation'],
    },
    {
      name: 'profesion',
      label: 'Profesión',
      type: 'TEXT',
      step: 'partes',
      example: 'contaduría pública',
      maxLength: 200,
    },
    {
      name: 'cedula_profesional',
      label: 'Cédula profesional',
      type: 'TEXT',
      step: 'partes',
      help: 'Número de la cédula, cuando la profesión exige título.',
      maxLength: 60,
    },
    {
      name: 'servicios',
      label: 'Servicios',
      type: 'TEXTAREA',
      required: true,
      step: 'servicios',
      help: 'Describe qué se hará y qué queda fuera. La descripción se copia tal cual en el contrato.',
      example: 'Elaboración y presentación de las declaraciones mensuales y anual del ejercicio 2026.',
    },
    {
      name: 'entregables',
      label: 'Entregables',
      type: 'TEXTAREA',
      format: 'ROWS',
      step: 'servicios',
      columns: [
        { name: 'entregable', label: 'Entregable', type: 'TEXT', format: 'PLAIN', required: true },
        { name: 'fecha', label: 'Fecha de entrega', type: 'DATE', format: 'PLAIN', required: false },
      ],
    },
    {
      name: 'lugar_servicios',
      label: 'Lugar de los servicios',
      type: 'TEXT',
      step: 'servicios',
      help: 'Sólo cuando la naturaleza del servicio exige un lugar.',
      maxLength: 300,
    },
    { name: 'fecha_inicio', label: 'Fecha de inicio', type: 'DATE', required: true, step: 'servicios' },
    {
      name: 'fecha_fin',
      label: 'Fecha de término',
      type: 'DATE',
      step: 'servicios',
      min: 'fecha_inicio',
      help: 'Si falta, el contrato dura hasta que los servicios se concluyan o una parte dé aviso de terminación.',
    },
    {
      name: 'honorarios',
      label: 'Honorarios',
      type: 'NUMBER',
      format: 'MONEY',
      required: true,
      step: 'honorarios',
      help: 'Cantidad por cada mes si la forma de pago es mensual; en los demás casos, la cantidad total.',
    },
    {
      name: 'forma_pago',
      label: 'Forma de pago',
      type: 'SELECT',
      required: true,
      step: 'honorarios',
      options: ['Pago único', 'Mensual', 'Por avance'],
    },
    {
      name: 'avances',
      label: 'Pagos por avance',
      type: 'TEXTAREA',
      format: 'ROWS',
      step: 'honorarios',
      showWhen: { field: 'forma_pago', values: ['Por avance'] },
      columns: [
        { name: 'avance', label: 'Avance', type: 'TEXT', format: 'PLAIN', required: true },
        { name: 'fecha', label: 'Fecha prevista', type: 'DATE', format: 'PLAIN', required: false },
        { name: 'monto', label: 'Honorarios', type: 'NUMBER', format: 'MONEY', required: true },
      ],
    },
    {
      name: 'anticipo',
      label: 'Anticipo',
      type: 'NUMBER',
      format: 'MONEY',
      step: 'honorarios',
      help: 'Cantidad que se paga a la firma y se descuenta de los honorarios.',
    },
    {
      name: 'iva',
      label: 'Impuesto al valor agregado',
      type: 'SELECT',
      step: 'honorarios',
      options: ['Se suma a los honorarios', 'Ya está incluido', 'El servicio está exento'],
      defaultValue: 'Se suma a los honorarios',
    },
    {
      name: 'regimen_fiscal',
      label: 'Régimen fiscal del profesionista',
      type: 'SELECT',
      step: 'honorarios',
      options: ['Actividades empresariales y profesionales', 'Simplificado de confianza', 'Persona moral'],
      help: 'Fija cuánto impuesto sobre la renta retiene un cliente que es persona moral.',
    },
    {
      name: 'dias_pago',
      label: 'Días para pagar',
      type: 'NUMBER',
      format: 'INTEGER',
      step: 'honorarios',
      min: '1',
      max: '365',
      help: 'Días naturales desde que se recibe el comprobante fiscal. Si falta, son diez.',
    },
    {
      name: 'cuenta_pago',
      label: 'Cuenta para el pago',
      type: 'TEXT',
      step: 'honorarios',
      help: 'Banco y CLABE.',
      maxLength: 200,
    },
    {
      name: 'gastos',
      label: 'Gastos',
      type: 'SELECT',
      step: 'honorarios',
      options: ['Los reembolsa el cliente', 'Están incluidos en los honorarios'],
      defaultValue: 'Los reembolsa el cliente',
    },
    {
      name: 'interes_moratorio',
      label: 'Interés moratorio (% anual)',
      type: 'NUMBER',
      format: 'PERCENTAGE',
      step: 'honorarios',
      min: '0',
      max: '1000',
      help: 'Si falta, la mora causa el interés legal.',
    },
    {
      name: 'personal_a_disposicion',
      label: '¿El profesionista pone trabajadores suyos a disposición del cliente?',
      type: 'SELECT',
      step: 'condiciones',
      options: ['No', 'Sí'],
      defaultValue: 'No',
      help: 'Por ejemplo, personal que trabaja en las instalaciones del cliente y para él.',
    },
    {
      name: 'registro_repse',
      label: 'Registro REPSE',
      type: 'TEXT',
      step: 'condiciones',
      showWhen: { field: 'personal_a_disposicion', values: ['Sí'] },
      help: 'Número o folio del registro de prestadores de servicios especializados ante la autoridad laboral.',
      maxLength: 80,
    },
    {
      name: 'numero_trabajadores',
      label: 'Número aproximado de trabajadores',
      type: 'NUMBER',
      format: 'INTEGER',
      step: 'condiciones',
      showWhen: { field: 'personal_a_disposicion', values: ['Sí'] },
      min: '1',
    },
    {
      name: 'exclusividad',
      label: 'Exclusividad',
      type: 'SELECT',
      step: 'condiciones',
      options: ['No', 'Sí'],
      defaultValue: 'No',
    },
    {
      name: 'confidencialidad',
      label: 'Confidencialidad',
      type: 'SELECT',
      step: 'condiciones',
      options: ['Sí', 'No'],
      defaultValue: 'Sí',
    },
    {
      name: 'propiedad_intelectual',
      label: 'Derechos sobre las obras',
      type: 'SELECT',
      step: 'condiciones',
      options: ['Del cliente', 'Del profesionista', 'No se crean obras'],
      help: 'Informes, diseños, textos o programas que se crean con los servicios.',
    },
    {
      name: 'encargo_datos',
      label: '¿El profesionista tratará datos personales por cuenta del cliente?',
      type: 'SELECT',
      step: 'condiciones',
      options: ['No', 'Sí'],
      defaultValue: 'No',
    },
    {
      name: 'pena_convencional',
      label: 'Pena convencional por incumplimiento',
      type: 'NUMBER',
      format: 'MONEY',
      step: 'condiciones',
    },
    {
      name: 'dias_aviso',
      label: 'Días de aviso para terminar',
      type: 'NUMBER',
      format: 'INTEGER',
      step: 'condiciones',
      min: '1',
      max: '365',
      help: 'Si falta, son treinta días naturales.',
    },
    ...signingFields,
  ],
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO DE PRESTACIÓN DE SERVICIOS PROFESIONALES' },
    appearance('Contrato de prestación de servicios profesionales', 'cliente', 'profesionista'),
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'cliente',
      text:
        'Que {{ cliente | concuerda: "requiere", "requieren" }} los servicios que se describen en este contrato y ' +
        '{{ cliente | concuerda: "cuenta", "cuentan" }} con los recursos para pagarlos.',
    },
    {
      kind: 'DECLARATIONS',
      of: 'profesionista',
      text:
        'Que {{ profesionista | concuerda: "tiene", "tienen" }} los conocimientos, la experiencia y los medios propios para ' +
        'prestar los servicios{% if profesion %}, que corresponden a la profesión de {{ profesion }}{% endif %}.\n\n' +
        '{% if cedula_profesional %}Que para ello {{ profesionista | concuerda: "cuenta", "cuentan" }} con título ' +
        'legalmente expedido y con la cédula profesional número {{ cedula_profesional }}.\n\n{% endif %}' +
        'Que {{ profesionista | concuerda: "presta", "prestan" }} servicios de manera independiente a diversas personas y ' +
        '{{ profesionista | concuerda: "está al corriente", "están al corriente" }} en sus obligaciones fiscales.',
    },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text:
        '{{ cliente.rol }} {{ cliente | concuerda: "encomienda", "encomiendan" }} {{ profesionista.al }}, y ' +
        '{{ profesionista.rol }} {{ profesionista | concuerda: "se obliga", "se obligan" }} a prestar, a cambio de los ' +
        'honorarios pactados, los servicios profesionales siguientes:\n\n{{ servicios }}',
      basis: [
        ...civilCodes('2606', 'Quien presta y quien recibe servicios profesionales fijan de común acuerdo la retribución.'),
        ...civilCodes('1827', 'El servicio que es objeto del contrato debe ser posible y lícito.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'ejecucion',
      heading: 'FORMA DE PRESTAR LOS SERVICIOS',
      text:
        '{{ profesionista.rol }} {{ profesionista | concuerda: "prestará", "prestarán" }} los servicios con la diligencia y ' +
        'la pericia que exige su profesión, con sus propios medios y organización, y ' +
        '{{ profesionista | concuerda: "decidirá", "decidirán" }} el modo y los horarios de su trabajo, sin perjuicio de las ' +
        'fechas de entrega y de las reuniones que LAS PARTES acuerden.' +
        '{% if lugar_servicios %} Cuando la naturaleza de los servicios lo exija, se prestarán en {{ lugar_servicios }}.{% endif %}\n\n' +
        'Como el encargo se hace en atención a sus conocimientos y cualidades, {{ profesionista.rol }} no ' +
        '{{ profesionista | concuerda: "podrá", "podrán" }} encomendarlo a otra persona sin autorización escrita ' +
        '{{ cliente.del }}. {{ profesionista | concuerda: "Podrá", "Podrán" }} auxiliarse de colaboradores, por cuya ' +
        'actuación {{ profesionista | concuerda: "responderá", "responderán" }} como de la propia.',
      basis: [
        ...civilCodes('2064', 'Un tercero no puede cumplir si se eligieron los conocimientos o cualidades personales del obligado.'),
        ...civilCodes('2615', 'Quien presta servicios profesionales responde de su negligencia, impericia o dolo.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'entregables',
      heading: 'ENTREGABLES',
      text:
        '{{ profesionista.rol }} {{ profesionista | concuerda: "entregará", "entregarán" }} {{ cliente.al }} lo que se ' +
        'enlista enseguida. {{ cliente.rol }} {{ cliente | concuerda: "tendrá", "tendrán" }} diez días hábiles desde cada ' +
        'entrega para hacer observaciones por escrito, que {{ profesionista.rol }} ' +
        '{{ profesionista | concuerda: "atenderá", "atenderán" }} sin costo cuando se refieran a lo convenido; si no las ' +
        '{{ cliente | concuerda: "hace", "hacen" }} en ese plazo, el entregable se tendrá por recibido.',
      when: 'entregables',
      table: 'entregables',
      basis: [
        ...civilCodes('2062', 'Se cumple cuando se presta el servicio que se prometió.'),
        ...civilCodes('2104', 'Quien no presta el hecho como se convino responde de daños y perjuicios.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'vigencia',
      heading: 'VIGENCIA',
      text:
        'Este contrato estará vigente {% if fecha_fin %}del {{ fecha_inicio | fecha }} al {{ fecha_fin | fecha }}. ' +
        'Terminará en esa fecha sin necesidad de aviso y no se prorrogará de manera tácita{% else %}a partir del ' +
        '{{ fecha_inicio | fecha }} y hasta que los servicios se concluyan y reciban, salvo que antes se dé por terminado ' +
        'conforme a la cláusula {{ clausula.terminacion }}{% endif %}.',
      basis: [...civilCodes('2079', 'Las obligaciones se cumplen en el tiempo que el contrato designa.')],
    },
    {
      kind: 'CLAUSE',
      id: 'honorarios',
      heading: 'HONORARIOS',
      text:
        '{{ cliente.rol }} {{ cliente | concuerda: "pagará", "pagarán" }} {{ profesionista.al }} honorarios ' +
        '{% if forma_pago == "Mensual" %}mensuales{% else %}totales{% endif %} por la cantidad de {{ honorarios | pesos }}' +
        '{% if iva == "Ya está incluido" %}, que ya comprende el impuesto al valor agregado; éste se expresará por separado ' +
        'en el comprobante fiscal{% elsif iva == "El servicio está exento" %}; {{ profesionista.rol }} ' +
        '{{ profesionista | concuerda: "declara", "declaran" }} que por estos servicios no se paga el impuesto al valor ' +
        'agregado{% else %}, más el impuesto al valor agregado que se cause{% endif %}.' +
        '{% if forma_pago == "Mensual" %} El mes incompleto se pagará en proporción a los días transcurridos.{% endif %}\n\n' +
        'Los honorarios se deben por los servicios prestados, cualquiera que sea el éxito del asunto, y no aumentarán sin ' +
        'convenio escrito.',
      basis: [
        ...civilCodes('2606', 'Las partes fijan de común acuerdo la retribución de los servicios.'),
        ...civilCodes('2613', 'Los honorarios se deben sea cual sea el éxito, salvo convenio en contrario.'),
        { law: 'liva', article: '1', reason: 'Los servicios independientes causan el impuesto, que se traslada por separado.' },
        {
          law: 'liva',
          article: '15',
          reason: 'Enlista los servicios por los que no se paga el impuesto.',
          when: 'iva == "El servicio está exento"',
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'forma_pago',
      heading: 'FORMA Y LUGAR DE PAGO',
      text:
        '{% if anticipo %}A la firma de este contrato {{ cliente.rol }} {{ cliente | concuerda: "pagará", "pagarán" }} un ' +
        'anticipo de {{ anticipo | pesos }}, que se descontará de los honorarios. {% endif %}' +
        '{% if forma_pago == "Pago único" %}Los honorarios{% if anticipo %} restantes{% endif %} se pagarán en una sola ' +
        'exhibición al concluir los servicios, en un plazo de {{ dias_pago | default: 10 | numero: "día natural", "días naturales" }}, ' +
        'contado desde la recepción del comprobante fiscal.' +
        '{% elsif forma_pago == "Mensual" %}Los honorarios se pagarán por meses vencidos, en un plazo de ' +
        '{{ dias_pago | default: 10 | numero: "día natural", "días naturales" }}, contado desde la recepción del comprobante ' +
        'fiscal de cada mes.' +
        '{% else %}Los honorarios{% if anticipo %} restantes{% endif %} se pagarán conforme al avance de los servicios' +
        '{% if avances %} que se indica al final de esta cláusula{% endif %}, en un plazo de ' +
        '{{ dias_pago | default: 10 | numero: "día natural", "días naturales" }}, contado desde que {{ cliente.rol }} ' +
        '{{ cliente | concuerda: "apruebe", "aprueben" }} cada avance y {{ cliente | concuerda: "reciba", "reciban" }} el ' +
        'comprobante fiscal. El avance se tendrá por aprobado si en diez días hábiles no se hacen observaciones ' +
        'escritas.{% endif %}\n\n' +
        'El pago se hará {% if cuenta_pago %}por transferencia a la cuenta {{ cuenta_pago }}{% else %}por transferencia a la ' +
        'cuenta que {{ profesionista.rol }} {{ profesionista | concuerda: "indique", "indiquen" }} por escrito o, en su ' +
        'defecto, en su domicilio{% endif %}.',
      basis: [
        ...civilCodes('2610', 'Sin otro acuerdo, los honorarios se pagan donde reside quien prestó los servicios.'),
        ...civilCodes('2078', 'El pago se hace del modo pactado y sólo por partes si así se convino.'),
      ],
    },
    { kind: 'TABLE', field: 'avances', when: 'forma_pago == "Por avance" and avances' },
    {
      kind: 'CLAUSE',
      id: 'gastos',
      heading: 'GASTOS',
      text:
        '{% if gastos == "Están incluidos en los honorarios" %}Los honorarios comprenden todos los gastos que ' +
        '{{ profesionista.rol }} {{ profesionista | concuerda: "haga", "hagan" }} para prestar los servicios. Los derechos, ' +
        'impuestos y aprovechamientos a cargo {{ cliente.del }} no se consideran gastos incluidos.' +
        '{% else %}{{ cliente.rol }} {{ cliente | concuerda: "reembolsará", "reembolsarán" }} los gastos indispensables para ' +
        'los servicios que {{ cliente | concuerda: "haya", "hayan" }} autorizado por escrito, contra la entrega de los ' +
        'comprobantes y dentro de los diez días naturales siguientes.{% endif %}',
      basis: [...civilCodes('2609', 'Las expensas pueden incluirse en el contrato; sin convenio, los anticipos se reembolsan con rédito legal.')],
    },
    {
      kind: 'CLAUSE',
      id: 'impuestos',
      heading: 'COMPROBANTES FISCALES, IMPUESTOS Y RETENCIONES',
      text:
        '{{ profesionista.rol }} {{ profesionista | concuerda: "expedirá", "expedirán" }} un comprobante fiscal digital por ' +
        'cada pago, con los requisitos de ley. Cada parte cubrirá los impuestos que las leyes pongan a su cargo.\n\n' +
        '{% if cliente.hay_empresa and profesionista.hay_empresa != true %}Por tratarse de servicios que ' +
        '{{ profesionista | concuerda: "una persona física presta", "personas físicas prestan" }} a una persona moral, {{ cliente.rol }} {{ cliente | concuerda: "retendrá", "retendrán" }} y ' +
        '{{ cliente | concuerda: "enterará", "enterarán" }} el impuesto sobre la renta ' +
        '{% if regimen_fiscal == "Simplificado de confianza" %}a la tasa del 1.25 % sobre el monto de cada pago sin considerar ' +
        'el impuesto al valor agregado{% elsif regimen_fiscal == "Actividades empresariales y profesionales" %}a la tasa del ' +
        '10 % sobre el monto de cada pago{% else %}que corresponda al régimen fiscal {{ profesionista.del }}{% endif %}' +
        '{% if iva != "El servicio está exento" %}, y la parte del impuesto al valor agregado trasladado que señalen las ' +
        'disposiciones fiscales{% endif %}. Las retenciones constarán en el comprobante que corresponda y, si cambia la tasa ' +
        'legal, se aplicará la vigente en la fecha del pago.' +
        '{% else %}Si conforme a las leyes fiscales {{ cliente.rol }} {{ cliente | concuerda: "debe", "deben" }} retener algún ' +
        'impuesto, lo {{ cliente | concuerda: "descontará", "descontarán" }} del pago, lo ' +
        '{{ cliente | concuerda: "enterará", "enterarán" }} y {{ cliente | concuerda: "entregará", "entregarán" }} el ' +
        'comprobante de la retención.{% endif %}',
      basis: [
        { law: 'cff', article: '29', reason: 'Los ingresos y las retenciones se documentan con comprobantes fiscales digitales.' },
        {
          law: 'lisr',
          article: '106',
          reason: 'La persona moral retiene el diez por ciento de lo que paga por servicios profesionales de una persona física.',
          when: `${WITHHOLDS} and regimen_fiscal != "Simplificado de confianza"`,
        },
        {
          law: 'lisr',
          article: '113-J',
          reason: 'La persona moral retiene 1.25 por ciento a quien tributa en el régimen simplificado de confianza.',
          when: `${WITHHOLDS} and regimen_fiscal == "Simplificado de confianza"`,
        },
        {
          law: 'liva',
          article: '1-A',
          reason: 'La persona moral retiene el impuesto que le traslada la persona física por servicios personales independientes.',
          when: WITHHOLDS,
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'mora',
      heading: 'INTERÉS MORATORIO',
      text:
        'Las cantidades que no se paguen a su vencimiento causarán intereses moratorios a la tasa del ' +
        '{{ interes_moratorio | porcentaje }} anual, desde el día siguiente al vencimiento y hasta el pago total. Los ' +
        'intereses no causarán a su vez intereses.',
      when: 'interes_moratorio > 0',
      basis: [
        ...civilCodes('2117', 'En deudas de dinero el daño por la mora es el interés legal, salvo convenio en contrario.'),
        ...civilCodes('2395', 'El interés convencional lo fijan las partes; el juez puede reducir el desproporcionado.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'independencia',
      heading: 'AUSENCIA DE RELACIÓN DE TRABAJO',
      text:
        'Los servicios se prestan de manera independiente. {{ profesionista.rol }} no ' +
        '{{ profesionista | concuerda: "está sujeto", "está sujeta", "están sujetos", "están sujetas" }} a jornada, a órdenes ' +
        'sobre el modo de trabajar ni a la disciplina interna {{ cliente.del }}; ' +
        '{{ profesionista | concuerda: "asume", "asumen" }} {% if gastos == "Están incluidos en los honorarios" %}los gastos y ' +
        'riesgos de su actividad{% else %}los riesgos de su actividad y los gastos que no se reembolsen conforme a la cláusula ' +
        '{{ clausula.gastos }}{% endif %}' +
        '{% if exclusividad == "Sí" %}. Durante la vigencia no {{ profesionista | concuerda: "prestará", "prestarán" }} ' +
        'servicios iguales a competidores directos {{ cliente.del }} sin su consentimiento, sin perjuicio de su libertad para ' +
        'atender a otros clientes{% else %}, y {{ profesionista | concuerda: "puede", "pueden" }} atender libremente a otros ' +
        'clientes{% endif %}. En consecuencia, LAS PARTES no pretenden crear una relación de trabajo ni de sociedad, y ' +
        '{{ cliente.rol }} no {{ cliente | concuerda: "dará", "darán" }} instrucciones que impliquen subordinación.',
      basis: [
        { law: 'lft', article: '20', reason: 'Hay relación de trabajo cuando el servicio personal es subordinado, llámese como se llame el contrato.' },
        { law: 'lft', article: '21', reason: 'La relación de trabajo se presume entre quien presta un trabajo personal y quien lo recibe.' },
        {
          law: 'cpeum',
          article: '5',
          reason: 'No se admite pacto por el que alguien renuncie a ejercer su profesión.',
          when: 'exclusividad == "Sí"',
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'personal',
      heading: 'PERSONAL {{ profesionista.del }}',
      text:
        'Las personas que {{ profesionista.rol }} {{ profesionista | concuerda: "ocupe", "ocupen" }} dependerán sólo de su ' +
        'dirección y no se pondrán a disposición {{ cliente.del }}. {{ profesionista.rol }}, como ' +
        '{{ profesionista | concuerda: "patrón", "patrona", "patrones", "patronas" }} de esas personas, ' +
        '{{ profesionista | concuerda: "cumplirá", "cumplirán" }} las obligaciones laborales, fiscales y de seguridad social ' +
        'que les correspondan, y {{ profesionista | concuerda: "responderá", "responderán" }} ante {{ cliente.rol }} de ' +
        'cualquier reclamación que aquéllas {{ cliente | concuerda: "le", "les" }} hagan, con los gastos de la defensa.',
      when: 'personal_a_disposicion != "Sí"',
      basis: [
        { law: 'lft', article: '10', reason: 'Es patrón quien utiliza los servicios de los trabajadores.' },
        { law: 'lft', article: '12', reason: 'Está prohibido poner trabajadores propios a disposición de otra persona.' },
        {
          law: 'lss',
          article: '15 A',
          reason: 'Quien contrata servicios con quien incumple en seguridad social responde solidariamente por esos trabajadores.',
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'servicios_especializados',
      heading: 'SERVICIOS ESPECIALIZADOS Y PERSONAL',
      text:
        'Los servicios son especializados y ajenos a la actividad económica preponderante {{ cliente.del }} y, en su caso, a su ' +
        'objeto social. El número aproximado de trabajadores que participarán en ellos es de ' +
        '{% if numero_trabajadores %}{{ numero_trabajadores | numero }}{% else %}{{ numero_trabajadores | o_linea }}{% endif %}. ' +
        '{{ profesionista.rol }} {{ profesionista | concuerda: "cuenta", "cuentan" }} con el registro de ' +
        'prestadores de servicios especializados número {{ registro_repse | o_linea }} y ' +
        '{{ profesionista | concuerda: "lo mantendrá", "lo mantendrán" }} vigente.\n\n' +
        '{{ profesionista.rol }} {{ profesionista | concuerda: "es patrón", "es patrona", "son patrones", "son patronas" }} de ese personal y ' +
        '{{ profesionista | concuerda: "entregará", "entregarán" }} cada mes {{ cliente.al }}:\n\n' +
        'a) copia de los comprobantes fiscales del pago de salarios del personal que presta los servicios;\n' +
        'b) constancia del entero de las retenciones de impuestos por esos salarios;\n' +
        'c) constancia del pago de las cuotas al Instituto Mexicano del Seguro Social y de las aportaciones al Infonavit, y\n' +
        'd) declaración y acuse de pago del impuesto al valor agregado del periodo.\n\n' +
        'Si el registro se cancela o no se renueva, {{ cliente.rol }} {{ cliente | concuerda: "podrá", "podrán" }} rescindir este ' +
        'contrato y suspender los pagos que por esa causa no sean deducibles.',
      when: 'personal_a_disposicion == "Sí"',
      basis: [
        { law: 'lft', article: '13', reason: 'Sólo se permiten servicios especializados ajenos al objeto del beneficiario, con prestador registrado.' },
        { law: 'lft', article: '14', reason: 'El contrato escrito señala el objeto y el número aproximado de trabajadores.' },
        { law: 'lft', article: '15', reason: 'El prestador debe tener registro ante la autoridad laboral y renovarlo cada tres años.' },
        {
          law: 'lisr',
          article: '27',
          reason: 'El contratante deduce el pago si recaba el registro y los comprobantes de nómina, retenciones y seguridad social.',
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'colaboracion',
      heading: 'OBLIGACIONES {{ cliente.del }}',
      text:
        '{{ cliente.rol }} {{ cliente | concuerda: "entregará", "entregarán" }} con oportunidad la información y los ' +
        'documentos que los servicios requieran, {{ cliente | concuerda: "responderá", "responderán" }} de que son veraces y ' +
        '{{ cliente | concuerda: "designará", "designarán" }} a una persona para el enlace. El retraso en hacerlo prorroga en ' +
        'la misma medida los plazos {{ profesionista.del }}.',
      basis: [...civilCodes('1796', 'El contrato obliga también a lo que deriva de la buena fe.')],
    },
    {
      kind: 'CLAUSE',
      id: 'titulo',
      heading: 'TÍTULO Y CÉDULA',
      text:
        'Si los servicios corresponden a una profesión que exige título, sólo los prestarán personas que lo tengan, con ' +
        'cédula para ejercerla{% if cedula_profesional %}, como la que {{ profesionista.rol }} ' +
        '{{ profesionista | concuerda: "declaró", "declararon" }}{% endif %}. LAS PARTES saben que quien carezca de título ' +
        'exigido por la ley no tiene derecho a cobrar por esos servicios.',
      basis: [
        ...civilCodes('2608', 'Sin el título que la ley exige no hay derecho a cobrar los servicios.'),
        { law: 'cpeum', article: '5', reason: 'La ley de cada entidad determina qué profesiones necesitan título para ejercerse.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'responsabilidad',
      heading: 'RESPONSABILIDAD PROFESIONAL',
      text:
        '{{ profesionista.rol }} {{ profesionista | concuerda: "responderá", "responderán" }} de los daños y perjuicios que ' +
        'cause su negligencia, impericia o dolo, y {{ profesionista | concuerda: "corregirá", "corregirán" }} sin costo los ' +
        'errores que se deban a su culpa. No {{ profesionista | concuerda: "responderá", "responderán" }} de los que deriven de ' +
        'información falsa o incompleta {{ cliente.del }}.\n\n' +
        'Si no {{ profesionista | concuerda: "puede", "pueden" }} continuar con los servicios, lo ' +
        '{{ profesionista | concuerda: "avisará", "avisarán" }} con la anticipación necesaria para que {{ cliente.rol }} ' +
        '{{ cliente | concuerda: "encuentre", "encuentren" }} a quien {{ profesionista | concuerda: "lo", "la", "los", "las" }} ' +
        'sustituya; de lo contrario, {{ profesionista | concuerda: "responderá", "responderán" }} de los daños que ' +
        '{{ profesionista | concuerda: "cause", "causen" }}.',
      basis: [
        ...civilCodes('2615', 'Quien presta servicios profesionales responde sólo de negligencia, impericia o dolo.'),
        ...civilCodes('2614', 'El profesor que no puede continuar debe avisar oportunamente o pagar los daños.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'confidencialidad',
      heading: 'CONFIDENCIALIDAD',
      text:
        '{{ profesionista.rol }} {{ profesionista | concuerda: "guardará", "guardarán" }} secreto de la información no pública ' +
        'que {{ profesionista | concuerda: "conozca", "conozcan" }} con motivo de los servicios, la ' +
        '{{ profesionista | concuerda: "usará", "usarán" }} sólo para prestarlos y la ' +
        '{{ profesionista | concuerda: "devolverá o destruirá", "devolverán o destruirán" }} al terminar, salvo lo que por ley ' +
        'deba conservarse. El deber subsiste durante cinco años después de terminado el contrato y, respecto de los secretos ' +
        'industriales de que se haya prevenido, mientras conserven ese carácter. No es infracción revelar lo que exija ' +
        'una autoridad competente.',
      when: 'confidencialidad != "No"',
      basis: [
        { law: 'lfppi', article: '166', reason: 'Quien por su profesión conoce un secreto industrial del que fue prevenido no debe divulgarlo.' },
        { law: 'cpf', article: '211', reason: 'La revelación de secretos se agrava cuando la hace quien presta servicios profesionales.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'obras_cliente',
      heading: 'DERECHOS SOBRE LAS OBRAS',
      text:
        'Los derechos patrimoniales sobre las obras que {{ profesionista.rol }} {{ profesionista | concuerda: "cree", "creen" }} ' +
        'por encargo conforme a este contrato corresponderán {{ cliente.al }}, como quien comisiona su producción, una vez ' +
        'pagados los honorarios, que comprenden la remuneración de esos derechos. Se reconocerá siempre la autoría de quien ' +
        'las cree.\n\n' +
        'Las obras, métodos y herramientas anteriores o ajenos al encargo siguen siendo de su titular; si forman parte de lo ' +
        'entregado, {{ cliente.rol }} {{ cliente | concuerda: "podrá", "podrán" }} usarlos, sin exclusividad, para aprovechar ' +
        'los servicios.',
      when: 'propiedad_intelectual == "Del cliente"',
      basis: [
        { law: 'lfda', article: '83', reason: 'Quien comisiona la producción de una obra tiene los derechos patrimoniales, salvo pacto en contrario.' },
        { law: 'lfda', article: '30', reason: 'Las transmisiones y licencias de derechos patrimoniales constan por escrito o son nulas.' },
        { law: 'lfda', article: '31', reason: 'El autor conserva el derecho irrenunciable a una remuneración.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'obras_profesionista',
      heading: 'DERECHOS SOBRE LAS OBRAS',
      text:
        '{{ profesionista.rol }} {{ profesionista | concuerda: "conserva", "conservan" }} los derechos sobre las obras que ' +
        '{{ profesionista | concuerda: "cree", "creen" }} con motivo de los servicios y ' +
        '{{ profesionista | concuerda: "concede", "conceden" }} {{ cliente.al }} una licencia no exclusiva para usarlas en sus ' +
        'propios fines durante quince años, incluida en los honorarios. {{ cliente.rol }} no ' +
        '{{ cliente | concuerda: "podrá", "podrán" }} cederla ni explotar las obras frente a terceros sin autorización escrita.',
      when: 'propiedad_intelectual == "Del profesionista"',
      basis: [
        { law: 'lfda', article: '83', reason: 'Por pacto, los derechos de la obra por encargo pueden quedar en quien la crea.' },
        { law: 'lfda', article: '30', reason: 'La licencia de uso debe constar por escrito.' },
        { law: 'lfda', article: '33', reason: 'Sólo por excepción se pacta por más de quince años.' },
      ],
    },
    personalDataClause,
    {
      kind: 'CLAUSE',
      id: 'encargo_datos',
      heading: 'DATOS PERSONALES POR CUENTA {{ cliente.del }}',
      text:
        'Respecto de los datos personales de terceros que {{ profesionista | concuerda: "reciba", "reciban" }} {{ cliente.del }}, ' +
        '{{ profesionista.rol }} {{ profesionista | concuerda: "actúa", "actúan" }} como persona encargada: los ' +
        '{{ profesionista | concuerda: "tratará", "tratarán" }} sólo conforme a las instrucciones escritas y al aviso de ' +
        'privacidad {{ cliente.del }}, no los {{ profesionista | concuerda: "transferirá", "transferirán" }} sin autorización, ' +
        '{{ profesionista | concuerda: "avisará", "avisarán" }} de inmediato de cualquier vulneración de seguridad y los ' +
        '{{ profesionista | concuerda: "suprimirá o devolverá", "suprimirán o devolverán" }} al terminar el contrato.',
      when: 'encargo_datos == "Sí"',
      basis: [
        { law: 'lfpdppp', article: '2', reason: 'Define a la persona encargada, que trata datos por cuenta del responsable.' },
        { law: 'lfpdppp', article: '13', reason: 'El responsable vela por que los terceros con quienes se relaciona respeten el aviso de privacidad.' },
        { law: 'lfpdppp', article: '19', reason: 'Las vulneraciones de seguridad se informan de inmediato a los titulares.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'varios_clientes',
      heading: 'PLURALIDAD DE CLIENTES',
      text:
        '{{ cliente.rol }} responden solidariamente de los honorarios y de los gastos {{ profesionista.del }}, ' +
        '{{ profesionista | concuerda: "quien podrá", "quienes podrán" }} exigir el pago total a cualquiera.',
      when: 'cliente.varios',
      basis: [...civilCodes('2611', 'Quienes encomiendan juntos un asunto responden solidariamente de los honorarios.')],
    },
    {
      kind: 'CLAUSE',
      id: 'varios_profesionistas',
      heading: 'PLURALIDAD DE PROFESIONISTAS',
      text:
        'Los honorarios pactados son el total por los servicios {{ profesionista.del }}, quienes se los distribuirán entre ' +
        'sí; salvo aviso escrito en contrario, se pagarán por partes iguales y cada quien expedirá el comprobante de la suya.',
      when: 'profesionista.varios',
      basis: [...civilCodes('2612', 'Cada profesor puede cobrar los servicios que prestó individualmente; aquí se pacta el total.')],
    },
    {
      kind: 'CLAUSE',
      id: 'cesion',
      heading: 'CESIÓN',
      text:
        'Ninguna de LAS PARTES podrá ceder este contrato sin el consentimiento escrito de la otra. {{ profesionista.rol }} ' +
        '{{ profesionista | concuerda: "podrá", "podrán" }} ceder los derechos de cobro de los honorarios ya exigibles, con ' +
        'aviso {{ cliente.al }}.',
      basis: [
        ...civilCodes('2064', 'El servicio encargado por las cualidades personales no lo cumple un tercero.'),
        ...civilCodes('2036', 'El cesionario debe notificar la cesión al deudor para ejercer sus derechos.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'pena',
      heading: 'PENA CONVENCIONAL',
      text:
        'La parte que incumpla este contrato pagará a la otra, como pena convencional, {{ pena_convencional | pesos }}. La ' +
        'pena sustituye a los daños y perjuicios, se reducirá en proporción a lo cumplido y no se aplicará cuando el ' +
        'incumplimiento se deba a la otra parte, a caso fortuito o a fuerza mayor.',
      when: 'pena_convencional',
      basis: [
        ...civilCodes('1840', 'Si se pacta una pena no se reclaman, además, daños y perjuicios.'),
        ...civilCodes('1843', 'La pena no puede exceder a la obligación principal.'),
        ...civilCodes('1844', 'Si la obligación se cumplió en parte, la pena se reduce en proporción.'),
        ...civilCodes('1847', 'No hay pena si el incumplimiento se debe al acreedor o a fuerza mayor.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'terminacion',
      heading: 'TERMINACIÓN ANTICIPADA',
      text:
        'Cualquiera de LAS PARTES podrá dar por terminado este contrato con aviso escrito de ' +
        '{{ dias_aviso | default: 30 | numero: "día natural", "días naturales" }} de anticipación. En ese caso ' +
        '{{ cliente.rol }} {{ cliente | concuerda: "pagará", "pagarán" }} los servicios prestados y los gastos autorizados ' +
        'hasta la fecha de terminación; {{ profesionista.rol }} {{ profesionista | concuerda: "devolverá", "devolverán" }} lo ' +
        'recibido por servicios no prestados y {{ profesionista | concuerda: "entregará", "entregarán" }} ' +
        'los documentos y el avance de su trabajo.',
      basis: [
        ...civilCodes('2614', 'El profesor que no continúa debe avisar oportunamente.'),
        ...civilCodes('2610', 'Al separarse el profesor se le pagan los honorarios devengados.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'rescision',
      heading: 'RESCISIÓN',
      text:
        'Si una de LAS PARTES incumple, la otra podrá requerirle por escrito que lo corrija en diez días hábiles. Si no lo ' +
        'hace, la parte cumplida podrá exigir {% if pena_convencional %}el cumplimiento, o bien la rescisión con la pena que se ' +
        'fija en la cláusula {{ clausula.pena }}{% else %}el cumplimiento o la rescisión, con el pago de daños y perjuicios en ' +
        'ambos casos{% endif %}.',
      basis: [
        ...civilCodes('1949', 'En las obligaciones recíprocas el perjudicado escoge entre el cumplimiento y la resolución.'),
        ...civilCodes('1846', 'Se exige el cumplimiento o la pena, pero no ambos.', 'pena_convencional'),
      ],
    },
    fortuitousEventClause,
    noticesClause,
    amendmentsClause,
    civilCourtsClause,
    closing,
    { kind: 'SIGNATURES', parties: ['cliente', 'profesionista'], witnesses: 'testigos' },
  ],
  checks: [
    {
      code: 'services.outsourcing_without_registration',
      severity: 'BLOCKING',
      when: 'personal_a_disposicion == "Sí" and registro_repse == nil',
      message:
        'La ley prohíbe poner trabajadores propios a disposición del cliente, salvo en servicios especializados que presta ' +
        'quien tiene registro (REPSE), y no indicaste el registro.',
      remedy: 'Escribe el registro vigente o contrata servicios sin personal a disposición del cliente.',
      field: 'registro_repse',
      basis: [
        { law: 'lft', article: '12', reason: 'Prohíbe la subcontratación de personal.' },
        { law: 'lft', article: '15', reason: 'Exige el registro a quien presta servicios especializados con su personal.' },
        { law: 'lft', article: '1004-C', reason: 'Multa a quien subcontrata sin registro y a quien se beneficia de ello.' },
      ],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: '', numero_trabajadores: '4' } },
    },
    {
      code: 'services.outsourcing_without_headcount',
      severity: 'BLOCKING',
      when: 'personal_a_disposicion == "Sí" and numero_trabajadores == nil',
      message: 'El contrato de servicios especializados debe señalar el número aproximado de trabajadores que participarán.',
      remedy: 'Escribe el número aproximado de trabajadores.',
      field: 'numero_trabajadores',
      basis: [{ law: 'lft', article: '14', reason: 'El contrato escrito señala el número aproximado de trabajadores.' }],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: 'AR12345/2025', numero_trabajadores: '' } },
    },
    {
      code: 'services.outsourcing_core_activity',
      severity: 'WARNING',
      when: 'personal_a_disposicion == "Sí"',
      message:
        'Los servicios con personal a disposición del cliente sólo son lícitos si no forman parte de su objeto social ni de ' +
        'su actividad económica preponderante. Foja no puede comprobarlo.',
      remedy: 'Compara los servicios con el objeto social del cliente y con su constancia de situación fiscal.',
      field: 'personal_a_disposicion',
      basis: [
        { law: 'lft', article: '13', reason: 'El servicio especializado debe ser ajeno al objeto y a la actividad del beneficiario.' },
        { law: 'cff', article: '15-D', reason: 'El pago por subcontratación prohibida no se deduce ni se acredita.' },
      ],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: 'AR12345/2025', numero_trabajadores: '4' } },
    },
    {
      code: 'services.penalty_above_obligation',
      severity: 'BLOCKING',
      when: 'facts.pena_excede',
      message: 'La pena convencional ({{ pena_convencional | importe }}) es mayor que los honorarios: la ley no lo permite.',
      remedy: 'Reduce la pena a una cantidad que no pase de los honorarios.',
      field: 'pena_convencional',
      basis: [...civilCodes('1843', 'La pena no puede exceder en valor ni en cuantía a la obligación principal.')],
      violation: { values: { pena_convencional: '9000000' } },
    },
    {
      code: 'services.advance_above_fees',
      severity: 'BLOCKING',
      when: 'facts.anticipo_excede',
      message: 'El anticipo es mayor que los honorarios de todo el contrato.',
      remedy: 'Corrige el anticipo o los honorarios.',
      field: 'anticipo',
      basis: [...civilCodes('2606', 'La retribución es la que las partes fijan; el anticipo es parte de ella.')],
      violation: { values: { forma_pago: 'Pago único', honorarios: '10000', anticipo: '20000' } },
    },
    {
      code: 'services.stages_do_not_add_up',
      severity: 'WARNING',
      when: 'forma_pago == "Por avance" and facts.avances_difieren',
      message: 'Los pagos por avance{% if anticipo %} y el anticipo{% endif %} no suman los honorarios de {{ honorarios | importe }}.',
      remedy: 'Ajusta los pagos por avance, el anticipo o los honorarios.',
      field: 'avances',
      basis: [...civilCodes('2078', 'El pago por partes se hace como se convino.')],
      violation: {
        values: { forma_pago: 'Por avance', honorarios: '10000', anticipo: '', avances: [['Entrega', '', '4000']] },
      },
    },
    {
      code: 'services.stages_missing',
      severity: 'WARNING',
      when: 'forma_pago == "Por avance" and avances == nil',
      message: 'Elegiste pagos por avance y no escribiste cuáles: el contrato no diría cuánto se paga por cada uno.',
      remedy: 'Escribe cada avance con sus honorarios.',
      field: 'avances',
      basis: [...civilCodes('2078', 'El pago por partes sólo procede como se convino.')],
      violation: { values: { forma_pago: 'Por avance', avances: '' } },
    },
    {
      code: 'services.licence_missing',
      severity: 'WARNING',
      when: 'cedula_profesional == nil',
      message:
        'No indicaste la cédula profesional. Si la profesión exige título y quien presta el servicio no lo tiene, no podrá ' +
        'cobrar los honorarios.',
      remedy:
        'Escribe la cédula, o confirma que el servicio no corresponde a una profesión que exija título en la entidad (la ley ' +
        'de profesiones no está en el acervo).',
      field: 'cedula_profesional',
      basis: [
        ...civilCodes('2608', 'Sin el título que la ley exige no hay derecho a cobrar.'),
        { law: 'cpeum', article: '5', reason: 'Cada entidad determina qué profesiones necesitan título.' },
      ],
      violation: { values: { cedula_profesional: '' } },
    },
    {
      code: 'services.subordination_words',
      severity: 'WARNING',
      when:
        'servicios contains "jornada" or servicios contains "horario" or servicios contains "subordinad" or servicios contains "salario" or servicios contains "lunes a " or servicios contains "órdenes de"',
      message:
        'La descripción de los servicios habla de jornada, horario, salario, órdenes o subordinación. Un servicio personal subordinado ' +
        'es una relación de trabajo aunque el contrato diga otra cosa.',
      remedy: 'Describe resultados y fechas, no horarios ni órdenes. Si habrá subordinación, usa el contrato de trabajo.',
      field: 'servicios',
      basis: [
        { law: 'lft', article: '20', reason: 'La subordinación define la relación de trabajo, sea cual sea el nombre del contrato.' },
        { law: 'lft', article: '21', reason: 'La relación de trabajo se presume.' },
        { law: 'lss', article: '12', reason: 'Quien presta un servicio personal subordinado debe estar inscrito en el seguro social.' },
      ],
      violation: { values: { servicios: 'Atención de la recepción con horario de 9:00 a 18:00 horas.' } },
    },
    {
      code: 'services.exclusivity',
      severity: 'WARNING',
      when: 'exclusividad == "Sí"',
      message: 'La exclusividad es un indicio de relación de trabajo y no puede impedir al profesionista ejercer su profesión.',
      remedy: 'Quita la exclusividad o limítala a competidores directos y al tiempo del contrato, como dice la cláusula.',
      field: 'exclusividad',
      basis: [
        { law: 'lft', article: '21', reason: 'La relación de trabajo se presume y los indicios de dependencia la confirman.' },
        { law: 'cpeum', article: '5', reason: 'No se admite renunciar a ejercer una profesión, ni por un tiempo.' },
      ],
      violation: { values: { exclusividad: 'Sí' } },
    },
    {
      code: 'services.open_ended_monthly',
      severity: 'WARNING',
      when: 'forma_pago == "Mensual" and fecha_fin == nil',
      message: 'Un pago mensual sin fecha de término se parece a un salario: con un profesionista persona física aumenta el riesgo laboral.',
      remedy: 'Fija una fecha de término o ata los pagos a entregas.',
      field: 'fecha_fin',
      basis: [{ law: 'lft', article: '20', reason: 'Lo que cuenta es cómo se presta el servicio, no el nombre del contrato.' }],
      violation: { values: { forma_pago: 'Mensual', fecha_fin: '' } },
    },
    {
      code: 'services.high_default_interest',
      severity: 'WARNING',
      when: 'interes_moratorio > 36',
      message:
        'Un interés moratorio de {{ interes_moratorio | porcentaje }} anual puede reducirse por usurario. La ley no fija un ' +
        'tope en número; Foja avisa a partir de 36 % anual por prudencia.',
      remedy: 'Compara la tasa con las del mercado para deudas parecidas y redúcela.',
      field: 'interes_moratorio',
      basis: [...civilCodes('2395', 'El juez puede reducir el interés desproporcionado hasta el legal.')],
      violation: { values: { interes_moratorio: '60' } },
    },
    {
      code: 'services.withholding_regime',
      severity: 'NOTE',
      when: `${WITHHOLDS} and regimen_fiscal == nil`,
      message:
        'El cliente es persona moral y el profesionista persona física: hay retención de impuestos, pero no indicaste el ' +
        'régimen fiscal y el contrato no dice la tasa.',
      remedy: 'Elige el régimen fiscal del profesionista.',
      field: 'regimen_fiscal',
      basis: [
        { law: 'lisr', article: '106', reason: 'Fija la retención en el régimen de actividades profesionales.' },
        { law: 'lisr', article: '113-J', reason: 'Fija la retención en el régimen simplificado de confianza.' },
      ],
      violation: {
        values: {
          cliente: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
          regimen_fiscal: '',
        },
      },
    },
    {
      code: 'services.regime_of_company',
      severity: 'WARNING',
      when: `${WITHHOLDS} and regimen_fiscal == "Persona moral"`,
      message: 'El profesionista es persona física y elegiste el régimen de una persona moral: el contrato no diría la tasa de la retención.',
      remedy: 'Elige el régimen que aparece en su constancia de situación fiscal.',
      field: 'regimen_fiscal',
      basis: [
        { law: 'lisr', article: '106', reason: 'Fija la retención a la persona física que presta servicios profesionales.' },
        { law: 'lisr', article: '113-J', reason: 'Fija la retención a la persona física del régimen simplificado de confianza.' },
      ],
      violation: {
        values: {
          cliente: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
          regimen_fiscal: 'Persona moral',
        },
      },
    },
    {
      code: 'services.foreign_professional',
      severity: 'NOTE',
      when: 'profesionista.hay_extranjero',
      message:
        'El profesionista es extranjero: confirma que su condición de estancia le permite actividades remuneradas en México ' +
        'y, si no reside aquí para efectos fiscales, que se retenga el impuesto de los residentes en el extranjero.',
      remedy: 'Pide el documento migratorio y la constancia de situación fiscal o de residencia.',
      field: 'profesionista',
      basis: [
        { law: 'lmigra', article: '52', reason: 'La condición de estancia dice si se permiten actividades remuneradas.' },
        { law: 'lisr', article: '156', reason: 'Fija el impuesto y la retención por honorarios de residentes en el extranjero.' },
      ],
      violation: {
        values: {
          profesionista: [{ kind: 'PERSON', name: 'Emma Ejemplo Smith', gender: 'FEMALE', nationality: 'canadiense' }],
        },
      },
    },
    {
      code: 'services.vulnerable_activity',
      severity: 'NOTE',
      when:
        'servicios contains "inmueble" or servicios contains "cuentas bancarias" or servicios contains "constitución de" or servicios contains "aportaciones" or servicios contains "fideicomiso"',
      message:
        'Los servicios parecen referirse a inmuebles, cuentas, aportaciones o sociedades: si el profesionista prepara o realiza ' +
        'esas operaciones por el cliente, es una actividad vulnerable y debe identificarlo.',
      field: 'servicios',
      basis: [
        { law: 'lfpiorpi', article: '17', reason: 'Su fracción XI enlista los servicios profesionales independientes que son actividad vulnerable.' },
        { law: 'lfpiorpi', article: '18', reason: 'Señala las obligaciones de identificación, registro y conservación.' },
      ],
      violation: { values: { servicios: 'Asesoría y gestión de la compraventa de un inmueble en la ciudad.' } },
    },
    {
      code: 'services.works_without_rights',
      severity: 'NOTE',
      when: 'propiedad_intelectual == "Del cliente"',
      message:
        'Para que la titularidad de las obras surta efectos contra terceros conviene inscribir el contrato en el Registro ' +
        'Público del Derecho de Autor, y las obras deben quedar descritas en el contrato.',
      field: 'propiedad_intelectual',
      basis: [
        { law: 'lfda', article: '32', reason: 'Los contratos de transmisión se inscriben para surtir efectos contra terceros.' },
        { law: 'lfda', article: '34', reason: 'La obra futura sólo puede contratarse si está determinada.' },
      ],
      violation: { values: { propiedad_intelectual: 'Del cliente' } },
    },
  ],
  formalities: [
    'No requiere escritura ni registro: basta el acuerdo, y el escrito firmado lo prueba (artículo 1832 del Código Civil).',
    'Cada pago se ampara con comprobante fiscal digital (artículo 29 del Código Fiscal de la Federación).',
    'Si hay personal a disposición del cliente, el contrato escrito y el registro REPSE son obligatorios (artículos 13 a 15 de la Ley Federal del Trabajo).',
  ],
  samples: [
    {
      name: 'Simple',
      jurisdiction: 'CDMX',
      values: {
        cliente: [
          {
            kind: 'PERSON',
            name: 'Laura Méndez Ejemplo',
            rfc: 'MEEL820116C88',
            gender: 'FEMALE',
            address: 'Calle Jacarandas 12, colonia Del Valle, Benito Juárez, 03100, Ciudad de México',
            idDocument: 'credencial para votar número 1234567890123',
            email: 'laura@ejemplo.mx',
          },
        ],
        profesionista: [
          {
            kind: 'PERSON',
            name: 'Marcos Ibarra Ejemplo',
            rfc: 'IAEM761226C74',
            gender: 'MALE',
            address: 'Avenida Universidad 800, colonia Narvarte, Benito Juárez, 03020, Ciudad de México',
            idDocument: 'credencial para votar número 3210987654321',
            email: 'marcos@ejemplo.mx',
          },
        ],
        profesion: 'contaduría pública',
        cedula_profesional: '7654321',
        servicios: 'Elaboración y presentación de la declaración anual de impuestos del ejercicio 2025 de la cliente.',
        honorarios: '12500',
        forma_pago: 'Pago único',
        fecha_inicio: '2026-12-01',
        fecha_fin: '2027-04-30',
        lugar_firma: 'Ciudad de México',
        fecha_firma: '2026-11-30',
      },
    },
    {
      name: 'Empresas, avances y personal especializado',
      jurisdiction: 'NUEVO_LEON',
      values: {
        cliente: [
          {
            kind: 'COMPANY',
            name: 'Manufacturas Ejemplo, S.A. de C.V.',
            rfc: 'MEJ031008D16',
            address: 'Avenida Industrias 400, San Nicolás de los Garza, 66400, Nuevo León',
            incorporation: 'escritura pública 4,512, de 3 de marzo de 2010, ante el notario público 15 de Monterrey',
            email: 'juridico@ejemplo.mx',
            representatives: [
              { name: 'Raquel Torres Ejemplo', gender: 'FEMALE', capacity: 'apoderada', instrument: 'escritura pública 9,001' },
            ],
          },
          {
            kind: 'COMPANY',
            name: 'Servicios Compartidos Ejemplo, S. de R.L. de C.V.',
            rfc: 'SCE110111F85',
            address: 'Avenida Industrias 402, San Nicolás de los Garza, 66400, Nuevo León',
            representatives: [{ name: 'Hugo Salas Ejemplo', gender: 'MALE', capacity: 'gerente' }],
          },
        ],
        profesionista: [
          {
            kind: 'COMPANY',
            name: 'Ingeniería de Sistemas Ejemplo, S.C.',
            rfc: 'ISE130918C12',
            address: 'Calle Morelos 55, colonia Centro, Monterrey, 64000, Nuevo León',
            representatives: [{ name: 'Inés Duarte Ejemplo', gender: 'FEMALE', capacity: 'socia administradora' }],
          },
        ],
        profesion: 'ingeniería en sistemas computacionales',
        cedula_profesional: '10234567',
        servicios:
          'Diseño, desarrollo y puesta en marcha de un sistema de trazabilidad de lotes, con la documentación técnica y la ' +
          'capacitación de los usuarios.\n\nNo comprende la compra de equipos ni las licencias de terceros.',
        entregables: [
          ['Documento de arquitectura', '2027-01-29'],
          ['Sistema en ambiente de pruebas', '2027-03-31'],
          ['Sistema en operación y manuales', '2027-06-30'],
        ],
        lugar_servicios: 'la planta de San Nicolás de los Garza, Nuevo León',
        fecha_inicio: '2027-01-04',
        fecha_fin: '2027-07-31',
        honorarios: '1850000',
        forma_pago: 'Por avance',
        avances: [
          ['Arquitectura aprobada', '2027-01-29', '450000'],
          ['Sistema en pruebas', '2027-03-31', '600000'],
          ['Sistema en operación', '2027-06-30', '500000'],
        ],
        anticipo: '300000',
        iva: 'Se suma a los honorarios',
        regimen_fiscal: 'Persona moral',
        dias_pago: '15',
        cuenta_pago: 'CLABE 012180001234567897 de Banco Ejemplo',
        gastos: 'Están incluidos en los honorarios',
        interes_moratorio: '18',
        personal_a_disposicion: 'Sí',
        registro_repse: 'AR12345/2025',
        numero_trabajadores: '6',
        confidencialidad: 'Sí',
        propiedad_intelectual: 'Del cliente',
        encargo_datos: 'Sí',
        pena_convencional: '185000',
        dias_aviso: '45',
        lugar_firma: 'Monterrey, Nuevo León',
        fecha_firma: '2026-12-15',
        testigos: [
          { kind: 'PERSON', name: 'Olga Ríos Ejemplo', gender: 'FEMALE' },
          { kind: 'PERSON', name: 'Iván Luna Ejemplo', gender: 'MALE' },
        ],
      },
    },
  ],
} as const satisfies ContractTemplate;

import { civilCodes } from '../basis.ts';
import { amendmentsClause, appearance, civilCourtsClause, closing, fortuitousEventClause, jointDeclaration, noticesClause, personalDataClause } from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { WITHHOLDS } from './servicios_profesionales/basis.ts';
import { servicesChecks } from './servicios_profesionales/checks.ts';
import { servicesFields, servicesSamples, servicesSteps } from './servicios_profesionales/form.ts';

export const serviciosProfesionales = {
  id: 'servicios_profesionales',
  name: 'Prestación de servicios profesionales',
  description:
    'Un profesionista independiente, o una empresa, presta servicios a cambio de honorarios, sin relación de trabajo.',
  category: 'CIVIL',
  complexity: 'INTERMEDIATE',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: servicesSteps,
  fields: servicesFields,
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
  checks: servicesChecks,
  formalities: [
    'No requiere escritura ni registro: basta el acuerdo, y el escrito firmado lo prueba (artículo 1832 del Código Civil).',
    'Cada pago se ampara con comprobante fiscal digital (artículo 29 del Código Fiscal de la Federación).',
    'Si hay personal a disposición del cliente, el contrato escrito y el registro REPSE son obligatorios (artículos 13 a 15 de la Ley Federal del Trabajo).',
  ],
  samples: servicesSamples,
} as const satisfies ContractTemplate;

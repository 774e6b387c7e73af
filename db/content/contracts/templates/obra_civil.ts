import { civilCodes } from '../basis.ts';
import { amendmentsClause, appearance, closing, fortuitousEventClause, jointDeclaration, noticesClause, personalDataClause } from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { worksChecks } from './obra_civil/checks.ts';
import { worksFields, worksSamples, worksSteps } from './obra_civil/form.ts';

const UNIT_PRICES = 'modalidad == "Precios unitarios"';
const LUMP_SUM = 'modalidad != "Precios unitarios"';
/** What the code calls a work for a lump sum. */
const LUMP_SUM_WITH_MATERIALS = `${LUMP_SUM} and materiales != "Los pone el dueño"`;

export const obraCivil = {
  id: 'obra_civil',
  name: 'Obra civil',
  description:
    'Construcción, ampliación o remodelación de un inmueble por un contratista, a precio alzado o por precios unitarios.',
  category: 'CIVIL',
  complexity: 'ADVANCED',
  isPremium: true,
  numbering: 'ORDINAL',
  steps: worksSteps,
  fields: worksFields,
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO DE OBRA {% if modalidad == "Precios unitarios" %}POR PRECIOS UNITARIOS{% else %}A PRECIO ALZADO{% endif %}' },
    appearance('Contrato de obra', 'dueno_obra', 'contratista'),
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'dueno_obra',
      text:
        'Que {{ dueno_obra | concuerda: "tiene", "tienen" }} la libre disposición del inmueble en que se hará la obra, ubicado ' +
        'en {{ ubicacion_obra }}.\n\n' +
        '{% if numero_licencia %}Que para la obra se cuenta con {{ numero_licencia }}.\n\n{% endif %}' +
        'Que {{ dueno_obra | concuerda: "cuenta", "cuentan" }} con los recursos para pagar el precio.',
    },
    {
      kind: 'DECLARATIONS',
      of: 'contratista',
      text:
        'Que {{ contratista | concuerda: "tiene", "tienen" }} la capacidad técnica y económica, el personal y los elementos ' +
        'propios para ejecutar la obra.\n\n' +
        '{% if registro_patronal %}Que su registro patronal ante el Instituto Mexicano del Seguro Social es {{ registro_patronal }}.\n\n{% endif %}' +
        '{% if registro_repse %}Que {{ contratista | concuerda: "cuenta", "cuentan" }} con el registro {{ registro_repse }} en el ' +
        'padrón de prestadores de servicios especializados u obras especializadas.\n\n{% endif %}' +
        'Que {{ contratista | concuerda: "inspeccionó", "inspeccionaron" }} el sitio y ' +
        '{{ contratista | concuerda: "conoce", "conocen" }} el proyecto, y los {{ contratista | concuerda: "considera", "consideran" }} ' +
        'suficientes para ejecutar la obra en el precio y el plazo pactados.',
    },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text:
        '{{ contratista.rol }} {{ contratista | concuerda: "se obliga", "se obligan" }} a dirigir y ejecutar para ' +
        '{{ dueno_obra.rol }}{% if materiales != "Los pone el dueño" %}, con materiales propios,{% endif %} la obra siguiente, ' +
        'en {{ ubicacion_obra }}:\n\n{{ descripcion_obra }}',
      basis: [
        ...civilCodes('2616', 'En la obra a precio alzado el empresario dirige la obra y pone los materiales.', LUMP_SUM_WITH_MATERIALS),
        ...civilCodes('2618', 'La obra en inmueble se contrata por escrito, con descripción pormenorizada.'),
        { law: 'ccom', article: '75', reason: 'Las empresas de construcción realizan actos de comercio.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'proyecto',
      heading: 'PROYECTO Y ANEXOS',
      text:
        'La obra se ejecutará conforme a ' +
        '{% if proyecto %}los documentos siguientes, que firmados por LAS PARTES forman parte de este contrato como anexos:\n\n' +
        '{{ proyecto }}\n\nSi hay contradicción entre ellos' +
        '{% else %}la descripción de la cláusula {{ clausula.objeto }} y a los planos, el presupuesto y el programa de obra que ' +
        'LAS PARTES firmen como anexos. Si hay contradicción entre ellos{% endif %}, prevalecerá este contrato y, en lo técnico, ' +
        'el plano de mayor detalle. El proyecto no podrá usarse en otra obra sin permiso de su autor.',
      basis: [
        ...civilCodes('2618', 'La descripción se acompaña, cuando hace falta, de plano, diseño o presupuesto.'),
        ...civilCodes('2619', 'Sin plano ni presupuesto, las diferencias se resuelven según la obra, el precio y la costumbre.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'precio',
      heading: 'PRECIO',
      text:
        'El precio {% if modalidad == "Precios unitarios" %}estimado{% else %}alzado{% endif %} de la obra es de ' +
        '{{ precio | pesos }}' +
        '{% if iva == "Ya está incluido" %}, que ya comprende el impuesto al valor agregado; éste se expresará por separado en ' +
        'los comprobantes{% elsif iva == "La obra está exenta" %}; LAS PARTES consideran que por esta obra no se paga el impuesto ' +
        'al valor agregado y {{ contratista.rol }} {{ contratista | concuerda: "responderá", "responderán" }} de que así sea' +
        '{% else %}, más el impuesto al valor agregado{% endif %}. ' +
        '{% if modalidad == "Precios unitarios" %}Se pagarán las cantidades realmente ejecutadas y medidas, a los precios del ' +
        'catálogo de conceptos, que son fijos. El total estimado no podrá rebasarse sin autorización escrita ' +
        '{{ dueno_obra.del }}' +
        '{% else %}Comprende {% if materiales != "Los pone el dueño" %}todos los materiales, {% endif %}la mano de obra, el equipo, los indirectos y la utilidad, y no aumentará ' +
        'aunque suban los materiales o los salarios{% endif %}.',
      basis: [
        ...civilCodes('2626', 'El precio determinado no aumenta aunque suban materiales o jornales.', LUMP_SUM),
        ...civilCodes('2630', 'En la obra por medida se paga en proporción de las partes que se reciben.', UNIT_PRICES),
        ...civilCodes('2624', 'Sin precio pactado, se estaría a los aranceles o a la tasación de peritos.'),
        { law: 'liva', article: '1', reason: 'Los servicios independientes causan el impuesto, que se traslada por separado.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'anticipo',
      heading: 'ANTICIPO',
      text:
        '{{ dueno_obra.rol }} {{ dueno_obra | concuerda: "entregará", "entregarán" }} un anticipo de {{ anticipo | pesos }} antes ' +
        'del inicio, contra el comprobante fiscal{% if fianza == "Sí" %} y la fianza de anticipo{% endif %}. Se destinará a esta ' +
        'obra y se amortizará en cada pago en la misma proporción que guarda con el precio. El saldo no amortizado se devolverá ' +
        'si el contrato termina antes. Recibir el anticipo no significa aprobar obra alguna.',
      when: 'anticipo',
      basis: [
        ...civilCodes('2631', 'Los adelantos a buena cuenta no hacen presumir que la obra se aprobó.'),
        ...civilCodes('2078', 'El pago se hace del modo que se pactó.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'forma_pago',
      heading: 'FORMA DE PAGO',
      text:
        '{% if forma_pago == "Por etapas" %}El precio se pagará por etapas terminadas' +
        '{% if etapas %}, conforme a la tabla que está al final de esta cláusula{% else %}, conforme al programa de obra{% endif %}. ' +
        '{{ contratista.rol }} {{ contratista | concuerda: "avisará", "avisarán" }} la terminación de cada una y ' +
        '{{ dueno_obra.rol }} {{ dueno_obra | concuerda: "la revisará", "la revisarán" }} dentro de los cinco días hábiles ' +
        'siguientes; se pagará en un plazo de {{ dias_pago | default: 10 | numero: "día natural", "días naturales" }}, contado ' +
        'desde su aprobación y la recepción del comprobante fiscal.' +
        '{% elsif forma_pago == "A la entrega" %}El precio{% if anticipo %}, menos el anticipo,{% endif %} se pagará contra la ' +
        'entrega y la recepción de la obra terminada, en un plazo de ' +
        '{{ dias_pago | default: 10 | numero: "día natural", "días naturales" }}, contado desde la recepción del comprobante fiscal.' +
        '{% else %}{{ contratista.rol }} {{ contratista | concuerda: "presentará", "presentarán" }} estimaciones ' +
        '{% if forma_pago == "Estimaciones quincenales" %}quincenales{% else %}mensuales{% endif %} del avance, con sus ' +
        'generadores y fotografías. {{ dueno_obra.rol }} {{ dueno_obra | concuerda: "las revisará", "las revisarán" }} dentro de ' +
        'los cinco días hábiles siguientes y las {{ dueno_obra | concuerda: "pagará", "pagarán" }} en un plazo de ' +
        '{{ dias_pago | default: 10 | numero: "día natural", "días naturales" }}, contado desde su aprobación y la recepción del ' +
        'comprobante fiscal. Si no se objetan por escrito en esos cinco días, se tendrán por aprobadas sólo para su pago.{% endif %}\n\n' +
        'El pago de una parte no implica que se renuncie a reclamar sus defectos. ' +
        '{% if cuenta_pago %}Los pagos se harán por transferencia a la cuenta {{ cuenta_pago }}.' +
        '{% else %}Los pagos se harán por transferencia a la cuenta que {{ contratista.rol }} ' +
        '{{ contratista | concuerda: "indique", "indiquen" }} por escrito.{% endif %}',
      basis: [
        ...civilCodes('2625', 'El precio se paga al entregarse la obra, salvo convenio en contrario.'),
        ...civilCodes('2630', 'En la obra por piezas o medida se paga en proporción de lo que se recibe.'),
        ...civilCodes('2631', 'La parte pagada se presume aprobada, salvo los adelantos a buena cuenta.'),
        { law: 'cff', article: '29', reason: 'Cada ingreso se documenta con comprobante fiscal digital.' },
      ],
    },
    { kind: 'TABLE', field: 'etapas', when: 'forma_pago == "Por etapas" and etapas' },
    {
      kind: 'CLAUSE',
      id: 'mora',
      heading: 'INTERÉS MORATORIO',
      text:
        'Las cantidades que {{ dueno_obra.rol }} no {{ dueno_obra | concuerda: "pague", "paguen" }} a su vencimiento causarán ' +
        'intereses moratorios a la tasa del {{ interes_moratorio | porcentaje }} anual, desde el día siguiente y hasta su pago. ' +
        'Los intereses no causarán a su vez intereses.',
      when: 'interes_moratorio > 0',
      basis: [
        ...civilCodes('2117', 'En deudas de dinero el daño por la mora es el interés legal, salvo convenio en contrario.'),
        ...civilCodes('2395', 'El interés convencional lo fijan las partes; el juez puede reducir el desproporcionado.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'fondo_garantia',
      heading: 'FONDO DE GARANTÍA',
      text:
        'De cada pago {{ dueno_obra.rol }} {{ dueno_obra | concuerda: "retendrá", "retendrán" }} el ' +
        '{{ fondo_garantia | porcentaje }} como garantía de la buena ejecución y de las obligaciones laborales y de seguridad ' +
        'social. Lo {{ dueno_obra | concuerda: "devolverá", "devolverán" }}, menos lo que se haya aplicado con justificación ' +
        'escrita, dentro de los sesenta días naturales siguientes a la recepción y a que {{ contratista.rol }} ' +
        '{{ contratista | concuerda: "acredite", "acrediten" }} haber cumplido esas obligaciones.',
      when: 'fondo_garantia > 0',
      basis: [
        ...civilCodes('2078', 'El pago se hace del modo pactado; aquí una parte se difiere.'),
        ...civilCodes('2641', 'Los trabajadores y proveedores sólo tienen acción contra el dueño hasta lo que éste deba.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'plazo',
      heading: 'PLAZO DE EJECUCIÓN',
      text:
        'La obra iniciará el {{ fecha_inicio | fecha }} y terminará el {{ fecha_termino | fecha }}, conforme al programa que LAS ' +
        'PARTES firmen. Para ello {{ dueno_obra.rol }} {{ dueno_obra | concuerda: "entregará", "entregarán" }} el sitio libre a ' +
        'más tardar en la fecha de inicio.\n\n' +
        'El plazo se prorrogará por el tiempo que dure la causa cuando el atraso se deba a falta de entrega del sitio, del ' +
        'proyecto, de pagos o de autorizaciones a cargo {{ dueno_obra.del }}, a obra adicional o a caso fortuito o fuerza mayor, ' +
        'si {{ contratista.rol }} lo {{ contratista | concuerda: "avisa", "avisan" }} por escrito dentro de los cinco días ' +
        'hábiles siguientes.',
      basis: [
        ...civilCodes('2629', 'Quien contrata por ajuste cerrado debe comenzar y concluir en los términos del contrato.'),
        ...civilCodes('1847', 'No hay pena si el incumplimiento se debe al acreedor o a fuerza mayor.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'modificaciones_obra',
      heading: 'CAMBIOS Y OBRA ADICIONAL',
      text:
        'Ningún cambio, aumento u obra adicional se pagará si {{ dueno_obra.rol }} no lo ' +
        '{{ dueno_obra | concuerda: "autoriza", "autorizan" }} por escrito, con expresión de su precio y de su efecto en el ' +
        'plazo, antes de ejecutarse.',
      basis: [...civilCodes('2627', 'El cambio en el plano sólo se paga si el dueño lo autorizó por escrito con su precio.')],
    },
    {
      kind: 'CLAUSE',
      id: 'licencias',
      heading: 'LICENCIAS Y NORMAS DE CONSTRUCCIÓN',
      text:
        'Las licencias, manifestaciones y permisos de la obra son a cargo ' +
        '{% if licencias == "A cargo del contratista" %}{{ contratista.del }}{% else %}{{ dueno_obra.del }}{% endif %}' +
        '. {% if numero_licencia %}Se cuenta ya con {{ numero_licencia }}. {% endif %}La obra no comenzará sin los que la ley ' +
        'local exija.{% if director_obra %} El director responsable de obra es {{ director_obra }}.{% endif %}\n\n' +
        '{{ contratista.rol }} {{ contratista | concuerda: "cumplirá", "cumplirán" }} las normas de construcción, protección ' +
        'civil, imagen urbana y ambiente, {{ contratista | concuerda: "llevará", "llevarán" }} los residuos de la obra a sitios ' +
        'autorizados y {{ contratista | concuerda: "pagará", "pagarán" }} las multas que deriven de sus faltas.',
      basis: [
        ...civilCodes('2645', 'El constructor responde por inobservar las disposiciones de construcción y por el daño a los vecinos.'),
        {
          law: 'lgahotdu',
          article: '11',
          reason: 'Los municipios expiden las licencias y permisos de las acciones urbanísticas.',
          when: 'jurisdiccion != "CDMX"',
        },
        { law: 'lgpgir', article: '19', reason: 'Los residuos de la construcción son de manejo especial.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'materiales',
      heading: 'MATERIALES Y EQUIPO',
      text:
        '{% if materiales == "Los pone el dueño" %}{{ dueno_obra.rol }} {{ dueno_obra | concuerda: "entregará", "entregarán" }} en ' +
        'el sitio los materiales conforme al programa. {{ contratista.rol }} {{ contratista | concuerda: "los recibirá", "los recibirán" }} ' +
        'con inventario, los {{ contratista | concuerda: "cuidará", "cuidarán" }} y ' +
        '{{ contratista | concuerda: "avisará", "avisarán" }} por escrito de los defectos que {{ contratista | concuerda: "advierta", "adviertan" }} antes de usarlos. La ' +
        'herramienta y el equipo son a su cargo.' +
        '{% else %}{{ contratista.rol }} {{ contratista | concuerda: "pondrá", "pondrán" }} los materiales, la herramienta y el ' +
        'equipo, nuevos los primeros y de la calidad especificada; los sustitutos requieren autorización escrita ' +
        '{{ dueno_obra.del }}.{% endif %}',
      basis: [
        ...civilCodes('2616', 'En la obra a precio alzado el empresario pone los materiales.', LUMP_SUM_WITH_MATERIALS),
        ...civilCodes('2634', 'El empresario responde de la mala calidad de los materiales, salvo los que el dueño impuso advertido de sus defectos.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'direccion',
      heading: 'RESIDENCIA, BITÁCORA Y SUPERVISIÓN',
      text:
        '{{ contratista.rol }} {{ contratista | concuerda: "mantendrá", "mantendrán" }} en el sitio a un residente facultado para ' +
        'resolver{% if residente %}, que será {{ residente }}{% endif %}. {{ dueno_obra.rol }} ' +
        '{{ dueno_obra | concuerda: "podrá", "podrán" }} inspeccionar la obra en todo momento' +
        '{% if supervisor %} por medio de {{ supervisor }}{% endif %}, sin dar órdenes a los trabajadores. Las instrucciones y los ' +
        'hechos relevantes se anotarán en la bitácora, que firmarán los representantes de LAS PARTES. Las diferencias técnicas se someterán a un perito ' +
        'nombrado de común acuerdo, sin perjuicio del derecho de acudir a los tribunales.',
      basis: [
        ...civilCodes('2643', 'La obra a satisfacción del dueño se entiende sujeta a juicio de peritos.'),
        ...civilCodes('2619', 'Sin plano ni presupuesto, las dificultades se resuelven oyendo a peritos.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'subcontratos',
      heading: 'SUBCONTRATOS',
      text:
        '{% if subcontratacion == "Permitida" %}{{ contratista.rol }} {{ contratista | concuerda: "podrá", "podrán" }} encargar ' +
        'partes de la obra a otros, con aviso escrito {{ dueno_obra.al }}' +
        '{% elsif subcontratacion == "Prohibida" %}{{ contratista.rol }} no {{ contratista | concuerda: "podrá", "podrán" }} hacer ' +
        'ejecutar la obra, ni parte de ella, por otros' +
        '{% else %}{{ contratista.rol }} no {{ contratista | concuerda: "podrá", "podrán" }} encargar a otros la obra, ni parte de ' +
        'ella, sin autorización escrita {{ dueno_obra.del }}{% endif %}. ' +
        '{% if subcontratacion != "Prohibida" %}En todo caso {{ contratista.rol }} ' +
        '{{ contratista | concuerda: "responde", "responden" }} de los subcontratistas como de sí ' +
        '{{ contratista | concuerda: "mismo", "misma", "mismos", "mismas" }} y ' +
        '{{ contratista | concuerda: "verificará", "verificarán" }} que cumplan las obligaciones laborales, de seguridad social y ' +
        'de registro.{% endif %}',
      basis: [
        ...civilCodes('2633', 'El empresario no puede hacer ejecutar la obra por otro sin pacto o consentimiento.'),
        ...civilCodes('2642', 'El empresario responde del trabajo de las personas que ocupe.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'trabajadores',
      heading: 'TRABAJADORES Y SEGURIDAD SOCIAL',
      text:
        '{{ contratista.rol }} {{ contratista | concuerda: "es el único patrón", "es la única patrona", "son los únicos patrones", "son las únicas patronas" }} ' +
        'del personal de la obra' +
        '{% if numero_trabajadores %}, que será de aproximadamente {{ numero_trabajadores | numero: "trabajador", "trabajadores" }}{% endif %}. ' +
        '{{ contratista | concuerda: "Deberá", "Deberán" }}:\n\n' +
        'a) registrar la obra ante el Instituto Mexicano del Seguro Social{% if registro_obra %}, bajo el número {{ registro_obra }}{% endif %}, ' +
        'inscribir a los trabajadores desde su ingreso y comunicar sus bajas y salarios;\n' +
        'b) pagar los salarios, las cuotas de seguridad social, las aportaciones de vivienda y los impuestos sobre nómina, y ' +
        'entregar a cada trabajador la constancia de los días trabajados y del salario;\n' +
        'c) cumplir las normas de seguridad y salud en la obra y dar equipo de protección;\n' +
        'd) entregar cada mes {{ dueno_obra.al }} los comprobantes de esos pagos, y al terminar, el aviso de terminación de la ' +
        'obra, y\n' +
        'e) responder de toda reclamación de su personal o de las autoridades contra {{ dueno_obra.rol }}, con los gastos de la ' +
        'defensa.\n\n' +
        '{{ dueno_obra.rol }} {{ dueno_obra | concuerda: "podrá", "podrán" }} suspender los pagos mientras no se acredite el ' +
        'cumplimiento de los incisos a), b) y d).',
      basis: [
        { law: 'lss', article: '15', reason: 'El patrón inscribe a sus trabajadores y, en la construcción, les da constancia de días y salario.' },
        { law: 'lss', article: '15 A', reason: 'Quien contrata la obra responde solidariamente si el contratista incumple en seguridad social.' },
        { law: 'linfonavit', article: '29', reason: 'El patrón inscribe a los trabajadores y paga las aportaciones de vivienda.' },
        ...civilCodes('2642', 'El empresario responde del trabajo de las personas que ocupe en la obra.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'obra_especializada',
      heading: 'OBRA ESPECIALIZADA',
      text:
        'La obra es especializada y ajena a la actividad económica preponderante {{ dueno_obra.del }} y, en su caso, a su objeto ' +
        'social. ' +
        '{{ contratista.rol }} {{ contratista | concuerda: "cuenta", "cuentan" }} con el registro {{ registro_repse | o_linea }} ' +
        'ante la autoridad laboral, lo {{ contratista | concuerda: "mantendrá", "mantendrán" }} vigente y ' +
        '{{ contratista | concuerda: "entregará", "entregarán" }} cada mes los comprobantes de nómina, de retenciones, de ' +
        'seguridad social, de vivienda y del impuesto al valor agregado que las leyes exigen para deducir y acreditar el pago. ' +
        'El número aproximado de trabajadores que participarán en la obra es de ' +
        '{% if numero_trabajadores %}{{ numero_trabajadores | numero }}{% else %}{{ numero_trabajadores | o_linea }}{% endif %}.',
      when: 'personal_a_disposicion == "Sí"',
      basis: [
        { law: 'lft', article: '13', reason: 'Sólo se permite la obra especializada ajena al objeto del beneficiario, con contratista registrado.' },
        { law: 'lft', article: '14', reason: 'El contrato escrito señala el objeto y el número aproximado de trabajadores.' },
        { law: 'lft', article: '15', reason: 'Exige el registro y su renovación cada tres años.' },
        { law: 'lisr', article: '27', reason: 'Enlista los comprobantes que el contratante debe obtener para deducir el pago.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'riesgo',
      heading: 'RIESGO DE LA OBRA Y DAÑOS',
      text:
        'Hasta la entrega, el riesgo de la obra es a cargo {{ contratista.del }}, salvo que {{ dueno_obra.rol }} ' +
        '{{ dueno_obra | concuerda: "se retrase", "se retrasen" }} sin causa en recibirla. {{ contratista.rol }} ' +
        '{{ contratista | concuerda: "responderá", "responderán" }} de los daños que la obra o su personal causen a los vecinos, ' +
        'a terceros o {{ dueno_obra.al }}, y {{ contratista | concuerda: "tomará", "tomarán" }} las medidas para evitarlos.' +
        '{% if seguro %} Para ello {{ contratista | concuerda: "contratará", "contratarán" }} y ' +
        '{{ contratista | concuerda: "mantendrá", "mantendrán" }} hasta la entrega un seguro de responsabilidad civil por ' +
        '{{ seguro | pesos }}, cuya póliza {{ contratista | concuerda: "exhibirá", "exhibirán" }} antes del inicio.{% endif %}',
      basis: [
        ...civilCodes('2617', 'El riesgo de la obra es del empresario hasta la entrega, salvo mora del dueño o pacto.'),
        ...civilCodes('2645', 'El constructor responde de todo daño que cause a los vecinos.'),
        ...civilCodes('1913', 'Quien usa mecanismos peligrosos responde del daño aunque no obre ilícitamente.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'fianza',
      heading: 'FIANZAS',
      text:
        '{{ contratista.rol }} {{ contratista | concuerda: "entregará", "entregarán" }}, expedidas por institución ' +
        'autorizada y a favor {{ dueno_obra.del }}:\n\n' +
        '{% if anticipo %}- antes de recibir el anticipo, fianza por el total de éste, {{ anticipo | pesos }}, vigente hasta su amortización;\n{% endif %}' +
        '- antes del inicio, fianza de cumplimiento por el {{ fianza_cumplimiento | default: 10 | porcentaje }} del precio, vigente hasta la ' +
        'recepción de la obra, y\n' +
        '- al recibirse la obra, fianza por defectos y vicios ocultos por el 10 % (diez por ciento) del precio, vigente durante ' +
        'la garantía de la cláusula {{ clausula.vicios }}.\n\n' +
        'Las fianzas subsistirán durante la sustanciación de los recursos y juicios, y sólo se cancelarán con la conformidad ' +
        'escrita {{ dueno_obra.del }}. El afianzador deberá consentir las prórrogas.',
      when: 'fianza == "Sí"',
      basis: [
        ...civilCodes('2794', 'Por la fianza otra persona se compromete a pagar si el deudor no lo hace.'),
        ...civilCodes('2811', 'Las fianzas en póliza no se rigen por el Código Civil, sino por su ley especial.'),
        ...civilCodes('2846', 'La prórroga sin consentimiento del fiador extingue la fianza.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'entrega',
      heading: 'ENTREGA Y RECEPCIÓN',
      text:
        'Terminada la obra, {{ contratista.rol }} lo {{ contratista | concuerda: "avisará", "avisarán" }} por escrito. Dentro de ' +
        'los diez días hábiles siguientes LAS PARTES la revisarán y levantarán acta; si hay detalles o faltantes, se enlistarán ' +
        'con un plazo para corregirlos, y la recepción se tendrá por hecha cuando se corrijan. Con la entrega ' +
        '{{ contratista.rol }} {{ contratista | concuerda: "dará", "darán" }} los planos de la obra terminada, los manuales, las ' +
        'garantías y el finiquito, y {{ contratista | concuerda: "dejará", "dejarán" }} el sitio limpio. Si {{ dueno_obra.rol }} ' +
        'no {{ dueno_obra | concuerda: "acude", "acuden" }} sin causa justificada, el riesgo pasará a su cargo.',
      basis: [
        ...civilCodes('2617', 'El riesgo pasa al dueño con la entrega o si se retrasa en recibir.'),
        ...civilCodes('2628', 'Pagado y recibido el precio sin reserva no hay reclamación sobre él.'),
        ...civilCodes('2643', 'La aprobación de la obra se reserva a juicio de peritos.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'vicios',
      heading: 'DEFECTOS Y VICIOS OCULTOS',
      text:
        'Aun recibida la obra, {{ contratista.rol }} {{ contratista | concuerda: "responde", "responden" }} de los defectos que ' +
        'aparezcan después y que procedan de la construcción, {% if materiales == "Los pone el dueño" %}de los materiales cuyos ' +
        'defectos {{ contratista | concuerda: "debió", "debieron" }} advertir,{% else %}de los materiales{% endif %} o del suelo. Durante ' +
        '{{ garantia_vicios_meses | default: 12 | numero: "mes", "meses" }} desde la recepción los ' +
        '{{ contratista | concuerda: "reparará", "repararán" }} sin costo dentro de los diez días hábiles siguientes al aviso; ' +
        'si no lo {{ contratista | concuerda: "hace", "hacen" }}, {{ dueno_obra.rol }} ' +
        '{{ dueno_obra | concuerda: "podrá", "podrán" }} encargar la reparación a su costa. La garantía no limita la ' +
        'responsabilidad que la ley impone por vicios de la construcción. No {{ contratista | concuerda: "responde", "responden" }} de los materiales defectuosos o del ' +
        'terreno inapropiado que {{ dueno_obra.rol }} {{ dueno_obra | concuerda: "haya impuesto", "hayan impuesto" }} a pesar de ' +
        'sus observaciones escritas.',
      basis: [...civilCodes('2634', 'Recibida la obra, el empresario responde de los vicios de construcción, de materiales y del suelo.')],
    },
    {
      kind: 'CLAUSE',
      id: 'pena',
      heading: 'PENA CONVENCIONAL',
      text:
        '{% if tipo_pena == "Por incumplimiento" %}Si {{ contratista.rol }} no ' +
        '{{ contratista | concuerda: "cumple", "cumplen" }} este contrato por su culpa, ' +
        '{{ contratista | concuerda: "pagará", "pagarán" }} como pena {{ pena_convencional | pesos }}, que sustituye a los daños y ' +
        'perjuicios y se reducirá en proporción a la obra ejecutada y recibida.' +
        '{% else %}Por cada día natural de atraso imputable {{ contratista.al }} respecto de la fecha de término, ' +
        '{{ contratista | concuerda: "pagará", "pagarán" }} como pena {{ pena_convencional | pesos }}, hasta un máximo del ' +
        '{{ tope_pena | default: 10 | porcentaje }} del precio. Es una pena por el solo retardo: puede exigirse junto con el ' +
        'cumplimiento y descontarse de los pagos pendientes. Alcanzado el máximo, {{ dueno_obra.rol }} ' +
        '{{ dueno_obra | concuerda: "podrá", "podrán" }} rescindir el contrato.{% endif %} No se aplicará cuando el ' +
        'incumplimiento se deba {{ dueno_obra.al }}, a caso fortuito o a fuerza mayor, ni podrá exceder de la obligación ' +
        'principal.',
      when: 'pena_convencional',
      basis: [
        ...civilCodes('1840', 'Si se pacta una pena no se reclaman, además, daños y perjuicios.'),
        ...civilCodes('1843', 'La pena no puede exceder a la obligación principal.'),
        ...civilCodes('1844', 'Si la obligación se cumplió en parte, la pena se reduce en proporción.', 'tipo_pena == "Por incumplimiento"'),
        ...civilCodes('1846', 'La pena por el simple retardo puede exigirse junto con el cumplimiento.', 'tipo_pena != "Por incumplimiento"'),
        ...civilCodes('1847', 'No hay pena si el incumplimiento se debe al acreedor o a fuerza mayor.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'suspension',
      heading: 'SUSPENSIÓN',
      text:
        '{{ dueno_obra.rol }} {{ dueno_obra | concuerda: "podrá", "podrán" }} suspender la obra con aviso escrito; ' +
        '{{ dueno_obra | concuerda: "pagará", "pagarán" }} lo ejecutado y los gastos comprobados de la suspensión, y el plazo se ' +
        'prorrogará. {{ contratista.rol }} {{ contratista | concuerda: "podrá", "podrán" }} suspenderla si no se paga una ' +
        'cantidad exigible dentro de los quince días hábiles siguientes a su requerimiento.',
      basis: [
        ...civilCodes('1949', 'En las obligaciones recíprocas el incumplimiento de una parte da acciones a la otra.'),
        ...civilCodes('1796', 'El contrato obliga conforme a la buena fe.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'desistimiento',
      heading: 'DESISTIMIENTO {{ dueno_obra.del }}',
      text:
        '{{ dueno_obra.rol }} {{ dueno_obra | concuerda: "podrá", "podrán" }} desistir de la obra comenzada si ' +
        '{{ dueno_obra | concuerda: "indemniza", "indemnizan" }} {{ contratista.al }} de los gastos y trabajos hechos y de la ' +
        'utilidad que la obra habría dejado. Hecho el pago, {{ dueno_obra | concuerda: "podrá", "podrán" }} continuar la obra con otras ' +
        'personas y con el mismo proyecto.',
      basis: [
        ...civilCodes('2635', 'El dueño puede desistir si indemniza gastos, trabajos y utilidad.', LUMP_SUM),
        ...civilCodes('2636', 'La obra por medida sin total fijado puede resolverse pagando lo concluido.', UNIT_PRICES),
        ...civilCodes('2637', 'Pagado el empresario, el dueño puede continuar la obra con otros.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'rescision',
      heading: 'RESCISIÓN',
      text:
        'Si una de LAS PARTES incumple, la otra podrá requerirle por escrito que lo corrija en diez días hábiles y, si no lo ' +
        'hace, exigir el cumplimiento o la rescisión{% if pena_convencional %}{% else %}, con el pago de daños y perjuicios en ambos ' +
        'casos{% endif %}. Son causas de rescisión imputables {{ contratista.al }}, entre otras: ' +
        'abandonar la obra más de diez días hábiles, no corregir los trabajos defectuosos, no inscribir o no pagar a sus ' +
        'trabajadores, y subcontratar contra lo pactado; e imputables {{ dueno_obra.al }}: no entregar el sitio y no pagar. Al ' +
        'rescindirse se medirá la obra, se pagará la ejecutada conforme al contrato y se harán las deducciones que correspondan' +
        '{% if pena_convencional %}, sin que se sumen la pena y los daños y perjuicios por el mismo incumplimiento{% endif %}.',
      basis: [
        ...civilCodes('1949', 'El perjudicado puede escoger entre el cumplimiento y la resolución, con daños y perjuicios.'),
        ...civilCodes('2104', 'Quien no presta el hecho convenido responde de daños y perjuicios.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'imposibilidad',
      heading:
        'IMPOSIBILIDAD DE CONCLUIR' +
        '{% if dueno_obra.hay_empresa != true or contratista.hay_empresa != true %} Y MUERTE DE UNA PARTE{% endif %}',
      text:
        'Si {{ contratista.rol }} no {{ contratista | concuerda: "puede", "pueden" }} concluir la obra por una causa ajena a su ' +
        'voluntad, el contrato podrá rescindirse y se pagarán el trabajo y los gastos hechos.' +
        '{% if contratista.hay_empresa != true %} Lo mismo vale en caso de muerte' +
        '{% if contratista.varios %} de cualquiera{% endif %} {{ contratista.del }}, en favor de sus herederos.{% endif %}' +
        '{% if dueno_obra.hay_empresa != true %} La muerte{% if dueno_obra.varios %} de cualquiera{% endif %} ' +
        '{{ dueno_obra.del }} no termina el contrato: sus herederos quedan obligados a cumplirlo.{% endif %}',
      basis: [
        ...civilCodes('2639', 'El contrato puede rescindirse si el empresario no puede concluir por causa ajena a su voluntad.'),
        ...civilCodes('2638', 'La muerte del empresario permite rescindir, con indemnización a sus herederos.', 'contratista.hay_empresa != true'),
        ...civilCodes('2640', 'La muerte del dueño no rescinde el contrato.', 'dueno_obra.hay_empresa != true'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'proveedores',
      heading: 'PROVEEDORES Y ACREEDORES {{ contratista.del }}',
      text:
        '{{ contratista.rol }} {{ contratista | concuerda: "pagará", "pagarán" }} puntualmente a sus proveedores y ' +
        'subcontratistas. {{ dueno_obra.rol }} no {{ dueno_obra | concuerda: "responderá", "responderán" }} ante ellos sino hasta ' +
        'la cantidad que {{ dueno_obra | concuerda: "adeude", "adeuden" }} {{ contratista.al }}, y {{ dueno_obra | concuerda: "podrá", "podrán" }} exigir la constancia de ' +
        'que están pagados antes de cada pago.',
      basis: [...civilCodes('2641', 'Quien suministra material o trabaja para el empresario sólo tiene acción contra el dueño hasta lo que éste deba.')],
    },
    {
      kind: 'CLAUSE',
      id: 'impuestos',
      heading: 'IMPUESTOS',
      text:
        'Cada parte cubrirá los impuestos y las contribuciones que la ley ponga a su cargo. {{ contratista.rol }} ' +
        '{{ contratista | concuerda: "expedirá", "expedirán" }} comprobante fiscal digital por el anticipo y por cada pago, con el ' +
        'impuesto al valor agregado por separado cuando se cause. Las retenciones que la ley ordene se harán y documentarán ' +
        'conforme a ella.',
      basis: [
        { law: 'cff', article: '29', reason: 'Los ingresos y las retenciones se documentan con comprobantes fiscales digitales.' },
        { law: 'liva', article: '1', reason: 'El impuesto se traslada en forma expresa y por separado.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'varios_duenos',
      heading: 'PLURALIDAD DE DUEÑOS',
      text: '{{ dueno_obra.rol }} responden solidariamente del pago del precio y de las demás obligaciones de este contrato.',
      when: 'dueno_obra.varios',
      basis: [...civilCodes('1988', 'La solidaridad no se presume: resulta de la ley o del pacto.')],
    },
    {
      kind: 'CLAUSE',
      id: 'varios_contratistas',
      heading: 'PLURALIDAD DE CONTRATISTAS',
      text:
        '{{ contratista.rol }} responden solidariamente de la ejecución de la obra y de todas las obligaciones de este contrato, ' +
        'y designarán por escrito a un representante común.',
      when: 'contratista.varios',
      basis: [...civilCodes('1988', 'La solidaridad no se presume: resulta de la ley o del pacto.')],
    },
    fortuitousEventClause,
    {
      kind: 'CLAUSE',
      id: 'cesion',
      heading: 'CESIÓN',
      text:
        'Ninguna de LAS PARTES podrá ceder este contrato sin el consentimiento escrito de la otra. Los derechos de cobro ya ' +
        'exigibles podrán cederse con notificación {{ dueno_obra.al }}.',
      basis: [
        ...civilCodes('2633', 'La obra no puede hacerse ejecutar por otro sin consentimiento del dueño.'),
        ...civilCodes('2036', 'La cesión de un crédito se notifica al deudor.'),
      ],
    },
    personalDataClause,
    noticesClause,
    amendmentsClause,
    {
      kind: 'CLAUSE',
      id: 'jurisdiccion',
      heading: 'LEY APLICABLE Y JURISDICCIÓN',
      text:
        'Este contrato se rige por el {{ ley_civil }} y, en lo que tenga carácter mercantil para alguna de LAS PARTES, por el ' +
        'Código de Comercio. Para su interpretación y cumplimiento LAS PARTES se someten de manera expresa a ' +
        '{% if tribunales %}los tribunales competentes de {{ tribunales }}{% else %}los tribunales competentes del lugar en que se ' +
        'ubica la obra{% endif %}, y renuncian clara y terminantemente a cualquier otro fuero que pudiera corresponderles por su ' +
        'domicilio presente o futuro o por otra causa.',
      basis: [
        { law: 'ccom', article: '1050', reason: 'Si el acto es mercantil para una parte, la controversia se rige por las leyes mercantiles.' },
        { law: 'ccom', article: '1093', reason: 'La sumisión vale para tribunales del domicilio, del lugar de cumplimiento o de ubicación de la cosa.' },
        { law: 'cnpcf', article: '86', reason: 'La sumisión expresa exige renunciar con claridad al fuero propio.' },
      ],
    },
    closing,
    { kind: 'SIGNATURES', parties: ['dueno_obra', 'contratista'], witnesses: 'testigos' },
  ],
  checks: worksChecks,
  formalities: [
    'La obra en inmueble por ajuste cerrado se contrata por escrito, con descripción pormenorizada y, en su caso, plano o presupuesto (artículo 2618 del Código Civil).',
    'La licencia o manifestación de construcción se tramita ante la autoridad local antes de iniciar.',
    'La obra y los trabajadores se registran ante el Instituto Mexicano del Seguro Social (artículo 15 de la Ley del Seguro Social).',
    'Si el personal queda a disposición del dueño, el contratista necesita registro REPSE (artículos 13 a 15 de la Ley Federal del Trabajo).',
  ],
  samples: worksSamples,
} as const satisfies ContractTemplate;

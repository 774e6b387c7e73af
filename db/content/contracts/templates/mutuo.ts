import { amendmentsClause, appearance, civilCourtsClause, closing, commercialCourtsClause, jointDeclaration, noticesClause, personalDataClause } from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { ONLY_CIVIL, ONLY_COMMERCIAL, ofCivilLoan, ofAnyLoan, ofCommercialLoan } from './mutuo/basis.ts';
import { loanChecks } from './mutuo/checks.ts';
import { loanFields, loanSamples, loanSteps } from './mutuo/form.ts';

export const mutuo = {
  id: 'mutuo',
  name: 'Mutuo',
  description: 'Préstamo de dinero, con o sin intereses, que se devuelve en un plazo; civil o mercantil.',
  category: 'CIVIL',
  complexity: 'INTERMEDIATE',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: loanSteps,
  fields: loanFields,
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO DE MUTUO{% if interes_anual > 0 %} CON INTERÉS{% endif %}' },
    appearance('Contrato de mutuo', 'mutuante', 'mutuatario'),
    {
      kind: 'PARAGRAPH',
      text:
        '{{ obligado_solidario | concuerda: "Comparece", "Comparecen" }} también {{ obligado_solidario.comparecencia }}, {{ obligado_solidario | concuerda: "a quien", "a quienes" }} ' +
        'se denominará «{{ obligado_solidario.rol }}» y que {{ obligado_solidario | concuerda: "se comprende", "se comprenden" }} en LAS PARTES en lo que toca a sus obligaciones.',
      when: 'obligado_solidario',
    },
    {
      kind: 'PARAGRAPH',
      text:
        '{{ fiador | concuerda: "Comparece", "Comparecen" }} también {{ fiador.comparecencia }}, {{ fiador | concuerda: "a quien", "a quienes" }} se denominará ' +
        '«{{ fiador.rol }}» y que {{ fiador | concuerda: "se comprende", "se comprenden" }} en LAS PARTES en lo que toca a sus obligaciones.',
      when: 'fiador',
    },
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'mutuante',
      text: 'Que el dinero que {{ mutuante | concuerda: "presta", "prestan" }} es propio y de procedencia lícita.',
    },
    {
      kind: 'DECLARATIONS',
      of: 'mutuatario',
      text:
        'Que {{ mutuatario | concuerda: "solicitó", "solicitaron" }} el préstamo{% if naturaleza == "Mercantil" %} para destinarlo a actos de comercio{% endif %} y ' +
        '{{ mutuatario | concuerda: "tiene", "tienen" }} capacidad económica para pagarlo.\n\n' +
        'Que {{ mutuatario | concuerda: "recibió", "recibieron" }} explicación suficiente del monto, ' +
        '{% if interes_anual > 0 %}la tasa, {% endif %}los plazos y el total de lo que deberá pagarse.',
    },
    { kind: 'DECLARATIONS', of: 'obligado_solidario', when: 'obligado_solidario' },
    { kind: 'DECLARATIONS', of: 'fiador', when: 'fiador' },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text:
        '{{ mutuante.rol }} {% if facts.dias.fecha_firma_a_fecha_entrega < 0 %}{{ mutuante | concuerda: "transmitió", "transmitieron" }}' +
        '{% else %}{{ mutuante | concuerda: "se obliga", "se obligan" }} a transmitir{% endif %} en propiedad ' +
        '{{ mutuatario.al }}, en mutuo{% if naturaleza == "Mercantil" %} mercantil{% endif %}, la cantidad de ' +
        '{{ monto | pesos }}, y {{ mutuatario.rol }} {{ mutuatario | concuerda: "se obliga", "se obligan" }} a devolver una ' +
        'cantidad igual en moneda nacional{% if interes_anual > 0 %}, con los intereses pactados{% endif %}, en los términos ' +
        'de este contrato.',
      basis: [
        ...ofCivilLoan('2384', 'Por el mutuo se transfiere la propiedad del dinero y se debe devolver otro tanto.'),
        ...ofCivilLoan('2389', 'El dinero se devuelve en cantidad igual, conforme a la ley monetaria vigente al pagar.'),
        ...ofCommercialLoan('358', 'El préstamo es mercantil si se expresa que se destina a actos de comercio.'),
        ...ofCommercialLoan('359', 'El dinero se devuelve en cantidad igual, conforme a la ley monetaria vigente al pagar.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'entrega',
      heading: 'ENTREGA',
      text:
        'La cantidad {% if facts.dias.fecha_firma_a_fecha_entrega < 0 %}se entregó{% else %}se entregará{% endif %} el ' +
        '{{ fecha_entrega | fecha }} ' +
        '{% if medio_entrega == "Efectivo" %}en efectivo, contra recibo firmado por {{ mutuatario.rol }}' +
        '{% elsif medio_entrega == "Cheque nominativo" %}mediante cheque nominativo a favor {{ mutuatario.del }}, salvo buen ' +
        'cobro{% else %}por transferencia electrónica a la cuenta ' +
        '{% if cuenta_entrega %}{{ cuenta_entrega }}{% else %}{{ cuenta_entrega | o_linea }}{% endif %}, a nombre ' +
        '{{ mutuatario.del }}{% endif %}. El recibo o el comprobante de la entrega formará parte de este contrato.' +
        '{% if interes_anual > 0 %} Los intereses corren desde que la cantidad {% if facts.dias.fecha_firma_a_fecha_entrega < 0 %}se recibió{% else %}se reciba{% endif %}.{% endif %}',
      basis: [
        ...ofAnyLoan('2386', 'Lo prestado se entrega y se restituye en el lugar convenido.'),
        ...ofAnyLoan('2384', 'La obligación de devolver supone que el dinero se transfirió.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'destino',
      heading: 'DESTINO',
      text:
        'El dinero se destinará a lo siguiente:\n\n{{ destino }}' +
        '{% if naturaleza == "Mercantil" %}\n\nLAS PARTES expresan que ese destino es un acto de comercio y no una necesidad ' +
        'ajena a éste.{% endif %}',
      when: 'destino',
      basis: [
        ...ofCommercialLoan('358', 'La expresión del destino comercial hace mercantil el préstamo.'),
        ...ofCivilLoan('1796', 'El contrato obliga al cumplimiento de lo expresamente pactado.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'plazo',
      heading: 'PLAZO',
      text:
        'El plazo es de {{ plazo_meses | numero: "mes", "meses" }} y vence el ' +
        '{{ fecha_entrega | mas_meses: plazo_meses | fecha }}. Si un vencimiento cae en día inhábil, el pago se hará el día ' +
        'hábil siguiente sin recargo.',
      basis: [
        ...ofAnyLoan('2079', 'El pago se hace en el tiempo que el contrato designa.'),
        ...ofAnyLoan('2385', 'Sólo a falta de plazo pactado se aplican las reglas de la ley para la devolución.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'intereses',
      heading: 'INTERESES ORDINARIOS',
      text:
        'El saldo de capital no pagado causará intereses ordinarios a la tasa fija del {{ interes_anual | porcentaje }} anual, ' +
        'calculados por los días efectivamente transcurridos sobre la base de un año de trescientos sesenta y cinco días. Se ' +
        'pagarán por periodos vencidos{% if forma_pago == "Un solo pago al vencimiento" or forma_pago == nil %}, al vencimiento ' +
        'del plazo{% endif %}. A los intereses se sumará el impuesto al valor agregado cuando se cause conforme a ' +
        'la ley.',
      when: 'interes_anual > 0',
      basis: [
        ...ofCivilLoan('2393', 'Se permite pactar intereses en el mutuo.'),
        ...ofCivilLoan('2395', 'El interés convencional puede ser mayor o menor que el legal de nueve por ciento anual.'),
        ...ofCommercialLoan('361', 'Toda prestación pactada por escrito a favor del acreedor se considera interés.'),
        { law: 'liva', article: '15', reason: 'Señala los intereses por los que no se paga el impuesto.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'gratuidad',
      heading: 'PRÉSTAMO SIN INTERESES',
      text: 'El préstamo es gratuito: no causa intereses ordinarios durante el plazo.',
      when: 'interes_anual == nil or interes_anual == 0',
      basis: [
        ...ofCivilLoan('2393', 'Los intereses son una facultad: sólo se deben si se estipulan.'),
        ...ofCommercialLoan('361', 'Sólo es interés la prestación que consta por escrito.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'forma_pago',
      heading: 'FORMA DE PAGO',
      text:
        '{{ mutuatario.rol }} {{ mutuatario | concuerda: "pagará", "pagarán" }} ' +
        '{% if forma_pago == "Pagos mensuales de capital e intereses" and plazo_meses > 1 %}el capital en ' +
        '{{ plazo_meses | numero_f: "amortización mensual y consecutiva", "amortizaciones mensuales y consecutivas" }} de igual monto, ' +
        'con el ajuste de centavos en la última{% if interes_anual > 0 %}, y con cada una los intereses causados sobre el saldo ' +
        'no pagado{% endif %}. La primera vence el {{ fecha_entrega | mas_meses: 1 | fecha }} y la última el ' +
        '{{ fecha_entrega | mas_meses: plazo_meses | fecha }}; las demás, el mismo día de cada mes o el último si el mes no lo ' +
        'tiene' +
        '{% elsif forma_pago == "Intereses mensuales y capital al vencimiento" and interes_anual > 0 and plazo_meses > 1 %}los intereses cada mes, ' +
        'a partir del {{ fecha_entrega | mas_meses: 1 | fecha }}, y el capital en una sola exhibición el ' +
        '{{ fecha_entrega | mas_meses: plazo_meses | fecha }}' +
        '{% elsif forma_pago == "Calendario de pagos" and pagos %}el capital conforme al calendario de esta cláusula' +
        '{% if interes_anual > 0 %}, y con cada pago los intereses causados hasta su fecha{% endif %}' +
        '{% else %}el capital{% if interes_anual > 0 %} y los intereses{% endif %} en una sola exhibición el ' +
        '{{ fecha_entrega | mas_meses: plazo_meses | fecha }}{% endif %}.',
      basis: [
        ...ofAnyLoan('2078', 'El pago se hace del modo pactado; por partes, sólo si así se convino.'),
        ...ofAnyLoan('2062', 'Pagar es entregar la cantidad debida.'),
      ],
    },
    { kind: 'TABLE', field: 'pagos', when: 'forma_pago == "Calendario de pagos" and pagos' },
    {
      kind: 'CLAUSE',
      id: 'lugar_pago',
      heading: 'LUGAR Y MEDIO DE PAGO',
      text:
        'Los pagos se harán en {% if lugar_pago %}{{ lugar_pago }}{% else %}el domicilio {{ mutuatario.del }}{% endif %}' +
        '{% if cuenta_pago %}, o por transferencia a la cuenta {{ cuenta_pago }}, que tendrá los mismos efectos desde que el ' +
        'dinero se abone{% else %}, o por transferencia a la cuenta que {{ mutuante.rol }} ' +
        '{{ mutuante | concuerda: "indique", "indiquen" }} por escrito{% endif %}. De cada pago se dará recibo. ' +
        'Al quedar pagada la deuda, {{ mutuante.rol }} {{ mutuante | concuerda: "entregará", "entregarán" }} el finiquito' +
        '{% if pagares == "Sí" %}, {{ mutuante | concuerda: "devolverá", "devolverán" }} los pagarés{% endif %} y ' +
        '{{ mutuante | concuerda: "liberará", "liberarán" }} las garantías que existan, dentro de los diez días hábiles siguientes.',
      basis: [
        ...ofAnyLoan('2387', 'Sin lugar convenido, el dinero se restituye en el domicilio del deudor.'),
        ...ofAnyLoan('2085', 'Quien cambia de domicilio paga los mayores gastos que cause.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'aplicacion',
      heading: 'APLICACIÓN DE LOS PAGOS',
      text:
        'Los pagos se aplicarán primero a los intereses moratorios, después a los ordinarios y al final al capital. Todo recibo ' +
        'de capital se entiende dado con reserva expresa de los intereses devengados que no se hayan pagado.',
      when: 'interes_anual > 0 or interes_moratorio > 0',
      basis: [
        ...ofCivilLoan('2090', 'Si el capital se paga sin reserva de réditos, se presume que éstos están pagados.'),
        ...ofCivilLoan('2094', 'Lo pagado a cuenta no se aplica al capital mientras haya intereses vencidos, salvo pacto.'),
        ...ofCommercialLoan('364', 'Recibir el capital sin reserva extingue los intereses, y los abonos van primero a ellos.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'pago_anticipado',
      heading: 'PAGO ANTICIPADO',
      text:
        '{{ mutuatario.rol }} {{ mutuatario | concuerda: "podrá", "podrán" }} pagar antes del vencimiento, en todo o en parte, ' +
        'sin pena ni comisión, con aviso escrito de quince días naturales' +
        '{% if interes_anual > 0 %} y con el pago de los intereses causados hasta ese día. El pago parcial anticipado reduce el ' +
        'capital que causa intereses{% endif %}.',
      basis: [
        ...ofCivilLoan('2396', 'Con interés mayor al legal, el deudor puede devolver el capital pasados seis meses.'),
        ...ofCommercialLoan('78', 'En lo mercantil cada quien se obliga en los términos en que quiso obligarse.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'mora',
      heading: 'INTERESES MORATORIOS',
      text:
        'La cantidad de capital que no se pague a su vencimiento causará, en lugar de los intereses ordinarios, intereses ' +
        'moratorios a la tasa del {{ interes_moratorio | porcentaje }} anual, desde el día siguiente al vencimiento y hasta el ' +
        'día del pago.',
      when: 'interes_moratorio > 0',
      basis: [
        ...ofCivilLoan('2117', 'En deudas de dinero el daño por la mora no pasa del interés legal, salvo convenio.'),
        ...ofCivilLoan('2395', 'El juez puede reducir el interés desproporcionado.'),
        ...ofCommercialLoan('362', 'El deudor en mora paga el interés pactado o, en su defecto, seis por ciento anual.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'sin_capitalizacion',
      heading: 'INTERESES SIN CAPITALIZACIÓN',
      text: 'Los intereses no se capitalizarán ni causarán a su vez intereses.',
      when: 'capitalizacion != "Sí" and (interes_anual > 0 or interes_moratorio > 0)',
      basis: [
        ...ofCivilLoan('2397', 'Es nulo convenir de antemano que los intereses se capitalicen.'),
        ...ofCommercialLoan('363', 'Los intereses vencidos no devengan intereses, salvo que las partes los capitalicen.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'capitalizacion',
      heading: 'CAPITALIZACIÓN DE INTERESES VENCIDOS',
      text:
        'LAS PARTES convienen de manera expresa que los intereses ordinarios vencidos y no pagados se sumen al capital en la ' +
        'fecha en que debieron pagarse. Los intereses moratorios no se capitalizarán.',
      when: 'capitalizacion == "Sí"',
      basis: [...ofCommercialLoan('363', 'Los contratantes pueden capitalizar los intereses vencidos y no pagados.'),
        ...ofCivilLoan('2397', 'En el mutuo civil este pacto es nulo.')],
    },
    {
      kind: 'CLAUSE',
      id: 'vencimiento_anticipado',
      heading: 'VENCIMIENTO ANTICIPADO',
      text:
        '{{ mutuante.rol }} {{ mutuante | concuerda: "podrá", "podrán" }} dar por vencido el plazo y exigir el total de lo ' +
        'adeudado, con aviso escrito {{ mutuatario.al }}, si {{ mutuatario | concuerda: "éste", "ésta", "éstos", "éstas" }}:\n\n' +
        'a) no {{ mutuatario | concuerda: "paga", "pagan" }} una cantidad exigible dentro de los diez días hábiles siguientes a ' +
        'su vencimiento;\n' +
        'b) {{ mutuatario | concuerda: "cae", "caen" }} en insolvencia y no {{ mutuatario | concuerda: "garantiza", "garantizan" }} ' +
        'la deuda;\n' +
        'c) no {{ mutuatario | concuerda: "otorga", "otorgan" }} las garantías prometidas, o éstas disminuyen por sus actos o ' +
        'desaparecen y no se sustituyen por otras igualmente seguras, o\n' +
        'd) {{ mutuatario | concuerda: "obtuvo", "obtuvieron" }} el préstamo con información falsa{% if destino %} o ' +
        '{{ mutuatario | concuerda: "da", "dan" }} al dinero un destino distinto del pactado{% endif %}.',
      basis: [
        ...ofAnyLoan('1959', 'El deudor insolvente, o que no da o disminuye las garantías, pierde el derecho al plazo.'),
        ...ofAnyLoan('1949', 'Ante el incumplimiento se puede exigir el cumplimiento o la resolución.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'pagares',
      heading: 'PAGARÉS',
      text:
        '{{ mutuatario.rol }} {{ mutuatario | concuerda: "suscribe", "suscriben" }} en esta fecha, a la orden ' +
        '{{ mutuante.del }}, el pagaré o los pagarés que documentan las cantidades de este contrato. No son una deuda distinta ' +
        'ni constituyen novación: el pago de cada pagaré extingue en la misma medida la obligación del contrato, y el tenedor ' +
        'lo devolverá al ser pagado.',
      when: 'pagares == "Sí"',
      basis: [
        { law: 'lgtoc', article: '170', reason: 'El pagaré debe contener la mención, la promesa incondicional y los demás requisitos.' },
        { law: 'lgtoc', article: '168', reason: 'La acción del contrato subsiste junto al título, salvo novación.' },
        { law: 'lgtoc', article: '17', reason: 'El tenedor que recibe el pago debe restituir el título.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'prenda',
      heading: 'GARANTÍA PRENDARIA',
      text:
        'En garantía de todas las obligaciones de este contrato se constituye prenda sobre los bienes siguientes:\n\n' +
        '{{ garantia | o_linea }}\n\n' +
        '{% if poder_prenda == "El mutuatario" %}Los bienes quedan en poder {{ mutuatario.del }}, por acuerdo de LAS PARTES; ' +
        '{{ mutuatario | concuerda: "podrá", "podrán" }} usarlos y {{ mutuatario | concuerda: "deberá", "deberán" }} conservarlos, ' +
        'y la prenda se inscribirá en el registro que corresponda para que surta efectos contra terceros.' +
        '{% else %}Los bienes se entregan en este acto {{ mutuante.al }}, ' +
        '{{ mutuante | concuerda: "quien los conservará", "quienes los conservarán" }} como propios sin usarlos y los ' +
        '{{ mutuante | concuerda: "devolverá", "devolverán" }} al quedar pagada la deuda.{% endif %} En caso de incumplimiento la venta se hará en la forma que la ley ' +
        'ordena; {{ mutuante.rol }} no {{ mutuante | concuerda: "podrá apropiarse", "podrán apropiarse" }} los bienes por el solo ' +
        'incumplimiento.',
      when: 'tipo_garantia == "Prenda"',
      basis: [
        ...ofCivilLoan('2858', 'La prenda se constituye con la entrega real o jurídica del bien.'),
        ...ofCivilLoan('2860', 'La prenda consta por escrito, y contra terceros exige fecha cierta o registro.'),
        ...ofCivilLoan('2887', 'Es nulo el pacto que permite al acreedor apropiarse la prenda.'),
        { law: 'lgtoc', article: '334', reason: 'Señala cómo se constituye la prenda mercantil.', when: ONLY_COMMERCIAL },
        {
          law: 'lgtoc',
          article: '344',
          reason: 'El acreedor no se hace dueño de la prenda sin el consentimiento expreso del deudor.',
          when: ONLY_COMMERCIAL,
        },
        {
          law: 'lgtoc',
          article: '346',
          reason: 'Regula la prenda sin transmisión de posesión.',
          when: `${ONLY_COMMERCIAL} and poder_prenda == "El mutuatario"`,
        },
        {
          law: 'lgtoc',
          article: '365',
          reason: 'Exige escrito y, desde 250,000 unidades de inversión, ratificar las firmas ante fedatario.',
          when: `${ONLY_COMMERCIAL} and poder_prenda == "El mutuatario"`,
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'hipoteca',
      heading: 'GARANTÍA HIPOTECARIA',
      text:
        'En garantía de todas las obligaciones de este contrato, {{ mutuatario.rol }} ' +
        '{{ mutuatario | concuerda: "se obliga", "se obligan" }} a constituir, o a que el titular del inmueble constituya, ' +
        'hipoteca en primer lugar, dentro de los treinta días naturales siguientes, ante notario público y con inscripción en el registro ' +
        'público de la propiedad, sobre lo siguiente:\n\n{{ garantia | o_linea }}\n\n' +
        'Los gastos, derechos y honorarios de la hipoteca y de su cancelación son a cargo {{ mutuatario.del }}. Mientras no se ' +
        'inscriba, la hipoteca no producirá efectos contra terceros.',
      when: 'tipo_garantia == "Hipoteca"',
      basis: [
        ...ofAnyLoan('2893', 'La hipoteca grava bienes que no se entregan al acreedor y le da preferencia en el pago.'),
        ...ofAnyLoan('2917', 'La hipoteca se otorga con las formalidades de la venta de inmuebles.'),
        ...ofAnyLoan('2919', 'Necesita registro para producir efectos contra terceros.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'otra_garantia',
      heading: 'GARANTÍA',
      text:
        'Las obligaciones de este contrato se garantizan con lo siguiente:\n\n{{ garantia }}\n\nLAS PARTES darán a la garantía la ' +
        'forma y la inscripción que la ley exija según su naturaleza.',
      when: 'garantia and tipo_garantia != "Prenda" and tipo_garantia != "Hipoteca"',
      basis: [...ofAnyLoan('1959', 'El deudor que no otorga las garantías prometidas pierde el derecho al plazo.'),
        ...ofAnyLoan('1832', 'Cada quien se obliga en los términos que aparezca que quiso obligarse, salvo forma exigida.')],
    },
    {
      kind: 'CLAUSE',
      id: 'obligacion_solidaria',
      heading: 'OBLIGACIÓN SOLIDARIA',
      text:
        '{{ obligado_solidario.rol }} {{ obligado_solidario | concuerda: "se obliga", "se obligan" }} solidariamente con ' +
        '{{ mutuatario.rol }} al pago de todas las cantidades que resulten de este contrato, sin beneficio de orden, excusión ' +
        'ni división, hasta su pago total. {{ mutuante.rol }} {{ mutuante | concuerda: "podrá", "podrán" }} exigir el todo a ' +
        'cualquiera. Las prórrogas que se concedan {{ mutuatario.al }} se comunicarán {{ obligado_solidario.al }}.',
      when: 'obligado_solidario',
      basis: [
        ...ofAnyLoan('1987', 'Hay solidaridad cuando cada deudor reporta la obligación en su totalidad.'),
        ...ofAnyLoan('1988', 'La solidaridad no se presume: resulta de la ley o del pacto.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'fianza',
      heading: 'FIANZA',
      text:
        '{{ fiador.rol }} {{ fiador | concuerda: "se constituye fiador", "se constituye fiadora", "se constituyen fiadores", "se constituyen fiadoras" }} ' +
        '{{ mutuatario.del }} y {{ fiador | concuerda: "se obliga", "se obligan" }} a pagar todo lo que resulte de este contrato ' +
        'si {{ mutuatario.rol }} no {{ mutuatario | concuerda: "paga", "pagan" }}. ' +
        '{{ fiador | concuerda: "Renuncia", "Renuncian" }} de manera expresa al beneficio de excusión. La fianza subsiste hasta ' +
        'el pago total; toda prórroga requiere su consentimiento escrito.',
      when: 'fiador',
      basis: [
        ...ofAnyLoan('2794', 'El fiador se obliga a pagar por el deudor si éste no lo hace.'),
        ...ofAnyLoan('2816', 'La excusión no tiene lugar si el fiador renunció a ella expresamente.'),
        ...ofAnyLoan('2846', 'La prórroga sin consentimiento del fiador extingue la fianza.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'varios_deudores',
      heading: 'PLURALIDAD DE DEUDORES',
      text: '{{ mutuatario.rol }} responden solidariamente de todas las obligaciones de este contrato.',
      when: 'mutuatario.varios',
      basis: [...ofAnyLoan('1988', 'La solidaridad entre deudores debe pactarse o resultar de la ley.')],
    },
    {
      kind: 'CLAUSE',
      id: 'varios_acreedores',
      heading: 'PLURALIDAD DE ACREEDORES',
      text:
        '{{ mutuante.rol }} {{ mutuante | concuerda: "es acreedor solidario", "es acreedora solidaria", "son acreedores solidarios", "son acreedoras solidarias" }}: ' +
        'cualquiera podrá recibir y exigir el pago total, y el pago así hecho libera {{ mutuatario.al }} frente a todos.',
      when: 'mutuante.varios',
      basis: [...ofAnyLoan('1987', 'Hay solidaridad activa cuando cada acreedor puede exigir el total.')],
    },
    {
      kind: 'CLAUSE',
      id: 'impuestos',
      heading: 'IMPUESTOS Y COMPROBANTES',
      text:
        'Cada parte cubrirá los impuestos que la ley ponga a su cargo. ' +
        '{% if interes_anual > 0 %}{{ mutuante.rol }} {{ mutuante | concuerda: "expedirá", "expedirán" }} comprobante fiscal ' +
        'digital de los intereses en los casos en que la ley lo exija, y las retenciones que procedan se harán y ' +
        'documentarán conforme a ella. {% endif %}Quien deba informar del préstamo a la autoridad fiscal lo hará en la ' +
        'declaración o el aviso que corresponda.',
      basis: [
        {
          law: 'cff',
          article: '29',
          reason: 'Los ingresos y las retenciones se documentan con comprobantes fiscales digitales.',
          when: 'interes_anual > 0',
        },
        { law: 'lisr', article: '8', reason: 'Define los intereses para el impuesto sobre la renta.', when: 'interes_anual > 0' },
        { law: 'lisr', article: '90', reason: 'Las personas físicas informan en su declaración los préstamos mayores a 600,000 pesos.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'licitud',
      heading: 'LICITUD DE LOS RECURSOS',
      text:
        'LAS PARTES declaran bajo protesta de decir verdad que el dinero del préstamo y el de los pagos procede y procederá de ' +
        'actividades lícitas, y que actúan por cuenta propia. Entregarán la información y los documentos de identificación ' +
        'que exija la ley en materia de operaciones con recursos de procedencia ilícita.',
      basis: [
        { law: 'lfpiorpi', article: '17', reason: 'Prestar de manera habitual o profesional sin ser entidad financiera es actividad vulnerable.' },
        { law: 'lfpiorpi', article: '18', reason: 'Quien la realiza identifica a sus clientes y conserva la documentación.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'cesion',
      heading: 'CESIÓN',
      text:
        '{{ mutuante.rol }} {{ mutuante | concuerda: "podrá", "podrán" }} ceder el crédito con notificación {{ mutuatario.al }}, ' +
        'hecha ante dos testigos{% if naturaleza != "Mercantil" %} o ante notario{% endif %}. ' +
        '{{ mutuatario.rol }} no {{ mutuatario | concuerda: "podrá", "podrán" }} ser ' +
        '{{ mutuatario | concuerda: "sustituido", "sustituida", "sustituidos", "sustituidas" }} por otro deudor sin el ' +
        'consentimiento escrito {{ mutuante.del }}.',
      basis: [
        ...ofCivilLoan('2029', 'El acreedor puede ceder los derechos que tiene contra su deudor.'),
        ...ofCivilLoan('2036', 'La cesión se notifica al deudor, ante dos testigos o notario, para poder exigirle el pago.'),
        ...ofCommercialLoan('389', 'Los créditos mercantiles que no son al portador ni endosables se transmiten por cesión.'),
        ...ofCommercialLoan('390', 'La cesión obliga al deudor desde que se le notifica ante dos testigos.'),
        ...ofAnyLoan('2051', 'La sustitución del deudor requiere que el acreedor consienta.'),
      ],
    },
    personalDataClause,
    noticesClause,
    amendmentsClause,
    { ...civilCourtsClause, when: ONLY_CIVIL },
    { ...commercialCourtsClause, id: 'jurisdiccion_mercantil', when: ONLY_COMMERCIAL },
    closing,
    { kind: 'SIGNATURES', parties: ['mutuante', 'mutuatario', 'obligado_solidario', 'fiador'], witnesses: 'testigos' },
  ],
  checks: loanChecks,
  formalities: [
    'El mutuo no requiere escritura: el escrito firmado lo prueba (artículos 1832 y 2384 del Código Civil).',
    'La hipoteca se otorga ante notario y se inscribe (artículos 2917 y 2919 del Código Civil); la prenda consta por escrito (artículo 2860).',
    'Quien presta de manera habitual o profesional cumple las obligaciones de las actividades vulnerables (artículos 17 y 18 de la Ley Federal para la Prevención e Identificación de Operaciones con Recursos de Procedencia Ilícita).',
  ],
  samples: loanSamples,
} as const satisfies ContractTemplate;

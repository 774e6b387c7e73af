import { cityCode, civilCodes, federalCode } from '../basis.ts';
import { amendmentsClause, jointDeclaration, jointLiabilityClause, noticesClause, personalDataClause } from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { goodsSaleChecks } from './compraventa_muebles/checks.ts';
import { goodsSaleFields, goodsSaleSamples, goodsSaleSteps } from './compraventa_muebles/form.ts';

const CIVIL = '(tipo_venta != "De un comerciante a un consumidor" and tipo_venta != "Entre comerciantes")';
const CONSUMER = 'tipo_venta == "De un comerciante a un consumidor"';
const COMMERCIAL = 'tipo_venta == "Entre comerciantes"';
const INSTALMENTS = 'exhibiciones';

/** Sale of things other than vehicles. */
export const compraventaMuebles = {
  id: 'compraventa_muebles',
  name: 'Compraventa de bienes muebles',
  description: 'Venta de maquinaria, equipo, muebles u otros objetos, nuevos o usados, entre particulares, a un consumidor o entre comerciantes.',
  category: 'CIVIL',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: goodsSaleSteps,
  fields: goodsSaleFields,
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO DE COMPRAVENTA DE BIENES MUEBLES' },
    {
      kind: 'PARAGRAPH',
      text: 'Contrato de compraventa que celebran, por una parte, **{{ vendedor.comparecencia }}**, {{ vendedor | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ vendedor.rol }}»**; y por la otra, **{{ comprador.comparecencia }}**, {{ comprador | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ comprador.rol }}»**; y a quienes en conjunto se denominará **«LAS PARTES»**, conforme a las declaraciones y cláusulas siguientes.',
    },
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'vendedor',
      text: `Que {{ vendedor | concuerda: "es propietario", "es propietaria", "son propietarios", "son propietarias" }} de los bienes que se describen en la cláusula {{ clausula.objeto }} (en adelante, «los bienes»), lo que {{ vendedor | concuerda: "acredita", "acreditan" }} con {% if factura %}{{ factura }}{% else %}los comprobantes que {{ vendedor | concuerda: "entregará", "entregarán" }}{% endif %}.

Que los bienes están libres de gravámenes, reservas de dominio y reclamaciones de terceros, y son de procedencia lícita.`,
    },
    {
      kind: 'DECLARATIONS',
      of: 'comprador',
      text: `Que {% if estado == "Usado" %}{{ comprador | concuerda: "ha examinado los bienes, conoce su estado y desea", "han examinado los bienes, conocen su estado y desean" }} comprarlos{% else %}{{ comprador | concuerda: "conoce las características de los bienes y desea", "conocen las características de los bienes y desean" }} comprarlos{% endif %}.

Que los recursos con los que {{ comprador | concuerda: "paga", "pagan" }} son de procedencia lícita.`,
    },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "vende", "venden" }} {{ comprador.al }}, que los {{ comprador | concuerda: "compra", "compran" }}, los siguientes bienes {% if estado == "Nuevo" %}nuevos{% else %}usados{% endif %}: {{ descripcion_bien }}.{% if bienes %} Se detallan en la tabla siguiente.{% endif %}',
      table: 'bienes',
      basis: [
        ...civilCodes('2248', 'Define la compraventa: transferir la propiedad a cambio de un precio cierto y en dinero.'),
        ...civilCodes('1825', 'La cosa objeto del contrato debe ser determinada o determinable y estar en el comercio.'),
        ...civilCodes('2269', 'Ninguno puede vender sino lo que es de su propiedad.'),
        { law: 'ccom', article: '371', reason: 'Es mercantil la compraventa que se hace con el objeto preferente de traficar.', when: COMMERCIAL },
      ],
    },
    jointLiabilityClause('vendedor', 'comprador'),
    {
      kind: 'CLAUSE',
      id: 'precio',
      heading: 'PRECIO Y FORMA DE PAGO',
      text: `El precio total es de {{ precio | pesos }}{% if iva == "Más IVA" %}, más el impuesto al valor agregado{% elsif iva == "IVA incluido" %}, con el impuesto al valor agregado incluido{% endif %}. {% if exhibiciones %}{{ comprador.rol }} lo {{ comprador | concuerda: "pagará", "pagarán" }} en las fechas de la tabla siguiente{% elsif momento_pago == "Al entregar" %}{{ comprador.rol }} lo {{ comprador | concuerda: "pagará", "pagarán" }} en una sola exhibición al recibir los bienes{% else %}{{ comprador.rol }} lo {{ comprador | concuerda: "paga", "pagan" }} en una sola exhibición al firmar este contrato{% endif %}, {% if medio_pago == "Efectivo" %}en efectivo{% elsif medio_pago == "Cheque" %}con cheque{% else %}por transferencia electrónica{% if cuenta_pago %} a la cuenta {{ cuenta_pago }}{% endif %}{% endif %}. Todo pago se recibe salvo buen cobro y se acreditará con su comprobante. La demora en el pago causa intereses al tipo legal.`,
      table: 'exhibiciones',
      basis: [
        ...civilCodes('2255', 'El precio se paga en los plazos convenidos; la demora causa réditos al tipo legal.', CIVIL),
        ...civilCodes('2293', 'El comprador paga en el tiempo, lugar y forma convenidos.', CIVIL),
        { law: 'ccom', article: '380', reason: 'El precio mercantil se paga en los plazos convenidos; la demora causa réditos legales.', when: COMMERCIAL },
        { law: 'lfpc', article: '7', reason: 'El proveedor informa y respeta los precios y condiciones ofrecidos.', when: CONSUMER },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'reserva_dominio',
      heading: 'RESERVA DE DOMINIO',
      text: '{{ vendedor.rol }} se {{ vendedor | concuerda: "reserva", "reservan" }} la propiedad de los bienes hasta que se pague todo el precio. Hasta entonces {{ comprador.rol }} los {{ comprador | concuerda: "conservará", "conservarán" }} en el lugar de entrega, no los {{ comprador | concuerda: "enajenará ni gravará", "enajenarán ni gravarán" }}, y {{ vendedor.rol }} tampoco {{ vendedor | concuerda: "podrá", "podrán" }} enajenarlos mientras corra el plazo. Si los bienes pueden identificarse de manera indubitable, el pacto se inscribirá en el registro que corresponda para que valga contra terceros.',
      when: 'exhibiciones and reserva_dominio == "Sí"',
      basis: [
        ...civilCodes('2312', 'Permite reservar la propiedad hasta el pago; inscrita, vale contra terceros.'),
        ...civilCodes('2313', 'Mientras corre el plazo el vendedor no puede enajenar lo vendido.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'entrega',
      heading: 'ENTREGA',
      text: `{{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} los bienes en {{ lugar_entrega }}, el {{ fecha_entrega | fecha }}, con sus accesorios, manuales y documentos. {% if gastos_transporte == "Comprador" %}Los gastos de entrega y de transporte son a cargo {{ comprador.del }}.{% else %}Los gastos hasta ese lugar son a cargo {{ vendedor.del }} y los posteriores, {{ comprador.del }}.{% endif %} {{ comprador.rol }} {{ comprador | concuerda: "revisará", "revisarán" }} los bienes al recibirlos y {{ comprador | concuerda: "firmará", "firmarán" }} un acuse. El riesgo de pérdida o deterioro pasa {{ comprador.al }} con la entrega.`,
      basis: [
        ...civilCodes('2283', 'El vendedor entrega la cosa, garantiza sus calidades y presta la evicción.', CIVIL),
        ...civilCodes('2285', 'Los gastos de entrega son del vendedor y los de traslado del comprador, salvo convenio.', CIVIL),
        ...civilCodes('2291', 'La entrega se hace en el lugar convenido.', CIVIL),
        { law: 'ccom', article: '382', reason: 'Reparte los gastos de entrega en la venta mercantil.', when: COMMERCIAL },
        { law: 'ccom', article: '377', reason: 'Dice quién soporta la pérdida de la mercancía antes y después de la entrega.', when: COMMERCIAL },
        { law: 'lfpc', article: '74', reason: 'El proveedor entrega el bien en el plazo y con las especificaciones pactadas.', when: CONSUMER },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'saneamiento',
      heading: 'EVICCIÓN, CALIDAD Y VICIOS OCULTOS',
      text: `{{ vendedor.rol }} {{ vendedor | concuerda: "responde", "responden" }} de la evicción y de que los bienes tengan la calidad y características descritas{% if estado == "Usado" %}, con el desgaste propio de su uso{% endif %}.{% if defectos_conocidos %} {{ comprador.rol }} {{ comprador | concuerda: "conoce y acepta", "conocen y aceptan" }} estos defectos: {{ defectos_conocidos }}.{% endif %}

{% if tipo_venta == "Entre comerciantes" %}{{ comprador.rol }} {{ comprador | concuerda: "reclamará", "reclamarán" }} por escrito las faltas de cantidad o calidad dentro de los 5 (cinco) días siguientes a la entrega, y los vicios internos dentro de los 30 (treinta) días; pasados esos plazos, {{ comprador | concuerda: "pierde", "pierden" }} la acción por esas causas.{% elsif tipo_venta == "De un comerciante a un consumidor" %}Si los bienes tienen defectos o vicios ocultos, {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} elegir entre la restitución, la rescisión o la reducción del precio, y la bonificación o compensación que fija la ley del consumidor.{% else %}De los defectos ocultos que hagan los bienes impropios para su uso, o que de haberse conocido habrían impedido la compra o rebajado el precio, {{ vendedor.rol }} {{ vendedor | concuerda: "responde", "responden" }} si se reclaman {% if jurisdiccion == "CDMX" or jurisdiccion == "FEDERAL" %}dentro de los 6 (seis) meses siguientes a la entrega{% else %}dentro del plazo que fije el {{ ley_civil }}{% endif %}.{% endif %}`,
      basis: [
        ...civilCodes('2120', 'Todo el que enajena responde de la evicción aunque nada se exprese.', CIVIL),
        ...civilCodes('2142', 'Obliga al saneamiento por los defectos ocultos de la cosa.', CIVIL),
        federalCode('2149', 'Las acciones por vicios ocultos se extinguen a los seis meses de la entrega.', CIVIL),
        cityCode('2149', 'En muebles, las acciones por vicios ocultos duran seis meses desde la entrega.', CIVIL),
        { law: 'ccom', article: '383', reason: 'Fija cinco y treinta días para reclamar faltas y vicios de la mercancía.', when: COMMERCIAL },
        { law: 'ccom', article: '384', reason: 'El vendedor mercantil responde de la evicción y el saneamiento, salvo pacto.', when: COMMERCIAL },
        { law: 'lfpc', article: '82', reason: 'Da al consumidor opciones por defectos o vicios ocultos.', when: CONSUMER },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'garantia',
      heading: 'GARANTÍA',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "garantiza", "garantizan" }} el funcionamiento de los bienes durante {{ garantia_dias | numero: "día natural", "días naturales" }} desde la entrega. En ese plazo {{ vendedor | concuerda: "reparará", "repararán" }} o {{ vendedor | concuerda: "sustituirá", "sustituirán" }} sin costo los que fallen por causas que no sean el mal uso; si no es posible, {{ vendedor | concuerda: "devolverá", "devolverán" }} el precio. La garantía no limita los derechos que da la ley.',
      when: 'garantia_dias',
      basis: [
        ...civilCodes('2158', 'Las partes pueden ampliar la responsabilidad por vicios ocultos.', CIVIL),
        { law: 'ccom', article: '384', reason: 'El saneamiento mercantil admite pacto sobre su alcance.', when: COMMERCIAL },
        { law: 'lfpc', article: '77', reason: 'La garantía no puede ser inferior a noventa días.', when: CONSUMER },
        { law: 'lfpc', article: '79', reason: 'Las garantías no pueden reducir los derechos del consumidor.', when: CONSUMER },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'impuestos',
      heading: 'COMPROBANTES E IMPUESTOS',
      text: '{% if tipo_venta == "De un comerciante a un consumidor" or tipo_venta == "Entre comerciantes" or vendedor.hay_empresa %}{{ vendedor.rol }} {{ vendedor | concuerda: "expedirá", "expedirán" }} el comprobante fiscal digital por el precio y cada pago, con el impuesto que se cause expresado por separado cuando proceda.{% else %}{{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} los comprobantes originales de los bienes, endosados, o el comprobante fiscal que proceda.{% endif %} Cada parte paga los impuestos que la ley le atribuye{% if estado == "Usado" and tipo_venta != "De un comerciante a un consumidor" and tipo_venta != "Entre comerciantes" and not vendedor.hay_empresa %}; la venta de bienes usados por quien no es empresa no causa el impuesto al valor agregado{% endif %}.',
      basis: [
        { law: 'cff', article: '29', reason: 'Regula la expedición de comprobantes fiscales digitales.' },
        { law: 'liva', article: '9', reason: 'No causa el impuesto la venta de muebles usados, salvo por empresas.', when: 'estado == "Usado"' },
        { law: 'lisr', article: '126', reason: 'Prevé la retención al comprar otros bienes a personas físicas, desde cierto monto.', when: `not vendedor.hay_empresa and ${CIVIL}` },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'incumplimiento',
      heading: 'INCUMPLIMIENTO',
      text: `Si una parte no cumple, la otra podrá exigir el cumplimiento o la rescisión, con el pago de {% if clausula.pena %}los daños y perjuicios o, si rescinde, de la pena de la cláusula {{ clausula.pena }}{% else %}los daños y perjuicios{% endif %}.{% if exhibiciones %} La falta de pago de una o varias parcialidades da lugar a la rescisión. En ese caso LAS PARTES se restituirán lo entregado, con intereses legales para quien pagó, y {{ vendedor.rol }} {{ vendedor | concuerda: "podrá", "podrán" }} exigir la renta por el uso de los bienes y la indemnización por su deterioro que fijen peritos, en lugar de otros daños y perjuicios.{% if tipo_venta == "De un comerciante a un consumidor" %} Si ya se pagó más de la tercera parte del precio, {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} optar por pagar el adeudo vencido y conservar los bienes.{% endif %}{% endif %}`,
      basis: [
        ...civilCodes('1949', 'El perjudicado elige entre cumplimiento y resolución, con daños y perjuicios.', CIVIL),
        ...civilCodes('2311', 'Al rescindir la venta en abonos hay restitución; es nulo imponer más al comprador.', INSTALMENTS),
        { law: 'ccom', article: '376', reason: 'Quien cumplió puede exigir rescisión o cumplimiento, con daños.', when: COMMERCIAL },
        { law: 'lfpc', article: '92', reason: 'Da derecho a reposición o devolución y bonificación.', when: CONSUMER },
        { law: 'lfpc', article: '71', reason: 'Pagada más de la tercera parte, el consumidor elige entre rescindir o ponerse al corriente.', when: `${INSTALMENTS} and ${CONSUMER}` },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'pena',
      heading: 'PENA CONVENCIONAL',
      text: '{% if exhibiciones %}Si {{ vendedor.rol }} no {{ vendedor | concuerda: "cumple", "cumplen" }}, {{ vendedor | concuerda: "pagará", "pagarán" }} {{ comprador.al }}{% else %}La parte que dé lugar a la rescisión pagará a la otra{% endif %} una pena de {{ precio | parte: pena_convencional | pesos }}, que equivale al {{ pena_convencional | porcentaje }} del precio{% if tipo_venta == "De un comerciante a un consumidor" %}. La pena no limita la bonificación ni la indemnización que la ley del consumidor da {{ comprador.al }}{% else %} y sustituye a los daños y perjuicios{% endif %}. Se reducirá en proporción a lo cumplido.',
      when: 'pena_convencional',
      basis: [
        ...civilCodes('1840', 'Permite pactar una pena, que sustituye a los daños y perjuicios.', CIVIL),
        { law: 'ccom', article: '88', reason: 'El perjudicado elige entre el cumplimiento y la pena; con una acción se extingue la otra.', when: COMMERCIAL },
        ...civilCodes('1843', 'La pena no puede exceder a la obligación principal.'),
        { law: 'lfpc', article: '92 Ter', reason: 'La bonificación al consumidor no excluye la indemnización de daños y perjuicios.', when: CONSUMER },
      ],
    },
    personalDataClause,
    noticesClause,
    amendmentsClause,
    {
      kind: 'CLAUSE',
      id: 'jurisdiccion',
      heading: 'LEY APLICABLE Y TRIBUNALES',
      text: '{% if tipo_venta == "De un comerciante a un consumidor" %}Este contrato se rige por la Ley Federal de Protección al Consumidor y, en lo no previsto, por la legislación mercantil y civil. {{ comprador.rol }} {{ comprador | concuerda: "puede", "pueden" }} acudir a la Procuraduría Federal del Consumidor y a los tribunales que por ley {{ comprador | concuerda: "le", "les" }} correspondan, a los que no {{ comprador | concuerda: "renuncia", "renuncian" }}.{% elsif tipo_venta == "Entre comerciantes" %}Este contrato se rige por el Código de Comercio, las demás leyes mercantiles y, en lo que no prevean, por el Código Civil Federal. LAS PARTES renuncian clara y terminantemente al fuero que la ley les concede y señalan como tribunales competentes a los {% if tribunales %}de {{ tribunales }}{% else %}del domicilio {{ vendedor.del }} o a los del lugar de entrega de los bienes{% endif %}.{% else %}Este contrato se rige por el {{ ley_civil }}. Para su interpretación y cumplimiento LAS PARTES se someten a {% if tribunales %}los tribunales competentes de {{ tribunales }}{% else %}{{ lugar_tribunales }}{% endif %} y renuncian a cualquier otro fuero que pudiera corresponderles por su domicilio presente o futuro.{% endif %}',
      basis: [
        { law: 'cnpcf', article: '86', reason: 'Hay sumisión expresa cuando se renuncia con claridad al fuero propio.', when: CIVIL },
        { law: 'ccom', article: '2', reason: 'A falta de norma mercantil se aplica el Código Civil Federal.', when: COMMERCIAL },
        { law: 'ccom', article: '1093', reason: 'Limita la sumisión a domicilio de las partes, lugar de cumplimiento o ubicación de la cosa.', when: COMMERCIAL },
        { law: 'lfpc', article: '1', reason: 'Sus disposiciones son irrenunciables en relaciones de consumo.', when: CONSUMER },
      ],
    },
    {
      kind: 'PARAGRAPH',
      text: 'Leído este contrato y enteradas LAS PARTES de su contenido y alcance, lo firman en {{ lugar_firma | o_linea }}, el {{ fecha_firma | fecha | o_linea }}, en dos ejemplares; cada parte conserva uno.',
    },
    { kind: 'SIGNATURES', parties: ['vendedor', 'comprador'], witnesses: 'testigos' },
  ],
  checks: goodsSaleChecks,
  formalities: [
    'La venta de muebles no requiere forma especial para ser válida (CCF 2316; CCDF 2316; CCom 78).',
    'Reserva de dominio o rescisión por abonos: inscripción en el registro público para que valga contra terceros, si los bienes son identificables (CCF 2310 y 2312; CCDF 2310 y 2312).',
    'Comprobante fiscal digital cuando quien vende está obligado a expedirlo (CFF 29).',
  ],
  samples: goodsSaleSamples,
} as const satisfies ContractTemplate;

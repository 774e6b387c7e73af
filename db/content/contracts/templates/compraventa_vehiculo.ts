import { cityCode, civilCodes, federalCode } from '../basis.ts';
import { amendmentsClause, jointDeclaration, jointLiabilityClause, noticesClause, personalDataClause } from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { vehicleSaleChecks } from './compraventa_vehiculo/checks.ts';
import { vehicleSaleFields, vehicleSaleSamples, vehicleSaleSteps } from './compraventa_vehiculo/form.ts';

const INSTALMENTS = 'exhibiciones';
const DEALER = 'tipo_vendedor == "Comerciante de vehículos"';
const PRIVATE = 'tipo_vendedor != "Comerciante de vehículos"';
const PLEDGED = 'gravamen == "Prenda u otra garantía"';

/** Sale of a car, new or used. */
export const compraventaVehiculo = {
  id: 'compraventa_vehiculo',
  name: 'Compraventa de vehículo',
  description: 'Venta de un automóvil, motocicleta o camioneta, con su entrega, sus documentos y la fecha y hora desde las que responde quien compra.',
  category: 'CIVIL',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: vehicleSaleSteps,
  fields: vehicleSaleFields,
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO DE COMPRAVENTA DE VEHÍCULO' },
    {
      kind: 'PARAGRAPH',
      text: 'Contrato de compraventa que celebran, por una parte, **{{ vendedor.comparecencia }}**, {{ vendedor | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ vendedor.rol }}»**; y por la otra, **{{ comprador.comparecencia }}**, {{ comprador | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ comprador.rol }}»**; y a quienes en conjunto se denominará **«LAS PARTES»**, conforme a las declaraciones y cláusulas siguientes.',
    },
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'vendedor',
      text: `Que {{ vendedor | concuerda: "es propietario", "es propietaria", "son propietarios", "son propietarias" }} del vehículo marca {{ marca }}, modelo {{ modelo }}, año {{ anio }}, con número de serie (NIV) {{ numero_serie }}{% if numero_motor %}, número de motor {{ numero_motor }}{% endif %}{% if color %}, color {{ color }}{% endif %}{% if placas %}, placas {{ placas }}{% if entidad_placas %} de {{ entidad_placas }}{% endif %}{% endif %}{% if kilometraje %}, con {{ kilometraje | numero: "kilómetro", "kilómetros" }} recorridos{% endif %} (en adelante, «el vehículo»).

Que {{ vendedor | concuerda: "acredita", "acreditan" }} la propiedad con {% if factura %}{{ factura }}{% else %}la factura o el título {{ factura | o_linea }}{% endif %}{% if procedencia == "Importado" %}, y la legal estancia en el país con el pedimento {{ pedimento | o_linea }}{% endif %}.

{% if gravamen == "Prenda u otra garantía" %}
Que sobre el vehículo pesa la siguiente garantía, y ninguna otra: {{ detalle_gravamen | o_linea }}.
{% else %}
Que el vehículo está libre de gravámenes, reservas de dominio, embargos y reportes de robo.
{% endif %}

{% if adeudos == "Con adeudos" %}
Que el vehículo tiene los siguientes adeudos de tenencia, refrendo, verificación o infracciones, y ningún otro: {{ detalle_adeudos | o_linea }}.
{% else %}
Que el vehículo está al corriente en tenencia o refrendo, verificación e infracciones hasta la fecha de este contrato.
{% endif %}

Que sus números de identificación son los originales y que su odómetro no ha sido alterado.`,
    },
    {
      kind: 'DECLARATIONS',
      of: 'comprador',
      text: `Que {{ comprador | concuerda: "ha revisado", "han revisado" }} y probado el vehículo, sus números de identificación y sus documentos, y {{ comprador | concuerda: "desea", "desean" }} comprarlo.

Que los recursos con los que {{ comprador | concuerda: "paga", "pagan" }} son de procedencia lícita.`,
    },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "vende", "venden" }} el vehículo {{ comprador.al }}, que lo {{ comprador | concuerda: "compra", "compran" }}{% if clausula.reserva_dominio %}, con la reserva de dominio de la cláusula {{ clausula.reserva_dominio }}{% endif %}.',
      basis: [
        ...civilCodes('2248', 'Define la compraventa: transferir la propiedad a cambio de un precio cierto y en dinero.'),
        ...civilCodes('2269', 'Ninguno puede vender sino lo que es de su propiedad.'),
        ...civilCodes('2316', 'La venta de muebles no requiere para su validez formalidad especial.'),
      ],
    },
    jointLiabilityClause('vendedor', 'comprador'),
    {
      kind: 'CLAUSE',
      id: 'precio',
      heading: 'PRECIO Y FORMA DE PAGO',
      text: `El precio es de {{ precio | pesos }}. {% if exhibiciones %}{{ comprador.rol }} lo {{ comprador | concuerda: "pagará", "pagarán" }} en las fechas de la tabla siguiente, {% else %}{{ comprador.rol }} lo {{ comprador | concuerda: "paga", "pagan" }} en una sola exhibición, al firmar este contrato, {% endif %}{% if medio_pago == "Efectivo" %}en efectivo{% elsif medio_pago == "Cheque de caja o certificado" %}con cheque de caja o certificado{% else %}por transferencia electrónica{% if cuenta_pago %} a la cuenta {{ cuenta_pago }}{% endif %}{% endif %}. {% unless exhibiciones %}La firma de este contrato hace las veces de recibo, salvo buen cobro.{% else %}Cada pago se acreditará con su recibo o comprobante. El plazo no causa intereses, y la demora los causa al tipo legal.{% endunless %}`,
      table: 'exhibiciones',
      basis: [
        ...civilCodes('2255', 'El precio se paga en los plazos convenidos; la demora causa réditos al tipo legal.'),
        ...civilCodes('2293', 'El comprador paga en el tiempo, lugar y forma convenidos.'),
        { law: 'lfpiorpi', article: '32', reason: 'Prohíbe pagar en efectivo vehículos cuyo valor alcance 3,210 UMA.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'reserva_dominio',
      heading: 'RESERVA DE DOMINIO',
      text: '{{ vendedor.rol }} se {{ vendedor | concuerda: "reserva", "reservan" }} la propiedad del vehículo y {{ vendedor | concuerda: "conservará", "conservarán" }} la factura original hasta que se pague todo el precio; entonces la {{ vendedor | concuerda: "entregará endosada", "entregarán endosada" }}. Mientras corre el plazo no {{ vendedor | concuerda: "podrá", "podrán" }} enajenar el vehículo, y {{ comprador.rol }} lo {{ comprador | concuerda: "mantendrá asegurado", "mantendrán asegurado" }}, al menos por los daños que cause a terceros. Para que la reserva valga contra terceros se inscribirá en el registro público que corresponda.',
      when: 'exhibiciones and reserva_dominio == "Sí"',
      basis: [
        ...civilCodes('2312', 'Permite reservar la propiedad hasta el pago; inscrita, vale contra terceros.'),
        ...civilCodes('2313', 'Mientras corre el plazo el vendedor no puede enajenar lo vendido.'),
        cityCode('1913', 'El propietario del vehículo responde en forma solidaria de los daños que éste cause.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'entrega',
      heading: 'ENTREGA Y RESPONSABILIDAD',
      text: `{{ vendedor.rol }} {{ vendedor | concuerda: "entrega", "entregan" }} el vehículo, con sus llaves y accesorios, {% if lugar_entrega %}en {{ lugar_entrega }}, {% endif %}el {% if fecha_entrega %}{{ fecha_entrega | fecha }}{% else %}{{ fecha | fecha }}{% endif %}{% if hora_entrega %} a las {{ hora_entrega }}{% else %} a las {{ hora_entrega | o_linea }} horas{% endif %}. Desde ese momento {{ comprador.rol }} {{ comprador | concuerda: "tiene", "tienen" }} la posesión, el uso y el riesgo del vehículo y {{ comprador | concuerda: "responde", "responden" }} de los daños, infracciones, multas y contribuciones que cause; de los anteriores {{ vendedor | concuerda: "responde", "responden" }} {{ vendedor.rol }}. La parte que no sea responsable será indemnizada por la otra de lo que la autoridad o un tercero le reclame.`,
      basis: [
        ...civilCodes('2283', 'El vendedor entrega la cosa, garantiza sus calidades y presta la evicción.'),
        ...civilCodes('2284', 'La entrega puede ser real, jurídica o virtual.'),
        ...civilCodes('1913', 'Quien usa mecanismos peligrosos por su velocidad responde del daño que cause.'),
        ...civilCodes('2017', 'Regula la pérdida de la cosa y permite convenir quién soporta el riesgo.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'documentos',
      heading: 'DOCUMENTOS Y CAMBIO DE PROPIETARIO',
      text: `{{ vendedor.rol }} {{ vendedor | concuerda: "entrega", "entregan" }} con el vehículo:

- {% if clausula.reserva_dominio %}copia de la factura, cuyo original se entregará al pagarse todo el precio{% else %}la factura original endosada a favor {{ comprador.del }}, o el comprobante fiscal que ampare esta venta{% endif %};
- la tarjeta de circulación y los comprobantes de tenencia o refrendo y verificación de que {{ vendedor | concuerda: "disponga", "dispongan" }};
{% if procedencia == "Importado" %}
- el pedimento de importación;
{% endif %}
{% if documentos %}
- {{ documentos }};
{% endif %}
- copia de la identificación oficial de quien firma por su parte.

{{ comprador.rol }} {{ comprador | concuerda: "tramitará", "tramitarán" }} a su costa el cambio de propietario en el plazo que fije la autoridad local y, si no lo hay, dentro de los 15 (quince) días hábiles siguientes. {{ vendedor.rol }} {{ vendedor | concuerda: "podrá", "podrán" }} avisar de la venta a la autoridad y dar de baja las placas.`,
      basis: [
        ...civilCodes('2289', 'El vendedor entrega también los rendimientos, acciones y títulos de la cosa.'),
        ...civilCodes('2285', 'Los gastos de entrega son del vendedor y los de traslación del comprador, salvo convenio.'),
        { law: 'cff', article: '29', reason: 'Regula la expedición del comprobante fiscal digital que ampara la venta.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'estado',
      heading: 'ESTADO, EVICCIÓN Y VICIOS OCULTOS',
      text: `{{ comprador.rol }} {{ comprador | concuerda: "recibe", "reciben" }} el vehículo en el estado mecánico y de carrocería en que se encuentra y que {{ comprador | concuerda: "ha revisado", "han revisado" }}{% if defectos_conocidos %}, con estos defectos que {{ comprador | concuerda: "conoce y acepta", "conocen y aceptan" }}: {{ defectos_conocidos }}{% endif %}.

{{ vendedor.rol }} {{ vendedor | concuerda: "responde", "responden" }} de la evicción, de la autenticidad de los documentos y de los defectos ocultos anteriores a la entrega que hagan el vehículo impropio para su uso, o que de haberse conocido habrían impedido la compra o rebajado el precio. {% if tipo_vendedor == "Comerciante de vehículos" %}Por estos defectos {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} elegir entre la restitución, la rescisión o la reducción del precio, con la bonificación o compensación y la indemnización que fija la ley del consumidor.{% else %}La acción por defectos ocultos se ejercerá {% if jurisdiccion == "CDMX" or jurisdiccion == "FEDERAL" %}dentro de los 6 (seis) meses siguientes a la entrega{% else %}dentro del plazo que fije el {{ ley_civil }}{% endif %}.{% endif %} Si el vehículo resulta robado, con números alterados o de estancia ilegal, {{ vendedor.rol }} {{ vendedor | concuerda: "devolverá", "devolverán" }} el precio y {{ vendedor | concuerda: "pagará", "pagarán" }} los daños y perjuicios que procedan.{% if garantia_dias %}

Además, {{ vendedor.rol }} {{ vendedor | concuerda: "garantiza", "garantizan" }} el funcionamiento de motor y transmisión durante {{ garantia_dias | numero: "día natural", "días naturales" }} desde la entrega.{% if tipo_vendedor == "Comerciante de vehículos" %} Con el vehículo {{ vendedor | concuerda: "entregará", "entregarán" }} la póliza de garantía.{% endif %}{% endif %}`,
      basis: [
        ...civilCodes('2120', 'Todo el que enajena responde de la evicción aunque nada se exprese.'),
        ...civilCodes('2142', 'Obliga al saneamiento por los defectos ocultos de la cosa.', PRIVATE),
        ...civilCodes('2143', 'No hay responsabilidad por defectos manifiestos o que estén a la vista.', PRIVATE),
        federalCode('2149', 'Las acciones por vicios ocultos se extinguen a los seis meses de la entrega.', PRIVATE),
        cityCode('2149', 'En muebles, las acciones por vicios ocultos duran seis meses desde la entrega.', PRIVATE),
        { law: 'lfpc', article: '82', reason: 'Da al consumidor opciones por defectos o vicios ocultos.', when: DEALER },
        { law: 'lfpc', article: '78', reason: 'El proveedor entrega por escrito la póliza de garantía.', when: `${DEALER} and garantia_dias` },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'liberacion',
      heading: 'LIBERACIÓN DEL GRAVAMEN',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "pagará", "pagarán" }} la deuda y {{ vendedor | concuerda: "liberará", "liberarán" }} a su costa la garantía declarada, a más tardar al entregar el vehículo. {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} aplicar la parte necesaria del precio a pagar directamente al acreedor, contra la constancia de liberación, y esa cantidad se tendrá por pagada {{ vendedor.al }}. Si la liberación no se obtiene, {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} rescindir el contrato y recuperar lo pagado.',
      when: PLEDGED,
      basis: [
        ...civilCodes('2273', 'La venta de bienes empeñados debe observar los requisitos de ley.'),
        ...civilCodes('2873', 'El acreedor puede recobrar la prenda de cualquier detentador.'),
        ...civilCodes('1949', 'El perjudicado elige entre cumplimiento y resolución, con daños y perjuicios.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'adeudos',
      heading: 'ADEUDOS',
      text: '{% if adeudos == "Con adeudos" %}Los adeudos declarados los {% if adeudos_a_cargo == "Comprador" %}{{ comprador | concuerda: "pagará", "pagarán" }} {{ comprador.rol }}, lo que se tomó en cuenta al fijar el precio{% else %}{{ vendedor | concuerda: "pagará", "pagarán" }} {{ vendedor.rol }} dentro de los 10 (diez) días hábiles siguientes a la firma{% endif %}. {% endif %}Los adeudos que aparezcan y se hayan causado antes de la entrega son a cargo {{ vendedor.del }}, aunque se conozcan después.',
      basis: [...civilCodes('1832', 'Cada quien se obliga en la manera y términos en que quiso obligarse.')],
    },
    {
      kind: 'CLAUSE',
      id: 'impuestos',
      heading: 'IMPUESTOS',
      text: 'Cada parte pagará los impuestos que la ley le atribuya por esta operación. {% if vendedor.hay_empresa or tipo_vendedor == "Comerciante de vehículos" %}{{ vendedor.rol }} {{ vendedor | concuerda: "expedirá", "expedirán" }} el comprobante fiscal y {{ vendedor | concuerda: "trasladará", "trasladarán" }} por separado el impuesto al valor agregado que se cause, que está incluido en el precio.{% else %}La venta de un vehículo usado por quien no es empresa no causa el impuesto al valor agregado. Si procede que {{ comprador.rol }} {{ comprador | concuerda: "retenga", "retengan" }} impuesto sobre la renta, {{ comprador | concuerda: "lo hará y entregará", "lo harán y entregarán" }} la constancia, salvo que {{ vendedor.rol }} {{ vendedor | concuerda: "manifieste", "manifiesten" }} por escrito, con los requisitos de ley, que {{ vendedor | concuerda: "hará", "harán" }} un pago provisional menor.{% endif %}',
      basis: [
        { law: 'lisr', article: '126', reason: 'Ordena retener veinte por ciento al comprar otros bienes, desde cierto monto.', when: `not vendedor.hay_empresa and ${PRIVATE}` },
        { law: 'lisr', article: '93', reason: 'Su fracción XIX exenta en parte la utilidad por vender bienes muebles.', when: `not vendedor.hay_empresa and ${PRIVATE}` },
        { law: 'liva', article: '9', reason: 'No causa el impuesto la venta de muebles usados, salvo por empresas.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'incumplimiento',
      heading: 'INCUMPLIMIENTO',
      text: `Si una parte no cumple, la otra podrá exigir el cumplimiento o la rescisión, con el pago de daños y perjuicios.{% if exhibiciones %} La falta de pago de una o varias parcialidades da lugar a la rescisión. En ese caso LAS PARTES se restituirán lo entregado, con intereses legales para quien pagó, y {{ vendedor.rol }} {{ vendedor | concuerda: "podrá", "podrán" }} exigir la renta por el uso del vehículo y la indemnización por su deterioro que fijen peritos, en lugar de otros daños y perjuicios.{% if tipo_vendedor == "Comerciante de vehículos" %} Si ya se pagó más de la tercera parte del precio, {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} optar por pagar el adeudo vencido y conservar el vehículo.{% endif %}{% endif %}`,
      basis: [
        ...civilCodes('1949', 'El perjudicado elige entre cumplimiento y resolución, con daños y perjuicios.'),
        ...civilCodes('2310', 'Permite pactar la rescisión por falta de pago de abonos.', INSTALMENTS),
        ...civilCodes('2311', 'Al rescindir hay restitución; es nulo imponer más al comprador.', INSTALMENTS),
        { law: 'lfpc', article: '71', reason: 'Pagada más de la tercera parte, el consumidor elige entre rescindir o ponerse al corriente.', when: `${INSTALMENTS} and ${DEALER}` },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'licitud',
      heading: 'PROCEDENCIA LÍCITA',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "declara", "declaran" }}, bajo protesta de decir verdad, que el vehículo es de procedencia lícita. {{ comprador.rol }} {{ comprador | concuerda: "tomó", "tomaron" }} las precauciones a su alcance: {{ comprador | concuerda: "revisó", "revisaron" }} los documentos, {{ comprador | concuerda: "cotejó", "cotejaron" }} los números y {{ comprador | concuerda: "consultó", "consultaron" }} si tiene reporte de robo.',
      basis: [
        { law: 'cpf', article: '400', reason: 'Sanciona a quien compra cosa robada sin las precauciones para cerciorarse de su procedencia.' },
        { law: 'lned', article: '7', reason: 'La extinción de dominio alcanza bienes cuya procedencia lícita no se acredite.' },
      ],
    },
    personalDataClause,
    noticesClause,
    amendmentsClause,
    {
      kind: 'CLAUSE',
      id: 'jurisdiccion',
      heading: 'LEY APLICABLE Y TRIBUNALES',
      text: '{% if tipo_vendedor == "Comerciante de vehículos" %}Este contrato se rige por la Ley Federal de Protección al Consumidor y, en lo no previsto, por la legislación mercantil y civil. Quien compra puede acudir a la Procuraduría Federal del Consumidor y a los tribunales competentes, sin renunciar a los que por ley le correspondan.{% else %}Este contrato se rige por el {{ ley_civil }}. Para su interpretación y cumplimiento LAS PARTES se someten a {% if tribunales %}los tribunales competentes de {{ tribunales }}{% else %}{{ lugar_tribunales }}{% endif %} y renuncian a cualquier otro fuero que pudiera corresponderles por su domicilio presente o futuro.{% endif %}',
      basis: [
        { law: 'cnpcf', article: '86', reason: 'Hay sumisión expresa cuando se renuncia con claridad al fuero propio.', when: PRIVATE },
        { law: 'cnpcf', article: '89', reason: 'Sin sumisión, conoce el juez del domicilio de quien es demandado.' },
        { law: 'lfpc', article: '1', reason: 'Sus disposiciones son irrenunciables en relaciones de consumo.', when: DEALER },
      ],
    },
    {
      kind: 'PARAGRAPH',
      text: 'Leído este contrato y enteradas LAS PARTES de su contenido y alcance, lo firman en {{ lugar_firma | o_linea }}, el {{ fecha | fecha }}, en dos ejemplares; cada parte conserva uno.',
    },
    { kind: 'SIGNATURES', parties: ['vendedor', 'comprador'], witnesses: 'testigos' },
  ],
  checks: vehicleSaleChecks,
  formalities: [
    'La venta de un vehículo no requiere forma especial (CCF 2316; CCDF 2316). Conviene por escrito, con hora de entrega.',
    'Factura original endosada o comprobante fiscal a nombre de quien compra (CFF 29).',
    'Baja o cambio de propietario ante la autoridad vehicular de la entidad: esas leyes no están en el acervo.',
    'Consulta previa en el Registro Público Vehicular y de reporte de robo: su ley no está en el acervo.',
  ],
  samples: vehicleSaleSamples,
} as const satisfies ContractTemplate;

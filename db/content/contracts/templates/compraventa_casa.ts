import { cityCode, civilCodes, federalCode } from '../basis.ts';
import { amendmentsClause, jointDeclaration, jointLiabilityClause, noticesClause, personalDataClause } from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { homeSaleChecks } from './compraventa_casa/checks.ts';
import { homeSaleFields, homeSaleSamples, homeSaleSteps } from './compraventa_casa/form.ts';

const INSTALMENTS = 'forma_pago == "Parcialidades"';

/** Sale of a house or flat: private contract that binds to the public deed. */
export const compraventaCasa = {
  id: 'compraventa_casa',
  name: 'Compraventa de casa habitación',
  description:
    'Contrato privado para comprar una casa o departamento, de contado, con crédito o en parcialidades, que obliga a firmar la escritura pública ante notario.',
  category: 'CIVIL',
  complexity: 'ADVANCED',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: homeSaleSteps,
  fields: homeSaleFields,
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO PRIVADO DE COMPRAVENTA DE CASA HABITACIÓN' },
    {
      kind: 'PARAGRAPH',
      text: 'Contrato de compraventa que celebran, por una parte, **{{ vendedor.comparecencia }}**, {{ vendedor | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ vendedor.rol }}»**; y por la otra, **{{ comprador.comparecencia }}**, {{ comprador | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ comprador.rol }}»**; y a quienes en conjunto se denominará **«LAS PARTES»**, conforme a las declaraciones y cláusulas siguientes.',
    },
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'vendedor',
      text: `Que {{ vendedor | concuerda: "es propietario", "es propietaria", "son propietarios", "son propietarias" }} del inmueble destinado a casa habitación (en adelante, «el inmueble») que se ubica en: {{ ubicacion_inmueble }}; y que está inscrito en el Registro Público de la Propiedad con el folio real {{ folio_real }}{% if titulo_propiedad %}, según consta en {{ titulo_propiedad }}{% endif %}.

{% if superficie_m2 or construccion_m2 or linderos %}Que el inmueble tiene {% if superficie_m2 %}una superficie {% if condominio != "Sí" %}de terreno {% endif %}de {{ superficie_m2 | numero: "metro cuadrado", "metros cuadrados" }}{% else %}la superficie que resulta de su título{% endif %}{% if construccion_m2 %} y una superficie construida de {{ construccion_m2 | numero: "metro cuadrado", "metros cuadrados" }}{% endif %}{% if linderos %}, con las siguientes medidas y colindancias: {{ linderos }}{% else %}, con las medidas y colindancias que constan en su título{% endif %}{% else %}Que el inmueble tiene la superficie, las medidas y las colindancias que constan en su título{% endif %}{% if cuenta_predial %}; su cuenta predial es {{ cuenta_predial }}{% endif %}.

{% if gravamenes %}
Que sobre el inmueble pesan los siguientes gravámenes o limitaciones, y ningún otro: {{ gravamenes }}.
{% else %}
Que el inmueble está libre de hipotecas, embargos, gravámenes y limitaciones de dominio, y no es materia de juicio.
{% endif %}

Que el inmueble es de propiedad privada, no está sujeto al régimen ejidal o comunal ni afecto al patrimonio de la familia, y está al corriente en el pago de impuesto predial, agua y demás contribuciones y servicios{% if condominio == "Sí" %}, así como de las cuotas de condominio{% endif %}.

{% if autorizacion_judicial %}
Que {{ vendedor | concuerda: "cuenta", "cuentan" }} con la autorización judicial para enajenar bienes de menores o de personas bajo tutela: {{ autorizacion_judicial }}.

{% endif %}
{% if inmueble_rentado == "Sí" %}
Que el inmueble está dado en arrendamiento y que {{ vendedor | concuerda: "entregó", "entregaron" }} a quien lo ocupa el aviso de venta para que ejerciera su derecho de preferencia.
{% else %}
Que el inmueble no está arrendado ni ocupado por terceros, y que nadie tiene derecho de preferencia sobre esta venta.
{% endif %}`,
    },
    {
      kind: 'PARAGRAPH',
      text: '{{ conyuge_vendedor.comparecencia }} comparece para manifestar su consentimiento con esta venta, por formar o poder formar parte el inmueble de la sociedad conyugal.',
      when: 'conyuge_vendedor',
    },
    {
      kind: 'DECLARATIONS',
      of: 'comprador',
      text: `Que {{ comprador | concuerda: "ha visitado el inmueble, conoce", "han visitado el inmueble, conocen" }} su ubicación, superficie y estado aparente, y {{ comprador | concuerda: "desea", "desean" }} comprarlo.

Que los recursos con los que {{ comprador | concuerda: "pagará", "pagarán" }} el precio son de procedencia lícita.`,
    },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "vende", "venden" }} y {{ comprador.rol }} {{ comprador | concuerda: "compra", "compran" }}{% if comprador.varios %}, {% if proporcion_compra %}{{ proporcion_compra }}{% else %}en copropiedad y por partes iguales{% endif %},{% endif %} el inmueble descrito en las declaraciones, con todo lo que de hecho y por derecho le corresponde{% if forma_pago == "Crédito bancario" or forma_pago == "Infonavit" or forma_pago == "Fovissste" %}, con sujeción a la condición de la cláusula {{ clausula.credito }}{% endif %}{% if reserva_dominio == "Sí" and forma_pago == "Parcialidades" %}, con reserva de dominio en los términos de la cláusula {{ clausula.reserva_dominio }}{% endif %}.',
      basis: [
        ...civilCodes('2248', 'Define la compraventa: transferir la propiedad a cambio de un precio cierto y en dinero.'),
        ...civilCodes('2249', 'La venta obliga desde que se conviene en la cosa y su precio.'),
        ...civilCodes('2269', 'Ninguno puede vender sino lo que es de su propiedad.'),
      ],
    },
    jointLiabilityClause('vendedor', 'comprador'),
    {
      kind: 'CLAUSE',
      id: 'superficie',
      heading: 'SUPERFICIE',
      text: 'La venta se hace por precio alzado, sin estimar especialmente sus partes o medidas. {{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} todo lo que se comprenda dentro de los linderos, aunque haya exceso o disminución respecto de las medidas declaradas.',
      basis: [
        ...civilCodes('2261', 'En la venta por precio alzado no hay rescisión por falta o exceso de medidas.'),
        ...civilCodes('2290', 'Señalados los linderos, se entrega todo lo que dentro de ellos se comprenda.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'precio',
      heading: 'PRECIO',
      text: 'El precio es de {{ precio | pesos }}. Es fijo y comprende {% if condominio == "Sí" %}la unidad privativa, la parte que le corresponde en los bienes comunes{% else %}el terreno, la construcción{% endif %} y sus instalaciones{% if menaje %}, así como los muebles del Anexo A{% endif %}.',
      basis: [
        ...civilCodes('2248', 'El precio debe ser cierto y en dinero.'),
        ...civilCodes('2254', 'El precio no puede dejarse al arbitrio de una de las partes.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'anticipo',
      heading: 'ANTICIPO',
      text: '{{ comprador.rol }} {{ comprador | concuerda: "paga", "pagan" }} al firmar este contrato {{ anticipo | pesos }} a cuenta del precio, por lo que queda un saldo de {{ precio | menos: anticipo | pesos }}. La firma de este contrato hace las veces de recibo, salvo buen cobro. Si la venta no se realiza, el anticipo se devolverá dentro de los 10 (diez) días hábiles siguientes, sin más descuento que el que este contrato autorice.',
      when: 'anticipo',
      basis: [
        ...civilCodes('2078', 'El pago se hace del modo pactado; el pago parcial requiere convenio expreso.'),
        ...civilCodes('2293', 'El comprador paga el precio en el tiempo, lugar y forma convenidos.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'pago_contado',
      heading: 'FORMA DE PAGO',
      text: '{{ comprador.rol }} {{ comprador | concuerda: "pagará", "pagarán" }} {% if anticipo %}el saldo{% else %}el precio completo{% endif %} en una sola exhibición, a más tardar al firmarse la escritura pública, mediante transferencia electrónica{% if cuenta_pago %} a la cuenta {{ cuenta_pago }}{% endif %} o cheque de caja, a favor de {{ vendedor.nombres }}.',
      when: 'forma_pago == "Contado"',
      basis: [
        ...civilCodes('2255', 'El precio se paga en los plazos convenidos; su demora causa interés legal.'),
        ...civilCodes('2294', 'Sin tiempo ni lugar fijados, se paga donde y cuando se entrega la cosa.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'credito',
      heading: 'PAGO CON CRÉDITO',
      text: `{{ comprador.rol }} {{ comprador | concuerda: "pagará", "pagarán" }} {% if monto_credito %}{{ monto_credito | pesos }} del precio{% elsif anticipo %}el saldo{% else %}el precio{% endif %} con el crédito que {{ comprador | concuerda: "obtenga", "obtengan" }} {% if forma_pago == "Infonavit" %}del Instituto del Fondo Nacional de la Vivienda para los Trabajadores (Infonavit){% elsif forma_pago == "Fovissste" %}del Fondo de la Vivienda del Instituto de Seguridad y Servicios Sociales de los Trabajadores del Estado (Fovissste){% else %}de {{ institucion_credito | o_linea }}{% endif %}, que lo entregará directamente {{ vendedor.al }} al firmarse la escritura de compraventa, crédito e hipoteca o conforme a sus reglas. {% if monto_credito %}La diferencia que no cubran el crédito{% if anticipo %} y el anticipo{% endif %} la {{ comprador | concuerda: "pagará", "pagarán" }} con recursos propios a más tardar en esa firma.{% endif %}

Esta compraventa queda sujeta a la condición suspensiva de que el crédito se autorice y se formalice dentro de los {% if dias_credito %}{{ dias_credito | numero: "día natural", "días naturales" }}{% else %}90 (noventa) días naturales{% endif %} siguientes a la firma de este contrato. {{ comprador.rol }} {{ comprador | concuerda: "hará", "harán" }} oportunamente los trámites y {{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} los documentos y {{ vendedor | concuerda: "permitirá", "permitirán" }} el avalúo que se {{ vendedor | concuerda: "le", "les" }} pidan. Si la condición no se cumple sin culpa de LAS PARTES, el contrato queda sin efecto y lo recibido se restituirá dentro de los 10 (diez) días hábiles siguientes, sin pena para ninguna.`,
      when: 'forma_pago == "Crédito bancario" or forma_pago == "Infonavit" or forma_pago == "Fovissste"',
      basis: [
        ...civilCodes('1939', 'De la condición suspensiva depende la existencia de la obligación.'),
        ...civilCodes('1942', 'Mientras está pendiente, el deudor se abstiene de impedir que la condición se cumpla.'),
        { law: 'linfonavit', article: '42', reason: 'Prevé créditos a trabajadores para adquirir vivienda en propiedad.', when: 'forma_pago == "Infonavit"' },
        { law: 'lissste', article: '169', reason: 'Destina el Fondo de la Vivienda a créditos para adquirir vivienda.', when: 'forma_pago == "Fovissste"' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'parcialidades',
      heading: 'PAGO EN PARCIALIDADES',
      text: `{{ comprador.rol }} {{ comprador | concuerda: "pagará", "pagarán" }} {% if anticipo %}el saldo{% else %}el precio{% endif %} {% if exhibiciones %}en las parcialidades y fechas de la tabla siguiente, que suman {{ exhibiciones | suma: "monto" | pesos }}{% else %}en {{ numero_pagos | numero_f: "parcialidad mensual igual", "parcialidades mensuales iguales" | o_linea }}, la primera un mes después de la firma de este contrato{% endif %}, mediante transferencia electrónica{% if cuenta_pago %} a la cuenta {{ cuenta_pago }}{% endif %} a favor de {{ vendedor.nombres }}. {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} adelantar pagos sin pena.

{% if interes_anual %}Los saldos insolutos causarán un interés ordinario del {{ interes_anual | porcentaje }} anual, que se pagará con cada parcialidad y no se capitalizará. {% else %}El plazo no causa intereses. {% endif %}La parcialidad que no se pague a tiempo causará interés al tipo legal desde su vencimiento.`,
      table: 'exhibiciones',
      when: INSTALMENTS,
      basis: [
        ...civilCodes('2255', 'El precio se paga en los plazos convenidos; la demora causa réditos al tipo legal.'),
        ...civilCodes('2296', 'El comprador debe intereses entre la entrega y el pago si así se convino.'),
        ...civilCodes('2297', 'En la venta a plazo sin pacto de intereses, el comprador no los debe.'),
        ...civilCodes('2397', 'Es nulo pactar de antemano que los intereses se capitalicen.', 'interes_anual'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'reserva_dominio',
      heading: 'RESERVA DE DOMINIO',
      text: '{{ vendedor.rol }} se {{ vendedor | concuerda: "reserva", "reservan" }} la propiedad del inmueble hasta que el precio quede pagado por completo; entonces pasará de pleno derecho {{ comprador.al }} y LAS PARTES otorgarán los documentos para cancelar la reserva. Mientras no venza el plazo, {{ vendedor.rol }} no {{ vendedor | concuerda: "podrá", "podrán" }} enajenar ni gravar el inmueble. Este pacto se inscribirá en el Registro Público de la Propiedad para que surta efectos contra terceros.',
      when: 'forma_pago == "Parcialidades" and reserva_dominio == "Sí"',
      basis: [
        ...civilCodes('2312', 'Permite reservar la propiedad hasta el pago; inscrita, vale contra terceros.'),
        ...civilCodes('2313', 'Mientras corre el plazo el vendedor no puede enajenar lo vendido.'),
        ...civilCodes('2315', 'Antes de adquirir la propiedad, el comprador que recibe la cosa se considera arrendatario.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'medios_pago',
      heading: 'MEDIOS DE PAGO',
      text: `Los pagos se harán por medios que permitan identificar el origen de los recursos. Ninguna parte pagará o recibirá en efectivo, en divisas o en metales preciosos cuando la ley federal de la materia lo prohíba, aunque el efectivo se entregue por conducto de un banco.{% if monto_efectivo %} De acuerdo con lo convenido, sólo {{ monto_efectivo | pesos }} del precio se pagan en efectivo.{% endif %} LAS PARTES entregarán al notario los comprobantes y los datos de identificación que la ley exige.`,
      basis: [
        { law: 'lfpiorpi', article: '32', reason: 'Prohíbe pagar en efectivo inmuebles cuyo valor alcance 8,025 UMA.' },
        { law: 'lfpiorpi', article: '33', reason: 'Obliga al fedatario a identificar la forma de pago en el instrumento.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'escritura',
      heading: 'ESCRITURA PÚBLICA E INSCRIPCIÓN',
      text: `LAS PARTES se obligan a otorgar la escritura pública {% if forma_pago == "Parcialidades" %}que formalice esta compraventa{% if reserva_dominio == "Sí" %}, con la reserva de dominio,{% endif %} {% endif %}ante {% if notario %}{{ notario }}{% else %}el notario que {{ comprador | concuerda: "elija", "elijan" }} {{ comprador.rol }}{% endif %}, {% if fecha_escritura %}a más tardar el {{ fecha_escritura | fecha }}{% else %}dentro de los 60 (sesenta) días naturales siguientes a la firma de este contrato{% endif %}{% if clausula.credito %}, o al formalizarse el crédito si ello ocurre después{% endif %}. Si una de ellas no comparece, la otra podrá exigir judicialmente el otorgamiento.

{{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} al notario, dentro de los 15 (quince) días naturales siguientes, el título de propiedad, los comprobantes de predial y agua, sus identificaciones, actas y constancias fiscales, y lo demás que éste requiera. La escritura se inscribirá en el Registro Público de la Propiedad; antes de ello la venta no surte efectos contra terceros. El notario solicitará el certificado de gravámenes con efectos de aviso preventivo.`,
      basis: [
        ...civilCodes('2320', 'La venta de un inmueble de ese valor se hace en escritura pública.'),
        ...civilCodes('1833', 'Si falta la forma legal y consta la voluntad, cualquiera puede exigir que se otorgue.'),
        ...civilCodes('2322', 'La venta de bienes raíces no surte efectos contra tercero sino después de registrada.'),
        ...civilCodes('3016', 'El notario pide certificado de gravámenes, que surte efectos de aviso preventivo.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'gastos',
      heading: 'GASTOS E IMPUESTOS',
      text: `Los gastos, derechos y honorarios de la escritura y su registro los {% if gastos_escritura == "Vendedor" %}{{ vendedor | concuerda: "pagará", "pagarán" }} {{ vendedor.rol }}{% elsif gastos_escritura == "Por mitades" %}pagarán ambas partes por mitad{% else %}{{ comprador | concuerda: "pagará", "pagarán" }} {{ comprador.rol }}{% endif %}. {{ vendedor.rol }} {{ vendedor | concuerda: "pagará", "pagarán" }} los gastos para cancelar gravámenes y ponerse al corriente en contribuciones y servicios.

El impuesto sobre la renta que cause la enajenación es a cargo {{ vendedor.del }}; el notario lo calculará y lo enterará cuando proceda, y resolverá si se cumplen los requisitos de la exención por venta de casa habitación. El impuesto local sobre adquisición o traslado de dominio es a cargo {{ comprador.del }}. La venta de suelo y de construcciones destinadas a casa habitación no causa el impuesto al valor agregado.`,
      basis: [
        ...civilCodes('2263', 'Los gastos de escritura y registro son por mitad, salvo convenio.'),
        { law: 'lisr', article: '126', reason: 'El notario calcula y entera el pago provisional por la enajenación de inmuebles.' },
        { law: 'lisr', article: '93', reason: 'Su fracción XIX exenta la casa habitación hasta 700,000 UDI, con requisitos.' },
        { law: 'liva', article: '9', reason: 'No causan el impuesto el suelo ni la construcción para casa habitación.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'gravamenes',
      heading: 'LIBERTAD DE GRAVÁMENES',
      text: `{% if gravamenes %}{{ vendedor.rol }} {{ vendedor | concuerda: "cancelará", "cancelarán" }} a su costa los gravámenes declarados, a más tardar al firmarse la escritura. {{ comprador.rol }} {{ comprador | concuerda: "podrá", "podrán" }} aplicar la parte necesaria del precio a pagar directamente al acreedor, contra la carta de liberación o la cancelación respectiva, y esa cantidad se tendrá por pagada {{ vendedor.al }}. Si la cancelación no se obtiene, {{ comprador | concuerda: "podrá", "podrán" }} rescindir y recuperar lo pagado.{% else %}{{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} el inmueble libre de gravámenes y limitaciones.{% endif %} Desde la firma de este contrato {{ vendedor.rol }} se {{ vendedor | concuerda: "obliga", "obligan" }} a no vender, arrendar, gravar ni prometer el inmueble a otra persona.`,
      basis: [
        ...civilCodes('2894', 'La hipoteca sigue al bien aunque pase a poder de tercero.'),
        ...civilCodes('2940', 'La hipoteca surte efectos contra tercero mientras no se cancele su inscripción.', 'gravamenes'),
        ...civilCodes('2266', 'Si un inmueble se vende dos veces, prevalece la venta que primero se registró.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'entrega',
      heading: 'ENTREGA',
      text: '{{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} la posesión material del inmueble el {{ fecha_entrega | fecha }}, {% if inmueble_rentado == "Sí" %}con el arrendamiento declarado, en el que {{ comprador.rol }} {{ comprador | concuerda: "quedará como arrendador y del que recibirá", "quedará como arrendadora y del que recibirá", "quedarán como arrendadores y del que recibirán", "quedarán como arrendadoras y del que recibirán" }} el contrato, el depósito y las rentas posteriores a esa fecha{% else %}desocupado{% endif %}, con sus llaves e instalaciones, en el estado que tiene hoy y al corriente en contribuciones y servicios{% if menaje %}, junto con los muebles del Anexo A{% endif %}. La entrega constará en un acta. Los adeudos anteriores a esa fecha son a cargo {{ vendedor.del }} y los posteriores a cargo {{ comprador.del }}. Hasta la entrega, {{ vendedor.rol }} {{ vendedor | concuerda: "cuidará", "cuidarán" }} el inmueble y {{ vendedor | concuerda: "soportará", "soportarán" }} el riesgo de su pérdida o deterioro.',
      basis: [
        ...civilCodes('2283', 'El vendedor entrega la cosa, garantiza sus calidades y presta la evicción.'),
        ...civilCodes('2284', 'La entrega puede ser real, jurídica o virtual.'),
        ...civilCodes('2288', 'La cosa se entrega en el estado que tenía al perfeccionarse el contrato.'),
        ...civilCodes('2017', 'Regula la pérdida de la cosa y permite convenir quién soporta el riesgo.'),
        ...civilCodes('2409', 'El arrendamiento subsiste aunque se transmita la propiedad.', 'inmueble_rentado == "Sí"'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'saneamiento',
      heading: 'EVICCIÓN Y VICIOS OCULTOS',
      text: `{{ vendedor.rol }} {{ vendedor | concuerda: "responde", "responden" }} de la evicción en los términos de ley. También {{ vendedor | concuerda: "responde", "responden" }} de los defectos ocultos que hagan el inmueble impropio para habitarse o disminuyan ese uso de modo que {{ comprador.rol }} no lo {{ comprador | concuerda: "habría", "habrían" }} comprado o {{ comprador | concuerda: "habría", "habrían" }} pagado menos; entonces {{ comprador | concuerda: "podrá", "podrán" }} pedir la rescisión o la rebaja del precio{% if jurisdiccion == "CDMX" %}, dentro del año siguiente a la entrega{% elsif jurisdiccion == "FEDERAL" %}, dentro de los 6 (seis) meses siguientes a la entrega{% else %}, dentro del plazo que fije el {{ ley_civil }}{% endif %}.{% if defectos_conocidos %}

{{ comprador.rol }} {{ comprador | concuerda: "conoce y acepta", "conocen y aceptan" }} los siguientes defectos, de los que {{ vendedor.rol }} no {{ vendedor | concuerda: "responde", "responden" }}: {{ defectos_conocidos }}.{% endif %}`,
      basis: [
        ...civilCodes('2120', 'Todo el que enajena responde de la evicción aunque nada se exprese.'),
        ...civilCodes('2142', 'Obliga al saneamiento por los defectos ocultos de la cosa.'),
        ...civilCodes('2144', 'El adquirente puede rescindir o pedir la rebaja del precio.'),
        federalCode('2149', 'Las acciones por vicios ocultos se extinguen a los seis meses de la entrega.'),
        cityCode('2149', 'En inmuebles, las acciones por vicios ocultos duran un año desde la entrega.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'condominio',
      heading: 'RÉGIMEN DE CONDOMINIO',
      text: 'El inmueble está sujeto al régimen de propiedad en condominio. La venta comprende el indiviso y los derechos sobre las áreas comunes. {{ vendedor.rol }} {{ vendedor | concuerda: "entregará", "entregarán" }} el reglamento y la constancia de no adeudo de cuotas, y {{ comprador.rol }} se {{ comprador | concuerda: "obliga", "obligan" }} a cumplir el reglamento desde la entrega.',
      when: 'condominio == "Sí"',
      basis: [...civilCodes('951', 'Regula la propiedad por pisos o departamentos con partes de uso común.')],
    },
    {
      kind: 'CLAUSE',
      id: 'consentimiento_conyugal',
      heading: 'CONSENTIMIENTO DEL CÓNYUGE',
      text: '{% if conyuge_vendedor %}{{ conyuge_vendedor.nombres }} {{ conyuge_vendedor | concuerda: "consiente", "consienten" }} esta venta y se {{ conyuge_vendedor | concuerda: "obliga", "obligan" }} a comparecer en la escritura.{% else %}{% if vendedor.varios %}Quien de {{ vendedor.rol }} esté en sociedad conyugal con persona que no vende por este contrato se obliga{% else %}{{ vendedor.rol }}, por estar {{ vendedor | concuerda: "casado", "casada" }} en sociedad conyugal, se obliga{% endif %} a que su cónyuge consienta esta venta y comparezca en la escritura, o a acreditar que el inmueble no forma parte de la sociedad.{% endif %}',
      when: 'conyuge_vendedor or vendedor.casado_sociedad',
      basis: [
        ...civilCodes('172', 'Los actos de dominio sobre bienes comunes no los hace un cónyuge solo.'),
        ...civilCodes('194', 'El dominio de los bienes comunes reside en ambos cónyuges.'),
        cityCode('206 Bis', 'Ningún cónyuge puede vender bienes comunes sin el consentimiento del otro.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'extranjeros',
      heading: 'ADQUISICIÓN POR EXTRANJEROS',
      text: 'Quien compra con nacionalidad extranjera conviene ante la Secretaría de Relaciones Exteriores en considerarse como nacional respecto del inmueble y en no invocar la protección de su gobierno, bajo la pena, si falta a ello, de perderlo en beneficio de la Nación. {% if permiso_sre %}Acredita el cumplimiento de este requisito con {{ permiso_sre }}.{% else %}Presentará ese convenio y obtendrá el permiso que corresponda antes de la escritura.{% endif %}',
      when: 'comprador.hay_extranjero',
      basis: [
        { law: 'cpeum', article: '27', reason: 'Su fracción I exige el convenio y veda a extranjeros la franja de costas y fronteras.' },
        { law: 'lie', article: '10 A', reason: 'Regula el escrito y el permiso para adquirir fuera de la zona restringida.' },
        ...civilCodes('2274', 'Los extranjeros compran bienes raíces con sujeción al artículo 27 constitucional.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'incumplimiento',
      heading: 'INCUMPLIMIENTO Y RESCISIÓN',
      text: `Si una parte no cumple, la otra podrá exigir el cumplimiento o la rescisión, con el pago de {% if clausula.pena %}los daños y perjuicios o, si rescinde, de la pena de la cláusula {{ clausula.pena }}{% else %}los daños y perjuicios{% endif %}. La falta de pago del precio da derecho {{ vendedor.al }} a pedir la rescisión{% if forma_pago == "Parcialidades" %}, también cuando falte una o varias parcialidades; la cláusula se inscribirá en el Registro Público de la Propiedad para que valga contra terceros{% endif %}.

{% if forma_pago == "Parcialidades" %}Si se rescinde, LAS PARTES se restituirán lo que se hubieren entregado: {{ vendedor.rol }} {{ vendedor | concuerda: "devolverá", "devolverán" }} lo recibido con intereses legales y, si {{ vendedor | concuerda: "entregó", "entregaron" }} el inmueble, {{ vendedor | concuerda: "podrá", "podrán" }} exigir la renta por su uso y la indemnización por su deterioro que fijen peritos, en lugar de otros daños y perjuicios. {{ comprador.rol }} no {{ comprador | concuerda: "queda sujeto", "queda sujeta", "quedan sujetos", "quedan sujetas" }} a obligaciones más onerosas que éstas.{% else %}Rescindido el contrato, LAS PARTES se restituirán lo que se hubieren entregado dentro de los 10 (diez) días hábiles siguientes.{% endif %}`,
      basis: [
        ...civilCodes('1949', 'El perjudicado elige entre cumplimiento y resolución, con daños y perjuicios.'),
        ...civilCodes('2300', 'La falta de pago del precio da derecho a pedir la rescisión.'),
        ...civilCodes('2310', 'Permite pactar la rescisión por falta de abonos; inscrita, vale contra terceros.', INSTALMENTS),
        ...civilCodes('2311', 'Al rescindir hay restitución; es nulo imponer más al comprador en abonos.', INSTALMENTS),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'pena',
      heading: 'PENA CONVENCIONAL',
      text: '{% if forma_pago == "Parcialidades" %}Si {{ vendedor.rol }} no {{ vendedor | concuerda: "cumple", "cumplen" }}, {{ vendedor | concuerda: "pagará", "pagarán" }} {{ comprador.al }}{% else %}La parte que dé lugar a la rescisión pagará a la otra{% endif %} una pena convencional de {{ precio | parte: pena_convencional | pesos }}, que equivale al {{ pena_convencional | porcentaje }} del precio. La pena sustituye a los daños y perjuicios y se reducirá en proporción a lo que se haya cumplido.{% if forma_pago != "Parcialidades" and anticipo %} Si el incumplimiento es {{ comprador.del }}, {{ vendedor.rol }} {{ vendedor | concuerda: "podrá", "podrán" }} compensarla con el anticipo y {{ vendedor | concuerda: "devolverá", "devolverán" }} la diferencia.{% endif %}',
      when: 'pena_convencional',
      basis: [
        ...civilCodes('1840', 'Permite pactar una pena, que sustituye a los daños y perjuicios.'),
        ...civilCodes('1843', 'La pena no puede exceder a la obligación principal.'),
        ...civilCodes('1844', 'Si la obligación se cumplió en parte, la pena se modifica en proporción.'),
        ...civilCodes('2311', 'En ventas en abonos es nulo lo más oneroso para el comprador.', INSTALMENTS),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'licitud',
      heading: 'PROCEDENCIA LÍCITA',
      text: 'LAS PARTES declaran, bajo protesta de decir verdad, que el inmueble y los recursos del precio no provienen de actos ilícitos ni se destinarán a ellos, y que no actúan por cuenta de una persona distinta de la que aquí aparece. Quien falte a la verdad responderá de los daños y perjuicios.',
      basis: [
        { law: 'lned', article: '7', reason: 'La acción de extinción alcanza bienes cuya procedencia lícita no se acredite.' },
        { law: 'lfpiorpi', article: '18', reason: 'Obliga a identificar a las partes y al beneficiario controlador.' },
      ],
    },
    personalDataClause,
    noticesClause,
    {
      kind: 'CLAUSE',
      id: 'cesion',
      heading: 'CESIÓN',
      text: 'Ninguna de LAS PARTES puede ceder sus derechos u obligaciones sin el consentimiento escrito de la otra.',
      basis: [
        ...civilCodes('2051', 'Para sustituir al deudor se necesita el consentimiento del acreedor.'),
        ...civilCodes('2030', 'El acreedor puede ceder su derecho, salvo que se haya convenido no hacerlo.'),
      ],
    },
    amendmentsClause,
    {
      kind: 'CLAUSE',
      id: 'jurisdiccion',
      heading: 'LEY APLICABLE Y TRIBUNALES',
      text: 'Este contrato se rige por el {{ ley_civil }}. Para su interpretación y cumplimiento LAS PARTES se someten a los tribunales competentes del lugar en que se ubica el inmueble y renuncian a cualquier otro fuero que pudiera corresponderles por su domicilio presente o futuro.',
      basis: [
        { law: 'cnpcf', article: '86', reason: 'Hay sumisión expresa cuando se renuncia con claridad al fuero propio.' },
        { law: 'cnpcf', article: '89', reason: 'Señala al juez de la ubicación del bien en acciones reales.' },
        { law: 'cpeum', article: '121', reason: 'Los inmuebles se rigen por la ley del lugar de su ubicación.' },
      ],
    },
    {
      kind: 'PARAGRAPH',
      text: 'Leído este contrato y enteradas LAS PARTES de su contenido y alcance, lo firman en {{ lugar_firma | o_linea }}, el {{ fecha_firma | fecha }}, en tantos ejemplares como firmantes; cada uno conserva el suyo.',
    },
    { kind: 'SIGNATURES', parties: ['vendedor', 'comprador', 'conyuge_vendedor'], witnesses: 'testigos' },
    { kind: 'PAGE_BREAK', when: 'menaje' },
    { kind: 'HEADING', text: 'ANEXO A. MUEBLES INCLUIDOS EN LA VENTA', when: 'menaje' },
    { kind: 'TABLE', field: 'menaje', when: 'menaje' },
  ],
  checks: homeSaleChecks,
  formalities: [
    'Escritura pública ante notario si el avalúo pasa de 365 veces el salario mínimo general, o la Unidad de Cuenta de la Ciudad de México (CCF 2320; CCDF 2320). Por debajo de ese valor: documento privado con dos testigos y firmas ratificadas (CCF 2317; CCDF 2317).',
    'Inscripción en el Registro Público de la Propiedad: antes de ella la venta no surte efectos contra terceros (CCF 2322 y 3042; CCDF 2322 y 3042).',
    'El contrato privado obliga a las partes y permite exigir la escritura (CCF 1833 y 2232; CCDF 1833 y 2232).',
    'Impuesto sobre la renta de quien vende: lo calcula y entera el notario (LISR 126). El impuesto local de adquisición y los derechos de registro dependen de cada entidad y no están en el acervo.',
    'Compradores extranjeros: convenio ante la Secretaría de Relaciones Exteriores, y fideicomiso en la zona restringida (Constitución 27, fracción I; Ley de Inversión Extranjera 10 A y 11).',
  ],
  samples: homeSaleSamples,
} as const satisfies ContractTemplate;

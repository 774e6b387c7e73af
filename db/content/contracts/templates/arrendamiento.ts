import { cityCode, civilCodes, federalCode } from '../basis.ts';
import { amendmentsClause, jointDeclaration, jointLiabilityClause, personalDataClause } from '../common.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { leaseChecks } from './arrendamiento/checks.ts';
import { leaseFields, leaseSamples, leaseSteps } from './arrendamiento/form.ts';

const HOUSING = 'uso == "Habitacional"';

/** Lease of a building: housing, shop or industry. */
export const arrendamiento = {
  id: 'arrendamiento',
  name: 'Arrendamiento',
  description:
    'Renta de casa, departamento, local, oficina o nave, con o sin fiador. Sigue las reglas de vivienda de la Ciudad de México cuando el inmueble está ahí.',
  category: 'CIVIL',
  complexity: 'INTERMEDIATE',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: leaseSteps,
  fields: leaseFields,
  blocks: [
    { kind: 'TITLE', text: 'CONTRATO DE ARRENDAMIENTO DE INMUEBLE PARA USO {{ uso | upcase }}' },
    {
      kind: 'PARAGRAPH',
      text: 'Contrato de arrendamiento que celebran, por una parte, **{{ arrendador.comparecencia }}**, {{ arrendador | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ arrendador.rol }}»**; y por la otra, **{{ arrendatario.comparecencia }}**, {{ arrendatario | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ arrendatario.rol }}»**; y a quienes en conjunto se denominará **«LAS PARTES»**{% if fiador %}; con la comparecencia de **{{ fiador.comparecencia }}**, {{ fiador | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará **«{{ fiador.rol }}»**{% endif %}, conforme a las declaraciones y cláusulas siguientes.',
    },
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'arrendador',
      text: `{% if calidad_arrendador == "Propietario" %}Que {{ arrendador | concuerda: "es propietario", "es propietaria", "son propietarios", "son propietarias" }} del inmueble{% elsif calidad_arrendador == "Copropietario" %}Que {{ arrendador | concuerda: "es copropietario", "es copropietaria", "son copropietarios", "son copropietarias" }}, y que todos los dueños comparecen o han consentido este arrendamiento, del inmueble{% elsif calidad_arrendador == "Usufructuario" %}Que {{ arrendador | concuerda: "es usufructuario", "es usufructuaria", "son usufructuarios", "son usufructuarias" }} del inmueble{% elsif calidad_arrendador == "Autorizado por el propietario" %}Que {{ arrendador | concuerda: "está facultado", "está facultada", "están facultados", "están facultadas" }} por el propietario para dar en arrendamiento el inmueble{% else %}Que {{ arrendador | concuerda: "puede", "pueden" }} dar en arrendamiento el inmueble{% endif %} que se identifica como sigue (en adelante, «el inmueble»): {{ inmueble }}.

{% if titulo_arrendador %}Que {{ arrendador | concuerda: "acredita", "acreditan" }} lo anterior con {{ titulo_arrendador }}.

{% endif %}Que el inmueble reúne las condiciones de higiene, seguridad y salubridad que requiere el uso convenido, y que no {{ arrendador | concuerda: "conoce", "conocen" }} vicios ni defectos ocultos que lo impidan.

Que el inmueble no está arrendado a otra persona ni sujeto a procedimiento alguno que impida su uso, y que es su voluntad darlo en arrendamiento.`,
    },
    {
      kind: 'PARAGRAPH',
      text: '{{ conyuge_arrendador.comparecencia }} comparece para manifestar su consentimiento con este arrendamiento, por si el inmueble formara parte de la sociedad conyugal.',
      when: 'conyuge_arrendador',
    },
    {
      kind: 'DECLARATIONS',
      of: 'arrendatario',
      text: `Que {{ arrendatario | concuerda: "ha visitado el inmueble, conoce", "han visitado el inmueble, conocen" }} su estado y lo {{ arrendatario | concuerda: "encuentra apto para el uso que le dará", "encuentran apto para el uso que le darán" }}.

Que {{ arrendatario | concuerda: "cuenta", "cuentan" }} con recursos suficientes y de procedencia lícita para cumplir este contrato.`,
    },
    {
      kind: 'DECLARATIONS',
      of: 'fiador',
      text: `Que {{ fiador | concuerda: "conoce", "conocen" }} el contenido de este contrato y que es su voluntad garantizar las obligaciones {{ arrendatario.del }}.{% if inmueble_fiador %}

Que es de su propiedad, y está inscrito a su nombre, el siguiente bien raíz, con el que respalda su solvencia: {{ inmueble_fiador }}.{% endif %}`,
      when: 'fiador',
    },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text: '{{ arrendador.rol }} {{ arrendador | concuerda: "concede", "conceden" }} {{ arrendatario.al }} el uso y goce temporal del inmueble, y {{ arrendatario.rol }} {{ arrendatario | concuerda: "lo recibe en arrendamiento y se obliga", "lo reciben en arrendamiento y se obligan" }} a pagar por él la renta que fija este contrato.',
      basis: [
        ...civilCodes('2398', 'Define el arrendamiento: uso o goce temporal de una cosa a cambio de un precio cierto.'),
      ],
    },
    jointLiabilityClause('arrendador', 'arrendatario'),
    {
      kind: 'CLAUSE',
      id: 'destino',
      heading: 'DESTINO DEL INMUEBLE',
      text: `{% if uso == "Habitacional" %}El inmueble se destinará exclusivamente a casa habitación {{ arrendatario.del }} y de su familia{% if ocupantes %}, y lo ocuparán: {{ ocupantes }}{% endif %}. No podrá usarse, ni en parte, como comercio, oficina abierta al público u hospedaje.{% elsif uso == "Comercial" %}El inmueble se destinará exclusivamente a uso comercial, con el giro de {{ giro | o_linea }}.{% else %}El inmueble se destinará exclusivamente a uso industrial, para la actividad de {{ giro | o_linea }}.{% endif %} Cambiar este destino requiere el consentimiento escrito {{ arrendador.del }}.

{% unless uso == "Habitacional" %}Corresponde {{ arrendatario.al }} obtener y conservar, a su costa, las licencias, avisos y dictámenes que su actividad requiera. {{ arrendador.rol }} {{ arrendador | concuerda: "entregará", "entregarán" }} los documentos del inmueble que la autoridad pida para ese fin.{% if jurisdiccion == "CDMX" %} Si el inmueble forma parte de un edificio de oficinas, {{ arrendador | concuerda: "elaborará", "elaborarán" }} además el programa interno de protección civil de sus áreas comunes.{% endif %}

{% endunless %}{% if mascotas == "No" %}No se permiten animales en el inmueble, salvo los de asistencia a personas con discapacidad.

{% elsif mascotas == "Sí" %}Se permiten animales de compañía. {{ arrendatario.rol }} {{ arrendatario | concuerda: "responde", "responden" }} de los daños y molestias que causen.

{% endif %}Se prohíbe guardar en el inmueble sustancias peligrosas, explosivas o inflamables que no sean las propias del uso convenido{% if uso == "Industrial" %} y que no estén autorizadas y aseguradas{% endif %}.`,
      basis: [
        ...civilCodes('2425', 'Obliga a usar la cosa sólo conforme a lo convenido o a su naturaleza y destino.'),
        ...civilCodes('2448 F', 'Pide que el contrato de vivienda mencione expresamente el destino habitacional.', HOUSING),
        ...civilCodes('2440', 'La industria peligrosa obliga a asegurar la finca contra el riesgo que genera.', 'uso == "Industrial"'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'entrega',
      heading: 'ENTREGA Y ESTADO DEL INMUEBLE',
      text: `{{ arrendador.rol }} {{ arrendador | concuerda: "entregará", "entregarán" }} el inmueble, con sus llaves, instalaciones y accesorios, el {{ fecha_inicio | fecha }}, en estado de servir para el uso convenido.{% if amueblado == "Sí" %} El inmueble se entrega amueblado; los muebles se arriendan por el mismo tiempo.{% endif %}

{% if inventario %}Las partes de que se compone el inmueble, sus instalaciones, sus accesorios y el estado de cada uno constan en el Anexo A, que forma parte de este contrato.{% elsif estado_inmueble %}Las instalaciones y accesorios del inmueble y su estado son los siguientes: {{ estado_inmueble }}.{% else %}El día de la entrega LAS PARTES firmarán un acta con la descripción detallada del inmueble, sus instalaciones y accesorios y el estado de cada uno, que se agregará a este contrato como Anexo A.{% endif %}`,
      basis: [
        ...civilCodes('2412', 'El arrendador entrega la finca con sus pertenencias y apta para el uso convenido.'),
        ...civilCodes('2442', 'Quien recibe con descripción de las partes devuelve la finca tal como la recibió, salvo el desgaste.'),
        ...civilCodes('2443', 'Sin esa descripción, la ley presume que se recibió en buen estado.'),
        ...civilCodes('2448 F', 'En vivienda el contrato describe en detalle el inmueble, sus accesorios y su estado.', HOUSING),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'plazo',
      heading: 'PLAZO',
      text: `El arrendamiento durará {{ plazo_meses | numero: "mes", "meses" }}, {% if terminacion_anticipada == "Sí" %}{% if plazo_meses == 1 %}obligatorio{% else %}obligatorios{% endif %} para ambas partes con la salvedad de la cláusula {{ clausula.terminacion_anticipada }}{% else %}{% if plazo_meses == 1 %}forzoso{% else %}forzosos{% endif %} para ambas partes{% endif %}: comenzará el {{ fecha_inicio | fecha }} y concluirá el {{ fecha_inicio | mas_meses: plazo_meses | menos_dias: 1 | fecha }}.

{% if clausula.prorroga %}Concluido ese plazo, y en su caso la prórroga de la cláusula {{ clausula.prorroga }}, {% else %}Concluido ese plazo, {% endif %}el arrendamiento termina sin necesidad de aviso. Para que continúe se requiere un nuevo contrato o un convenio escrito; recibir una renta posterior no implica prórroga ni nuevo plazo. Si {{ arrendatario.rol }} {{ arrendatario | concuerda: "sigue", "siguen" }} en el inmueble sin oposición, el arrendamiento continuará por tiempo indeterminado, y cualquiera de LAS PARTES podrá darlo por terminado con aviso escrito a la otra, {% if jurisdiccion == "CDMX" %}dado de manera fehaciente con {% if uso == "Habitacional" %}30 (treinta) días hábiles{% else %}1 (un) año{% endif %} de anticipación{% elsif jurisdiccion == "FEDERAL" %}dado con 15 (quince) días de anticipación{% else %}dado con la anticipación que fije el {{ ley_civil }}{% endif %}.`,
      basis: [
        federalCode('2398', 'Fija el máximo: diez años para habitación y veinte para comercio o industria.'),
        cityCode('2398', 'Fija un mínimo de un año para vivienda y un máximo de veinte para comercio o industria.'),
        ...civilCodes('2484', 'El arrendamiento por tiempo determinado concluye en el día prefijado.'),
        ...civilCodes('2487', 'Si el inquilino sigue sin oposición, el contrato continúa por tiempo indeterminado.'),
        ...civilCodes('2478', 'Fija con cuánta anticipación se avisa para concluir un arrendamiento sin plazo.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'prorroga',
      heading: 'PRÓRROGA',
      text: '{{ arrendatario.rol }} {{ arrendatario | concuerda: "podrá", "podrán" }} prorrogar el arrendamiento hasta por un año más si al concluir el plazo {{ arrendatario | concuerda: "está", "están" }} al corriente en el pago de la renta. Para ello {{ arrendatario | concuerda: "avisará", "avisarán" }} por escrito {{ arrendador.al }}, de preferencia con 30 (treinta) días de anticipación al vencimiento. Durante la prórroga rigen las mismas condiciones{% if clausula.incremento %}, con la renta actualizada conforme a la cláusula {{ clausula.incremento }}{% endif %}.',
      when: 'jurisdiccion == "CDMX" and uso == "Habitacional"',
      basis: [
        cityCode('2448 C', 'El inquilino al corriente puede prorrogar hasta por un año el arrendamiento de vivienda.'),
        cityCode('2448', 'Las reglas de vivienda son de orden público: lo pactado en contra se tiene por no puesto.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'renta',
      heading: 'RENTA',
      text: `La renta mensual es de {{ renta_mensual | pesos }}{% unless uso == "Habitacional" and amueblado != "Sí" %}, más el impuesto al valor agregado cuando se cause{% endunless %}. {{ arrendatario.rol }} la {{ arrendatario | concuerda: "pagará", "pagarán" }} completa, por mensualidades adelantadas, {% if dia_pago == 1 %}el primer día{% else %}dentro de los primeros {% if dia_pago %}{{ dia_pago | numero: "día", "días" }}{% else %}5 (cinco) días{% endif %}{% endif %} de cada mes de arrendamiento, en moneda nacional y sin necesidad de requerimiento.

{% if forma_pago == "Efectivo" %}El pago se hará en efectivo en {% if lugar_pago %}{{ lugar_pago }}{% else %}el domicilio {{ arrendador.del }}{% endif %}, contra entrega del recibo correspondiente.{% elsif forma_pago == "Depósito bancario" %}El pago se hará mediante depósito en la cuenta {{ cuenta_pago | o_linea }}, a nombre de {{ arrendador.nombres }}.{% else %}El pago se hará mediante transferencia electrónica a la cuenta {{ cuenta_pago | o_linea }}, a nombre de {{ arrendador.nombres }}.{% endif %}{% unless forma_pago == "Efectivo" %} Para los efectos legales, ése es el lugar de pago; el comprobante de la operación hace prueba del pago cuando los fondos quedan acreditados.{% endunless %} El cambio de lugar o de cuenta surte efectos desde que se notifica por escrito {{ arrendatario.al }}.

La renta se causa desde el día en que {{ arrendatario.rol }} {{ arrendatario | concuerda: "recibe", "reciben" }} el inmueble y hasta el día en que lo {{ arrendatario | concuerda: "devuelve", "devuelven" }}.`,
      basis: [
        ...civilCodes('2425', 'La primera obligación del arrendatario es pagar la renta en la forma y tiempo convenidos.'),
        ...civilCodes('2427', 'La renta se paga en el lugar convenido; sin convenio, en la casa del arrendatario.'),
        ...civilCodes('2429', 'La renta se debe hasta el día en que se entrega la cosa arrendada.'),
        federalCode('2448 D', 'En vivienda la renta debe estipularse en moneda nacional.', HOUSING),
        federalCode('2448 E', 'En vivienda la renta se paga en los plazos convenidos y desde que se recibe el inmueble.', HOUSING),
        cityCode('2426', 'La renta se debe desde el día en que se recibe la cosa arrendada.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'incremento',
      heading: 'ACTUALIZACIÓN DE LA RENTA',
      text: '{% if incremento == "Porcentaje fijo" %}La renta aumentará {{ porcentaje_incremento | porcentaje | o_linea }}{% else %}La renta se actualizará según la variación del Índice Nacional de Precios al Consumidor de los doce meses anteriores, que publica la autoridad competente,{% endif %} cada vez que se cumplan 12 (doce) meses de vigencia, y no antes.{% if jurisdiccion == "CDMX" and uso == "Habitacional" %} El aumento no excederá en ningún caso la inflación que el Banco de México haya reportado para el año anterior, ni cualquier otro límite que fije la ley vigente el día en que se aplique.{% else %} El aumento no excederá el límite que, en su caso, fije la ley vigente el día en que se aplique.{% endif %} {{ arrendador.rol }} {{ arrendador | concuerda: "comunicará", "comunicarán" }} por escrito la nueva renta antes de cobrarla.',
      when: 'incremento == "Porcentaje fijo" or incremento == "Inflación (INPC)"',
      basis: [
        ...civilCodes('2399', 'La renta, y por ello su aumento, debe ser cierta y determinada.'),
        cityCode('2448 D', 'Limita a una vez al año el aumento en vivienda; su tope cambió con la reforma de agosto de 2024.', HOUSING),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'impuestos',
      heading: 'COMPROBANTES E IMPUESTOS',
      text: `{{ arrendador.rol }} {{ arrendador | concuerda: "expedirá", "expedirán" }} por cada pago un recibo y el comprobante fiscal digital (CFDI) que proceda. {{ arrendatario.rol }} {{ arrendatario | concuerda: "entregará", "entregarán" }} los datos necesarios para expedirlos.

{% if uso == "Habitacional" and amueblado != "Sí" %}Por destinarse exclusivamente a casa habitación y entregarse sin muebles, el arrendamiento no causa el impuesto al valor agregado.{% else %}El impuesto al valor agregado se trasladará en forma expresa y por separado cuando se cause.{% endif %}{% if arrendatario.hay_empresa %} Cuando el arrendador sea persona física y el arrendatario persona moral, ésta retendrá el impuesto sobre la renta y, en su caso, el impuesto al valor agregado que ordenan las leyes, y entregará las constancias o comprobantes de retención.{% endif %} Cada parte paga los impuestos que la ley le atribuye; el impuesto predial corresponde {{ arrendador.al }}.`,
      basis: [
        { law: 'cff', article: '29', reason: 'Regula la expedición de comprobantes fiscales digitales y el deber de pedirlos.' },
        { law: 'lisr', article: '118', reason: 'Obliga a quien renta inmuebles a expedir comprobantes; el juez puede pedirlos al cobrar rentas.' },
        { law: 'lisr', article: '116', reason: 'La persona moral que paga la renta a una persona física retiene diez por ciento.', when: 'arrendatario.hay_empresa' },
        { law: 'liva', article: '20', reason: 'No causa el impuesto la renta de casa habitación, salvo que se entregue amueblada.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'mora',
      heading: 'MORA',
      text: 'La renta que no se pague a tiempo causará {% if interes_moratorio %}una pena por el simple retardo del {{ interes_moratorio | porcentaje }} mensual sobre lo adeudado, en proporción a los días de atraso{% else %}intereses al tipo legal{% endif %}, desde el día siguiente a su vencimiento y hasta que se pague. Esta cantidad no se capitaliza y sustituye a cualquier otra indemnización por el retardo.',
      basis: [
        ...civilCodes('1840', 'Permite pactar una pena por incumplir y excluye reclamar además daños y perjuicios.', 'interes_moratorio'),
        ...civilCodes('1846', 'Permite exigir la pena junto con el cumplimiento cuando es por el simple retardo.', 'interes_moratorio'),
        ...civilCodes('2117', 'Sin pacto, los daños por no pagar dinero no exceden del interés legal.'),
        ...civilCodes('2395', 'Fija el interés legal y deja al juez reducir el convenido si es desproporcionado.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'deposito',
      heading: 'DEPÓSITO EN GARANTÍA',
      text: `{{ arrendatario.rol }} {{ arrendatario | concuerda: "entrega", "entregan" }} al firmar este contrato {{ deposito | pesos }} como depósito en garantía; la firma hace las veces de recibo, salvo buen cobro. El depósito no causa intereses ni puede aplicarse a rentas por decisión {{ arrendatario.del }}.

Al recibir el inmueble, {{ arrendador.rol }} {{ arrendador | concuerda: "devolverá", "devolverán" }} el depósito de inmediato, y sólo {{ arrendador | concuerda: "podrá", "podrán" }} descontar, con comprobantes, las rentas, servicios y daños que {{ arrendatario.rol }} {{ arrendatario | concuerda: "adeude", "adeuden" }}. Si falta por llegar el recibo de algún servicio, {{ arrendador | concuerda: "retendrá", "retendrán" }} únicamente una cantidad razonable para cubrirlo y {{ arrendador | concuerda: "liquidará", "liquidarán" }} la diferencia dentro de los 30 (treinta) días siguientes.`,
      when: 'deposito',
      basis: [
        ...civilCodes('2422', 'Al terminar, el saldo a favor del arrendatario se devuelve de inmediato, salvo derecho que ejercitar.'),
        ...civilCodes('2448 F', 'El contrato de vivienda debe mencionar la garantía.', HOUSING),
        cityCode('2448 D', 'A continuación suya el texto publicado trae la regla del depósito: no más de una mensualidad.', HOUSING),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'servicios',
      heading: 'SERVICIOS Y CUOTAS',
      text: `Corresponde {{ arrendatario.al }} contratar, cuando proceda, y pagar puntualmente los servicios que {{ arrendatario | concuerda: "use", "usen" }}{% if servicios %}: {{ servicios }}{% else %}, como energía eléctrica, agua, gas, teléfono e internet{% endif %}. Al devolver el inmueble {{ arrendatario | concuerda: "entregará", "entregarán" }} los recibos pagados y las constancias de cancelación o cambio de los contratos que {{ arrendatario | concuerda: "haya", "hayan" }} puesto a su nombre.{% if mantenimiento %}

{{ arrendatario.rol }} {{ arrendatario | concuerda: "pagará", "pagarán" }} además la cuota ordinaria de mantenimiento, que hoy es de {{ mantenimiento | pesos }} mensuales y que podrá variar según lo acuerde quien administra el inmueble. Las cuotas extraordinarias corresponden {{ arrendador.al }}. {{ arrendatario.rol }} {{ arrendatario | concuerda: "recibe", "reciben" }} copia del reglamento y se {{ arrendatario | concuerda: "obliga", "obligan" }} a respetarlo.{% endif %}`,
      basis: [
        ...civilCodes('1832', 'En los contratos civiles cada quien se obliga en los términos en que quiso obligarse.'),
        ...civilCodes('2448 F', 'Las obligaciones adicionales a las de la ley deben constar en el contrato de vivienda.', HOUSING),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'reparaciones',
      heading: 'CONSERVACIÓN Y REPARACIONES',
      text: `{{ arrendador.rol }} {{ arrendador | concuerda: "hará", "harán" }} a su costa las reparaciones necesarias para conservar el inmueble en estado de servir, en especial las de estructura, techos e instalaciones hidráulicas, sanitarias, eléctricas y de gas. Corresponden {{ arrendatario.al }} los deterioros de poca importancia que causa el uso ordinario y los daños que se causen por su culpa o por la de sus familiares, empleados, visitantes o subarrendatarios.

{{ arrendatario.rol }} {{ arrendatario | concuerda: "avisará", "avisarán" }} {{ arrendador.al }} tan pronto como {{ arrendatario | concuerda: "advierta", "adviertan" }} la necesidad de una reparación o cualquier daño o usurpación. Si {{ arrendador.rol }} no {{ arrendador | concuerda: "atiende", "atienden" }} el aviso, {{ arrendatario.rol }} {{ arrendatario | concuerda: "podrá", "podrán" }} pedir la rescisión o acudir al juez, y reclamar los daños y perjuicios.`,
      basis: [
        ...civilCodes('2412', 'El arrendador conserva la cosa y hace las reparaciones necesarias.'),
        ...civilCodes('2415', 'El arrendatario avisa a la brevedad la necesidad de reparaciones.'),
        ...civilCodes('2416', 'Sin reparaciones necesarias, el arrendatario puede rescindir o acudir al juez.'),
        ...civilCodes('2444', 'Los deterioros menores del uso diario son del arrendatario.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'mejoras',
      heading: 'OBRAS Y MEJORAS',
      text: '{{ arrendatario.rol }} no {{ arrendatario | concuerda: "podrá", "podrán" }} variar la forma del inmueble ni hacer obras sin el consentimiento expreso y escrito {{ arrendador.del }}; si {{ arrendatario | concuerda: "las hace", "las hacen" }}, {{ arrendatario | concuerda: "deberá", "deberán" }} restituir el inmueble a su estado y pagar los daños. Las mejoras autorizadas quedan a beneficio del inmueble sin pago alguno, salvo que {{ arrendador.rol }} se {{ arrendador | concuerda: "haya", "hayan" }} obligado por escrito a pagarlas o que la ley lo ordene. Lo que pueda retirarse sin dañar el inmueble es {{ arrendatario.del }}.',
      basis: [
        ...civilCodes('2441', 'Prohíbe variar la forma de la cosa sin consentimiento expreso del arrendador.'),
        ...civilCodes('2423', 'Dice en qué casos el arrendador paga las mejoras.'),
        ...civilCodes('2424', 'Algunas mejoras se pagan aunque se pacte que quedan a beneficio de la cosa.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'subarriendo',
      heading: 'SUBARRIENDO Y CESIÓN',
      text: '{% if subarriendo == "Permitido" %}{{ arrendatario.rol }} {{ arrendatario | concuerda: "podrá", "podrán" }} subarrendar el inmueble, en todo o en parte, para el mismo destino y por un plazo que no exceda el de este contrato; {{ arrendatario | concuerda: "avisará", "avisarán" }} por escrito {{ arrendador.al }} y {{ arrendatario | concuerda: "seguirá respondiendo", "seguirán respondiendo" }} de todas las obligaciones. La cesión de este contrato requiere el consentimiento escrito {{ arrendador.del }}.{% else %}{{ arrendatario.rol }} no {{ arrendatario | concuerda: "podrá", "podrán" }} subarrendar el inmueble, en todo ni en parte, anunciarlo para hospedaje, ni ceder sus derechos, sin el consentimiento previo y escrito {{ arrendador.del }}. Si lo {{ arrendatario | concuerda: "hace", "hacen" }}, {{ arrendatario | concuerda: "responderá", "responderán" }} en forma solidaria con el subarrendatario de los daños y perjuicios.{% endif %}',
      basis: [
        ...civilCodes('2480', 'Prohíbe subarrendar o ceder sin consentimiento del arrendador y hace responder en forma solidaria.'),
        ...civilCodes('2481', 'Dice quién responde cuando el subarriendo se hace con autorización dada en el contrato.', 'subarriendo == "Permitido"'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'visitas',
      heading: 'USO PACÍFICO Y VISITAS',
      text: '{{ arrendador.rol }} {{ arrendador | concuerda: "garantiza", "garantizan" }} el uso pacífico del inmueble y no {{ arrendador | concuerda: "entrará", "entrarán" }} en él sin permiso. Con aviso de al menos 24 (veinticuatro) horas, y en horario acordado, {{ arrendador | concuerda: "podrá", "podrán" }} visitarlo para comprobar su estado o hacer reparaciones; en los últimos 30 (treinta) días del plazo, también para mostrarlo a interesados. En una emergencia bastará el aviso posible.',
      basis: [
        ...civilCodes('2412', 'Obliga a no estorbar el uso de la cosa y a garantizar su goce pacífico.'),
        ...civilCodes('2414', 'El arrendador no puede intervenir en el uso legítimo, salvo reparaciones urgentes.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'siniestros',
      heading: 'SINIESTROS Y CASO FORTUITO',
      text: `{{ arrendatario.rol }} {{ arrendatario | concuerda: "responde", "responden" }} del incendio que no provenga de caso fortuito, fuerza mayor, vicio de construcción o de un inmueble ajeno, si en este último caso {{ arrendatario | concuerda: "tomó", "tomaron" }} precauciones.{% if uso == "Industrial" %} {{ arrendatario.rol }} {{ arrendatario | concuerda: "contratará", "contratarán" }} y {{ arrendatario | concuerda: "mantendrá", "mantendrán" }} vigente, desde el inicio y a más tardar en 2 (dos) meses, un seguro que cubra el inmueble contra los riesgos de su actividad.{% endif %}

Si por caso fortuito o fuerza mayor se impide totalmente el uso del inmueble, no se causa renta mientras dure el impedimento; si dura más de dos meses, {{ arrendatario.rol }} {{ arrendatario | concuerda: "podrá", "podrán" }} pedir la rescisión. Si el impedimento es parcial, {{ arrendatario | concuerda: "podrá", "podrán" }} pedir la reducción de la renta.`,
      basis: [
        ...civilCodes('2431', 'Si se impide totalmente el uso no se causa renta; a los dos meses procede rescindir.'),
        ...civilCodes('2433', 'Hace irrenunciables las reglas sobre impedimento total o parcial de uso.'),
        ...civilCodes('2435', 'El arrendatario responde del incendio, con excepciones.'),
        cityCode('2440', 'Da dos meses para asegurar la finca si se establece una industria peligrosa.', 'uso == "Industrial"'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'garantia_personal',
      heading: 'GARANTÍA PERSONAL',
      text: `{% if garantia == "Obligación solidaria" %}{{ fiador.rol }} se {{ fiador | concuerda: "constituye en fiador y obligado solidario", "constituye en fiadora y obligada solidaria", "constituyen en fiadores y obligados solidarios", "constituyen en fiadoras y obligadas solidarias" }} {{ arrendatario.del }} por todas las obligaciones de este contrato, de modo que {{ arrendador.rol }} {{ arrendador | concuerda: "podrá", "podrán" }} exigirlas completas a cualquiera de ellos.{% else %}{{ fiador.rol }} se {{ fiador | concuerda: "constituye en fiador", "constituye en fiadora", "constituyen en fiadores", "constituyen en fiadoras" }} {{ arrendatario.del }} por todas las obligaciones de este contrato{% if garantia == "Fianza con renuncia a los beneficios" %} y {{ fiador | concuerda: "renuncia", "renuncian" }} expresamente a los beneficios de orden y excusión{% endif %}.{% endif %}

La garantía comprende las rentas, servicios, penas y daños que se causen hasta la devolución del inmueble, aun después de vencido el plazo o durante su prórroga, lo que {{ fiador.rol }} {{ fiador | concuerda: "acepta", "aceptan" }} desde ahora de manera expresa. El aumento de renta y la espera que no consten en este contrato requieren su consentimiento.{% if inmueble_fiador %} Mientras subsista la garantía, {{ fiador.rol }} {{ fiador | concuerda: "dará", "darán" }} aviso {{ arrendador.al }} antes de enajenar o gravar el bien raíz que {{ fiador | concuerda: "declaró", "declararon" }}.{% endif %}`,
      when: 'fiador',
      basis: [
        ...civilCodes('2794', 'Define la fianza: pagar por el deudor si éste no lo hace.', 'garantia != "Obligación solidaria"'),
        ...civilCodes('2816', 'La excusión no tiene lugar cuando el fiador renunció expresamente a ella.', 'garantia == "Fianza con renuncia a los beneficios"'),
        ...civilCodes('1987', 'Hay solidaridad pasiva cuando cada deudor responde de la prestación completa.', 'garantia == "Obligación solidaria"'),
        ...civilCodes('2487', 'La garantía de un tercero cesa al término del plazo, salvo convenio en contrario.'),
        ...civilCodes('2846', 'La prórroga sin consentimiento del fiador extingue la fianza.', 'garantia != "Obligación solidaria"'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'venta',
      heading: 'VENTA DEL INMUEBLE Y PREFERENCIA',
      text: `La transmisión de la propiedad del inmueble no termina este contrato: el adquirente queda como arrendador en los mismos términos, y {{ arrendatario.rol }} le {{ arrendatario | concuerda: "pagará", "pagarán" }} la renta desde que se {{ arrendatario | concuerda: "le", "les" }} notifique formalmente la transmisión.

{% if jurisdiccion == "CDMX" or (jurisdiccion == "FEDERAL" and uso == "Habitacional") %}Si el propietario decide vender el inmueble, {{ arrendatario.rol }} {{ arrendatario | concuerda: "tendrá", "tendrán" }} el derecho de preferencia en los términos, avisos y plazos que fija el {{ ley_civil }}{% if jurisdiccion == "CDMX" %}; si el arrendamiento ha durado más de tres años y {{ arrendatario | concuerda: "está al corriente en las rentas, también será preferido", "está al corriente en las rentas, también será preferida", "están al corriente en las rentas, también serán preferidos", "están al corriente en las rentas, también serán preferidas" }} en un nuevo arrendamiento{% endif %}.{% else %}Si el propietario decide vender el inmueble, {{ arrendatario.rol }} {{ arrendatario | concuerda: "tendrá", "tendrán" }} el derecho de preferencia cuando se cumplan los requisitos que fija el {{ ley_civil }}.{% endif %}`,
      basis: [
        ...civilCodes('2409', 'El arrendamiento subsiste aunque se transmita la propiedad.'),
        federalCode('2447', 'Tras cinco años y mejoras de importancia, el inquilino al corriente es preferido en la venta.'),
        cityCode('2447', 'Tras tres años, el inquilino al corriente es preferido para rentar de nuevo y para comprar.'),
        federalCode('2448 J', 'En vivienda regula el aviso de venta y da quince días para ejercer la preferencia.', HOUSING),
        cityCode('2448 J', 'Regula el aviso fehaciente de venta y da treinta días para ejercer la preferencia.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'rescision',
      heading: 'RESCISIÓN',
      text: `{{ arrendador.rol }} {{ arrendador | concuerda: "podrá", "podrán" }} exigir la rescisión si {{ arrendatario.rol }}:

a) {{ arrendatario | concuerda: "deja", "dejan" }} de pagar la renta en los términos de este contrato;
b) {{ arrendatario | concuerda: "usa", "usan" }} el inmueble para un destino distinto del convenido;
c) {{ arrendatario | concuerda: "subarrienda", "subarriendan" }} o {{ arrendatario | concuerda: "cede", "ceden" }} sus derechos sin el consentimiento que este contrato exige;
d) {{ arrendatario | concuerda: "causa", "causan" }} daños graves al inmueble, o
e) {{ arrendatario | concuerda: "varía", "varían" }} la forma del inmueble sin autorización.

{{ arrendatario.rol }} {{ arrendatario | concuerda: "podrá", "podrán" }} exigirla si {{ arrendador.rol }} no {{ arrendador | concuerda: "conserva", "conservan" }} el inmueble en estado de servir, si se pierde su uso en los casos que marca la ley, o si tiene vicios ocultos anteriores al contrato y desconocidos por {{ arrendatario.rol }}. En ambos casos la parte que incumple responde de los daños y perjuicios. {{ arrendador.rol }} no {{ arrendador | concuerda: "podrá", "podrán" }} desalojar {{ arrendatario.al }}, cambiar las cerraduras ni suspender los servicios por propia mano: sin acuerdo, la desocupación sólo procede por resolución judicial.`,
      basis: [
        ...civilCodes('2489', 'Enumera las causas por las que el arrendador puede exigir la rescisión.'),
        ...civilCodes('2490', 'Enumera las causas por las que el arrendatario puede exigirla.'),
        ...civilCodes('1949', 'En las obligaciones recíprocas el perjudicado puede exigir cumplimiento o resolución, con daños.'),
        { law: 'cpeum', article: '17', reason: 'Nadie puede hacerse justicia por sí mismo: la desocupación forzosa pasa por un juez.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'terminacion_anticipada',
      heading: 'TERMINACIÓN ANTICIPADA',
      text: '{{ arrendatario.rol }} {{ arrendatario | concuerda: "podrá", "podrán" }} dar por terminado el arrendamiento antes de su vencimiento, sin expresar causa, con aviso escrito de {% if aviso_meses %}{{ aviso_meses | numero: "mes", "meses" }}{% else %}2 (dos) meses{% endif %} de anticipación{% if pena_terminacion_meses %} y el pago de una compensación equivalente a {{ pena_terminacion_meses | numero: "mes", "meses" }} de renta, que en ningún caso excederá las rentas que falten por vencer{% endif %}. El aviso no libera de las rentas que se causen hasta la devolución del inmueble.',
      when: 'terminacion_anticipada == "Sí"',
      basis: [
        ...civilCodes('2483', 'El arrendamiento puede terminar por convenio expreso.'),
        ...civilCodes('1843', 'La pena no puede valer más que la obligación principal.', 'pena_terminacion_meses'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'devolucion',
      heading: 'DEVOLUCIÓN DEL INMUEBLE',
      text: 'Al terminar el arrendamiento por cualquier causa, {{ arrendatario.rol }} {{ arrendatario | concuerda: "devolverá", "devolverán" }} el inmueble desocupado, limpio, con sus llaves y al corriente en servicios, tal como lo {{ arrendatario | concuerda: "recibió", "recibieron" }}, salvo el desgaste del uso ordinario y del tiempo. LAS PARTES firmarán un acta de entrega. {% if pena_desocupacion %}Si no lo {{ arrendatario | concuerda: "devuelve", "devuelven" }} a tiempo, {{ arrendatario | concuerda: "pagará", "pagarán" }}, además de la renta que siga causándose, una pena por el retardo equivalente al {{ pena_desocupacion | porcentaje }} de la renta mensual por cada mes de demora, en proporción a los días que ésta dure.{% else %}Si no lo {{ arrendatario | concuerda: "devuelve", "devuelven" }} a tiempo, la renta seguirá causándose hasta la entrega.{% endif %}',
      basis: [
        ...civilCodes('2442', 'La finca se devuelve como se recibió, salvo lo menoscabado por el tiempo o causa inevitable.'),
        ...civilCodes('2429', 'La renta se debe hasta el día de la entrega.'),
        ...civilCodes('1846', 'La pena por simple retardo puede exigirse junto con el cumplimiento.', 'pena_desocupacion'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'fallecimiento',
      heading: 'FALLECIMIENTO',
      text: 'Si alguna de LAS PARTES es persona física, su muerte no termina el arrendamiento.{% if uso == "Habitacional" %} Si fallece quien arrienda para habitar, los familiares que la ley señala, y que hayan habitado real y permanentemente el inmueble, se subrogan en sus derechos y obligaciones en los mismos términos.{% endif %}',
      basis: [
        ...civilCodes('2408', 'El arrendamiento no se rescinde por la muerte de las partes, salvo convenio.'),
        ...civilCodes('2448 H', 'En vivienda, la familia que habitaba con el inquilino se subroga en el contrato.', HOUSING),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'licitud',
      heading: 'USO LÍCITO Y EXTINCIÓN DE DOMINIO',
      text: '{{ arrendatario.rol }} se {{ arrendatario | concuerda: "obliga", "obligan" }} a no usar ni permitir que se use el inmueble para actos ilícitos, a avisar de inmediato {{ arrendador.al }} y a la autoridad si los {{ arrendatario | concuerda: "advierte", "advierten" }}, y a responder de los daños y perjuicios si por su causa el inmueble queda sujeto a un procedimiento penal o de extinción de dominio. {{ arrendador.rol }} {{ arrendador | concuerda: "declara", "declaran" }} que no {{ arrendador | concuerda: "conoce ni consiente", "conocen ni consienten" }} uso ilícito alguno.',
      basis: [
        { law: 'lned', article: '7', reason: 'Su fracción V alcanza los bienes que un tercero usa para cometer hechos ilícitos.' },
        { law: 'cpeum', article: '22', reason: 'Funda la extinción de dominio y garantiza la defensa de la persona afectada.' },
        ...civilCodes('2425', 'El arrendatario responde de los perjuicios que cause su culpa y sólo da el uso convenido.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'recursos',
      heading: 'PAGO EN EFECTIVO Y PREVENCIÓN DE LAVADO DE DINERO',
      text: 'LAS PARTES se abstendrán de pagar o recibir en efectivo, en divisas o en metales preciosos, rentas cuyo valor mensual alcance el límite que fija la ley federal de la materia, aunque el efectivo se entregue por conducto de un banco, y se proporcionarán los datos y documentos de identificación que esa ley exija.',
      when: 'forma_pago == "Efectivo" or not (facts.en_umas.renta_mensual < 1605)',
      basis: [
        { law: 'lfpiorpi', article: '32', reason: 'Prohíbe pagar en efectivo rentas mensuales de 3,210 UMA o más.' },
        { law: 'lfpiorpi', article: '17', reason: 'Vuelve actividad vulnerable la renta de inmuebles por encima de 1,605 UMA al mes.' },
      ],
    },
    personalDataClause,
    {
      kind: 'CLAUSE',
      id: 'notificaciones',
      heading: 'DOMICILIOS Y NOTIFICACIONES',
      text: `Los avisos se darán por escrito en estos domicilios:

{% for persona in arrendador.personas %}- {{ persona.nombre }}: {{ persona.domicilio | o_linea }}{% if persona.correo %}, correo electrónico {{ persona.correo }}{% endif %}.
{% endfor %}{% for persona in arrendatario.personas %}- {{ persona.nombre }}: el del inmueble arrendado{% if persona.correo %}, correo electrónico {{ persona.correo }}{% endif %}.
{% endfor %}{% if fiador %}{% for persona in fiador.personas %}- {{ persona.nombre }}: {{ persona.domicilio | o_linea }}{% if persona.correo %}, correo electrónico {{ persona.correo }}{% endif %}.
{% endfor %}{% endif %}

El cambio de domicilio surte efectos desde que se avisa. El correo electrónico sirve para la comunicación ordinaria; la rescisión, la terminación y el derecho de preferencia se comunicarán de manera fehaciente.`,
      basis: [...civilCodes('34', 'Permite designar un domicilio convencional para cumplir obligaciones determinadas.')],
      isPractice: true,
    },
    amendmentsClause,
    {
      kind: 'CLAUSE',
      id: 'jurisdiccion',
      heading: 'LEY APLICABLE Y TRIBUNALES',
      text: 'Este contrato se rige por el {{ ley_civil }}. De las controversias conocerán los tribunales competentes del lugar en que se ubica el inmueble. Antes de acudir a ellos LAS PARTES podrán intentar la mediación.',
      basis: [
        { law: 'cnpcf', article: '89', reason: 'Da competencia al juez de la ubicación del inmueble en cuestiones de arrendamiento.' },
        { law: 'cpeum', article: '121', reason: 'Los inmuebles se rigen por la ley del lugar de su ubicación.' },
        ...civilCodes('13', 'El arrendamiento de inmuebles se rige por el derecho del lugar en que están.'),
      ],
    },
    {
      kind: 'PARAGRAPH',
      text: 'Leído este contrato y enteradas LAS PARTES de su contenido y alcance, lo firman en {{ lugar_firma | o_linea }}, el {{ fecha_firma | fecha | o_linea }}, en tantos ejemplares como firmantes; cada uno conserva el suyo.',
    },
    { kind: 'SIGNATURES', parties: ['arrendador', 'arrendatario', 'fiador', 'conyuge_arrendador'], witnesses: 'testigos' },
    { kind: 'PAGE_BREAK', when: 'inventario' },
    { kind: 'HEADING', text: 'ANEXO A. INVENTARIO Y ESTADO DEL INMUEBLE', when: 'inventario' },
    { kind: 'TABLE', field: 'inventario', when: 'inventario' },
  ],
  checks: leaseChecks,
  formalities: [
    'Por escrito: la falta de esta forma se imputa al arrendador (CCF 2406 y 2448 F; en la Ciudad de México, CCDF 2406 y 2448 F).',
    'Vivienda, en el código federal: registro del contrato por el arrendador ante la autoridad competente (CCF 2448 G).',
    'Inscripción en el Registro Público de la Propiedad si dura más de seis años o si se adelantan más de tres años de renta (CCF 3042, fracción III; CCDF 3042, fracción III).',
    'En la Ciudad de México, vivienda: según la prensa, desde la reforma de agosto de 2024 el arrendador registra el contrato en un registro digital dentro de 30 días; ese texto no está en el acervo.',
    'Jalisco y Nuevo León: su código civil no está en el acervo; comprueba ahí la forma, los plazos y los registros.',
  ],
  samples: leaseSamples,
} as const satisfies ContractTemplate;

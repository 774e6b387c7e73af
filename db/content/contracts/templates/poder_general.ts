import { cityCode, civilCodes, federalCode } from '../basis.ts';
import type { ContractTemplate } from '../contract-template.ts';
import { generalPowerChecks } from './poder_general/checks.ts';
import { generalPowerFields, generalPowerSamples, generalPowerSteps } from './poder_general/form.ts';

/** General power of attorney for lawsuits, administration and acts of ownership. */
export const poderGeneral = {
  id: 'poder_general',
  name: 'Poder general unificado',
  description:
    'Poder general para pleitos y cobranzas, actos de administración, actos de dominio o los tres, como carta poder ante dos testigos por ratificar o como texto para la escritura.',
  category: 'CIVIL',
  complexity: 'ADVANCED',
  isPremium: true,
  numbering: 'ORDINAL',
  steps: generalPowerSteps,
  fields: generalPowerFields,
  blocks: [
    {
      kind: 'TITLE',
      text: 'PODER GENERAL PARA {% if facultades == "Todas" %}PLEITOS Y COBRANZAS, ACTOS DE ADMINISTRACIÓN Y ACTOS DE DOMINIO{% else %}{{ facultades | upcase }}{% endif %}',
    },
    {
      kind: 'PARAGRAPH',
      text: 'Poder general que {{ poderdante | concuerda: "otorga", "otorgan" }} **{{ poderdante.comparecencia }}** (en adelante, **«{{ poderdante.rol }}»**), a favor de **{{ apoderado.comparecencia }}** (en adelante, **«{{ apoderado.rol }}»**), {% if testigos %}ante los testigos que firman al final y {% endif %}conforme a las siguientes declaraciones y cláusulas.',
    },
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'poderdante',
      text: `Que {{ poderdante | concuerda: "tiene", "tienen" }} la libre disposición de sus bienes y que es su voluntad otorgar este poder.{% if poderdante.hay_empresa %}

Que las facultades de quien representa a la persona moral comprenden la de otorgar poderes.{% endif %}`,
    },
    {
      kind: 'DECLARATIONS',
      of: 'apoderado',
      text: 'Que {{ apoderado | concuerda: "conoce", "conocen" }} este encargo, y que no {{ apoderado | concuerda: "está", "están" }} en alguno de los casos en que la ley impide ejercerlo.',
    },
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'otorgamiento',
      heading: 'OTORGAMIENTO',
      text: '{{ poderdante.rol }} {{ poderdante | concuerda: "confiere", "confieren" }} {{ apoderado.al }} poder general, con las facultades de las cláusulas siguientes{% if limitaciones or bienes_dominio %} y las limitaciones que este poder señala{% endif %}, para que {{ apoderado | concuerda: "lo ejerza", "lo ejerzan" }} en su nombre y representación en toda la República Mexicana y en el extranjero.{% if apoderado.varios %} {{ apoderado.rol }} lo ejercerán {% if ejercicio == "Conjuntamente" %}siempre de manera conjunta, con la firma de {{ apoderado | concuerda: "todos", "todas", "todos", "todas" }}{% elsif ejercicio == "Conjuntamente dos cualesquiera" %}de manera conjunta, con la firma de dos cualesquiera{% else %}de manera indistinta, y basta la firma de uno{% endif %}.{% endif %}',
      basis: [
        ...civilCodes('2546', 'Define el mandato: ejecutar por cuenta de otro los actos jurídicos que éste encarga.'),
        ...civilCodes('2553', 'Son generales los mandatos de los tres primeros párrafos del artículo 2554.'),
        ...civilCodes('2573', 'Varios mandatarios no quedan obligados en solidaridad si no se pactó.', 'apoderado.varios'),
        ...civilCodes('2580', 'Varios mandantes de un mismo mandatario quedan obligados solidariamente ante él.', 'poderdante.varios'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'pleitos',
      heading: 'PLEITOS Y COBRANZAS',
      text: `{{ apoderado.rol }} {{ apoderado | concuerda: "tiene", "tienen" }} poder general para pleitos y cobranzas, con todas las facultades generales y las especiales que conforme a la ley requieran cláusula especial. De manera enunciativa y no limitativa, {{ apoderado | concuerda: "podrá", "podrán" }}:

a) promover, contestar y seguir toda clase de juicios y procedimientos, civiles, mercantiles, administrativos, fiscales y del trabajo, en todas sus instancias, y ejecutar las resoluciones;
b) promover el juicio de amparo y desistirse de él;
c) desistirse de acciones, instancias y recursos;
d) transigir y comprometer en árbitros o acudir a medios alternativos de solución de controversias;
e) absolver y articular posiciones;
f) hacer cesión de bienes;
g) recusar;
h) recibir pagos y otorgar recibos, y
i) presentar denuncias y querellas, coadyuvar con el Ministerio Público, exigir la reparación del daño y otorgar el perdón cuando la ley lo permita.`,
      when: 'facultades == "Pleitos y cobranzas" or facultades == "Todas"',
      basis: [
        ...civilCodes('2554', 'Su primer párrafo dice qué fórmula basta para el poder de pleitos y cobranzas.'),
        ...civilCodes('2587', 'Enumera los actos del procurador que requieren poder o cláusula especial.'),
        { law: 'lamparo', article: '6', reason: 'Permite promover el amparo por medio de apoderado.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'administracion',
      heading: 'ACTOS DE ADMINISTRACIÓN',
      text: `{{ apoderado.rol }} {{ apoderado | concuerda: "tiene", "tienen" }} poder general para actos de administración, con toda clase de facultades administrativas. De manera enunciativa y no limitativa, {{ apoderado | concuerda: "podrá", "podrán" }} administrar los bienes y negocios {{ poderdante.del }}, celebrar, modificar y terminar los contratos que esa administración requiera, cobrar y pagar, exigir y rendir cuentas, y realizar toda clase de trámites ante particulares y autoridades federales, estatales y municipales.`,
      when: 'facultades == "Actos de administración" or facultades == "Todas"',
      basis: [...civilCodes('2554', 'Su segundo párrafo da toda clase de facultades administrativas al apoderado.')],
    },
    {
      kind: 'CLAUSE',
      id: 'dominio',
      heading: 'ACTOS DE DOMINIO',
      text: `{{ apoderado.rol }} {{ apoderado | concuerda: "tiene", "tienen" }} poder general para actos de dominio, con todas las facultades de dueño sobre los bienes {{ poderdante.del }} y para cuantas gestiones requiera su defensa. {{ apoderado | concuerda: "Podrá", "Podrán" }} adquirir, vender, permutar, ceder, dar en pago, hipotecar, dar en prenda o fideicomiso y de cualquier otro modo enajenar o gravar, fijar precios y recibirlos, y firmar los documentos públicos y privados necesarios.{% if bienes_dominio %}

Este poder de dominio se limita a los siguientes bienes: {{ bienes_dominio }}.{% endif %}`,
      when: 'facultades == "Actos de dominio" or facultades == "Todas"',
      basis: [
        ...civilCodes('2554', 'Sus párrafos tercero y cuarto dan facultades de dueño y permiten limitarlas.'),
        ...civilCodes('2280', 'El mandatario no puede comprar los bienes cuya venta tiene encargada.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'laboral',
      heading: 'MATERIA LABORAL',
      text: '{{ apoderado.rol }} {{ apoderado | concuerda: "podrá", "podrán" }} representar {{ poderdante.al }}, en su carácter de patrón y con facultades de dirección y administración en materia laboral, ante toda clase de autoridades y tribunales del trabajo y centros de conciliación, con facultades para comparecer a la conciliación prejudicial y a las audiencias, conciliar, celebrar convenios, contratar y dar por terminadas relaciones de trabajo. Para comparecer a juicio {{ apoderado | concuerda: "cumplirá", "cumplirán" }} los requisitos profesionales que pide la ley.',
      when: 'laboral == "Sí"',
      basis: [
        { law: 'lft', article: '11', reason: 'Quien ejerce dirección o administración representa al patrón y lo obliga.' },
        { law: 'lft', article: '692', reason: 'Dice cómo se acredita la personalidad del apoderado en el juicio laboral.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'titulos_credito',
      heading: 'TÍTULOS DE CRÉDITO',
      text: '{{ apoderado.rol }} {{ apoderado | concuerda: "podrá", "podrán" }} emitir, suscribir, girar, aceptar, endosar, avalar y protestar títulos de crédito en nombre {{ poderdante.del }}. Este poder se inscribirá en el Registro Público de Comercio para que esa representación valga frente a cualquier persona.',
      when: 'titulos_credito == "Sí"',
      basis: [
        { law: 'lgtoc', article: '9', reason: 'Exige poder inscrito en el Registro de Comercio para suscribir títulos ante cualquiera.' },
        { law: 'lgtoc', article: '10', reason: 'Quien suscribe sin poder bastante se obliga personalmente.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'cuentas',
      heading: 'CUENTAS BANCARIAS',
      text: '{{ apoderado.rol }} {{ apoderado | concuerda: "podrá", "podrán" }} abrir, operar y cancelar cuentas bancarias y de inversión a nombre {{ poderdante.del }}, girar contra ellas y autorizar a quienes lo hagan.',
      when: 'cuentas_bancarias == "Sí"',
      basis: [...civilCodes('2562', 'El mandatario se sujeta a las instrucciones recibidas del mandante.')],
    },
    {
      kind: 'CLAUSE',
      id: 'fiscal',
      heading: 'TRÁMITES FISCALES',
      text: '{{ apoderado.rol }} {{ apoderado | concuerda: "podrá", "podrán" }} representar {{ poderdante.al }} ante las autoridades fiscales federales y locales y los organismos fiscales autónomos, presentar avisos, declaraciones y promociones, solicitar devoluciones, interponer medios de defensa y tramitar su firma electrónica cuando las reglas aplicables lo permitan.',
      when: 'tramites_fiscales == "Sí"',
      basis: [{ law: 'cff', article: '19', reason: 'Pide escritura pública o carta poder ante dos testigos con firmas ratificadas.' }],
    },
    {
      kind: 'CLAUSE',
      id: 'limitaciones',
      heading: 'LIMITACIONES',
      text: 'Las facultades de este poder quedan limitadas como sigue: {{ limitaciones }}. {{ apoderado.rol }} no {{ apoderado | concuerda: "podrá", "podrán" }} exceder estas limitaciones, y los actos que las excedan no obligan {{ poderdante.al }} si no se ratifican.',
      when: 'limitaciones',
      basis: [
        ...civilCodes('2554', 'Su cuarto párrafo pide consignar las limitaciones en el poder.'),
        ...civilCodes('2583', 'Los actos que traspasan los límites son nulos para el mandante si no ratifica.'),
        ...civilCodes('2568', 'El mandatario que se excede responde de daños ante el mandante y el tercero.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'sustitucion',
      heading: 'SUSTITUCIÓN',
      text: '{% if sustitucion == "Sí" %}{{ apoderado.rol }} {{ apoderado | concuerda: "podrá", "podrán" }} sustituir este poder en todo o en parte{% if sustituto %}, únicamente en {{ sustituto.nombres }}{% endif %}, otorgar poderes dentro de sus facultades, conservar o no su ejercicio y revocar las sustituciones y los poderes que {{ apoderado | concuerda: "otorgue", "otorguen" }}. La sustitución se hará con la misma forma que este poder.{% else %}{{ apoderado.rol }} no {{ apoderado | concuerda: "podrá", "podrán" }} sustituir ni delegar este poder, en todo ni en parte.{% endif %}',
      basis: [
        ...civilCodes('2574', 'El mandatario sólo encomienda el mandato a un tercero con facultad expresa.'),
        ...civilCodes('2575', 'Si se designó al sustituto no puede nombrarse a otro.', 'sustituto'),
        ...civilCodes('2586', 'La sustitución del mandato judicial se hace en la misma forma que su otorgamiento.', 'sustitucion == "Sí"'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'ejercicio',
      heading: 'EJERCICIO Y RENDICIÓN DE CUENTAS',
      text: '{{ apoderado.rol }} {{ apoderado | concuerda: "ejercerá", "ejercerán" }} este poder conforme a las instrucciones {{ poderdante.del }}, {{ poderdante | concuerda: "le", "les" }} {{ apoderado | concuerda: "informará", "informarán" }} de lo que {{ apoderado | concuerda: "haga", "hagan" }}, {{ apoderado | concuerda: "rendirá", "rendirán" }} cuentas {% if rendicion_cuentas == "Cada mes" %}cada mes{% elsif rendicion_cuentas == "Cada seis meses" %}cada seis meses{% else %}cuando se le pidan{% endif %} y en todo caso al terminar el encargo, y {{ apoderado | concuerda: "entregará", "entregarán" }} cuanto {{ apoderado | concuerda: "reciba", "reciban" }} por él. No {{ apoderado | concuerda: "podrá", "podrán" }} adquirir para sí los bienes cuya venta o administración se encarga.',
      basis: [
        ...civilCodes('2562', 'El mandatario se sujeta a las instrucciones del mandante.'),
        ...civilCodes('2569', 'Obliga a dar cuentas exactas de la administración.'),
        ...civilCodes('2570', 'Obliga a entregar todo lo recibido en virtud del poder.'),
        ...civilCodes('2280', 'Prohíbe al mandatario comprar los bienes de cuya venta o administración se encarga.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'retribucion',
      heading: 'GASTOS Y RETRIBUCIÓN',
      text: '{% if gratuidad == "Retribuido" %}El encargo es retribuido: {{ poderdante.rol }} {{ poderdante | concuerda: "pagará", "pagarán" }} {{ apoderado.al }} {{ retribucion | o_linea }}{% else %}Se conviene expresamente en que el encargo es gratuito{% endif %}. {{ poderdante.rol }} {{ poderdante | concuerda: "anticipará", "anticiparán" }} o {{ poderdante | concuerda: "reembolsará", "reembolsarán" }} los gastos necesarios y comprobados, e {{ poderdante | concuerda: "indemnizará", "indemnizarán" }} {{ apoderado.al }} de los daños que el encargo {{ apoderado | concuerda: "le", "les" }} cause sin su culpa.',
      basis: [
        ...civilCodes('2549', 'El mandato sólo es gratuito si así se conviene expresamente.'),
        ...civilCodes('2577', 'El mandante anticipa o reembolsa las cantidades necesarias.'),
        ...civilCodes('2578', 'El mandante indemniza los daños que cause el cumplimiento sin culpa del mandatario.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'vigencia',
      heading: 'VIGENCIA Y REVOCACIÓN',
      text: `{% if vigencia %}Este poder estará vigente hasta el {{ vigencia | fecha }}, inclusive.{% else %}Este poder se otorga por tiempo indeterminado, sin perjuicio del máximo que fije la ley aplicable.{% endif %} Termina también por {% if irrevocable != "Sí" %}renuncia, {% endif %}muerte o interdicción y en los demás casos de ley.

{% if irrevocable == "Sí" %}Este poder es irrevocable, y {{ apoderado.rol }} no {{ apoderado | concuerda: "podrá", "podrán" }} renunciarlo, porque se otorga como condición de un contrato bilateral o como medio para cumplir una obligación contraída: {{ causa_irrevocable | o_linea }}. La irrevocabilidad termina cuando esa obligación se cumpla o se extinga.{% else %}{{ poderdante.rol }} {{ poderdante | concuerda: "podrá", "podrán" }} revocarlo en cualquier momento. Revocado, {{ apoderado.rol }} {{ apoderado | concuerda: "devolverá", "devolverán" }} este documento y los del encargo, y {{ poderdante.rol }} {{ poderdante | concuerda: "avisará", "avisarán" }} a las personas con quienes se haya tratado y al fedatario o registro que corresponda.{% endif %}`,
      basis: [
        ...civilCodes('2595', 'Enumera cómo termina el mandato: revocación, renuncia, muerte, interdicción, plazo.'),
        ...civilCodes('2596', 'El mandato es revocable, salvo que sea condición o medio de otra obligación.'),
        ...civilCodes('2597', 'La revocación se notifica a la persona con quien se trataba.', 'irrevocable != "Sí"'),
        ...civilCodes('2598', 'El mandante puede exigir la devolución del documento del mandato.', 'irrevocable != "Sí"'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'aceptacion',
      heading: 'ACEPTACIÓN',
      text: '{{ apoderado.rol }} {{ apoderado | concuerda: "acepta", "aceptan" }} este poder y se {{ apoderado | concuerda: "obliga", "obligan" }} a ejercerlo conforme a la ley y a este documento. La aceptación consta con su firma o con el ejercicio del poder.',
      basis: [...civilCodes('2547', 'El mandato se perfecciona por la aceptación, expresa o tácita.')],
    },
    {
      kind: 'CLAUSE',
      id: 'forma',
      heading: 'FORMA',
      text: `Este poder se otorga para constar en escritura pública, o en carta poder firmada ante dos testigos con las firmas {{ poderdante.del }} y de los testigos ratificadas ante {% if fedatario %}{{ fedatario }}{% else %}notario, juez o autoridad administrativa competente{% endif %}{% if jurisdiccion == "JALISCO" or jurisdiccion == "NUEVO_LEON" %}, según lo exija el {{ ley_civil }}{% endif %}. Sin la forma que la ley exige no surte efectos.{% if jurisdiccion == "FEDERAL" or jurisdiccion == "CDMX" %} En el testimonio que expida, el notario insertará el artículo 2554 del {{ ley_civil }}.{% endif %}{% if poderdante.hay_empresa %} Si el poder resulta de un acuerdo de asamblea o de consejo, se protocolizará ante notario la parte del acta que lo contiene.{% endif %}`,
      basis: [
        ...civilCodes('2551', 'Enumera las formas escritas del mandato.'),
        federalCode('2555', 'El mandato general va en escritura pública o carta poder con firmas ratificadas.'),
        cityCode('2555', 'El mandato general va en escritura pública o carta poder con firmas ratificadas.'),
        ...civilCodes('2557', 'La omisión de la forma anula el mandato.'),
        { law: 'lgsm', article: '10', reason: 'Los poderes acordados por los órganos de la sociedad se protocolizan ante notario.', when: 'poderdante.hay_empresa' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'ley_aplicable',
      heading: 'LEY APLICABLE',
      text: 'Este poder se rige por el {{ ley_civil }}, y por los artículos correlativos de los códigos civiles de las entidades en que se ejerza.',
      basis: [...civilCodes('13', 'La forma se rige por el derecho del lugar de celebración y los efectos por el de ejecución.')],
    },
    {
      kind: 'PARAGRAPH',
      text: 'Leído este poder y enterados quienes intervienen de su contenido y alcance, lo firman en {{ lugar_otorgamiento | o_linea }}, el {{ fecha_otorgamiento | fecha | o_linea }}.',
    },
    { kind: 'SIGNATURES', parties: ['poderdante', 'apoderado'], witnesses: 'testigos' },
    { kind: 'HEADING', text: 'RATIFICACIÓN DE FIRMAS' },
    {
      kind: 'PARAGRAPH',
      text: 'Espacio para la certificación del notario, juez o autoridad competente ante quien {{ poderdante.rol }} y los testigos ratifican sus firmas, con lugar, fecha, forma de identificación, sello y firma.',
    },
  ],
  checks: generalPowerChecks,
  formalities: [
    'Escritura pública, o carta poder ante dos testigos con las firmas del otorgante y de los testigos ratificadas ante notario, juez o autoridad competente: todo mandato general la requiere y su falta lo anula (CCF 2551, 2555 y 2557; CCDF 2551, 2555 y 2557).',
    'Para actuar en juicio: escritura pública, o escrito ratificado ante el juez del asunto (CCF 2586; CCDF 2586).',
    'Si servirá para vender o gravar inmuebles, conviene la escritura pública: los notarios y registros la piden.',
    'Sociedades: protocolización del acuerdo ante notario (LGSM 10).',
    'Para suscribir títulos de crédito frente a cualquiera: inscripción en el Registro de Comercio (LGTOC 9).',
    'Ante autoridades fiscales: escritura pública o carta poder ratificada (CFF 19).',
    'Algunos códigos de los estados limitan la duración de los poderes; los de Jalisco y Nuevo León no están en el acervo.',
  ],
  samples: generalPowerSamples,
} as const satisfies ContractTemplate;

import { civilCodes } from '../basis.ts';
import { amendmentsClause, appearance, civilCourtsClause, closing, jointDeclaration, noticesClause } from '../common.ts';
import type { ContractTemplate, TemplateBlock } from '../contract-template.ts';
import { agreementChecks } from './confidencialidad/checks.ts';
import { agreementFields, agreementSamples, agreementSteps } from './confidencialidad/form.ts';

/** A shared block, where the document calls itself an agreement and not a contract. */
const ofAgreement = (block: TemplateBlock): TemplateBlock =>
  'text' in block && block.text !== undefined
    ? { ...block, text: block.text.replaceAll(/(?<=[Ee]ste )contrato/g, 'acuerdo') }
    : block;

export const confidencialidad = {
  id: 'confidencialidad',
  name: 'Acuerdo de confidencialidad (NDA)',
  description: 'Protege la información que una parte revela a la otra, o la que ambas se revelan, para un fin determinado.',
  category: 'CORPORATE',
  complexity: 'BASIC',
  isPremium: false,
  numbering: 'ORDINAL',
  steps: agreementSteps,
  fields: agreementFields,
  blocks: [
    { kind: 'TITLE', text: 'ACUERDO DE CONFIDENCIALIDAD' },
    appearance('Acuerdo {% if tipo == "Mutuo" %}mutuo {% endif %}de confidencialidad', 'parte_reveladora', 'parte_receptora'),
    { kind: 'HEADING', text: 'DECLARACIONES' },
    {
      kind: 'DECLARATIONS',
      of: 'parte_reveladora',
      text:
        'Que {{ parte_reveladora | concuerda: "tiene", "tienen" }} el control legal de la información que ' +
        '{{ parte_reveladora | concuerda: "revelará", "revelarán" }}, la ' +
        '{{ parte_reveladora | concuerda: "guarda", "guardan" }} con carácter confidencial y ' +
        '{{ parte_reveladora | concuerda: "ha adoptado", "han adoptado" }} medidas para ' +
        'preservarla y restringir el acceso a ella.',
    },
    {
      kind: 'DECLARATIONS',
      of: 'parte_receptora',
      text:
        '{% if tipo == "Mutuo" %}Que {{ parte_receptora | concuerda: "revelará", "revelarán" }} a su vez información de la que ' +
        '{{ parte_receptora | concuerda: "tiene", "tienen" }} el control legal y que ' +
        '{{ parte_receptora | concuerda: "guarda", "guardan" }} con carácter confidencial.' +
        '{% else %}Que {{ parte_receptora | concuerda: "necesita", "necesitan" }} conocer esa información para la finalidad de ' +
        'este acuerdo.{% endif %}\n\n' +
        'Que {{ parte_receptora | concuerda: "queda prevenida", "quedan prevenidas" }} de que la información es confidencial.',
    },
    jointDeclaration,
    { kind: 'HEADING', text: 'CLÁUSULAS' },
    {
      kind: 'CLAUSE',
      id: 'objeto',
      heading: 'OBJETO',
      text:
        '{{ parte_receptora.rol }} {{ parte_receptora | concuerda: "se obliga", "se obligan" }} a guardar la confidencialidad de ' +
        'la información que {{ parte_reveladora.rol }} {{ parte_receptora | concuerda: "le", "les" }} {{ parte_reveladora | concuerda: "revele", "revelen" }} y a usarla sólo ' +
        'para la finalidad que se pacta.' +
        '{% if tipo == "Mutuo" %} El acuerdo es recíproco: cada una de LAS PARTES tiene los derechos de parte reveladora ' +
        'respecto de lo que revele y las obligaciones de parte receptora respecto de lo que reciba, y así se entenderán ' +
        'todas las cláusulas.{% endif %}',
      basis: [
        { law: 'lfppi', article: '166', reason: 'Quien conoce un secreto industrial del que fue prevenido debe abstenerse de divulgarlo.' },
        ...civilCodes('1824', 'El objeto del contrato puede ser un hecho que el obligado debe hacer o no hacer.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'informacion',
      heading: 'INFORMACIÓN CONFIDENCIAL',
      text:
        'Es información confidencial la siguiente:\n\n{{ informacion }}\n\n' +
        '{% if marcado == "Sólo la marcada como confidencial" %}Queda protegida la que se entregue por escrito o por medios ' +
        'electrónicos con una leyenda de confidencialidad, y la que se revele de palabra si se confirma por escrito como ' +
        'confidencial dentro de los diez días hábiles siguientes' +
        '{% else %}Queda protegida cualquiera que sea el medio en que se revele o se conozca, aunque no lleve leyenda de ' +
        'confidencialidad{% endif %}. Comprende las copias, los resúmenes y los análisis que se hagan con ella, así como la ' +
        'existencia y el contenido de las conversaciones entre LAS PARTES sobre la finalidad.',
      basis: [
        { law: 'lfppi', article: '163', reason: 'Define el secreto industrial y exige medidas para preservar su confidencialidad.' },
        { law: 'lfppi', article: '165', reason: 'Las cláusulas de confidencialidad deben precisar lo que comprenden.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'exclusiones',
      heading: 'INFORMACIÓN QUE NO ES CONFIDENCIAL',
      text:
        'Este acuerdo no se aplica a la información que {{ parte_receptora.rol }} ' +
        '{{ parte_receptora | concuerda: "demuestre", "demuestren" }}:\n\n' +
        'a) que es del dominio público, o llega a serlo sin incumplimiento de este acuerdo;\n' +
        'b) que ya {{ parte_receptora | concuerda: "conocía", "conocían" }} lícitamente, sin deber de reserva, antes de recibirla;\n' +
        'c) que {{ parte_receptora | concuerda: "recibió", "recibieron" }} de un tercero con derecho a revelarla y sin deber de reserva, o\n' +
        'd) que {{ parte_receptora | concuerda: "descubrió o creó", "descubrieron o crearon" }} de manera independiente, sin usar la información confidencial.',
      basis: [
        { law: 'lfppi', article: '163', reason: 'No es secreto industrial lo que es del dominio público o de fácil acceso en su medio.' },
        { law: 'lfppi', article: '164', reason: 'No hay apropiación indebida en el descubrimiento independiente ni en la adquisición legítima.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'finalidad',
      heading: 'FINALIDAD',
      text: 'La información se usará únicamente para lo siguiente:\n\n{{ finalidad }}\n\nCualquier otro uso requiere autorización previa y por escrito.',
      basis: [
        { law: 'lfppi', article: '165', reason: 'El usuario autorizado usa el secreto en los términos de la autorización y no lo divulga.' },
        ...civilCodes('1832', 'Cada quien se obliga en los términos que aparezca que quiso obligarse.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'obligaciones',
      heading: 'OBLIGACIONES DE QUIEN RECIBE',
      text:
        '{{ parte_receptora.rol }} {{ parte_receptora | concuerda: "deberá", "deberán" }}:\n\n' +
        'a) proteger la información al menos con el cuidado con que se protege la propia, y nunca con menos del razonable;\n' +
        'b) no revelarla, publicarla ni transmitirla a terceros;\n' +
        'c) no copiarla más de lo que la finalidad exija, ni desmontar o analizar los productos o muestras que la contengan para ' +
        'obtener de ellos información no revelada, y\n' +
        'd) avisar de inmediato de cualquier acceso o revelación no autorizados y colaborar para reducir sus efectos.',
      basis: [
        { law: 'lfppi', article: '166', reason: 'Impone el deber de no divulgar a quien fue prevenido.' },
        { law: 'lfppi', article: '164', reason: 'Quien está sujeto a confidencialidad no puede invocar el desmontaje del producto.' },
        ...civilCodes('2104', 'Quien contraviene una obligación de no hacer paga daños y perjuicios por ese solo hecho.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'personas_autorizadas',
      heading: 'PERSONAS AUTORIZADAS',
      text:
        'Sólo podrán conocer la información ' +
        '{% if personas_autorizadas %}las personas siguientes: {{ personas_autorizadas }}' +
        '{% else %}los empleados, asesores y prestadores de servicios que necesiten conocerla para la finalidad{% endif %}. ' +
        '{{ parte_receptora.rol }} {{ parte_receptora | concuerda: "prevendrá", "prevendrán" }} a esas personas de su carácter ' +
        'confidencial, {{ parte_receptora | concuerda: "obtendrá", "obtendrán" }} de ellas un compromiso escrito equivalente y ' +
        '{{ parte_receptora | concuerda: "responderá", "responderán" }} de sus actos como de los propios.',
      basis: [
        { law: 'lfppi', article: '166', reason: 'El deber nace de haber prevenido de la confidencialidad a quien tiene acceso.' },
        ...civilCodes('1796', 'El contrato obliga también a lo que deriva de la buena fe.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'secreto_industrial',
      heading: 'SECRETOS INDUSTRIALES',
      text:
        'La información de aplicación industrial o comercial que dé una ventaja frente a terceros se revela como secreto ' +
        'industrial. {{ parte_receptora.rol }} {{ parte_receptora | concuerda: "sabe", "saben" }} que divulgarla, usarla o ' +
        'apropiársela sin autorización es infracción administrativa y, con el propósito de obtener un beneficio o de causar un ' +
        'perjuicio, delito.',
      when: 'secreto_industrial != "No"',
      basis: [
        { law: 'lfppi', article: '163', reason: 'Define el secreto industrial y su apropiación indebida.' },
        { law: 'lfppi', article: '386', reason: 'Sanciona como infracción la apropiación y el uso indebidos.' },
        { law: 'lfppi', article: '402', reason: 'Tipifica como delito divulgar, usar o apoderarse de un secreto industrial.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'autoridad',
      heading: 'REQUERIMIENTOS DE AUTORIDAD Y DENUNCIAS',
      text:
        'Si una autoridad competente exige la información, {{ parte_receptora.rol }} lo ' +
        '{{ parte_receptora | concuerda: "avisará", "avisarán" }} antes de entregarla, cuando la ley lo permita, ' +
        '{{ parte_receptora | concuerda: "entregará", "entregarán" }} sólo lo exigido y ' +
        '{{ parte_receptora | concuerda: "pedirá", "pedirán" }} que se mantenga reservada. Nada en este acuerdo impide denunciar ' +
        'hechos ilícitos, declarar ante una autoridad ni ejercer derechos que la ley declare irrenunciables.',
      basis: [
        { law: 'lfppi', article: '169', reason: 'La autoridad debe adoptar medidas para impedir que el secreto se divulgue.' },
        ...civilCodes('1830', 'Es ilícito lo que contraría las leyes de orden público.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'titularidad',
      heading: 'TITULARIDAD',
      text:
        'La información sigue siendo de quien la revela. Este acuerdo no transmite derechos ni concede licencias sobre ' +
        'patentes, marcas, obras o secretos, ni garantiza que la información sea completa o exacta. Tampoco obliga a celebrar ' +
        'otro contrato.',
      basis: [
        { law: 'lfppi', article: '165', reason: 'Sólo quien controla el secreto puede transmitirlo o autorizar su uso.' },
        { law: 'lfda', article: '30', reason: 'Las transmisiones y licencias de derechos de autor constan por escrito o son nulas.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'devolucion',
      heading: 'DEVOLUCIÓN O DESTRUCCIÓN',
      text:
        'Al terminar la vigencia, o cuando {{ parte_reveladora.rol }} lo {{ parte_reveladora | concuerda: "pida", "pidan" }}, ' +
        '{{ parte_receptora.rol }} {{ parte_receptora | concuerda: "devolverá o destruirá", "devolverán o destruirán" }} la ' +
        'información y sus copias en un plazo de ' +
        '{{ devolucion_dias | default: 10 | numero: "día hábil", "días hábiles" }}, y lo ' +
        '{{ parte_receptora | concuerda: "confirmará", "confirmarán" }} por escrito. Podrá conservarse lo que la ley obligue a ' +
        'guardar y las copias de respaldo automático, que seguirán sujetas a este acuerdo.',
      basis: [
        { law: 'lfppi', article: '163', reason: 'Los medios para preservar la confidencialidad mantienen la protección del secreto.' },
        ...civilCodes('1796', 'El contrato obliga a lo pactado y a sus consecuencias conforme a la buena fe.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'datos_personales',
      heading: 'DATOS PERSONALES',
      text:
        '{% if datos_personales == "Sí" %}La información contiene datos personales. Quien los recibe los tratará sólo para la ' +
        'finalidad pactada y conforme al aviso de privacidad que se le comunique, con medidas de seguridad administrativas, ' +
        'técnicas y físicas; avisará de inmediato de toda vulneración y, si actúa como tercero receptor, asumirá las ' +
        'obligaciones de responsable. {% endif %}Los datos personales de quienes firman y de sus representantes se usarán sólo ' +
        'para celebrar y cumplir este acuerdo. El deber de confidencialidad sobre los datos personales subsiste aun después de ' +
        'terminada la relación.',
      basis: [
        { law: 'lfpdppp', article: '20', reason: 'La confidencialidad de los datos personales subsiste después de terminar la relación.' },
        {
          law: 'lfpdppp',
          article: '35',
          reason: 'En una transferencia se comunica el aviso de privacidad y el receptor asume las obligaciones del responsable.',
          when: 'datos_personales == "Sí"',
        },
        {
          law: 'lfpdppp',
          article: '18',
          reason: 'Quien trata los datos los protege con medidas de seguridad.',
          when: 'datos_personales == "Sí"',
        },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'vigencia',
      heading: 'VIGENCIA Y SUBSISTENCIA',
      text:
        'Este acuerdo estará vigente {{ vigencia_meses | numero: "mes", "meses" }} desde ' +
        '{% if fecha_inicio %}el {{ fecha_inicio | fecha }}{% else %}la fecha de su firma{% endif %}. El deber de ' +
        'confidencialidad subsistirá {{ subsistencia_meses | default: 24 | numero: "mes", "meses" }} después de terminada la ' +
        'vigencia{% if secreto_industrial != "No" %} y, respecto de los secretos industriales, mientras conserven ese ' +
        'carácter{% endif %}. Cualquiera de LAS PARTES podrá terminar la vigencia con aviso escrito de treinta días naturales, sin ' +
        'que ello extinga el deber sobre lo ya revelado.',
      basis: [
        { law: 'lfppi', article: '163', reason: 'El secreto se protege mientras se guarde como confidencial y dé una ventaja.' },
        ...civilCodes('2079', 'Las obligaciones se cumplen en el tiempo designado en el contrato.'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'no_contratacion',
      heading: 'PERSONAL DE LA OTRA PARTE',
      text:
        'Durante {{ no_contratacion_meses | numero: "mes", "meses" }} desde la firma, {{ parte_receptora.rol }} no ' +
        '{{ parte_receptora | concuerda: "buscará contratar", "buscarán contratar" }} a los trabajadores o asesores ' +
        '{{ parte_reveladora.del }} que {{ parte_receptora | concuerda: "conozca", "conozcan" }} con motivo de este acuerdo, con el fin de obtener su información. Esta cláusula ' +
        'no limita la libertad de esas personas para trabajar.',
      when: 'no_contratacion_meses',
      basis: [
        { law: 'lfppi', article: '167', reason: 'Es responsable quien contrata a un trabajador o asesor para obtener secretos de otro.' },
        { law: 'cpeum', article: '5', reason: 'Nadie puede ser impedido de dedicarse a un trabajo lícito.' },
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'responsabilidad',
      heading: 'RESPONSABILIDAD{% if pena_convencional %} Y PENA CONVENCIONAL{% endif %}',
      text:
        '{% if pena_convencional %}Quien incumpla el deber de confidencialidad pagará a la otra parte, como pena convencional, ' +
        '{{ pena_convencional | pesos }}, que sustituye a los daños y perjuicios; para pedirla no es necesario probar el ' +
        'perjuicio. No se aplicará si el incumplimiento se debe a la otra parte, a caso fortuito o a fuerza mayor' +
        '{% else %}Quien incumpla el deber de confidencialidad pagará los daños y perjuicios que cause{% endif %}. Además, la ' +
        'parte afectada podrá pedir las medidas para que cese la violación y ejercer las acciones que la ley le concede.',
      basis: [
        ...civilCodes('2104', 'Contravenir una obligación de no hacer causa el pago de daños y perjuicios.'),
        ...civilCodes('1840', 'Si hay pena pactada no se reclaman, además, daños y perjuicios.', 'pena_convencional'),
        ...civilCodes('1842', 'Para pedir la pena no hace falta probar el perjuicio.', 'pena_convencional'),
      ],
    },
    {
      kind: 'CLAUSE',
      id: 'cesion',
      heading: 'CESIÓN',
      text: 'Ninguna de LAS PARTES podrá ceder este acuerdo sin el consentimiento previo y por escrito de la otra.',
      basis: [...civilCodes('2051', 'La sustitución de un obligado requiere el consentimiento de su acreedor.')],
    },
    ofAgreement(noticesClause),
    ofAgreement(amendmentsClause),
    ofAgreement(civilCourtsClause),
    ofAgreement(closing),
    { kind: 'SIGNATURES', parties: ['parte_reveladora', 'parte_receptora'], witnesses: 'testigos' },
  ],
  checks: agreementChecks,
  formalities: [
    'No requiere forma especial; el escrito prueba que se previno a la otra parte de la confidencialidad (artículo 166 de la Ley Federal de Protección a la Propiedad Industrial).',
    'Los secretos industriales no se registran: se protegen con medidas efectivas de reserva (artículo 163).',
  ],
  samples: agreementSamples,
} as const satisfies ContractTemplate;

import type { TemplateBlock } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';
import { CIVIL, COMPANY_BY_SHARES, LIMITED, ofCivil, SA, SAS } from './kinds.ts';

/** Heading, who founds the company, what it is and its capital. */
export const founding: readonly TemplateBlock[] = [
  { kind: 'TITLE', text: '{% if tipo_social == "Sociedad civil" %}CONTRATO DE SOCIEDAD CIVIL{% elsif tipo_social == "S.A.S." %}PROYECTO DE ESTATUTOS DE SOCIEDAD POR ACCIONES SIMPLIFICADA{% else %}PROYECTO DE CONTRATO DE SOCIEDAD Y ESTATUTOS{% endif %}' },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: '{% if socios.varios %}Contrato{% else %}Acto constitutivo{% endif %} por el que {{ socios.comparecencia }} (en lo sucesivo, «{{ socios.rol }}») {{ socios | concuerda: "constituye", "constituyen" }} una {% case tipo_social %}{% when "S.A. de C.V." %}sociedad anónima de capital variable{% when "S. de R.L. de C.V." %}sociedad de responsabilidad limitada de capital variable{% when "S.A.P.I. de C.V." %}sociedad anónima promotora de inversión de capital variable{% when "S.A.S." %}sociedad por acciones simplificada{% when "Sociedad civil" %}sociedad civil{% else %}sociedad {{ tipo_social }}{% endcase %}, conforme a las declaraciones y cláusulas siguientes.',
  },
  { kind: 'HEADING', text: 'DECLARACIONES' },
  {
    kind: 'DECLARATIONS', of: 'socios',
    text: `{% if autorizacion_nombre %}
Que la Secretaría de Economía autorizó el uso de la denominación con la clave única {{ autorizacion_nombre }}.
{% endif %}

Que los recursos y bienes que {{ socios | concuerda: "aporta", "aportan" }} son de procedencia lícita.`,
  },
  { kind: 'HEADING', text: 'CLÁUSULAS' },
  {
    kind: 'CLAUSE', id: 'denominacion', heading: 'DENOMINACIÓN',
    text: 'La sociedad se denomina «**{{ denominacion }}**», nombre que irá seguido siempre de las palabras {% case tipo_social %}{% when "S.A. de C.V." %}«Sociedad Anónima de Capital Variable» o de la abreviatura «S.A. de C.V.»{% when "S. de R.L. de C.V." %}«Sociedad de Responsabilidad Limitada de Capital Variable» o de la abreviatura «S. de R.L. de C.V.»{% when "S.A.P.I. de C.V." %}«Sociedad Anónima Promotora de Inversión de Capital Variable» o de la abreviatura «S.A.P.I. de C.V.»{% when "S.A.S." %}«Sociedad por Acciones Simplificada» o de la abreviatura «S.A.S.»{% when "Sociedad civil" %}«Sociedad Civil» o de la abreviatura «S.C.»{% else %}{{ tipo_social }}{% endcase %}.',
    basis: [
      { law: 'lie', article: '15', reason: 'Sujeta el uso de la denominación a la autorización de la Secretaría de Economía.' },
      { law: 'lgsm', article: '88', reason: 'Pide que la denominación de la anónima sea distinta y vaya seguida de su tipo.', when: SA },
      { law: 'lgsm', article: '59', reason: 'Pide que al nombre sigan las palabras del tipo, so pena de responsabilidad.', when: LIMITED },
      { law: 'lgsm', article: '261', reason: 'Pide que a la denominación sigan las palabras del tipo.', when: SAS },
      ...ofCivil('2699', 'Pide agregar a la razón social las palabras Sociedad Civil.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'domicilio', heading: 'DOMICILIO',
    text: 'El domicilio de la sociedad está en {{ domicilio }}. Podrá establecer sucursales, agencias u oficinas en cualquier lugar y pactar domicilios convencionales sin que por ello cambie su domicilio social.',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción VII pide señalar el domicilio de la sociedad.', when: `tipo_social != "Sociedad civil" and tipo_social != "S.A.S."` },
      { law: 'lgsm', article: '264', reason: 'Su fracción VI pide señalar el domicilio de la sociedad.', when: SAS },
      ...ofCivil('33', 'Ubica el domicilio de las personas morales donde está su administración.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'objeto', heading: 'OBJETO SOCIAL',
    text: `La sociedad tiene por objeto:

{{ objeto_social }}.

{% if tipo_social == "Sociedad civil" %}Para cumplirlo podrá realizar los actos civiles que sean necesarios; su fin es preponderantemente económico y no constituye una especulación comercial.{% else %}Para cumplirlo podrá celebrar los actos, contratos y operaciones que sean necesarios o convenientes, adquirir y transmitir bienes y derechos, obtener y otorgar créditos y garantías relacionados con el objeto, y emitir o suscribir títulos de crédito.{% endif %} Las actividades que requieran concesión, permiso o autorización sólo se realizarán después de obtenerlos.`,
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción II pide señalar el objeto de la sociedad.', when: `tipo_social != "Sociedad civil" and tipo_social != "S.A.S."` },
      { law: 'lgsm', article: '4', reason: 'Permite los actos de comercio necesarios para el objeto social.', when: `tipo_social != "Sociedad civil"` },
      ...ofCivil('2688', 'Pide un fin preponderantemente económico que no sea especulación comercial.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'duracion', heading: 'DURACIÓN',
    text: 'La duración de la sociedad es {% if duracion_anios %}de {{ duracion_anios | numero: "año", "años" }}, contados desde la fecha de su constitución{% else %}indefinida{% endif %}.',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción IV pide la duración y admite que sea indefinida.', when: `tipo_social != "Sociedad civil" and tipo_social != "S.A.S."` },
      { law: 'lgsm', article: '264', reason: 'Su fracción VII pide señalar la duración.', when: SAS },
      ...ofCivil('2720', 'Disuelve la sociedad al cumplirse el término que se haya fijado.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'extranjeros', heading: 'NACIONALIDAD Y EXTRANJEROS',
    text: 'La sociedad es de nacionalidad mexicana. {% if extranjeros == "Exclusión" %}No admitirá como socios o accionistas, de manera directa o indirecta, a inversionistas extranjeros ni a sociedades que los admitan. La participación que alguno adquiera en contravención no será reconocida por la sociedad ni le dará derecho alguno.{% else %}Los socios extranjeros, actuales y futuros, convienen con la Secretaría de Relaciones Exteriores en considerarse como nacionales respecto de su participación en la sociedad, de los bienes, derechos, concesiones e intereses de que ella sea titular y de los contratos en que sea parte con autoridades mexicanas, y en no invocar por ello la protección de sus gobiernos, bajo la pena de perder en beneficio de la Nación, si faltan al convenio, los derechos y bienes que hubieren adquirido.{% endif %}',
    basis: [
      { law: 'lie', article: '15', reason: 'Ordena insertar en los estatutos la exclusión de extranjeros o el convenio constitucional.' },
      { law: 'cpeum', article: '27', reason: 'Su fracción I contiene el convenio que deben hacer los extranjeros.', when: 'extranjeros != "Exclusión"' },
      { law: 'lie', article: '2', reason: 'Su fracción VII define la cláusula de exclusión de extranjeros.', when: 'extranjeros == "Exclusión"' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'capital_variable', heading: 'CAPITAL SOCIAL', when: `tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." or ${LIMITED}`,
    text: `El capital social es variable. Su parte mínima fija, sin derecho a retiro, es de **{{ capital_social | pesos }}**, {% if tipo_social == "S. de R.L. de C.V." %}íntegramente suscrita y dividida en partes sociales, una por cada socio, de valor y categoría que pueden ser desiguales pero siempre múltiplos de un peso{% else %}íntegramente suscrita y representada por {% if facts.acciones %}{{ facts.acciones | numero_f: "acción ordinaria y nominativa", "acciones ordinarias y nominativas" }}{% else %}acciones ordinarias y nominativas{% endif %}, de la serie «A», {% if valor_nominal %}con valor nominal de {{ valor_nominal | pesos }} cada una{% else %}sin expresión de valor nominal{% endif %}{% endif %}. La parte variable es ilimitada{% if tipo_social != "S. de R.L. de C.V." %} y se representa por acciones de la serie «B»{% endif %}.

La parte variable aumentará por nuevas aportaciones o por la admisión de nuevos socios, y disminuirá por el retiro de aportaciones, con el acuerdo de la asamblea {% if tipo_social == "S. de R.L. de C.V." %}de socios{% else %}ordinaria de accionistas{% endif %} y sin reformar los estatutos; el aumento o la disminución de la parte fija requiere reformarlos. Todo movimiento se inscribirá en el libro de variaciones de capital. El retiro se notificará de manera fehaciente y surtirá efectos al cierre del ejercicio en curso, o del siguiente si se notifica en el último trimestre; no procederá si deja el capital por debajo del mínimo.`,
    basis: [
      { law: 'lgsm', article: '213', reason: 'Define el capital variable y cómo aumenta y disminuye.' },
      { law: 'lgsm', article: '216', reason: 'Pide fijar en el contrato las condiciones de aumento y disminución del capital.' },
      { law: 'lgsm', article: '220', reason: 'Regula la notificación y los efectos del retiro de aportaciones.' },
      { law: 'lgsm', article: '62', reason: 'Divide el capital en partes sociales múltiplos de un peso.', when: LIMITED },
    ],
  },
  {
    kind: 'CLAUSE', id: 'capital_sas', heading: 'CAPITAL SOCIAL', when: SAS,
    text: 'El capital social es de **{{ capital_social | pesos }}**, representado por {% if facts.acciones %}{{ facts.acciones | numero_f: "acción nominativa", "acciones nominativas" }}{% else %}acciones nominativas{% endif %} de igual valor que {% if facts.acciones == 1 %}confiere{% else %}confieren{% endif %} los mismos derechos{% if valor_nominal %}, con valor nominal de {{ valor_nominal | pesos }} cada una{% endif %}. Todas las acciones se pagarán dentro del año siguiente a la inscripción de la sociedad en el Registro Público de Comercio, y pagado el capital se publicará el aviso en el sistema electrónico de la Secretaría de Economía.',
    basis: [
      { law: 'lgsm', article: '264', reason: 'Pide el número, el valor y la naturaleza de las acciones y la forma de pagarlas.' },
      { law: 'lgsm', article: '265', reason: 'Da un año desde la inscripción para pagar las acciones y ordena el aviso.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'capital_civil', heading: 'CAPITAL SOCIAL', when: CIVIL,
    text: 'El capital social es de **{{ capital_social | pesos }}**, formado por las aportaciones de los socios en dinero, en otros bienes o en su industria. La aportación de bienes transmite su dominio a la sociedad, salvo pacto expreso, y el socio responde del saneamiento y de los vicios. Los socios no están obligados a nuevas aportaciones sin su consentimiento.',
    basis: [
      ...civilCodes('2689', 'Admite aportar dinero, bienes o industria y transmite el dominio de los bienes.'),
      ...civilCodes('2702', 'Obliga al socio al saneamiento de lo que aporta.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'aportaciones', heading: 'SUSCRIPCIÓN Y APORTACIONES',
    text: '{{ socios.rol }} {{ socios | concuerda: "suscribe", "suscriben" }} y {{ socios | concuerda: "aporta", "aportan" }} el capital {% if aportaciones %}como sigue.{% else %}en la forma que sigue: {{ aportaciones | o_linea }}.{% endif %}{% if criterio_valuacion %} Los bienes distintos del dinero se valuaron conforme a: {{ criterio_valuacion }}.{% endif %}{% if plazo_exhibicion %} Lo no exhibido se pagará en dinero dentro de {{ plazo_exhibicion | numero: "mes", "meses" }} a partir de la constitución.{% elsif tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." or tipo_social == "S. de R.L. de C.V." %} Lo no exhibido, en su caso, se pagará en dinero cuando lo acuerde la asamblea{% if tipo_social != "S. de R.L. de C.V." %}, previa publicación con treinta días de anticipación en el sistema electrónico de la Secretaría de Economía{% endif %}.{% endif %}{% if tipo_social != "S. de R.L. de C.V." and tipo_social != "Sociedad civil" %} A cada accionista corresponde el número de acciones proporcional al valor de su aportación.{% endif %}{% if facts.hay_especie and (tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V.") %} Las acciones pagadas con bienes quedarán depositadas en la sociedad durante dos años.{% endif %}',
    table: 'aportaciones',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción VI pide expresar lo que cada socio aporta y su valor.', when: `tipo_social != "Sociedad civil" and tipo_social != "S.A.S."` },
      { law: 'lgsm', article: '89', reason: 'Exige exhibir el veinte por ciento en dinero y el total de lo aportado en bienes.', when: SA },
      { law: 'lgsm', article: '141', reason: 'Ordena depositar dos años las acciones pagadas en especie.', when: SA },
      { law: 'lgsm', article: '64', reason: 'Exige suscribir todo el capital y exhibir la mitad de cada parte social.', when: LIMITED },
      { law: 'lgsm', article: '264', reason: 'Su fracción VIII pide la forma de suscribir y pagar las acciones.', when: SAS },
      ...ofCivil('2693', 'Su fracción IV pide el capital y la aportación de cada socio.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'acciones', heading: 'ACCIONES Y REGISTRO', when: COMPANY_BY_SHARES,
    text: 'Las acciones son indivisibles, confieren iguales derechos{% if tipo_social != "S.A.S." %} dentro de su serie{% endif %} y dan un voto cada una. Los títulos, o los certificados provisionales mientras se expiden, contendrán los datos que exige la ley y las restricciones de estos estatutos. La sociedad llevará un registro de acciones y sólo reconocerá como accionista a quien aparezca inscrito en él; de cada inscripción se publicará el aviso en el sistema electrónico de la Secretaría de Economía.{% if tipo_social != "S.A.S." %} Los títulos se expedirán dentro del año siguiente a la constitución.{% endif %}',
    basis: [
      { law: 'lgsm', article: '111', reason: 'Representa las acciones en títulos nominativos que acreditan la calidad de socio.' },
      { law: 'lgsm', article: '128', reason: 'Ordena llevar el registro de acciones y su contenido.' },
      { law: 'lgsm', article: '129', reason: 'Reconoce como dueño a quien está inscrito y ordena publicar el aviso.' },
      { law: 'lgsm', article: '125', reason: 'Señala lo que deben expresar los títulos y certificados.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'partes_sociales', heading: 'PARTES SOCIALES Y SU CESIÓN', when: LIMITED,
    text: 'Cada socio tendrá una sola parte social, que no se representará por títulos negociables. La cesión y la admisión de nuevos socios requieren el consentimiento de los socios que representen la mayoría del capital; si se autoriza a favor de un extraño, los demás tendrán derecho del tanto durante quince días, en proporción a sus aportaciones. La transmisión por herencia no requiere consentimiento. La sociedad llevará el libro especial de los socios, y la transmisión surtirá efectos frente a terceros desde su inscripción, de la que se publicará el aviso.',
    basis: [
      { law: 'lgsm', article: '65', reason: 'Pide la mayoría del capital para ceder partes sociales y admitir socios.' },
      { law: 'lgsm', article: '66', reason: 'Da a los socios el derecho del tanto durante quince días.' },
      { law: 'lgsm', article: '67', reason: 'Exime de consentimiento la transmisión por herencia.' },
      { law: 'lgsm', article: '73', reason: 'Ordena el libro especial de los socios y el aviso de inscripción.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'cesion_civil', heading: 'CESIÓN DE DERECHOS Y ADMISIÓN DE SOCIOS', when: CIVIL,
    text: 'Los socios no podrán ceder sus derechos ni se admitirán nuevos socios sin el consentimiento previo y unánime de los demás. Autorizada la cesión, los socios tendrán derecho del tanto durante ocho días desde que reciban el aviso, en la proporción que representen.',
    basis: [
      ...civilCodes('2705', 'Exige el consentimiento unánime para ceder derechos y admitir socios.'),
      ...civilCodes('2706', 'Da a los socios el derecho del tanto durante ocho días.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'transmision', heading: 'TRANSMISIÓN DE ACCIONES{% if tipo_social != "S.A.S." or restriccion_transmision == "Sí" %} Y DERECHOS DE PREFERENCIA{% endif %}', when: COMPANY_BY_SHARES,
    text: `{% if tipo_social != "S.A.S." %}Los accionistas tendrán derecho preferente, en proporción a sus acciones, para suscribir las que se emitan al aumentar el capital; lo ejercerán dentro de los quince días siguientes a la publicación del acuerdo.

{% endif %}{% if restriccion_transmision == "Sí" %}Quien desee transmitir acciones lo avisará por escrito a la administración, con el nombre del interesado, el precio y las condiciones. Los demás accionistas podrán adquirirlas en los mismos términos, en proporción a las suyas, dentro de los treinta días siguientes al aviso; vencido ese plazo, podrán transmitirse libremente a esa persona en esas condiciones durante noventa días. No quedan sujetas a esta regla las transmisiones por herencia o entre accionistas. La transmisión que la contravenga no se inscribirá.{% else %}La transmisión de acciones es libre y se inscribirá en el registro a petición de cualquiera de los interesados.{% endif %}{% if acompanamiento == "Sí" %}

Si uno o más accionistas convienen la venta de acciones que den el control de la sociedad, los demás podrán vender las suyas al mismo adquirente, en igual proporción, precio y condiciones, y aquéllos no concluirán la venta sin que se les haya ofrecido.{% endif %}`,
    basis: [
      { law: 'lgsm', article: '132', reason: 'Da a los accionistas preferencia para suscribir los aumentos.', when: SA },
      { law: 'lgsm', article: '91', reason: 'Su fracción VII permite restringir en los estatutos la transmisión de acciones.', when: 'restriccion_transmision == "Sí"' },
      { law: 'lgsm', article: '198', reason: 'Permite a los accionistas convenir ventas conjuntas y otros derechos.', when: 'acompanamiento == "Sí"' },
      { law: 'lgsm', article: '129', reason: 'Ordena inscribir las transmisiones a petición del titular.' },
    ],
  },
];

import type { TemplateBlock } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';
import { CIVIL, LIMITED, NOT_CIVIL, ofCivil, SA, SAS } from './kinds.ts';

const NOT_SAS = 'tipo_social != "S.A.S."';

/** Accounts, end of the company, duties outside it, first appointments, signatures. */
export const closing: readonly TemplateBlock[] = [
  {
    kind: 'CLAUSE', id: 'ejercicio', heading: 'EJERCICIO SOCIAL E INFORMES',
    text: 'El ejercicio social coincide con el año de calendario, salvo el primero, que va de la constitución al treinta y uno de diciembre del mismo año. {% if tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." %}Quien administre presentará a la asamblea, dentro de los cuatro meses siguientes al cierre, el informe anual con los estados financieros y sus notas, que estará a disposición de los accionistas quince días antes, junto con el del comisario.{% elsif tipo_social == "S. de R.L. de C.V." %}La gerencia presentará a la asamblea el balance y los estados financieros dentro de los cuatro meses siguientes al cierre, a disposición de los socios con ocho días de anticipación.{% elsif tipo_social == "S.A.S." %}Quien administre rendirá a los accionistas el informe del ejercicio y publicará el de la situación financiera en el sistema electrónico.{% else %}Quien administre rendirá cuentas a los socios dentro de los tres meses siguientes al cierre y siempre que la mayoría lo pida.{% endif %}',
    basis: [
      { law: 'lgsm', article: '8-A', reason: 'Hace coincidir el ejercicio social con el año de calendario.', when: NOT_CIVIL },
      { law: 'lgsm', article: '172', reason: 'Señala el contenido del informe anual a la asamblea.', when: SA },
      { law: 'lgsm', article: '78', reason: 'Da a la asamblea la aprobación del balance general.', when: LIMITED },
      { law: 'lgsm', article: '272', reason: 'Ordena publicar el informe anual de la situación financiera.', when: SAS },
      ...ofCivil('2718', 'Obliga a rendir cuentas siempre que la mayoría lo pida.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'utilidades', heading: '{% if tipo_social == "Sociedad civil" or tipo_social == "S.A.S." %}UTILIDADES Y PÉRDIDAS{% else %}UTILIDADES, PÉRDIDAS Y FONDO DE RESERVA{% endif %}',
    text: `Las utilidades y las pérdidas se distribuirán entre los socios en proporción a {% if tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." %}lo exhibido de sus acciones{% elsif tipo_social == "S.A.S." %}sus acciones{% else %}sus aportaciones{% endif %}; ningún socio podrá ser excluido de las ganancias, y las pérdidas {% if tipo_social == "Sociedad civil" %}de los socios que no administran no rebasarán su aportación{% else %}no rebasarán el monto de sus aportaciones{% endif %}.

{% if tipo_social != "Sociedad civil" and tipo_social != "S.A.S." %}De las utilidades netas de cada ejercicio se separará el cinco por ciento, por lo menos, hasta que el fondo de reserva importe la quinta parte del capital; si disminuye, se reconstituirá de la misma manera. {% endif %}{% if tipo_social != "Sociedad civil" %}Sólo se repartirán utilidades después de aprobados los estados financieros que las arrojen y una vez absorbidas las pérdidas de ejercicios anteriores.{% else %}Las utilidades podrán repartirse al cierre de cada ejercicio, cubiertas las obligaciones exigibles; en ningún caso se garantizará a un socio la devolución de su aportación con una cantidad adicional, haya o no ganancias. La parte del socio que sólo aporte su industria será la que se le asigne en este contrato o, en su defecto, la que fija la ley, y no responderá de las pérdidas.{% endif %}{% if tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." %} Los fundadores no se reservan participación especial en las utilidades.{% endif %}`,
    basis: [
      { law: 'lgsm', article: '16', reason: 'Distribuye ganancias y pérdidas en proporción a las aportaciones.', when: `${NOT_CIVIL} and ${NOT_SAS}` },
      { law: 'lgsm', article: '17', reason: 'Priva de efecto la exclusión de un socio de las ganancias.', when: NOT_CIVIL },
      { law: 'lgsm', article: '20', reason: 'Ordena separar el cinco por ciento para el fondo de reserva.', when: `${NOT_CIVIL} and ${NOT_SAS}` },
      { law: 'lgsm', article: '19', reason: 'Condiciona el reparto a estados financieros aprobados y pérdidas absorbidas.', when: NOT_CIVIL },
      { law: 'lgsm', article: '271', reason: 'Distribuye las utilidades en proporción a las acciones.', when: SAS },
      ...ofCivil('2696', 'Anula la sociedad que da a unos los provechos y a otros las pérdidas.'),
      ...ofCivil('2732', 'Fija la cuota del socio industrial cuando no se designó.'),
      ...ofCivil('2729', 'Permite pactar el reparto de utilidades antes de la disolución.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'separacion', heading: 'SEPARACIÓN, EXCLUSIÓN Y MUERTE DE SOCIOS', when: `${LIMITED} or ${CIVIL}`,
    text: '{% if tipo_social == "Sociedad civil" %}Ningún socio podrá ser excluido sino por acuerdo unánime de los demás y por alguna de las causas graves siguientes: usar el nombre o los bienes de la sociedad para negocios propios, incumplir su aportación o cometer actos dolosos contra ella. A la muerte o incapacidad de un socio, la sociedad continuará con los sobrevivientes, y se entregará a su sucesión el capital y las utilidades que le correspondan.{% else %}El contrato podrá rescindirse respecto del socio que use la firma o el capital social para negocios propios, infrinja este contrato o la ley que lo rige, o cometa actos fraudulentos o dolosos contra la sociedad. La muerte de un socio no disuelve la sociedad, que continuará con sus herederos.{% endif %} El socio que se separe o sea excluido responde frente a terceros de las operaciones pendientes, y su haber se le liquidará conforme a la ley.',
    basis: [
      { law: 'lgsm', article: '50', reason: 'Enumera las causas para rescindir el contrato respecto de un socio.', when: LIMITED },
      { law: 'lgsm', article: '14', reason: 'Mantiene responsable frente a terceros al socio que se separa o es excluido.', when: LIMITED },
      ...ofCivil('2707', 'Exige unanimidad y causa grave prevista para excluir a un socio.'),
      ...ofCivil('2722', 'Liquida la parte del socio difunto cuando la sociedad continúa.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'especiales', heading: 'PACTOS ESPECIALES', when: 'pactos_especiales',
    text: `Los socios convienen además:

{{ pactos_especiales }}.

Estos pactos valen en cuanto no contravengan la ley{% if tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." %}; los que sólo obligan a los socios entre sí no son oponibles a la sociedad, salvo resolución judicial{% endif %}.`,
    basis: [
      { law: 'lgsm', article: '198', reason: 'Permite convenios entre accionistas, no oponibles a la sociedad salvo resolución judicial.', when: SA },
      { law: 'lgsm', article: '8', reason: 'Reconoce la libertad contractual en lo que la ley permite.', when: `${NOT_CIVIL} and (${LIMITED} or ${SAS})` },
      ...ofCivil('1839', 'Permite a los contratantes poner las cláusulas que crean convenientes.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'disolucion', heading: 'DISOLUCIÓN Y LIQUIDACIÓN',
    text: 'La sociedad se disolverá por las causas que señala la ley{% if tipo_social == "Sociedad civil" %}, y desde entonces se agregarán a su nombre las palabras «en liquidación». La liquidación la harán los socios administradores, salvo que se nombren liquidadores, dentro de los seis meses siguientes{% else %}, entre ellas {% if duracion_anios %}vencer su duración, {% endif %}no poder realizar su objeto, el acuerdo de los socios{% if tipo_social != "S.A.S." %}, reducirse los socios a menos del mínimo legal{% endif %} y perder las dos terceras partes del capital. La causa se inscribirá en el Registro Público de Comercio. La liquidación la harán uno o más liquidadores nombrados en el mismo acuerdo en que se reconozca la disolución{% endif %}. Se concluirán las operaciones, se cobrará lo debido, se pagarán las deudas y el remanente se repartirá entre los socios en proporción a {% if tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." or tipo_social == "S.A.S." %}sus acciones{% else %}sus aportaciones{% endif %}, una vez aprobado el balance final.',
    basis: [
      { law: 'lgsm', article: '229', reason: 'Enumera las causas de disolución de las sociedades.', when: NOT_CIVIL },
      { law: 'lgsm', article: '236', reason: 'Regula el nombramiento de los liquidadores.', when: NOT_CIVIL },
      { law: 'lgsm', article: '242', reason: 'Enumera las facultades de los liquidadores.', when: NOT_CIVIL },
      ...ofCivil('2720', 'Enumera las causas de disolución de la sociedad civil.'),
      ...ofCivil('2726', 'Da seis meses para liquidar y pide la mención en liquidación.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'beneficiario', heading: 'BENEFICIARIO CONTROLADOR Y CUMPLIMIENTO FISCAL',
    text: 'La sociedad identificará a sus beneficiarios controladores, conservará esa información como parte de su contabilidad y la entregará a la autoridad fiscal cuando la requiera. Los socios entregarán los datos y documentos necesarios y avisarán sus cambios dentro de los diez días siguientes. La sociedad se inscribirá en el Registro Federal de Contribuyentes, anotará en su libro la clave de cada socio y presentará los avisos de cambios en su estructura.',
    basis: [
      { law: 'cff', article: '32-B Ter', reason: 'Obliga a obtener, conservar y entregar la información del beneficiario controlador.' },
      { law: 'cff', article: '32-B Quáter', reason: 'Define quién es beneficiario controlador.' },
      { law: 'cff', article: '27', reason: 'Obliga a inscribirse, a anotar la clave de los socios y a avisar los cambios.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'datos', heading: 'DATOS PERSONALES',
    text: 'La sociedad tratará los datos personales de los socios y de quienes administran para llevar sus registros y cumplir sus obligaciones legales, conforme a su aviso de privacidad y con las medidas de seguridad adecuadas.',
    basis: [
      { law: 'lfpdppp', article: '9', reason: 'Dispensa el consentimiento para cumplir obligaciones de una relación jurídica.' },
      { law: 'lfpdppp', article: '14', reason: 'Obliga a informar el tratamiento mediante el aviso de privacidad.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'controversias', heading: 'LEY APLICABLE Y CONTROVERSIAS',
    text: 'En lo no previsto se aplicará {% if tipo_social == "Sociedad civil" %}el {{ ley_civil }}{% else %}la Ley General de Sociedades Mercantiles{% if tipo_social == "S.A.P.I. de C.V." %} y la Ley del Mercado de Valores{% endif %}{% endif %}. {% if tipo_social == "S.A.S." %}Las controversias entre accionistas, o de éstos con terceros, se procurarán resolver mediante los mecanismos alternativos que prevé el Código de Comercio; si no se logra, conocerán{% else %}Las controversias entre los socios, o de éstos con la sociedad, se procurarán resolver por acuerdo o mediación; si no se logra, conocerán{% endif %} los tribunales competentes del domicilio social, a los que los socios se someten con renuncia clara y terminante a cualquier otro fuero.',
    basis: [
      { law: 'ccom', article: '1093', reason: 'Pide renunciar al fuero con claridad y limita los tribunales que pueden pactarse.', when: NOT_CIVIL },
      { law: 'cnpcf', article: '86', reason: 'Pide renunciar con claridad al fuero propio y precisar a quién se someten.', when: CIVIL },
      { law: 'lgsm', article: '270', reason: 'Prefiere los mecanismos alternativos de solución de controversias.', when: SAS },
      ...civilCodes('28', 'Rige a las personas morales por su ley, su escritura y sus estatutos.'),
    ],
  },
  { kind: 'HEADING', text: 'DISPOSICIONES TRANSITORIAS' },
  {
    kind: 'CLAUSE', id: 'nombramientos', heading: 'NOMBRAMIENTOS',
    text: `{% if administradores %}Se {{ administradores | concuerda: "nombra", "nombran" }} {% if tipo_social == "S. de R.L. de C.V." %}para la gerencia{% elsif tipo_social == "Sociedad civil" %}para la administración, con carácter de {{ administradores | concuerda: "socio administrador", "socia administradora", "socios administradores", "socias administradoras" }},{% elsif administracion == "Consejo de administración" and tipo_social != "S.A.S." %}para el consejo de administración{% else %}para la administración{% endif %} a {{ administradores.nombres }}, quien{% if administradores.varios %}es{% endif %} {{ administradores | concuerda: "acepta", "aceptan" }} el cargo y {{ administradores | concuerda: "tendrá", "tendrán" }} las facultades de la cláusula {{ clausula.facultades }} y el uso de la firma social.{% if administracion == "Consejo de administración" and tipo_social != "S.A.S." and administradores.varios %} Preside {{ administradores.personas.first.nombre }}.{% endif %}{% else %}La administración se confiere a: {{ administradores | o_linea }}, con las facultades de la cláusula {{ clausula.facultades }} y el uso de la firma social.{% endif %}{% if tipo_social == "S.A. de C.V." or tipo_social == "S.A.P.I. de C.V." %}

{% if comisario %}Se {{ comisario | concuerda: "nombra", "nombran" }} para la vigilancia a {{ comisario.nombres }}, quien{% if comisario.varios %}es{% endif %} {{ comisario | concuerda: "acepta", "aceptan" }} el cargo de comisario.{% else %}Se nombra comisario a: {{ comisario | o_linea }}{% endif %}{% endif %}{% if apoderados %}

Se otorgan poderes a las personas siguientes: {{ apoderados }}.{% endif %}`,
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción IX pide nombrar a los administradores y a quienes llevarán la firma social.', when: `${NOT_CIVIL} and ${NOT_SAS}` },
      { law: 'lgsm', article: '91', reason: 'Su fracción V pide nombrar uno o varios comisarios.', when: SA },
      { law: 'lgsm', article: '267', reason: 'Pide que el administrador sea accionista.', when: SAS },
      ...ofCivil('2711', 'Regula el nombramiento de administradores en el contrato.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'formalizacion', heading: 'FORMALIZACIÓN Y REGISTRO',
    text: '{% if tipo_social == "S.A.S." %}La sociedad se constituirá en el sistema electrónico de la Secretaría de Economía, con los estatutos que ésta pone a disposición y la firma electrónica avanzada de todos los accionistas, y surtirá efectos ante terceros desde su inscripción; este proyecto sirve para elegir sus cláusulas.{% elsif tipo_social == "Sociedad civil" %}Este contrato se inscribirá en el Registro de Sociedades Civiles, o en el que lo sustituya, para que surta efectos contra terceros, y se otorgará en escritura pública cuando se aporten bienes cuya transmisión lo requiera.{% else %}Este proyecto se otorgará ante notario o corredor público y se inscribirá en el Registro Público de Comercio dentro de los quince días siguientes. Quienes actúen en nombre de la sociedad antes del registro responden ilimitada y solidariamente.{% endif %} {% if delegado %}Se faculta a {{ delegado }}{% else %}Se faculta a quien administre{% endif %} para firmar los instrumentos y hacer los trámites de constitución, registro e inscripción fiscal{% if socios.hay_extranjero %}, incluido el Registro Nacional de Inversiones Extranjeras{% endif %}. Los gastos son a cargo de la sociedad.',
    basis: [
      { law: 'lgsm', article: '5', reason: 'Exige constituir las sociedades mercantiles ante fedatario público.', when: `${NOT_CIVIL} and ${NOT_SAS}` },
      { law: 'lgsm', article: '7', reason: 'Da quince días para el registro y hace responder a quienes operan antes.', when: `${NOT_CIVIL} and ${NOT_SAS}` },
      { law: 'lgsm', article: '262', reason: 'Señala los requisitos para constituir la sociedad por acciones simplificada.', when: SAS },
      ...ofCivil('2690', 'Pide forma escrita, y escritura pública según los bienes que se aporten.'),
      ...ofCivil('2694', 'Condiciona los efectos contra tercero a la inscripción.'),
      { law: 'lie', article: '32', reason: 'Obliga a inscribir en cuarenta días hábiles a la sociedad con inversión extranjera.', when: 'socios.hay_extranjero' },
    ],
  },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: 'Leído por {{ socios.rol }} y {{ socios | concuerda: "enterado", "enterada", "enterados", "enteradas" }} de su contenido y alcance, se firma{% if lugar_firma %} en {{ lugar_firma }},{% endif %} el {% if fecha_firma %}{{ fecha_firma | fecha }}{% else %}{{ fecha_firma | o_linea }}{% endif %}.',
  },
  { kind: 'SIGNATURES', parties: ['socios'] },
];

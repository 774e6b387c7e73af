import type { TemplateBlock } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';
import { CDMX, CIVIL, LIMITED, NOT_CIVIL, ofCivil, SA, SAS } from './kinds.ts';

/** Who decides, who acts, who watches. */
export const organs: readonly TemplateBlock[] = [
  {
    kind: 'CLAUSE', id: 'asamblea_sa', heading: 'ASAMBLEAS DE ACCIONISTAS', when: SA,
    text: `La asamblea general de accionistas, órgano supremo de la sociedad, se reunirá en el domicilio social. La ordinaria se celebrará una vez al año, por lo menos, dentro de los cuatro meses siguientes al cierre del ejercicio; la extraordinaria, cuando deba tratarse alguno de los asuntos que la ley le reserva.

La convocatoria la hará la administración o el comisario, con el orden del día y la firma de quien la haga, y se publicará en el sistema electrónico de la Secretaría de Economía con quince días de anticipación, por lo menos. No será necesaria cuando al votar esté representada la totalidad de las acciones.

La ordinaria quedará reunida con la mitad del capital y resolverá por mayoría de los votos presentes. La extraordinaria requiere la presencia de las tres cuartas partes del capital y el voto de las acciones que representen la mitad. En segunda convocatoria la ordinaria resolverá con las acciones representadas, y la extraordinaria, siempre con el voto de la mitad del capital. Los accionistas podrán hacerse representar mediante escrito; no podrán ser mandatarios quienes administran ni el comisario.

Presidirá quien administre o presida el consejo y, en su falta, quien designen los presentes, que nombrarán también secretario y, si hace falta, escrutadores.

Serán válidas las resoluciones tomadas fuera de asamblea por unanimidad de los accionistas con derecho a voto, si se confirman por escrito. Las actas, firmadas por presidente y secretario y por el comisario que concurra, se asentarán en el libro, y las de asambleas extraordinarias se protocolizarán e inscribirán.`,
    basis: [
      { law: 'lgsm', article: '178', reason: 'Hace de la asamblea el órgano supremo y permite resoluciones unánimes fuera de ella.' },
      { law: 'lgsm', article: '186', reason: 'Regula la publicación y la anticipación de la convocatoria.' },
      { law: 'lgsm', article: '189', reason: 'Fija el quórum y la mayoría de la asamblea ordinaria.' },
      { law: 'lgsm', article: '190', reason: 'Fija el quórum y la mayoría de la asamblea extraordinaria.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'asamblea_srl', heading: 'ASAMBLEA DE SOCIOS', when: LIMITED,
    text: `El órgano supremo de la sociedad es la asamblea de los socios. Se reunirá en el domicilio social una vez al año, por lo menos, dentro de los cuatro meses siguientes al cierre del ejercicio, convocada por la gerencia con ocho días de anticipación, por lo menos, mediante aviso firmado, con el orden del día, en el sistema electrónico de la Secretaría de Economía. Si la gerencia no convoca, podrán hacerlo los socios que representen más de la tercera parte del capital.

Cada socio tendrá un voto por cada mil pesos de su aportación. Las resoluciones se tomarán por mayoría de los socios que representen la mitad del capital; en segunda convocatoria, por mayoría de votos cualquiera que sea el capital representado. La reforma de estos estatutos requiere las tres cuartas partes del capital, y el cambio de objeto o el aumento de las obligaciones de los socios, la unanimidad.`,
    basis: [
      { law: 'lgsm', article: '77', reason: 'Hace de la asamblea el órgano supremo y fija su mayoría.' },
      { law: 'lgsm', article: '79', reason: 'Da un voto por cada mil pesos de aportación.' },
      { law: 'lgsm', article: '81', reason: 'Regula quién convoca y cómo se publica la convocatoria.' },
      { law: 'lgsm', article: '83', reason: 'Fija las mayorías para modificar el contrato social.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'asamblea_sas', heading: 'ASAMBLEA DE ACCIONISTAS', when: SAS,
    text: '{% if socios.varios %}La asamblea, que integran todos los accionistas, es el órgano supremo de la sociedad. Resolverá por mayoría de votos, a razón de un voto por acción, en reunión o por votación escrita o electrónica, y la convocará quien administre en el sistema electrónico de la Secretaría de Economía con cinco días hábiles de anticipación, por lo menos, con el orden del día y los documentos. La reforma de estos estatutos se decidirá por mayoría de votos.{% else %}{{ socios | concuerda: "El accionista único", "La accionista única", "Los accionistas", "Las accionistas" }} es el órgano supremo de la sociedad. Los contratos que celebre con ella se inscribirán en el sistema electrónico de la Secretaría de Economía.{% endif %} Se llevará un libro de registro de resoluciones.',
    basis: [
      { law: 'lgsm', article: '266', reason: 'Hace de la asamblea, o del accionista único, el órgano supremo y pide el libro de resoluciones.' },
      { law: 'lgsm', article: '268', reason: 'Contiene las reglas para convocar y votar.', when: 'socios.varios' },
      { law: 'lgsm', article: '269', reason: 'Decide las reformas de los estatutos por mayoría de votos.', when: 'socios.varios' },
      { law: 'lgsm', article: '264', reason: 'Ordena inscribir los contratos entre el accionista único y la sociedad.', when: 'socios.varios != true' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'asamblea_civil', heading: 'DECISIONES DE LOS SOCIOS', when: CIVIL,
    text: 'Las facultades que no correspondan a quienes administran se ejercerán por todos los socios, que resolverán por mayoría de votos computada por cantidades. Si una sola persona representa el mayor interés y los socios son más de tres, se requiere además el voto de la tercera parte de ellos, por lo menos. Este contrato sólo podrá modificarse por consentimiento unánime. Los socios serán convocados por escrito, con el orden del día y cinco días de anticipación; sus acuerdos constarán en acta firmada.',
    basis: [
      ...civilCodes('2713', 'Computa la mayoría por cantidades y protege a la minoría.'),
      ...civilCodes('2698', 'Exige la unanimidad para modificar el contrato de sociedad.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'medios', heading: 'REUNIONES POR MEDIOS ELECTRÓNICOS', when: `medios_electronicos == "Sí" and (${NOT_CIVIL} or ${CDMX})`,
    text: 'Las asambleas y las sesiones de la administración podrán celebrarse en forma presencial o mediante medios electrónicos, ópticos o de otra tecnología, con todos o parte de los asistentes, siempre que la participación sea simultánea y permita deliberar de manera equivalente a la presencial. La convocatoria dirá cómo acceder; se acreditarán la identidad de los asistentes y el sentido de su voto, y se conservará la evidencia con el acta.{% if tipo_social == "Sociedad civil" %} La convocatoria señalará el medio, la dirección electrónica y, en su caso, la contraseña; la reunión se grabará y una copia de la grabación se agregará al acta.{% endif %}',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción XIV permite las reuniones electrónicas y fija sus condiciones.', when: `${NOT_CIVIL} and ${'tipo_social != "S.A.S."'}` },
      { law: 'lgsm', article: '266', reason: 'Permite acordar reuniones por medios electrónicos.', when: SAS },
      { law: 'ccdf', article: '2713', reason: 'Permite las asambleas por videoconferencia y pide grabarlas.', when: CIVIL },
    ],
  },
  {
    kind: 'CLAUSE', id: 'administracion_sa', heading: 'ADMINISTRACIÓN', when: SA,
    text: `La administración estará a cargo de {% if administracion == "Consejo de administración" %}un consejo de administración, integrado por dos o más consejeros, socios o extraños, que nombrará la asamblea, con cargos temporales y revocables; continuarán en funciones hasta que quienes les sucedan tomen posesión{% else %}un administrador único, socio o extraño, que nombrará la asamblea, con cargo temporal y revocable; continuará en funciones hasta que quien le suceda tome posesión{% endif %}. El cargo es personal y no se ejerce por representante.{% if administracion == "Consejo de administración" %}

El consejo sesionará con la mitad de sus miembros, por lo menos, y resolverá por mayoría de los presentes; quien presida tendrá voto de calidad. Serán válidas las resoluciones tomadas fuera de sesión por unanimidad, si se confirman por escrito. Cuando los consejeros sean tres o más, la minoría que represente el veinticinco por ciento del capital nombrará cuando menos uno. A falta de designación especial, el presidente representa a la sociedad y ejecuta los acuerdos.{% endif %}

Quien tenga en una operación un interés opuesto al de la sociedad lo manifestará y se abstendrá de deliberar y resolver. Quienes administren guardarán confidencialidad durante su encargo y un año después.`,
    basis: [
      { law: 'lgsm', article: '142', reason: 'Confía la administración a mandatarios temporales y revocables.' },
      { law: 'lgsm', article: '143', reason: 'Forma consejo con dos o más administradores y fija su quórum.', when: 'administracion == "Consejo de administración"' },
      { law: 'lgsm', article: '144', reason: 'Da a la minoría del veinticinco por ciento un consejero.', when: 'administracion == "Consejo de administración"' },
      { law: 'lgsm', article: '157', reason: 'Fija la responsabilidad y la confidencialidad de los administradores.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'administracion_srl', heading: 'GERENCIA', when: LIMITED,
    text: 'La administración estará a cargo de {% if administracion == "Consejo de administración" %}dos o más gerentes, socios o extraños, que formarán un consejo de gerentes y resolverán por mayoría de votos; se nombran por tiempo indeterminado y la asamblea puede revocarlos{% else %}un gerente, socio o extraño, que se nombra por tiempo indeterminado y la asamblea puede revocar{% endif %} en cualquier momento. {% if administracion == "Consejo de administración" %}Quien presida el consejo ejecuta sus acuerdos y representa a la sociedad. {% endif %}Cada gerente responde de su gestión; quedan libres de responsabilidad quienes no conocieron el acto o votaron en contra.',
    basis: [
      { law: 'lgsm', article: '74', reason: 'Confía la administración a uno o más gerentes, socios o extraños, revocables.' },
      { law: 'lgsm', article: '75', reason: 'Toma las resoluciones de los gerentes por mayoría.', when: 'administracion == "Consejo de administración"' },
      { law: 'lgsm', article: '76', reason: 'Regula la responsabilidad de los administradores y su acción.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'administracion_sas', heading: 'ADMINISTRACIÓN', when: SAS,
    text: 'La administración y la representación estarán a cargo de un administrador, que será {% if socios.varios %}uno de los accionistas, nombrado por la asamblea{% else %}{{ socios | concuerda: "el accionista único", "la accionista única", "los accionistas", "las accionistas" }}{% endif %}. Por su sola designación podrá celebrar los actos y contratos comprendidos en el objeto social. Publicará cada año en el sistema electrónico el informe de la situación financiera; omitirlo dos ejercicios seguidos disuelve la sociedad.',
    basis: [
      { law: 'lgsm', article: '267', reason: 'Confía la representación a un administrador que debe ser accionista.' },
      { law: 'lgsm', article: '272', reason: 'Ordena publicar el informe anual, so pena de disolución.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'administracion_civil', heading: 'ADMINISTRACIÓN', when: CIVIL,
    text: 'La administración se confiere {% if administracion == "Consejo de administración" %}a los socios administradores que se nombran en este contrato, que formarán un consejo y decidirán por mayoría{% else %}{% if administradores %}{{ administradores | concuerda: "al socio administrador que se nombra", "a la socia administradora que se nombra", "a los socios administradores que se nombran", "a las socias administradoras que se nombran" }}{% else %}al socio administrador que se nombra{% endif %} en este contrato{% endif %}. Su nombramiento sólo podrá revocarse con el consentimiento de todos los socios, o judicialmente por dolo, culpa o inhabilidad. Los demás socios conservan, sin que puedan renunciarlo, el derecho de examinar el estado de los negocios, los libros y los papeles de la sociedad. Los socios que administran responden en forma subsidiaria, ilimitada y solidaria de las obligaciones sociales; los demás, sólo con su aportación.',
    basis: [
      ...civilCodes('2709', 'Permite conferir la administración a uno o más socios.'),
      ...civilCodes('2704', 'Hace responder ilimitadamente a los socios que administran.'),
      ...civilCodes('2711', 'Limita la revocación del administrador nombrado en el contrato.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'facultades', heading: 'FACULTADES DE LA ADMINISTRACIÓN',
    text: `Quien administre representará a la sociedad y tendrá, para realizar el objeto social y en los términos de los artículos 2554 y 2587 del {% if jurisdiccion == "CDMX" %}{{ ley_civil }},{% else %}Código Civil Federal{% endif %} y de sus correlativos del lugar en que se ejerzan, las facultades siguientes:

I. Poder general para pleitos y cobranzas, con todas las facultades generales y las que requieran cláusula especial conforme a la ley, incluidas las de desistirse del amparo, transigir, absolver y articular posiciones, formular querellas y otorgar el perdón.
II. Poder general para actos de administración, incluida la representación patronal ante autoridades y tribunales laborales, con facultad de conciliar y celebrar convenios.
III. Poder general para actos de dominio{% if tipo_social == "Sociedad civil" %}, que ejercerá con la autorización expresa de los demás socios para enajenar o gravar los bienes de la sociedad o tomar capitales prestados{% elsif dominio_con_acuerdo == "Sí" and (socios.varios or tipo_social != "S.A.S.") %}, que ejercerá previo acuerdo de la asamblea{% endif %}.
IV. Facultad para suscribir, otorgar, endosar y avalar títulos de crédito relacionados con el objeto social, y para abrir y manejar cuentas bancarias.
V. Facultad para otorgar y revocar poderes generales y especiales dentro de sus facultades.
VI. Facultad para realizar trámites fiscales, de seguridad social y administrativos, y para tramitar la firma electrónica de la sociedad.`,
    basis: [
      { law: 'lgsm', article: '10', reason: 'Da a los administradores la representación y las operaciones propias del objeto.', when: NOT_CIVIL },
      { law: 'lgtoc', article: '85', reason: 'Regula la facultad de los administradores de suscribir títulos de crédito.', when: NOT_CIVIL },
      ...civilCodes('2554', 'Señala cómo se confieren los poderes generales y sus límites.'),
      ...ofCivil('2712', 'Pide autorización de los socios para enajenar, gravar y pedir préstamos.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'vigilancia', heading: 'VIGILANCIA', when: SA,
    text: 'La vigilancia estará a cargo de uno o varios comisarios, temporales y revocables, socios o extraños, que nombrará la asamblea. Podrán exigir información mensual, examinar las operaciones y los documentos, convocar a asambleas y asistir con voz y sin voto a las asambleas y sesiones; rendirán cada año su informe a la asamblea. No podrán serlo los inhabilitados para el comercio, los empleados de la sociedad ni los parientes de quienes administran, en los grados que la ley señala.',
    basis: [
      { law: 'lgsm', article: '164', reason: 'Confía la vigilancia a uno o varios comisarios.' },
      { law: 'lgsm', article: '165', reason: 'Señala quiénes no pueden ser comisarios.' },
      { law: 'lgsm', article: '166', reason: 'Enumera las facultades y obligaciones de los comisarios.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'minorias', heading: 'DERECHOS DE LAS MINORÍAS', when: SA,
    text: 'Los accionistas que representen el treinta y tres por ciento del capital podrán pedir que se convoque a asamblea. Los que reúnan la cuarta parte de las acciones representadas en una asamblea podrán aplazar por tres días, una sola vez, la votación de un asunto sobre el que no estén suficientemente informados. Los que representen el veinticinco por ciento del capital podrán oponerse judicialmente a las resoluciones de la asamblea y ejercer la acción de responsabilidad contra quienes administran, en los términos de la ley.{% if tipo_social == "S.A.P.I. de C.V." %} Se aplicarán además los derechos y porcentajes, más favorables a las minorías, que la Ley del Mercado de Valores establece para la sociedad anónima promotora de inversión, así como los pactos entre accionistas que ella permite.{% endif %}',
    basis: [
      { law: 'lgsm', article: '184', reason: 'Da al treinta y tres por ciento el derecho de pedir asamblea.' },
      { law: 'lgsm', article: '199', reason: 'Deja aplazar la votación al veinticinco por ciento de las acciones representadas.' },
      { law: 'lgsm', article: '201', reason: 'Da al veinticinco por ciento la oposición judicial.' },
      { law: 'lgsm', article: '163', reason: 'Da al veinticinco por ciento la acción de responsabilidad.' },
    ],
  },
];

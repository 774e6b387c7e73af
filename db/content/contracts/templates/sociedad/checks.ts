import type { SampleParty, TemplateCheck } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';
import { CIVIL, LIMITED, NOT_CIVIL, ofCivil, SA, SAS } from './kinds.ts';

const ana: SampleParty = { kind: 'PERSON', name: 'Ana Gómez Ejemplo', gender: 'FEMALE', nationality: 'mexicana' };
const luis: SampleParty = { kind: 'PERSON', name: 'Luis Soto Ejemplo', gender: 'MALE', nationality: 'mexicana' };
const john: SampleParty = { kind: 'PERSON', name: 'John Smith Ejemplo', gender: 'MALE', nationality: 'estadounidense' };
const company: SampleParty = { kind: 'COMPANY', name: 'Inversiones Ejemplo, S.A. de C.V.', nationality: 'mexicana', representatives: [{ name: 'Ana Gómez Ejemplo', gender: 'FEMALE', capacity: 'apoderada' }] };
const crowd = Array.from({ length: 51 }, (_, at): SampleParty => ({ kind: 'PERSON', name: `Socio ${at + 1} Ejemplo`, nationality: 'mexicana' }));

/** What the law forbids. */
const blocking: readonly TemplateCheck[] = [
  {
    code: 'company.one_partner', severity: 'BLOCKING', field: 'socios', when: 'socios.cuantos < 2 and tipo_social != "S.A.S."',
    message: 'Este tipo de sociedad requiere dos socios, por lo menos; sólo hay uno.',
    remedy: 'Agrega otro socio, o elige la S.A.S., que puede tener un solo accionista persona física.',
    basis: [
      { law: 'lgsm', article: '89', reason: 'Su fracción I exige dos socios como mínimo en la anónima.', when: SA },
      { law: 'lgsm', article: '58', reason: 'Define la sociedad de responsabilidad limitada como constituida entre socios.', when: LIMITED },
      { law: 'lgsm', article: '229', reason: 'Su fracción IV disuelve la sociedad cuyas partes se reúnen en una persona.', when: NOT_CIVIL },
      ...ofCivil('2688', 'Define la sociedad civil como contrato entre socios.'),
    ],
    violation: { values: { socios: [ana] } },
  },
  {
    code: 'company.too_many_partners', severity: 'BLOCKING', field: 'socios', when: `${LIMITED} and socios.cuantos > 50`,
    message: 'La sociedad de responsabilidad limitada no puede tener más de cincuenta socios y hay {{ socios.cuantos }}.',
    remedy: 'Reduce los socios o elige una sociedad anónima.',
    basis: [{ law: 'lgsm', article: '61', reason: 'Limita a cincuenta los socios de la sociedad de responsabilidad limitada.' }],
    violation: { values: { tipo_social: 'S. de R.L. de C.V.', administracion: 'Gerente', socios: crowd, aportaciones: [] } },
  },
  {
    code: 'company.sas_only_people', severity: 'BLOCKING', field: 'socios', when: `${SAS} and socios.hay_empresa`,
    message: 'La S.A.S. sólo admite personas físicas como accionistas.',
    remedy: 'Quita a la empresa o elige otro tipo de sociedad.',
    basis: [{ law: 'lgsm', article: '260', reason: 'Reserva la S.A.S. a una o más personas físicas.' }],
    violation: { sample: 'S.A.S. de una sola persona', values: { socios: [ana, company], aportaciones: [] } },
  },
  {
    code: 'company.sas_administration', severity: 'BLOCKING', field: 'administracion', when: `${SAS} and administracion != "Administrador único"`,
    message: 'La S.A.S. se administra por un administrador que es accionista, no por consejo ni gerente.',
    remedy: 'Elige administrador único.',
    basis: [{ law: 'lgsm', article: '267', reason: 'Confía la representación a un administrador accionista.' }],
    violation: { sample: 'S.A.S. de una sola persona', values: { administracion: 'Consejo de administración' } },
  },
  {
    code: 'company.sas_administrator_not_partner', severity: 'BLOCKING', field: 'administradores', when: `${SAS} and facts.administradores_ajenos`,
    message: 'En la S.A.S. administra un accionista y no lo es: {{ facts.administradores_ajenos | lista }}.',
    remedy: 'Nombra a uno de los accionistas.',
    basis: [{ law: 'lgsm', article: '267', reason: 'Pide que la función la desempeñe un accionista.' }],
    violation: { sample: 'S.A.S. de una sola persona', values: { administradores: [luis] } },
  },
  {
    code: 'company.sas_several_administrators', severity: 'BLOCKING', field: 'administradores', when: `${SAS} and administradores.cuantos > 1`,
    message: 'La S.A.S. tiene un solo administrador y nombraste a {{ administradores.cuantos }}.',
    remedy: 'Deja a un accionista; los demás pueden ser apoderados.',
    basis: [{ law: 'lgsm', article: '267', reason: 'Pone la representación a cargo de un administrador.' }],
    violation: { sample: 'S.A.S. de una sola persona', values: { socios: [ana, luis], administradores: [ana, luis], aportaciones: [] } },
  },
  {
    code: 'company.sa_manager', severity: 'BLOCKING', field: 'administracion', when: `${SA} and administracion == "Gerente"`,
    message: 'La sociedad anónima se administra por administrador único o consejo; los gerentes sólo auxilian.',
    remedy: 'Elige administrador único o consejo de administración.',
    basis: [
      { law: 'lgsm', article: '142', reason: 'Confía la administración a uno o varios administradores.' },
      { law: 'lgsm', article: '145', reason: 'Permite nombrar gerentes además de la administración.' },
    ],
    violation: { values: { administracion: 'Gerente' } },
  },
  {
    code: 'company.board_of_one', severity: 'BLOCKING', field: 'administradores', when: 'administracion == "Consejo de administración" and tipo_social != "S.A.S." and administradores and administradores.cuantos < 2',
    message: 'El consejo requiere dos miembros, por lo menos, y nombraste a uno.',
    remedy: 'Nombra a otra persona o elige administrador único.',
    basis: [
      { law: 'lgsm', article: '143', reason: 'Forma el consejo cuando los administradores son dos o más.', when: SA },
      { law: 'lgsm', article: '75', reason: 'Toma por mayoría las resoluciones cuando los gerentes son varios.', when: LIMITED },
      ...ofCivil('2709', 'Permite conferir la administración a uno o más socios.'),
    ],
    violation: { values: { administracion: 'Consejo de administración', administradores: [ana] } },
  },
  {
    code: 'company.sole_administrator_of_several', severity: 'BLOCKING', field: 'administradores', when: 'administracion == "Administrador único" and tipo_social != "S.A.S." and administradores.cuantos > 1',
    message: 'Elegiste administrador único y nombraste a {{ administradores.cuantos }} personas: dos o más forman consejo.',
    remedy: 'Deja a una persona o elige consejo de administración.',
    basis: [
      { law: 'lgsm', article: '143', reason: 'Forma el consejo cuando los administradores son dos o más.', when: SA },
      { law: 'lgsm', article: '75', reason: 'Toma por mayoría las resoluciones cuando los gerentes son varios.', when: LIMITED },
      ...ofCivil('2714', 'Regula los actos de varios socios encargados de la administración.'),
    ],
    violation: { values: { administracion: 'Administrador único', administradores: [ana, luis] } },
  },
  {
    code: 'company.civil_administrator_not_partner', severity: 'BLOCKING', field: 'administradores', when: `${CIVIL} and facts.administradores_ajenos`,
    message: 'En la sociedad civil la administración se confiere a socios y no lo es: {{ facts.administradores_ajenos | lista }}.',
    remedy: 'Nombra a un socio; a los demás se les puede otorgar poder.',
    basis: civilCodes('2709', 'Permite conferir la administración a uno o más socios.'),
    violation: { sample: 'Sociedad civil de profesionistas', values: { administradores: [john] } },
  },
  {
    code: 'company.contributions_do_not_add', severity: 'BLOCKING', field: 'aportaciones', when: 'aportaciones and facts.suma_aportaciones != capital_social',
    message: 'Las aportaciones suman {{ facts.suma_aportaciones | pesos }} y el capital social es de {{ capital_social | pesos }}.',
    remedy: 'Corrige los valores: el capital debe quedar íntegramente suscrito.',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Sus fracciones V y VI piden el capital y lo que cada socio aporta.', when: NOT_CIVIL },
      { law: 'lgsm', article: '89', reason: 'Su fracción II exige que el capital esté íntegramente suscrito.', when: SA },
      { law: 'lgsm', article: '64', reason: 'Exige que el capital esté íntegramente suscrito.', when: LIMITED },
      ...ofCivil('2693', 'Su fracción IV pide el capital y la aportación de cada socio.'),
    ],
    violation: { values: { capital_social: '100000.00', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '40000.00', '40000.00'], ['Luis Soto Ejemplo', 'Dinero', '40000.00', '40000.00']] } },
  },
  {
    code: 'company.paid_above_value', severity: 'BLOCKING', field: 'aportaciones', when: 'facts.exhibido_de_mas',
    message: 'Lo exhibido rebasa el valor de la aportación de {{ facts.exhibido_de_mas | lista }}.',
    remedy: 'Corrige las cantidades.',
    basis: [{ law: 'lgsm', article: '6', reason: 'Su fracción VI pide el valor de cada aportación, que lo exhibido no puede rebasar.' }],
    violation: { values: { capital_social: '100000.00', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '50000.00', '60000.00'], ['Luis Soto Ejemplo', 'Dinero', '50000.00', '50000.00']] } },
  },
  {
    code: 'company.shares_paid_too_little', severity: 'BLOCKING', field: 'aportaciones', when: `${SA} and facts.exhibicion_baja`,
    message: 'En la sociedad anónima se exhibe cuando menos el veinte por ciento de cada acción pagadera en dinero; falta en la de {{ facts.exhibicion_baja | lista }}.',
    remedy: 'Aumenta lo exhibido en dinero hasta el veinte por ciento.',
    basis: [{ law: 'lgsm', article: '89', reason: 'Su fracción III exige exhibir el veinte por ciento en dinero.' }],
    violation: { values: { capital_social: '100000.00', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '50000.00', '5000.00'], ['Luis Soto Ejemplo', 'Dinero', '50000.00', '50000.00']] } },
  },
  {
    code: 'company.goods_not_paid', severity: 'BLOCKING', field: 'aportaciones', when: `${SA} and facts.especie_sin_exhibir`,
    message: 'Lo que se aporta en bienes se exhibe completo al constituirse la anónima; falta en la aportación de {{ facts.especie_sin_exhibir | lista }}.',
    remedy: 'Exhibe el valor total de los bienes, o escribe «Dinero» si la aportación lo es.',
    basis: [{ law: 'lgsm', article: '89', reason: 'Su fracción IV exige exhibir íntegramente lo que se paga con bienes.' }],
    violation: { values: { capital_social: '100000.00', aportaciones: [['Ana Gómez Ejemplo', 'Camioneta modelo 2024', '50000.00', '10000.00'], ['Luis Soto Ejemplo', 'Dinero', '50000.00', '50000.00']] } },
  },
  {
    code: 'company.parts_paid_too_little', severity: 'BLOCKING', field: 'aportaciones', when: `${LIMITED} and facts.exhibicion_baja`,
    message: 'En la sociedad de responsabilidad limitada se exhibe cuando menos la mitad de cada parte social; falta en la de {{ facts.exhibicion_baja | lista }}.',
    remedy: 'Aumenta lo exhibido hasta el cincuenta por ciento de cada parte.',
    basis: [{ law: 'lgsm', article: '64', reason: 'Exige exhibir el cincuenta por ciento de cada parte social.' }],
    violation: { values: { tipo_social: 'S. de R.L. de C.V.', administracion: 'Gerente', capital_social: '100000.00', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '50000.00', '10000.00'], ['Luis Soto Ejemplo', 'Dinero', '50000.00', '50000.00']] } },
  },
  {
    code: 'company.shares_do_not_divide', severity: 'BLOCKING', field: 'valor_nominal', when: 'facts.acciones_difieren',
    message: 'El capital social no es igual al número de acciones por su valor nominal.',
    remedy: 'Corrige el valor nominal, el número de acciones o el capital: sólo hay acciones enteras.',
    basis: [
      { law: 'lgsm', article: '91', reason: 'Su fracción II pide el número y el valor nominal de las acciones.', when: SA },
      { law: 'lgsm', article: '264', reason: 'Su fracción IX pide el número y el valor nominal de las acciones.', when: SAS },
      { law: 'lgsm', article: '122', reason: 'Hace indivisible cada acción, que no se fracciona.' },
    ],
    violation: { values: { capital_social: '100000.00', valor_nominal: '333.00', numero_acciones: '' } },
  },
  {
    code: 'company.foreigner_excluded', severity: 'BLOCKING', field: 'extranjeros', when: 'extranjeros == "Exclusión" and socios.hay_extranjero',
    message: 'Elegiste excluir extranjeros y uno de los socios lo es.',
    remedy: 'Elige la admisión, con el convenio, o quita a ese socio.',
    basis: [
      { law: 'lie', article: '2', reason: 'Su fracción VII define la exclusión: ningún inversionista extranjero, directo o indirecto.' },
      { law: 'lie', article: '15', reason: 'Obliga a insertar la exclusión o el convenio constitucional.' },
    ],
    violation: { values: { extranjeros: 'Exclusión', socios: [ana, john], aportaciones: [] } },
  },
  {
    code: 'company.sas_term_of_payment', severity: 'BLOCKING', field: 'plazo_exhibicion', when: `${SAS} and plazo_exhibicion > 12`,
    message: 'En la S.A.S. las acciones se pagan dentro del año siguiente a la inscripción y pactaste {{ plazo_exhibicion }} meses.',
    remedy: 'Reduce el plazo a doce meses o menos.',
    basis: [{ law: 'lgsm', article: '265', reason: 'Da un año desde la inscripción para pagar las acciones.' }],
    violation: { sample: 'S.A.S. de una sola persona', values: { plazo_exhibicion: '18' } },
  },
];

/** What is missing or risky, and what has to be done besides. */
const others: readonly TemplateCheck[] = [
  {
    code: 'company.sapi_needs_board', severity: 'WARNING', field: 'administracion', when: 'tipo_social == "S.A.P.I. de C.V." and administracion == "Administrador único"',
    message: 'La Ley del Mercado de Valores, que no está en el acervo, encomienda la administración de la S.A.P.I. a un consejo de administración.',
    remedy: 'Elige el consejo y nombra a dos o más personas, o confirma el texto de esa ley.',
    basis: [{ law: 'lgsm', article: '143', reason: 'Forma el consejo cuando los administradores son dos o más.' }],
    violation: { values: { tipo_social: 'S.A.P.I. de C.V.', administracion: 'Administrador único' } },
  },
  {
    code: 'company.limited_has_managers', severity: 'NOTE', field: 'administracion', when: `${LIMITED} and administracion != "Gerente"`,
    message: 'En la sociedad de responsabilidad limitada administran gerentes: el texto habla de gerente o de consejo de gerentes.',
    remedy: 'Elige «Gerente» o conserva el consejo, que será de gerentes.',
    basis: [{ law: 'lgsm', article: '74', reason: 'Confía la administración a uno o más gerentes.' }],
    violation: { values: { tipo_social: 'S. de R.L. de C.V.', administracion: 'Administrador único' } },
  },
  {
    code: 'company.managers_several', severity: 'WARNING', field: 'administradores', when: `${LIMITED} and administracion == "Gerente" and administradores.cuantos > 1`,
    message: 'Elegiste un gerente y nombraste a {{ administradores.cuantos }} personas.',
    remedy: 'Elige el consejo, que en este tipo es de gerentes, o deja a una persona.',
    basis: [{ law: 'lgsm', article: '75', reason: 'Toma por mayoría las resoluciones de varios gerentes.' }],
    violation: { values: { tipo_social: 'S. de R.L. de C.V.', administracion: 'Gerente', administradores: [ana, luis] } },
  },
  {
    code: 'company.administrators_missing', severity: 'WARNING', field: 'administradores', when: 'administradores == blank',
    message: 'Falta nombrar a quienes administrarán y llevarán la firma social; queda una línea para llenarla.',
    remedy: 'Indica sus nombres.',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción IX pide el nombramiento de los administradores.', when: NOT_CIVIL },
      ...ofCivil('2719', 'Sin nombramiento, todos los socios concurren a la administración.'),
    ],
    violation: { values: { administradores: [] } },
  },
  {
    code: 'company.examiner_missing', severity: 'WARNING', field: 'comisario', when: `${SA} and comisario == blank`,
    message: 'Falta nombrar comisario; queda una línea para llenarla.',
    remedy: 'Nombra a alguien que no sea empleado de la sociedad ni pariente de quienes administran.',
    basis: [
      { law: 'lgsm', article: '91', reason: 'Su fracción V pide nombrar uno o varios comisarios.' },
      { law: 'lgsm', article: '164', reason: 'Confía la vigilancia a los comisarios.' },
    ],
    violation: { values: { comisario: [] } },
  },
  {
    code: 'company.examiner_administers', severity: 'BLOCKING', field: 'comisario', when: `${SA} and facts.comisario_administra`,
    message: 'La misma persona administra y vigila: {{ facts.comisario_administra | lista }}.',
    remedy: 'Nombra comisario a otra persona: quien vigila es independiente de quien administra.',
    basis: [
      { law: 'lgsm', article: '164', reason: 'Separa la vigilancia de la administración.' },
      { law: 'lgsm', article: '165', reason: 'Impide ser comisario incluso a los parientes de quienes administran.' },
    ],
    violation: { values: { administradores: [ana], administracion: 'Administrador único', comisario: [ana] } },
  },
  {
    code: 'company.contributions_missing', severity: 'WARNING', field: 'aportaciones', when: 'aportaciones == blank',
    message: 'Faltan las aportaciones de cada socio y su valor; queda una línea para llenarlas.',
    remedy: 'Agrega una línea por socio.',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción VI pide lo que cada socio aporta y su valor.', when: NOT_CIVIL },
      ...ofCivil('2693', 'Su fracción IV pide la aportación de cada socio.'),
    ],
    violation: { values: { aportaciones: [] } },
  },
  {
    code: 'company.shares_unnumbered', severity: 'WARNING', field: 'numero_acciones', when: 'tipo_social != "Sociedad civil" and tipo_social != "S. de R.L. de C.V." and facts.acciones == blank and valor_nominal == blank',
    message: 'Falta el número de acciones en que se divide el capital.',
    remedy: 'Indica el número de acciones o su valor nominal.',
    basis: [
      { law: 'lgsm', article: '91', reason: 'Su fracción II pide el número de las acciones.', when: SA },
      { law: 'lgsm', article: '264', reason: 'Su fracción IX pide el número de las acciones.', when: SAS },
    ],
    violation: { values: { valor_nominal: '', numero_acciones: '' } },
  },
  {
    code: 'company.valuation_missing', severity: 'WARNING', field: 'criterio_valuacion', when: 'facts.hay_especie and criterio_valuacion == blank',
    message: 'Hay aportaciones distintas del dinero y falta el criterio con que se valuaron.',
    remedy: 'Indica el criterio o el avalúo; si son inmuebles se requiere escritura pública.',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción VI pide el valor atribuido a los bienes y el criterio seguido.', when: NOT_CIVIL },
      ...ofCivil('2690', 'Pide escritura pública según los bienes que se aporten.'),
    ],
    violation: { values: { capital_social: '100000.00', criterio_valuacion: '', aportaciones: [['Ana Gómez Ejemplo', 'Camioneta modelo 2024', '50000.00', '50000.00'], ['Luis Soto Ejemplo', 'Dinero', '50000.00', '50000.00']] } },
  },
  {
    code: 'company.name_with_kind', severity: 'WARNING', field: 'denominacion', when: 'facts.denominacion_con_tipo',
    message: 'La denominación ya lleva el tipo de sociedad y el texto lo agrega.',
    remedy: 'Escribe sólo el nombre autorizado.',
    basis: [
      { law: 'lgsm', article: '88', reason: 'Separa la denominación de las palabras del tipo, que la siguen.', when: NOT_CIVIL },
      ...ofCivil('2699', 'Agrega después de la razón social las palabras del tipo.'),
    ],
    violation: { values: { denominacion: 'Desarrollos Ejemplo, S.A. de C.V.' } },
  },
  {
    code: 'company.name_permission', severity: 'WARNING', field: 'autorizacion_nombre', when: 'autorizacion_nombre == blank',
    message: 'Falta la autorización de la Secretaría de Economía para usar la denominación.',
    remedy: 'Obtenla antes de acudir al fedatario y escribe su clave única.',
    basis: [{ law: 'lie', article: '15', reason: 'Sujeta el uso de la denominación a autorización.' }],
    violation: { values: { autorizacion_nombre: '' } },
  },
  {
    code: 'company.foreign_investment', severity: 'WARNING', field: 'socios', when: 'socios.hay_extranjero',
    message: 'Hay socios extranjeros: revisa que el objeto no esté reservado ni limitado para ellos.',
    remedy: 'Compara el objeto con las actividades reservadas e inscribe la sociedad en el Registro Nacional de Inversiones Extranjeras dentro de cuarenta días hábiles.',
    basis: [
      { law: 'lie', article: '6', reason: 'Reserva actividades a mexicanos o a sociedades que excluyen extranjeros.' },
      { law: 'lie', article: '7', reason: 'Limita el porcentaje extranjero en ciertas actividades.' },
      { law: 'lie', article: '32', reason: 'Obliga a inscribirse en cuarenta días hábiles.' },
    ],
    violation: { values: { socios: [ana, john] } },
  },
  {
    code: 'company.sas_limits', severity: 'WARNING', field: 'tipo_social', when: SAS,
    message: 'La S.A.S. tiene límites: ingresos anuales de hasta $7,678,849.94, que se actualizan cada año, y accionistas que no controlen otra sociedad mercantil.',
    remedy: 'Confirma el límite vigente y que ningún accionista controle otra sociedad; al rebasarlo debe transformarse.',
    basis: [{ law: 'lgsm', article: '260', reason: 'Fija el límite de ingresos y la incompatibilidad de los accionistas.' }],
    violation: { sample: 'S.A.S. de una sola persona' },
  },
  {
    code: 'company.community_property', severity: 'NOTE', field: 'socios', when: 'socios.casado_sociedad',
    message: 'Alguno de los socios está casado en sociedad conyugal: su participación puede pertenecer a ella.',
    remedy: 'Revisa las capitulaciones y, si aporta bienes comunes, recaba el consentimiento de su cónyuge.',
    basis: civilCodes('194', 'Hace común a ambos cónyuges el dominio de los bienes mientras subsista la sociedad.'),
    violation: { values: { socios: [{ ...ana, maritalStatus: 'MARRIED_COMMUNITY' }, luis], aportaciones: [] } },
  },
  {
    code: 'company.civil_speculation', severity: 'NOTE', field: 'objeto_social', when: CIVIL,
    message: 'La sociedad civil no puede tener por fin una especulación comercial.',
    remedy: 'Si el objeto es comprar para vender o producir para el mercado, elige una sociedad mercantil.',
    basis: civilCodes('2688', 'Excluye de la sociedad civil la especulación comercial.'),
    violation: { sample: 'Sociedad civil de profesionistas' },
  },
  {
    code: 'company.notary', severity: 'NOTE', field: 'tipo_social', when: `${NOT_CIVIL} and tipo_social != "S.A.S."`,
    message: 'La sociedad se constituye ante notario o corredor público y se inscribe en el Registro Público de Comercio: este texto es el proyecto.',
    remedy: 'Llévalo al fedatario con la autorización del nombre y las identificaciones; mientras no se inscriba, quien opere responde sin límite.',
    basis: [
      { law: 'lgsm', article: '5', reason: 'Exige constituir la sociedad ante fedatario público.' },
      { law: 'lgsm', article: '7', reason: 'Regula el plazo de registro y la responsabilidad de quienes operan antes.' },
      { law: 'lgsm', article: '2', reason: 'Da personalidad a las sociedades inscritas en el Registro Público de Comercio.' },
    ],
    violation: {},
  },
  {
    code: 'company.sas_electronic', severity: 'NOTE', field: 'tipo_social', when: SAS,
    message: 'La S.A.S. se constituye en el sistema electrónico de la Secretaría de Economía, con los estatutos que ésta ofrece: este proyecto sólo sirve de guía.',
    remedy: 'Reúne la autorización del nombre y la firma electrónica avanzada de cada accionista; no se exige escritura pública.',
    basis: [
      { law: 'lgsm', article: '262', reason: 'Señala los únicos requisitos para constituirla.' },
      { law: 'lgsm', article: '263', reason: 'Regula el sistema electrónico de constitución.' },
    ],
    violation: { sample: 'S.A.S. de una sola persona' },
  },
  {
    code: 'company.after_signing', severity: 'NOTE', when: 'socios',
    message: 'Después de constituirla hay que inscribirla en el Registro Federal de Contribuyentes, dentro del mes siguiente a la firma, e identificar a sus beneficiarios controladores.',
    remedy: 'El Código Fiscal se reformó el 9 de abril de 2026 y ese texto no está en el acervo: confirma los plazos.',
    basis: [
      { law: 'cff', article: '27', reason: 'Pide comprobar ante el fedatario la solicitud de inscripción en un mes.' },
      { law: 'cff', article: '32-B Ter', reason: 'Obliga a identificar a los beneficiarios controladores.' },
    ],
    violation: {},
  },
];

export const checks: readonly TemplateCheck[] = [...blocking, ...others];

import type { TemplateCheck } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';
import { CIVIL, LIMITED, NOT_CIVIL, ofCivil, SA, SAS } from './kinds.ts';
import { ana, luis, john } from './partners.ts';

/** What is missing or risky, and what has to be done besides. */
export const otherChecks: readonly TemplateCheck[] = [
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
    code: 'company.partner_without_contribution', severity: 'WARNING', field: 'aportaciones', when: 'facts.socios_sin_aportacion',
    message: 'No hay aportación con el nombre de {{ facts.socios_sin_aportacion | lista }}.',
    remedy: 'Agrega su aportación, o escribe su nombre igual que en los datos de los socios. En la sociedad civil puede ser su industria, con un valor.',
    basis: [
      { law: 'lgsm', article: '6', reason: 'Su fracción VI pide lo que cada socio aporta y su valor.', when: NOT_CIVIL },
      { law: 'lgsm', article: '89', reason: 'Su fracción I pide que cada socio suscriba una acción por lo menos.', when: SA },
      ...ofCivil('2693', 'Su fracción IV pide la aportación de cada socio.'),
    ],
    violation: { values: { aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '100000.00', '100000.00']] } },
  },
  {
    code: 'company.parts_without_vote', severity: 'WARNING', field: 'aportaciones', when: `${LIMITED} and facts.partes_sin_voto`,
    message: 'En la sociedad de responsabilidad limitada hay un voto por cada mil pesos: con menos no votaría {{ facts.partes_sin_voto | lista }}.',
    remedy: 'Aumenta la aportación a mil pesos o más.',
    basis: [{ law: 'lgsm', article: '79', reason: 'Da un voto por cada mil pesos de aportación.' }],
    violation: { values: { tipo_social: 'S. de R.L. de C.V.', administracion: 'Gerente', capital_social: '1000.00', valor_nominal: '', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '500.00', '500.00'], ['Luis Soto Ejemplo', 'Dinero', '500.00', '500.00']] } },
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
    code: 'company.sas_particulars', severity: 'WARNING', field: 'socios', when: `${SAS} and facts.sin_rfc_o_correo`,
    message: 'Los estatutos de la S.A.S. llevan el RFC y el correo de cada accionista; falta alguno de {{ facts.sin_rfc_o_correo | lista }}.',
    remedy: 'Complétalos en los datos de los accionistas.',
    basis: [{ law: 'lgsm', article: '264', reason: 'Sus fracciones IV y V piden el RFC y el correo de los accionistas.' }],
    violation: { sample: 'S.A.S. de una sola persona', values: { socios: [ana] } },
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
      { law: 'lfpiorpi', article: '17', reason: 'Su fracción XII sujeta a aviso del fedatario la constitución de personas morales.' },
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

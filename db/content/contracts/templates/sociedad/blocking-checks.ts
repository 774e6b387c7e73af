import type { TemplateCheck } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';
import { CIVIL, LIMITED, NOT_CIVIL, ofCivil, SA, SAS } from './kinds.ts';
import { ana, luis, john, company, crowd } from './partners.ts';

/** What the law forbids. */
export const blockingChecks: readonly TemplateCheck[] = [
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
    code: 'company.parts_with_centavos', severity: 'BLOCKING', field: 'aportaciones', when: `${LIMITED} and facts.partes_con_centavos`,
    message: 'Las partes sociales son múltiplos de un peso y no lo es la de {{ facts.partes_con_centavos | lista }}.',
    remedy: 'Ajusta el valor a pesos enteros.',
    basis: [{ law: 'lgsm', article: '62', reason: 'Pide que las partes sociales sean siempre múltiplos de un peso.' }],
    violation: { values: { tipo_social: 'S. de R.L. de C.V.', administracion: 'Gerente', capital_social: '100000.00', aportaciones: [['Ana Gómez Ejemplo', 'Dinero', '50000.50', '50000.50'], ['Luis Soto Ejemplo', 'Dinero', '49999.50', '49999.50']] } },
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

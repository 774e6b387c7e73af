import type { TemplateCheck } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';

const SIMPLE = 'forma != "Escritura pública" and forma != "Carta poder con firmas ratificadas"';

export const checks: readonly TemplateCheck[] = [
  {
    code: 'special_power.value_needs_ratified_form', severity: 'BLOCKING', field: 'forma', when: `${SIMPLE} and facts.en_umas.valor_negocio > 1000`,
    message: 'El negocio vale {{ valor_negocio | pesos }}: rebasa el límite de la carta poder simple, que con la UMA de este año se estima en {{ facts.uma_diaria | por: 1000 | pesos }}.',
    remedy: 'Otórgalo en escritura pública o en carta poder con firmas ratificadas. Sin esa forma el poder es nulo.',
    basis: [
      ...civilCodes('2555', 'Su fracción II exige forma solemne cuando el negocio rebasa mil unidades.'),
      ...civilCodes('2557', 'Anula el mandato al que falta la forma.'),
    ],
    violation: { values: { forma: 'Carta poder ante dos testigos', valor_negocio: '500000.00' } },
  },
  {
    code: 'special_power.act_needs_ratified_form', severity: 'BLOCKING', field: 'forma', when: `${SIMPLE} and acto_instrumento == "Sí"`,
    message: 'El acto debe constar en instrumento público y la carta poder simple no basta.',
    remedy: 'Otorga el poder en escritura pública o en carta poder con firmas ratificadas; para inmuebles los notarios piden escritura.',
    basis: [
      ...civilCodes('2555', 'Su fracción III pide la forma cuando el acto debe constar en instrumento público.'),
      ...civilCodes('2557', 'Anula el mandato al que falta la forma.'),
    ],
    violation: { values: { forma: 'Carta poder ante dos testigos', acto_instrumento: 'Sí', valor_negocio: '' } },
  },
  {
    code: 'special_power.judicial_form', severity: 'BLOCKING', field: 'forma', when: `${SIMPLE} and ambito == "Judicial"`,
    message: 'El mandato judicial no puede otorgarse en carta poder simple.',
    remedy: 'Otórgalo en escritura pública, o en un escrito que quien lo otorga presente y ratifique ante el juez del asunto.',
    basis: civilCodes('2586', 'Exige escritura pública o escrito ratificado ante el juez para el mandato judicial.'),
    violation: { values: { forma: 'Carta poder ante dos testigos', ambito: 'Judicial' } },
  },
  {
    code: 'special_power.judicial_ratification', severity: 'WARNING', field: 'forma', when: 'forma == "Carta poder con firmas ratificadas" and ambito == "Judicial"',
    message: 'El mandato judicial en escrito privado se ratifica ante el juez del asunto; ratificarlo ante notario puede no bastar.',
    remedy: 'Presenta el escrito y ratifícalo ante el juez que conoce del asunto, u otórgalo en escritura pública.',
    basis: civilCodes('2586', 'Exige escritura pública o escrito ratificado ante el juez para el mandato judicial.'),
    violation: { values: { forma: 'Carta poder con firmas ratificadas', ambito: 'Judicial' } },
  },
  {
    code: 'special_power.tax_form', severity: 'BLOCKING', field: 'forma', when: `${SIMPLE} and ambito == "Fiscal federal"`,
    message: 'Ante las autoridades fiscales la carta poder simple no acredita la representación.',
    remedy: 'Usa escritura pública o carta poder con las firmas de quien otorga y de los testigos ratificadas ante la autoridad fiscal o fedatario.',
    basis: [{ law: 'cff', article: '19', reason: 'Exige escritura pública o carta poder ratificada para representar ante el fisco.' }],
    violation: { values: { forma: 'Carta poder ante dos testigos', ambito: 'Fiscal federal' } },
  },
  {
    code: 'special_power.ends_before_it_begins', severity: 'BLOCKING', field: 'vigencia', when: 'vigencia and fecha_firma and vigencia < fecha_firma',
    message: 'El poder vencería antes de otorgarse.',
    remedy: 'Corrige la fecha de vigencia o la de otorgamiento.',
    basis: civilCodes('2595', 'Su fracción V termina el mandato al vencer el plazo.'),
    violation: { values: { fecha_firma: '2026-12-01', vigencia: '2026-11-01' } },
  },
  {
    code: 'special_power.will', severity: 'BLOCKING', field: 'tramite', when: 'tramite contains "otorgar testamento" or tramite contains "hacer testamento" or tramite contains "firmar el testamento"',
    message: 'El testamento es un acto personalísimo: nadie puede otorgarlo por otra persona.',
    remedy: 'Quita ese acto del encargo; quien testa debe acudir en persona.',
    basis: [
      ...civilCodes('2548', 'Sólo permite el mandato de actos que la ley no exige realizar en persona.'),
      ...civilCodes('1295', 'Define el testamento como acto personalísimo.'),
    ],
    violation: { values: { tramite: 'Acudir ante notario a otorgar testamento en mi nombre.' } },
  },
  {
    code: 'special_power.marriage_form', severity: 'WARNING', field: 'tramite', when: `${SIMPLE} and tramite contains "contraer matrimonio" or tramite contains "reconocimiento de hij" or tramite contains "reconocer a"`,
    message: 'Para casarse o reconocer hijos por mandatario, la carta poder simple no basta.',
    remedy: 'Otorga el poder en escritura pública o en escrito con dos testigos y firmas ratificadas ante notario o juez.',
    basis: civilCodes('44', 'Pide escritura pública o escrito ratificado para el matrimonio y el reconocimiento de hijos.'),
    violation: { values: { forma: 'Carta poder ante dos testigos', tramite: 'Comparecer ante el Registro Civil para contraer matrimonio en mi nombre.' } },
  },
  {
    code: 'special_power.expired', severity: 'WARNING', field: 'vigencia', when: 'vigencia and vigencia < facts.hoy',
    message: 'La vigencia ya terminó: el poder nacería vencido.',
    remedy: 'Pon una fecha posterior, o déjala vacía para que dure hasta concluir el trámite.',
    basis: civilCodes('2595', 'Su fracción V termina el mandato al vencer el plazo.'),
    violation: { today: '2026-11-23', values: { vigencia: '2026-01-31', fecha_firma: '' } },
  },
  {
    code: 'special_power.value_missing', severity: 'WARNING', field: 'valor_negocio', when: `${SIMPLE} and valor_negocio == blank`,
    message: 'No indicaste el valor del negocio: la carta poder simple sólo vale si no excede de mil unidades{% if facts.uma_diaria %}, unos {{ facts.uma_diaria | por: 1000 | pesos }} con la UMA de este año{% endif %}.',
    remedy: 'Indica el valor o, en la duda, ratifica las firmas.',
    basis: civilCodes('2556', 'Limita la carta poder ante dos testigos por el valor del negocio.'),
    violation: { values: { forma: 'Carta poder ante dos testigos', valor_negocio: '' } },
  },
  {
    code: 'special_power.federal_office', severity: 'WARNING', field: 'forma', when: `${SIMPLE} and ambito == "Administrativo federal"`,
    message: 'Ante la administración pública federal, la carta poder de una persona física lleva firmas ratificadas, y una empresa actúa con instrumento público.',
    remedy: 'Ratifica las firmas ante la propia autoridad o fedatario. Para oír notificaciones y hacer gestiones basta una autorización por escrito firmado.',
    basis: [{ law: 'lfpa', article: '19', reason: 'Regula cómo se acredita la representación ante la administración pública federal.' }],
    violation: { values: { forma: 'Carta poder ante dos testigos', ambito: 'Administrativo federal' } },
  },
  {
    code: 'special_power.company_grants', severity: 'WARNING', field: 'poderdante', when: 'poderdante.hay_empresa and forma != "Escritura pública"',
    message: 'Otorga el poder una empresa: los poderes que acuerdan su asamblea o su consejo se protocolizan ante notario.',
    remedy: 'Confirma que quien firma tenga facultad para otorgar poderes y, si la autoridad lo pide, otórgalo en escritura pública.',
    basis: [{ law: 'lgsm', article: '10', reason: 'Regula la protocolización de los poderes que otorgan las sociedades mercantiles.' }],
    violation: {
      values: {
        forma: 'Carta poder con firmas ratificadas',
        poderdante: [{ kind: 'COMPANY', name: 'Comercializadora Ejemplo, S.A. de C.V.', representatives: [{ name: 'Laura Gómez Ejemplo', gender: 'FEMALE', capacity: 'apoderada' }] }],
      },
    },
  },
  {
    code: 'special_power.irrevocable_without_cause', severity: 'WARNING', field: 'contrato_origen', when: 'irrevocable == "Sí" and contrato_origen == blank',
    message: 'Un poder sólo puede ser irrevocable si es condición de un contrato o medio de cumplir una obligación, y no dijiste cuál.',
    remedy: 'Identifica el contrato y su fecha; si no existe, deja el poder revocable.',
    basis: civilCodes('2596', 'Limita la irrevocabilidad al mandato pactado como condición o medio de cumplimiento.'),
    violation: { values: { irrevocable: 'Sí', contrato_origen: '' } },
  },
  {
    code: 'special_power.irrevocable_is_reported', severity: 'NOTE', field: 'irrevocable', when: 'irrevocable == "Sí" and forma == "Escritura pública"',
    message: 'Los poderes irrevocables de administración o dominio otorgados ante notario se avisan siempre a la autoridad que previene el lavado de dinero.',
    remedy: 'Entrega al notario las identificaciones y la información que pida.',
    basis: [{ law: 'lfpiorpi', article: '17', reason: 'Su fracción XII sujeta a aviso los poderes irrevocables ante notario.' }],
    violation: { values: { irrevocable: 'Sí', contrato_origen: 'contrato de compraventa del 3 de noviembre de 2026', forma: 'Escritura pública', testigos: [] } },
  },
  {
    code: 'special_power.community_property', severity: 'NOTE', field: 'poderdante', when: 'poderdante.casado_sociedad and acto_instrumento == "Sí"',
    message: 'Quien otorga el poder está casado en sociedad conyugal: el acto puede requerir el consentimiento de su cónyuge.',
    remedy: 'Revisa si el bien es común; si lo es, el cónyuge debe firmar u otorgar su propio poder.',
    basis: civilCodes('194', 'Hace común a ambos cónyuges el dominio de los bienes mientras subsista la sociedad.'),
    violation: { values: { acto_instrumento: 'Sí', forma: 'Escritura pública', poderdante: [{ kind: 'PERSON', name: 'Mariana Ruiz Ejemplo', gender: 'FEMALE', maritalStatus: 'MARRIED_COMMUNITY' }] } },
  },
  {
    code: 'special_power.too_broad', severity: 'WARNING', field: 'tramite', when: 'tramite contains "poder general" or tramite contains "todos mis bienes" or tramite contains "actos de dominio" or tramite contains "pleitos y cobranzas"',
    message: 'El encargo parece un poder general: la carta poder especial sólo vale para el trámite que describe.',
    remedy: 'Describe el acto concreto o usa la plantilla del poder general.',
    basis: [
      ...civilCodes('2553', 'Distingue los poderes generales de los especiales.'),
      ...civilCodes('2554', 'Señala cómo se confieren las facultades generales.'),
    ],
    violation: { values: { tramite: 'Otorgo poder general para pleitos y cobranzas.' } },
  },
  {
    code: 'special_power.witnesses_missing', severity: 'WARNING', field: 'testigos', when: 'forma != "Escritura pública" and (testigos == blank or testigos.cuantos < 2)',
    message: 'La carta poder se firma ante dos testigos y faltan sus datos.',
    remedy: 'Agrega dos testigos mayores de edad, con identificación y domicilio.',
    basis: [...civilCodes('2551', 'Pide dos testigos en el escrito privado.'), ...civilCodes('2556', 'Pide que la carta poder se firme ante dos testigos.')],
    violation: { values: { forma: 'Carta poder ante dos testigos', testigos: [] } },
  },
  {
    code: 'special_power.labour_court', severity: 'NOTE', field: 'ambito', when: 'ambito == "Laboral"',
    message: 'En asuntos laborales {% if poderdante.hay_empresa %}la empresa comparece con testimonio notarial o con carta poder ante dos testigos, y se comprueba que quien la firma está autorizado{% else %}basta la carta poder ante dos testigos{% endif %}; quien asista como abogado debe tener cédula profesional.',
    remedy: 'Recuerda que en la conciliación la persona trabajadora acude en persona.',
    basis: [
      { law: 'lft', article: '692', reason: 'Señala cómo se acredita el apoderado de personas y empresas, y pide cédula a los abogados.' },
      { law: 'lft', article: '684-E', reason: 'Su fracción VII exige que el trabajador acuda en persona a la conciliación.' },
    ],
    violation: { values: { ambito: 'Laboral' } },
  },
  {
    code: 'special_power.notify_revocation', severity: 'NOTE', field: 'autoridad', when: 'irrevocable != "Sí"',
    message: 'Si revocas el poder, avisa también a la autoridad o persona ante quien se usa: mientras no lo sepa, lo actuado de buena fe puede obligarte.',
    remedy: 'Notifica por escrito y recoge el documento original.',
    basis: [...civilCodes('2597', 'Pide notificar la revocación a la persona con quien se trataba.'), ...civilCodes('2598', 'Hace responder a quien no recoge el documento.')],
    violation: { values: { irrevocable: 'No' } },
  },
];

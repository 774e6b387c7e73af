import type { TemplateCheck } from '../../contract-template.ts';
import { ONLY_CIVIL, ONLY_COMMERCIAL, TAKES_THE_PLEDGE, ofCivilLoan, ofAnyLoan, ofCommercialLoan } from './basis.ts';

export const loanChecks = [
    {
      code: 'loan.civil_compound_interest',
      severity: 'BLOCKING',
      when: 'capitalizacion == "Sí" and naturaleza != "Mercantil"',
      message: 'En el mutuo civil es nulo pactar de antemano que los intereses se capitalicen.',
      remedy: 'Quita la capitalización, o elige naturaleza mercantil si el dinero se destina de verdad a actos de comercio.',
      field: 'capitalizacion',
      basis: ofCivilLoan('2397', 'Prohíbe, bajo pena de nulidad, convenir de antemano intereses sobre intereses.'),
      violation: { values: { naturaleza: 'Civil', capitalizacion: 'Sí' } },
    },
    {
      code: 'loan.forfeiture_of_pledge',
      severity: 'BLOCKING',
      when:
        `${ONLY_CIVIL} and tipo_garantia == "Prenda" and (${TAKES_THE_PLEDGE})`,
      message: 'El texto de la garantía permite que el mutuante se quede con los bienes dados en prenda: ese pacto es nulo.',
      remedy: 'Quita esa frase. La venta de la prenda se hace judicialmente o por convenio de venta extrajudicial.',
      field: 'garantia',
      basis: ofCivilLoan('2887', 'Es nula la cláusula que autoriza al acreedor a apropiarse la prenda.'),
      violation: {
        values: { tipo_garantia: 'Prenda', garantia: 'Un automóvil; si no paga, el mutuante podrá apropiarse de él.' },
      },
    },
    {
      code: 'loan.commercial_forfeiture_of_pledge',
      severity: 'WARNING',
      when: `${ONLY_COMMERCIAL} and tipo_garantia == "Prenda" and (${TAKES_THE_PLEDGE})`,
      message:
        'El texto de la garantía permite que el mutuante se quede con los bienes dados en prenda, y la cláusula dice que no podrá ' +
        'hacerlo por el solo incumplimiento. En lo mercantil hace falta el consentimiento expreso del deudor.',
      remedy: 'Quita esa frase; el consentimiento puede darse cuando llegue el incumplimiento.',
      field: 'garantia',
      basis: [
        { law: 'lgtoc', article: '344', reason: 'Sin consentimiento expreso del deudor, el acreedor no se hace dueño de la prenda.' },
      ],
      violation: {
        values: {
          naturaleza: 'Mercantil',
          destino: 'Compra de mercancía.',
          tipo_garantia: 'Prenda',
          garantia: 'Un automóvil; si no paga, el mutuante podrá apropiarse de él.',
        },
      },
    },
    {
      code: 'loan.schedule_below_amount',
      severity: 'BLOCKING',
      when: 'forma_pago == "Calendario de pagos" and facts.pagos_difieren',
      message: 'Los abonos a capital del calendario suman {{ pagos | suma: "monto" | importe }}, y el préstamo es de {{ monto | importe }}.',
      remedy: 'Ajusta los abonos para que sumen el monto del préstamo; los intereses van aparte.',
      field: 'pagos',
      basis: ofAnyLoan('2384', 'El mutuatario devuelve otro tanto de lo que recibió.'),
      violation: { values: { forma_pago: 'Calendario de pagos', monto: '10000', pagos: [['2027-03-01', '4000']] } },
    },
    {
      code: 'loan.schedule_beyond_term',
      severity: 'WARNING',
      when: 'facts.pagos_fuera_de_plazo',
      message:
        'Hay pagos del calendario antes de la entrega o después del vencimiento del plazo, que es el ' +
        '{{ fecha_entrega | mas_meses: plazo_meses | fecha }}.',
      remedy: 'Ajusta las fechas o el plazo.',
      field: 'pagos',
      basis: ofAnyLoan('2079', 'El pago se hace en el tiempo que el contrato designa.'),
      violation: {
        values: {
          forma_pago: 'Calendario de pagos',
          fecha_entrega: '2026-12-01',
          plazo_meses: '3',
          monto: '10000',
          pagos: [['2028-03-01', '10000']],
        },
      },
    },
    {
      code: 'loan.term_already_over',
      severity: 'WARNING',
      when: 'facts.plazo_vencido',
      message: 'El plazo vence el {{ fecha_entrega | mas_meses: plazo_meses | fecha }}, antes de la firma: el préstamo nacería vencido.',
      remedy: 'Corrige la fecha de entrega o el plazo; si la deuda ya venció, fija un plazo nuevo que llegue más allá de la firma.',
      field: 'plazo_meses',
      basis: ofAnyLoan('2079', 'El pago se hace en el tiempo que el contrato designa.'),
      violation: { values: { fecha_entrega: '2026-01-15', plazo_meses: '3', fecha_firma: '2026-12-01' } },
    },
    {
      code: 'loan.schedule_missing',
      severity: 'WARNING',
      when: 'forma_pago == "Calendario de pagos" and pagos == nil',
      message: 'Elegiste un calendario de pagos y no lo escribiste: el contrato quedaría con un solo pago al vencimiento.',
      remedy: 'Escribe las fechas y los abonos.',
      field: 'pagos',
      basis: ofAnyLoan('2078', 'El pago por partes sólo vale si se convino.'),
      violation: { values: { forma_pago: 'Calendario de pagos', pagos: '' } },
    },
    {
      code: 'loan.usury',
      severity: 'WARNING',
      when: 'interes_anual > 36 or interes_moratorio > 36',
      message:
        'La tasa puede ser usuraria. La Convención Americana sobre Derechos Humanos (artículo 21.3) prohíbe la usura y los ' +
        'tribunales revisan la tasa incluso de oficio, según el caso. La ley no fija un tope en número; Foja avisa a partir de ' +
        '36 % anual por prudencia.',
      remedy: 'Compara la tasa con las que publica el Banco de México para créditos parecidos y redúcela.',
      field: 'interes_anual',
      basis: [
        ...ofAnyLoan('2395', 'El juez puede reducir el interés desproporcionado hasta el tipo legal.'),
        ...ofAnyLoan('17', 'La ventaja evidente obtenida de la necesidad o inexperiencia permite anular o reducir la obligación.'),
        { law: 'cpeum', article: '1', reason: 'Los derechos humanos de los tratados, como la prohibición de la usura, obligan a los jueces.' },
      ],
      violation: { values: { interes_anual: '60' } },
    },
    {
      code: 'loan.above_legal_rate',
      severity: 'NOTE',
      when: 'naturaleza != "Mercantil" and interes_anual > 9',
      message:
        'El interés pactado es mayor que el legal (9 % anual): el mutuatario puede devolver el capital después de seis meses ' +
        'con aviso de dos meses, aunque el plazo sea mayor. La cláusula de pago anticipado ya es más favorable.',
      field: 'interes_anual',
      basis: ofCivilLoan('2396', 'Concede al deudor el reembolso anticipado cuando el interés supera al legal.'),
      violation: { values: { naturaleza: 'Civil', interes_anual: '12' } },
    },
    {
      code: 'loan.commercial_without_purpose',
      severity: 'WARNING',
      when: 'naturaleza == "Mercantil" and destino == nil',
      message: 'Un préstamo es mercantil si se expresa que el dinero se destina a actos de comercio, y no escribiste el destino.',
      remedy: 'Escribe el destino comercial o elige naturaleza civil.',
      field: 'destino',
      basis: [{ law: 'ccom', article: '358', reason: 'Exige expresar el destino comercial, salvo entre comerciantes, donde se presume.' }],
      violation: { values: { naturaleza: 'Mercantil', destino: '' } },
    },
    {
      code: 'loan.commercial_compound_interest',
      severity: 'WARNING',
      when: 'capitalizacion == "Sí" and naturaleza == "Mercantil"',
      message: 'La capitalización se permite en lo mercantil, pero eleva la tasa real y un juez puede considerarla usuraria en el caso.',
      remedy: 'Valora quitarla o bajar la tasa.',
      field: 'capitalizacion',
      basis: [{ law: 'ccom', article: '363', reason: 'Permite a los contratantes capitalizar los intereses vencidos.' }],
      violation: { values: { naturaleza: 'Mercantil', destino: 'Compra de mercancía.', capitalizacion: 'Sí' } },
    },
    {
      code: 'loan.collateral_not_described',
      severity: 'WARNING',
      when: 'garantia == nil and (tipo_garantia == "Prenda" or tipo_garantia == "Hipoteca" or tipo_garantia == "Otra")',
      message: 'Elegiste {{ tipo_garantia | downcase }} y no describiste los bienes: la garantía no podría constituirse.',
      remedy: 'Describe los bienes con los datos que los identifican (inmueble, folio real; vehículo, serie).',
      field: 'garantia',
      basis: ofAnyLoan('1959', 'Sin la garantía prometida el deudor pierde el plazo.'),
      violation: { values: { tipo_garantia: 'Prenda', garantia: '' } },
    },
    {
      code: 'loan.mortgage_form',
      severity: 'WARNING',
      when: 'tipo_garantia == "Hipoteca"',
      message:
        'La hipoteca no nace con este escrito: se otorga ante notario y se inscribe en el registro público. El contrato sólo ' +
        'obliga a constituirla.',
      remedy: 'Prepara la escritura antes de entregar el dinero, o entrega el dinero al firmarla.',
      field: 'tipo_garantia',
      basis: [
        ...ofAnyLoan('2917', 'Remite a las formalidades de la venta de inmuebles.'),
        ...ofAnyLoan('2919', 'Sin registro no produce efectos contra terceros.'),
      ],
      violation: { values: { tipo_garantia: 'Hipoteca', garantia: 'Casa en Calle Ejemplo 1, folio real 123.' } },
    },
    {
      code: 'loan.pledge_form',
      severity: 'NOTE',
      when: 'tipo_garantia == "Prenda"',
      message:
        'La prenda exige entregar el bien, de manera real o jurídica, y para valer contra terceros, fecha cierta o registro. ' +
        'La prenda mercantil sin transmisión de posesión se inscribe en el registro de garantías mobiliarias y, desde 250,000 ' +
        'unidades de inversión (UDI) de crédito, exige ratificar las firmas ante fedatario.',
      field: 'tipo_garantia',
      basis: [
        ...ofCivilLoan('2859', 'Regula la entrega jurídica y la inscripción si el bien queda con el deudor.'),
        ...ofCivilLoan('2860', 'Contra terceros se exige fecha cierta.'),
        { law: 'lgtoc', article: '346', reason: 'Regula la prenda que deja los bienes al deudor.', when: ONLY_COMMERCIAL },
        { law: 'lgtoc', article: '365', reason: 'Exige que conste por escrito y, según el monto, ante fedatario.', when: ONLY_COMMERCIAL },
      ],
      violation: { values: { tipo_garantia: 'Prenda', garantia: 'Automóvil Ejemplo 2022, serie 123.' } },
    },
    {
      code: 'loan.habitual_lender',
      severity: 'WARNING',
      when: 'prestamista_habitual == "Sí"',
      message:
        'Quien presta de manera habitual o profesional sin ser entidad financiera realiza una actividad vulnerable: debe ' +
        'registrarse, identificar al cliente y conservar el expediente' +
        '{% if facts.mutuo_exige_aviso %}, y por este monto debe presentar aviso a la autoridad{% endif %}.',
      remedy: 'Cumple el registro y, desde 1,605 UMA, el aviso, antes de entregar el dinero.',
      field: 'prestamista_habitual',
      basis: [
        { law: 'lfpiorpi', article: '17', reason: 'Enlista el mutuo habitual entre las actividades vulnerables y fija el umbral del aviso.' },
        { law: 'lfpiorpi', article: '18', reason: 'Señala las obligaciones de quien realiza la actividad.' },
      ],
      violation: { values: { prestamista_habitual: 'Sí' } },
    },
    {
      code: 'loan.report_to_tax_authority',
      severity: 'NOTE',
      when: 'monto > 600000',
      message:
        'El préstamo pasa de 600,000 pesos: la persona física que lo recibe debe informarlo en su declaración anual; la ' +
        'persona moral que lo recibe en efectivo debe informarlo dentro de quince días.',
      field: 'monto',
      basis: [
        { law: 'lisr', article: '90', reason: 'Obliga a las personas físicas a informar los préstamos que excedan esa suma.' },
        { law: 'lisr', article: '76', reason: 'Obliga a las personas morales a informar los préstamos recibidos en efectivo.' },
      ],
      violation: { values: { monto: '700000' } },
    },
    {
      code: 'loan.default_interest_missing',
      severity: 'NOTE',
      when: 'interes_moratorio == nil or interes_moratorio == 0',
      message:
        'No pactaste interés moratorio: la mora causará el interés legal ({% if naturaleza == "Mercantil" %}6 % anual en lo ' +
        'mercantil{% else %}9 % anual en el Código Civil Federal y en el de la Ciudad de México{% endif %}).',
      field: 'interes_moratorio',
      basis: [
        ...ofCivilLoan('2117', 'Sin convenio, el daño por la mora es el interés legal.'),
        ...ofCommercialLoan('362', 'Sin pacto, la mora causa seis por ciento anual.'),
      ],
      violation: { values: { interes_moratorio: '' } },
    },
    {
      code: 'loan.consumer_credit',
      severity: 'NOTE',
      when: 'mutuante.hay_empresa and mutuatario.hay_empresa != true',
      message:
        'Una empresa presta a una persona física: si el crédito es parte de su comercio con consumidores, rige además la ley ' +
        'de protección al consumidor, que exige informar los cargos y cobrar intereses sólo sobre saldos y por periodos ' +
        'vencidos. Si la empresa es entidad financiera, se aplican sus leyes especiales.',
      field: 'mutuante',
      basis: [
        { law: 'lfpc', article: '66', reason: 'Señala lo que debe informarse en toda operación a crédito con consumidores.' },
        { law: 'lfpc', article: '69', reason: 'Los intereses se causan sólo sobre saldos insolutos y se cobran por periodos vencidos.' },
      ],
      violation: {
        values: {
          mutuante: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
        },
      },
    },
    {
      code: 'loan.to_partner',
      severity: 'NOTE',
      when: 'mutuante.hay_empresa',
      message:
        'Si el mutuatario es socio o accionista de la empresa que presta, el préstamo puede tratarse como dividendo para el ' +
        'impuesto sobre la renta, salvo que reúna los requisitos de ley.',
      remedy: 'Revisa plazo, tasa y destino con un contador si hay relación de socio.',
      field: 'mutuante',
      basis: [{ law: 'lisr', article: '140', reason: 'Trata como dividendos los préstamos a socios que no reúnen ciertos requisitos.' }],
      violation: {
        values: {
          mutuante: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
        },
      },
    },
    {
      code: 'loan.married_in_community',
      severity: 'NOTE',
      when: 'mutuatario.casado_sociedad',
      message:
        'El mutuatario está casado en sociedad conyugal: para cobrar sobre los bienes comunes conviene que su cónyuge firme ' +
        'como obligado solidario.',
      field: 'mutuatario',
      basis: ofAnyLoan('194', 'El dominio de los bienes comunes reside en ambos cónyuges.'),
      violation: {
        values: {
          mutuatario: [
            { kind: 'PERSON', name: 'Rosa Ejemplo Díaz', gender: 'FEMALE', maritalStatus: 'MARRIED_COMMUNITY' },
          ],
        },
      },
    },
    {
      code: 'loan.same_person',
      severity: 'BLOCKING',
      when: 'mutuante.nombres == mutuatario.nombres',
      message: 'El mutuante y el mutuatario son la misma persona: nadie puede deberse a sí mismo.',
      remedy: 'Corrige las partes.',
      field: 'mutuatario',
      basis: ofAnyLoan('2206', 'La obligación se extingue si acreedor y deudor son la misma persona.'),
      violation: {
        values: {
          mutuante: [{ kind: 'PERSON', name: 'Rosa Ejemplo Díaz', gender: 'FEMALE' }],
          mutuatario: [{ kind: 'PERSON', name: 'Rosa Ejemplo Díaz', gender: 'FEMALE' }],
        },
      },
    },
] as const satisfies readonly TemplateCheck[];

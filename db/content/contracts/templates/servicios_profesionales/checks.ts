import { civilCodes } from '../../basis.ts';
import type { TemplateCheck } from '../../contract-template.ts';
import { WITHHOLDS } from './basis.ts';

export const servicesChecks = [
    {
      code: 'services.outsourcing_without_registration',
      severity: 'BLOCKING',
      when: 'personal_a_disposicion == "Sí" and registro_repse == nil',
      message:
        'La ley prohíbe poner trabajadores propios a disposición del cliente, salvo en servicios especializados que presta ' +
        'quien tiene registro (REPSE), y no indicaste el registro.',
      remedy: 'Escribe el registro vigente o contrata servicios sin personal a disposición del cliente.',
      field: 'registro_repse',
      basis: [
        { law: 'lft', article: '12', reason: 'Prohíbe la subcontratación de personal.' },
        { law: 'lft', article: '15', reason: 'Exige el registro a quien presta servicios especializados con su personal.' },
        { law: 'lft', article: '1004-C', reason: 'Multa a quien subcontrata sin registro y a quien se beneficia de ello.' },
      ],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: '', numero_trabajadores: '4' } },
    },
    {
      code: 'services.outsourcing_without_headcount',
      severity: 'BLOCKING',
      when: 'personal_a_disposicion == "Sí" and numero_trabajadores == nil',
      message: 'El contrato de servicios especializados debe señalar el número aproximado de trabajadores que participarán.',
      remedy: 'Escribe el número aproximado de trabajadores.',
      field: 'numero_trabajadores',
      basis: [{ law: 'lft', article: '14', reason: 'El contrato escrito señala el número aproximado de trabajadores.' }],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: 'AR12345/2025', numero_trabajadores: '' } },
    },
    {
      code: 'services.outsourcing_core_activity',
      severity: 'WARNING',
      when: 'personal_a_disposicion == "Sí"',
      message:
        'Los servicios con personal a disposición del cliente sólo son lícitos si no forman parte de su objeto social ni de ' +
        'su actividad económica preponderante. Foja no puede comprobarlo.',
      remedy: 'Compara los servicios con el objeto social del cliente y con su constancia de situación fiscal.',
      field: 'personal_a_disposicion',
      basis: [
        { law: 'lft', article: '13', reason: 'El servicio especializado debe ser ajeno al objeto y a la actividad del beneficiario.' },
        { law: 'cff', article: '15-D', reason: 'El pago por subcontratación prohibida no se deduce ni se acredita.' },
      ],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: 'AR12345/2025', numero_trabajadores: '4' } },
    },
    {
      code: 'services.penalty_above_obligation',
      severity: 'BLOCKING',
      when: 'facts.pena_excede',
      message: 'La pena convencional ({{ pena_convencional | importe }}) es mayor que los honorarios: la ley no lo permite.',
      remedy: 'Reduce la pena a una cantidad que no pase de los honorarios.',
      field: 'pena_convencional',
      basis: [...civilCodes('1843', 'La pena no puede exceder en valor ni en cuantía a la obligación principal.')],
      violation: { values: { pena_convencional: '9000000' } },
    },
    {
      code: 'services.advance_above_fees',
      severity: 'BLOCKING',
      when: 'facts.anticipo_excede',
      message: 'El anticipo es mayor que los honorarios de todo el contrato.',
      remedy: 'Corrige el anticipo o los honorarios.',
      field: 'anticipo',
      basis: [...civilCodes('2606', 'La retribución es la que las partes fijan; el anticipo es parte de ella.')],
      violation: { values: { forma_pago: 'Pago único', honorarios: '10000', anticipo: '20000' } },
    },
    {
      code: 'services.stages_do_not_add_up',
      severity: 'WARNING',
      when: 'forma_pago == "Por avance" and facts.avances_difieren',
      message: 'Los pagos por avance{% if anticipo %} y el anticipo{% endif %} no suman los honorarios de {{ honorarios | importe }}.',
      remedy: 'Ajusta los pagos por avance, el anticipo o los honorarios.',
      field: 'avances',
      basis: [...civilCodes('2078', 'El pago por partes se hace como se convino.')],
      violation: {
        values: { forma_pago: 'Por avance', honorarios: '10000', anticipo: '', avances: [['Entrega', '', '4000']] },
      },
    },
    {
      code: 'services.stages_missing',
      severity: 'WARNING',
      when: 'forma_pago == "Por avance" and avances == nil',
      message: 'Elegiste pagos por avance y no escribiste cuáles: el contrato no diría cuánto se paga por cada uno.',
      remedy: 'Escribe cada avance con sus honorarios.',
      field: 'avances',
      basis: [...civilCodes('2078', 'El pago por partes sólo procede como se convino.')],
      violation: { values: { forma_pago: 'Por avance', avances: '' } },
    },
    {
      code: 'services.licence_missing',
      severity: 'WARNING',
      when: 'cedula_profesional == nil',
      message:
        'No indicaste la cédula profesional. Si la profesión exige título y quien presta el servicio no lo tiene, no podrá ' +
        'cobrar los honorarios.',
      remedy:
        'Escribe la cédula, o confirma que el servicio no corresponde a una profesión que exija título en la entidad (la ley ' +
        'de profesiones no está en el acervo).',
      field: 'cedula_profesional',
      basis: [
        ...civilCodes('2608', 'Sin el título que la ley exige no hay derecho a cobrar.'),
        { law: 'cpeum', article: '5', reason: 'Cada entidad determina qué profesiones necesitan título.' },
      ],
      violation: { values: { cedula_profesional: '' } },
    },
    {
      code: 'services.subordination_words',
      severity: 'WARNING',
      when:
        'servicios contains "jornada" or servicios contains "horario" or servicios contains "subordinad" or servicios contains "salario" or servicios contains "lunes a " or servicios contains "órdenes de"',
      message:
        'La descripción de los servicios habla de jornada, horario, salario, órdenes o subordinación. Un servicio personal subordinado ' +
        'es una relación de trabajo aunque el contrato diga otra cosa.',
      remedy: 'Describe resultados y fechas, no horarios ni órdenes. Si habrá subordinación, usa el contrato de trabajo.',
      field: 'servicios',
      basis: [
        { law: 'lft', article: '20', reason: 'La subordinación define la relación de trabajo, sea cual sea el nombre del contrato.' },
        { law: 'lft', article: '21', reason: 'La relación de trabajo se presume.' },
        { law: 'lss', article: '12', reason: 'Quien presta un servicio personal subordinado debe estar inscrito en el seguro social.' },
      ],
      violation: { values: { servicios: 'Atención de la recepción con horario de 9:00 a 18:00 horas.' } },
    },
    {
      code: 'services.exclusivity',
      severity: 'WARNING',
      when: 'exclusividad == "Sí"',
      message: 'La exclusividad es un indicio de relación de trabajo y no puede impedir al profesionista ejercer su profesión.',
      remedy: 'Quita la exclusividad o limítala a competidores directos y al tiempo del contrato, como dice la cláusula.',
      field: 'exclusividad',
      basis: [
        { law: 'lft', article: '21', reason: 'La relación de trabajo se presume y los indicios de dependencia la confirman.' },
        { law: 'cpeum', article: '5', reason: 'No se admite renunciar a ejercer una profesión, ni por un tiempo.' },
      ],
      violation: { values: { exclusividad: 'Sí' } },
    },
    {
      code: 'services.open_ended_monthly',
      severity: 'WARNING',
      when: 'forma_pago == "Mensual" and fecha_fin == nil',
      message: 'Un pago mensual sin fecha de término se parece a un salario: con un profesionista persona física aumenta el riesgo laboral.',
      remedy: 'Fija una fecha de término o ata los pagos a entregas.',
      field: 'fecha_fin',
      basis: [{ law: 'lft', article: '20', reason: 'Lo que cuenta es cómo se presta el servicio, no el nombre del contrato.' }],
      violation: { values: { forma_pago: 'Mensual', fecha_fin: '' } },
    },
    {
      code: 'services.high_default_interest',
      severity: 'WARNING',
      when: 'interes_moratorio > 36',
      message:
        'Un interés moratorio de {{ interes_moratorio | porcentaje }} anual puede reducirse por usurario. La ley no fija un ' +
        'tope en número; Foja avisa a partir de 36 % anual por prudencia.',
      remedy: 'Compara la tasa con las del mercado para deudas parecidas y redúcela.',
      field: 'interes_moratorio',
      basis: [...civilCodes('2395', 'El juez puede reducir el interés desproporcionado hasta el legal.')],
      violation: { values: { interes_moratorio: '60' } },
    },
    {
      code: 'services.withholding_regime',
      severity: 'NOTE',
      when: `${WITHHOLDS} and regimen_fiscal == nil`,
      message:
        'El cliente es persona moral y el profesionista persona física: hay retención de impuestos, pero no indicaste el ' +
        'régimen fiscal y el contrato no dice la tasa.',
      remedy: 'Elige el régimen fiscal del profesionista.',
      field: 'regimen_fiscal',
      basis: [
        { law: 'lisr', article: '106', reason: 'Fija la retención en el régimen de actividades profesionales.' },
        { law: 'lisr', article: '113-J', reason: 'Fija la retención en el régimen simplificado de confianza.' },
      ],
      violation: {
        values: {
          cliente: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
          regimen_fiscal: '',
        },
      },
    },
    {
      code: 'services.regime_of_company',
      severity: 'WARNING',
      when: `${WITHHOLDS} and regimen_fiscal == "Persona moral"`,
      message: 'El profesionista es persona física y elegiste el régimen de una persona moral: el contrato no diría la tasa de la retención.',
      remedy: 'Elige el régimen que aparece en su constancia de situación fiscal.',
      field: 'regimen_fiscal',
      basis: [
        { law: 'lisr', article: '106', reason: 'Fija la retención a la persona física que presta servicios profesionales.' },
        { law: 'lisr', article: '113-J', reason: 'Fija la retención a la persona física del régimen simplificado de confianza.' },
      ],
      violation: {
        values: {
          cliente: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
          regimen_fiscal: 'Persona moral',
        },
      },
    },
    {
      code: 'services.foreign_professional',
      severity: 'NOTE',
      when: 'profesionista.hay_extranjero',
      message:
        'El profesionista es extranjero: confirma que su condición de estancia le permite actividades remuneradas en México ' +
        'y, si no reside aquí para efectos fiscales, que se retenga el impuesto de los residentes en el extranjero.',
      remedy: 'Pide el documento migratorio y la constancia de situación fiscal o de residencia.',
      field: 'profesionista',
      basis: [
        { law: 'lmigra', article: '52', reason: 'La condición de estancia dice si se permiten actividades remuneradas.' },
        { law: 'lisr', article: '156', reason: 'Fija el impuesto y la retención por honorarios de residentes en el extranjero.' },
      ],
      violation: {
        values: {
          profesionista: [{ kind: 'PERSON', name: 'Emma Ejemplo Smith', gender: 'FEMALE', nationality: 'canadiense' }],
        },
      },
    },
    {
      code: 'services.vulnerable_activity',
      severity: 'NOTE',
      when:
        'servicios contains "inmueble" or servicios contains "cuentas bancarias" or servicios contains "constitución de" or servicios contains "aportaciones" or servicios contains "fideicomiso"',
      message:
        'Los servicios parecen referirse a inmuebles, cuentas, aportaciones o sociedades: si el profesionista prepara o realiza ' +
        'esas operaciones por el cliente, es una actividad vulnerable y debe identificarlo.',
      field: 'servicios',
      basis: [
        { law: 'lfpiorpi', article: '17', reason: 'Su fracción XI enlista los servicios profesionales independientes que son actividad vulnerable.' },
        { law: 'lfpiorpi', article: '18', reason: 'Señala las obligaciones de identificación, registro y conservación.' },
      ],
      violation: { values: { servicios: 'Asesoría y gestión de la compraventa de un inmueble en la ciudad.' } },
    },
    {
      code: 'services.works_without_rights',
      severity: 'NOTE',
      when: 'propiedad_intelectual == "Del cliente"',
      message:
        'Para que la titularidad de las obras surta efectos contra terceros conviene inscribir el contrato en el Registro ' +
        'Público del Derecho de Autor, y las obras deben quedar descritas en el contrato.',
      field: 'propiedad_intelectual',
      basis: [
        { law: 'lfda', article: '32', reason: 'Los contratos de transmisión se inscriben para surtir efectos contra terceros.' },
        { law: 'lfda', article: '34', reason: 'La obra futura sólo puede contratarse si está determinada.' },
      ],
      violation: { values: { propiedad_intelectual: 'Del cliente' } },
    },
] as const satisfies readonly TemplateCheck[];

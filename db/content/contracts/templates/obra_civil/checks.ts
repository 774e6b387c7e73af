import { civilCodes } from '../../basis.ts';
import type { TemplateCheck } from '../../contract-template.ts';

export const worksChecks = [
    {
      code: 'works.penalty_above_price',
      severity: 'BLOCKING',
      when: 'pena_convencional > precio',
      message: 'La pena convencional ({{ pena_convencional | importe }}) es mayor que el precio de la obra: la ley no lo permite.',
      remedy: 'Reduce la pena; no puede exceder de la obligación principal.',
      field: 'pena_convencional',
      basis: [...civilCodes('1843', 'La pena no puede exceder en valor ni en cuantía a la obligación principal.')],
      violation: { values: { precio: '100000', anticipo: '', pena_convencional: '150000' } },
    },
    {
      code: 'works.daily_penalty_high',
      severity: 'WARNING',
      when: 'facts.pena_diaria_alta',
      message: 'La pena por día es mayor que el 1 % del precio: el tope se alcanzaría en pocos días y un juez podría reducirla.',
      remedy: 'La práctica fija entre 0.1 % y 0.5 % del precio por día.',
      field: 'pena_convencional',
      basis: [
        ...civilCodes('1844', 'La pena se modifica en proporción a lo cumplido.'),
        ...civilCodes('1845', 'El juez reduce de manera equitativa la pena que no sea proporcional.'),
      ],
      violation: { values: { precio: '100000', anticipo: '', pena_convencional: '5000', tipo_pena: 'Por cada día de atraso' } },
    },
    {
      code: 'works.advance_looks_like_percentage',
      severity: 'WARNING',
      when: 'facts.anticipo_parece_porcentaje',
      message: 'El anticipo es de {{ anticipo | importe }}, menos del 1 % del precio. ¿Escribiste un porcentaje?',
      remedy: 'Escribe la cantidad en pesos.',
      field: 'anticipo',
      basis: [...civilCodes('2078', 'El pago se hace del modo que se pactó.')],
      violation: { values: { anticipo: '30' } },
    },
    {
      code: 'works.outsourcing_core_activity',
      severity: 'BLOCKING',
      when: 'personal_a_disposicion == "Sí" and dueno_construye == "Sí"',
      message:
        'La construcción es parte del objeto o de la actividad preponderante del dueño: no puede recibir trabajadores de otro ' +
        'para ella. Es subcontratación de personal prohibida.',
      remedy: 'Contrata la obra sin que el personal quede a disposición del dueño, o contrata a los trabajadores directamente.',
      field: 'dueno_construye',
      basis: [
        { law: 'lft', article: '12', reason: 'Prohíbe la subcontratación de personal.' },
        { law: 'lft', article: '13', reason: 'La obra especializada debe ser ajena al objeto y a la actividad del beneficiario.' },
        { law: 'cff', article: '15-D', reason: 'El pago por subcontratación prohibida no se deduce ni se acredita.' },
      ],
      violation: {
        values: {
          personal_a_disposicion: 'Sí',
          dueno_construye: 'Sí',
          registro_repse: 'AR12345/2025',
          numero_trabajadores: '20',
        },
      },
    },
    {
      code: 'works.outsourcing_without_registration',
      severity: 'BLOCKING',
      when: 'personal_a_disposicion == "Sí" and registro_repse == nil',
      message: 'El contratista que pone trabajadores a disposición del dueño debe tener registro (REPSE), y no lo indicaste.',
      remedy: 'Escribe el registro vigente.',
      field: 'registro_repse',
      basis: [
        { law: 'lft', article: '15', reason: 'Exige el registro ante la autoridad laboral.' },
        { law: 'lft', article: '1004-C', reason: 'Multa a quien subcontrata sin registro y a quien se beneficia.' },
      ],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: '', numero_trabajadores: '20' } },
    },
    {
      code: 'works.outsourcing_without_headcount',
      severity: 'BLOCKING',
      when: 'personal_a_disposicion == "Sí" and numero_trabajadores == nil',
      message: 'El contrato de obra especializada debe señalar el número aproximado de trabajadores.',
      remedy: 'Escribe el número aproximado de trabajadores.',
      field: 'numero_trabajadores',
      basis: [{ law: 'lft', article: '14', reason: 'El contrato escrito señala el número aproximado de trabajadores.' }],
      violation: { values: { personal_a_disposicion: 'Sí', registro_repse: 'AR12345/2025', numero_trabajadores: '' } },
    },
    {
      code: 'works.registration_advisable',
      severity: 'WARNING',
      when: 'dueno_obra.hay_empresa and registro_repse == nil and personal_a_disposicion != "Sí"',
      message:
        'El dueño es una empresa y el contratista no indica registro REPSE. Si en los hechos el personal queda a disposición ' +
        'del dueño, el contrato sería subcontratación prohibida y el pago no deducible.',
      remedy: 'Pide el registro del contratista, o documenta que dirige por completo a su personal.',
      field: 'registro_repse',
      basis: [
        { law: 'lft', article: '13', reason: 'Permite la obra especializada sólo con contratista registrado.' },
        { law: 'cff', article: '15-D', reason: 'Niega efectos fiscales a la subcontratación prohibida.' },
      ],
      violation: {
        values: {
          dueno_obra: [
            {
              kind: 'COMPANY',
              name: 'Comercial Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
          personal_a_disposicion: 'No',
          registro_repse: '',
        },
      },
    },
    {
      code: 'works.social_security',
      severity: 'NOTE',
      when: 'registro_obra == nil',
      message:
        'Al iniciar la obra hay que registrarla ante el IMSS y dar los avisos por el sistema de la construcción (SATIC). El ' +
        'reglamento que fija esos avisos no está en el acervo: confírmalo en el Instituto.',
      field: 'registro_obra',
      basis: [
        { law: 'lss', article: '15', reason: 'Obliga al patrón a inscribir a sus trabajadores dentro de cinco días hábiles.' },
        { law: 'lss', article: '15 A', reason: 'Hace responsable solidario a quien contrata la obra.' },
      ],
      violation: { values: { registro_obra: '' } },
    },
    {
      code: 'works.licence_missing',
      severity: 'WARNING',
      when: 'numero_licencia == nil',
      message:
        'No indicaste la licencia o manifestación de construcción. La exige la autoridad local; el reglamento de construcciones ' +
        'de la entidad o del municipio no está en el acervo.',
      remedy: 'Obtén la licencia antes del inicio, o confirma que la obra no la requiere.',
      field: 'numero_licencia',
      basis: [
        {
          law: 'lgahotdu',
          article: '11',
          reason: 'Los municipios expiden las licencias de las acciones urbanísticas.',
          when: 'jurisdiccion != "CDMX"',
        },
        ...civilCodes('2645', 'El constructor responde por la inobservancia de las disposiciones de construcción.'),
      ],
      violation: { values: { numero_licencia: '' } },
    },
    {
      code: 'works.plans_missing',
      severity: 'WARNING',
      when: 'proyecto == nil',
      message: 'No enlistaste planos ni presupuesto: sin ellos, las diferencias se resuelven según la naturaleza de la obra, el precio y la costumbre, oídos los peritos.',
      remedy: 'Enlista los planos, el presupuesto y el programa de obra como anexos.',
      field: 'proyecto',
      basis: [
        ...civilCodes('2618', 'La obra en inmueble exige escrito con descripción pormenorizada y, en su caso, plano o presupuesto.'),
        ...civilCodes('2619', 'Sin plano ni presupuesto deciden la naturaleza de la obra, el precio y la costumbre, oídos los peritos.'),
      ],
      violation: { values: { proyecto: '' } },
    },
    {
      code: 'works.short_description',
      severity: 'WARNING',
      when: 'descripcion_obra.size < 80 and proyecto == nil',
      message: 'La descripción de la obra es muy breve: la ley pide una descripción pormenorizada.',
      remedy: 'Describe partidas, superficies, materiales y acabados.',
      field: 'descripcion_obra',
      basis: [...civilCodes('2618', 'Exige incluir en el contrato una descripción pormenorizada de la obra.')],
      violation: { values: { descripcion_obra: 'Una casa.', proyecto: '' } },
    },
    {
      code: 'works.stages_do_not_add_up',
      severity: 'WARNING',
      when: 'forma_pago == "Por etapas" and facts.etapas_difieren',
      message: 'Los importes de las etapas suman {{ etapas | suma: "monto" | importe }} y el precio es de {{ precio | importe }}.',
      remedy: 'Las etapas deben sumar el precio; el anticipo se descuenta de cada pago.',
      field: 'etapas',
      basis: [...civilCodes('2078', 'El pago se hace del modo que se pactó.')],
      violation: { values: { forma_pago: 'Por etapas', precio: '100000', anticipo: '', etapas: [['Cimentación', '', '40000']] } },
    },
    {
      code: 'works.stages_missing',
      severity: 'WARNING',
      when: 'forma_pago == "Por etapas" and etapas == nil',
      message: 'Elegiste pagos por etapas y no escribiste cuáles: el contrato no diría cuánto se paga por cada una.',
      remedy: 'Escribe cada etapa con su importe.',
      field: 'etapas',
      basis: [...civilCodes('2078', 'El pago por partes sólo procede como se convino.')],
      violation: { values: { forma_pago: 'Por etapas', etapas: '' } },
    },
    {
      code: 'works.advance_without_bond',
      severity: 'WARNING',
      when: 'anticipo and fianza != "Sí"',
      message: 'Hay anticipo sin fianza que lo garantice.',
      remedy: 'Pide fianza de anticipo u otra garantía.',
      field: 'fianza',
      basis: [...civilCodes('2794', 'La fianza asegura el pago si el obligado no cumple.')],
      violation: { values: { anticipo: '50000', fianza: 'No' } },
    },
    {
      code: 'works.high_default_interest',
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
      code: 'works.bond_law',
      severity: 'NOTE',
      when: 'fianza == "Sí"',
      message:
        'Las fianzas en póliza se rigen por la Ley de Instituciones de Seguros y de Fianzas, que no está en el acervo: revisa ' +
        'en la póliza la vigencia, la forma de reclamar y la sumisión al procedimiento.',
      field: 'fianza',
      basis: [...civilCodes('2811', 'El Código sólo rige las fianzas accidentales que no se extienden en póliza.')],
      violation: { values: { fianza: 'Sí' } },
    },
    {
      code: 'works.tax_exempt',
      severity: 'WARNING',
      when: 'iva == "La obra está exenta"',
      message:
        'La exención de la construcción se limita a ciertos casos de casa habitación que detalla un reglamento que no está en ' +
        'el acervo. Si no procede, el impuesto se debe.',
      remedy: 'Confirma la exención con un contador antes de firmar.',
      field: 'iva',
      basis: [
        { law: 'liva', article: '9', reason: 'Exenta la enajenación de construcciones destinadas a casa habitación.' },
        { law: 'liva', article: '1', reason: 'Los servicios independientes causan el impuesto.' },
      ],
      violation: { values: { iva: 'La obra está exenta' } },
    },
    {
      code: 'works.materials_of_owner',
      severity: 'NOTE',
      when: 'materiales == "Los pone el dueño" and modalidad != "Precios unitarios"',
      message:
        'Si el dueño pone los materiales, el contrato deja de ser la obra a precio alzado que regula el código y se acerca a una ' +
        'prestación de servicios; cuida que el contratista conserve la dirección.',
      field: 'materiales',
      basis: [...civilCodes('2616', 'Supone que el empresario dirige la obra y pone los materiales.')],
      violation: { values: { materiales: 'Los pone el dueño', modalidad: 'Precio alzado' } },
    },
    {
      code: 'works.consumer_housing',
      severity: 'NOTE',
      when: 'contratista.hay_empresa and dueno_obra.hay_empresa != true',
      message:
        'Si el contratista ofrece al público la construcción de vivienda con contratos iguales, puede aplicarse la ley de ' +
        'protección al consumidor y exigirse el registro del contrato.',
      field: 'contratista',
      basis: [
        { law: 'lfpc', article: '73', reason: 'Sujeta a esa ley a los constructores que venden viviendas al público.' },
        { law: 'lfpc', article: '85', reason: 'Regula los contratos de adhesión.' },
      ],
      violation: {
        values: {
          dueno_obra: [{ kind: 'PERSON', name: 'Luz Ejemplo Mora', gender: 'FEMALE' }],
          contratista: [
            {
              kind: 'COMPANY',
              name: 'Constructora Ejemplo, S.A. de C.V.',
              representatives: [{ name: 'Ana Ejemplo Ruiz', gender: 'FEMALE', capacity: 'administradora única' }],
            },
          ],
        },
      },
    },
] as const satisfies readonly TemplateCheck[];

import type { SampleParty, TemplateCheck } from '../../contract-template.ts';

const workerBorn = (birthDate: string): readonly SampleParty[] => [{ kind: 'PERSON', name: 'Mariana Ruiz Ejemplo', gender: 'FEMALE', birthDate, nationality: 'mexicana' }];

/** What the law forbids or leaves without effect. */
const blocking: readonly TemplateCheck[] = [
  {
    code: 'employment.wage_below_minimum', severity: 'BLOCKING', field: 'salario_diario',
    when: 'zona_salarial != "Zona Libre de la Frontera Norte" and salario_diario < facts.salario_minimo',
    message: 'El salario diario de {{ salario_diario | pesos }} es menor que el salario mínimo general vigente, que es de {{ facts.salario_minimo | pesos }}.',
    remedy: 'Aumenta el salario hasta el mínimo general o, si la ocupación lo tiene, hasta el mínimo profesional.',
    basis: [
      { law: 'lft', article: '85', reason: 'Prohíbe que el salario sea inferior al mínimo.' },
      { law: 'lft', article: '5', reason: 'Su fracción V deja sin efecto el salario inferior al mínimo.' },
    ],
    violation: { values: { salario_diario: '100.00' } },
  },
  {
    code: 'employment.wage_below_border_minimum', severity: 'BLOCKING', field: 'salario_diario',
    when: 'zona_salarial == "Zona Libre de la Frontera Norte" and salario_diario < facts.salario_minimo_frontera',
    message: 'El salario diario de {{ salario_diario | pesos }} es menor que el mínimo de la Zona Libre de la Frontera Norte, que es de {{ facts.salario_minimo_frontera | pesos }}.',
    remedy: 'Aumenta el salario hasta el mínimo de esa zona o corrige el área geográfica.',
    basis: [
      { law: 'lft', article: '85', reason: 'Prohíbe que el salario sea inferior al mínimo.' },
      { law: 'lft', article: '91', reason: 'Permite fijar salarios mínimos por áreas geográficas.' },
    ],
    violation: { values: { salario_diario: '320.00', zona_salarial: 'Zona Libre de la Frontera Norte' } },
  },
  {
    code: 'employment.trial_too_long', severity: 'BLOCKING', field: 'dias_prueba',
    when: 'tipo_relacion == "Periodo de prueba" and dias_prueba > 180',
    message: 'El periodo de prueba de {{ dias_prueba }} días rebasa el máximo de 180 días, que ningún puesto puede exceder.',
    remedy: 'Reduce el periodo: 30 días en general; hasta 180 sólo para dirección o labores técnicas o profesionales especializadas.',
    basis: [{ law: 'lft', article: '39-A', reason: 'Limita la prueba a treinta días, o a ciento ochenta en puestos de dirección o especializados.' }],
    violation: { values: { tipo_relacion: 'Periodo de prueba', dias_prueba: '181', categoria: 'Dirección, gerencia o administración general' } },
  },
  {
    code: 'employment.trial_too_long_for_post', severity: 'BLOCKING', field: 'dias_prueba',
    when: 'tipo_relacion == "Periodo de prueba" and dias_prueba > 30 and dias_prueba <= 180 and categoria != "Dirección, gerencia o administración general" and categoria != "Técnica especializada" and categoria != "Profesional especializada"',
    message: 'El periodo de prueba de {{ dias_prueba }} días rebasa el máximo de 30 días que corresponde a un puesto general.',
    remedy: 'Reduce el periodo a 30 días o, si las funciones realmente son de dirección o especializadas, indícalo en la naturaleza de las funciones.',
    basis: [{ law: 'lft', article: '39-A', reason: 'Reserva los ciento ochenta días a puestos de dirección y labores técnicas o profesionales especializadas.' }],
    violation: { values: { tipo_relacion: 'Periodo de prueba', dias_prueba: '31', categoria: 'General' } },
  },
  {
    code: 'employment.training_too_long', severity: 'BLOCKING', field: 'meses_capacitacion',
    when: 'tipo_relacion == "Capacitación inicial" and meses_capacitacion > 6',
    message: 'La capacitación inicial de {{ meses_capacitacion }} meses rebasa el máximo de seis meses, que ningún puesto puede exceder.',
    remedy: 'Reduce la duración: tres meses en general; hasta seis para dirección o labores profesionales especializadas.',
    basis: [{ law: 'lft', article: '39-B', reason: 'Limita la capacitación inicial a tres meses, o a seis en puestos de dirección o profesionales.' }],
    violation: { values: { tipo_relacion: 'Capacitación inicial', meses_capacitacion: '7', categoria: 'Profesional especializada' } },
  },
  {
    code: 'employment.training_too_long_for_post', severity: 'BLOCKING', field: 'meses_capacitacion',
    when: 'tipo_relacion == "Capacitación inicial" and meses_capacitacion > 3 and meses_capacitacion <= 6 and categoria != "Dirección, gerencia o administración general" and categoria != "Profesional especializada"',
    message: 'La capacitación inicial de {{ meses_capacitacion }} meses rebasa los tres meses que corresponden a este puesto.',
    remedy: 'Reduce la duración a tres meses o, si las funciones son de dirección o profesionales especializadas, indícalo.',
    basis: [{ law: 'lft', article: '39-B', reason: 'Reserva los seis meses a puestos de dirección y conocimientos profesionales especializados.' }],
    violation: { values: { tipo_relacion: 'Capacitación inicial', meses_capacitacion: '4', categoria: 'Técnica especializada' } },
  },
  {
    code: 'employment.end_before_start', severity: 'BLOCKING', field: 'fecha_fin',
    when: 'tipo_relacion == "Tiempo determinado" and fecha_fin and fecha_fin < fecha_inicio',
    message: 'La fecha de término es anterior a la fecha de inicio de labores.',
    remedy: 'Corrige las fechas del contrato.',
    basis: [{ law: 'lft', article: '37', reason: 'El tiempo determinado sólo existe si el plazo corre después del inicio.' }],
    violation: { values: { tipo_relacion: 'Tiempo determinado', fecha_inicio: '2027-01-04', fecha_fin: '2026-12-01', causa_temporalidad: 'Sustitución temporal' } },
  },
  {
    code: 'employment.hours_day', severity: 'BLOCKING', field: 'horas_semanales',
    when: 'jornada == "Diurna" and horas_semanales > 48',
    message: 'Las {{ horas_semanales }} horas semanales rebasan el máximo de la jornada diurna: ocho horas por seis días, es decir, 48 en el texto del acervo. La reforma publicada el 14 de mayo de 2026 puede haberlo reducido.',
    remedy: 'Reduce las horas y confirma el máximo vigente; lo que exceda es tiempo extraordinario y no jornada.',
    basis: [
      { law: 'lft', article: '61', reason: 'Fija en ocho horas la jornada diurna en el texto anterior a la reforma de 2026.' },
      { law: 'lft', article: '5', reason: 'Su fracción II deja sin efecto la jornada mayor que la permitida.' },
    ],
    violation: { values: { jornada: 'Diurna', horas_semanales: '49' } },
  },
  {
    code: 'employment.hours_night', severity: 'BLOCKING', field: 'horas_semanales',
    when: 'jornada == "Nocturna" and horas_semanales > 42',
    message: 'Las {{ horas_semanales }} horas semanales rebasan el máximo de la jornada nocturna: siete horas por seis días, es decir, 42 en el texto del acervo. La reforma publicada el 14 de mayo de 2026 puede haberlo reducido.',
    remedy: 'Reduce las horas y confirma el máximo vigente.',
    basis: [
      { law: 'lft', article: '61', reason: 'Fija en siete horas la jornada nocturna en el texto anterior a la reforma de 2026.' },
      { law: 'lft', article: '5', reason: 'Su fracción II deja sin efecto la jornada mayor que la permitida.' },
    ],
    violation: { values: { jornada: 'Nocturna', horas_semanales: '43' } },
  },
  {
    code: 'employment.hours_mixed', severity: 'BLOCKING', field: 'horas_semanales',
    when: 'jornada == "Mixta" and horas_semanales > 45',
    message: 'Las {{ horas_semanales }} horas semanales rebasan el máximo de la jornada mixta: siete horas y media por seis días, es decir, 45 en el texto del acervo. La reforma publicada el 14 de mayo de 2026 puede haberlo reducido.',
    remedy: 'Reduce las horas y confirma el máximo vigente.',
    basis: [
      { law: 'lft', article: '61', reason: 'Fija en siete horas y media la jornada mixta en el texto anterior a la reforma de 2026.' },
      { law: 'lft', article: '5', reason: 'Su fracción II deja sin efecto la jornada mayor que la permitida.' },
    ],
    violation: { values: { jornada: 'Mixta', horas_semanales: '46' } },
  },
  {
    code: 'employment.bonus_below_law', severity: 'BLOCKING', field: 'dias_aguinaldo', when: 'dias_aguinaldo < 15',
    message: 'El aguinaldo de {{ dias_aguinaldo | numero: "día", "días" }} es menor que el mínimo legal de quince días.',
    remedy: 'Pacta quince días de salario o más.',
    basis: [{ law: 'lft', article: '87', reason: 'Ordena quince días de aguinaldo, por lo menos.' }],
    violation: { values: { dias_aguinaldo: '14' } },
  },
  {
    code: 'employment.holidays_below_law', severity: 'BLOCKING', field: 'dias_vacaciones', when: 'dias_vacaciones < 12',
    message: 'Las vacaciones de {{ dias_vacaciones | numero: "día", "días" }} son menores que el mínimo legal de doce días laborables.',
    remedy: 'Pacta doce días laborables o más para el primer año.',
    basis: [{ law: 'lft', article: '76', reason: 'Ordena doce días laborables de vacaciones desde el primer año.' }],
    violation: { values: { dias_vacaciones: '6' } },
  },
  {
    code: 'employment.holiday_premium_below_law', severity: 'BLOCKING', field: 'prima_vacacional', when: 'prima_vacacional < 25',
    message: 'La prima vacacional de {{ prima_vacacional | porcentaje }} es menor que el mínimo legal de 25 %.',
    remedy: 'Pacta una prima de 25 % o más.',
    basis: [{ law: 'lft', article: '80', reason: 'Ordena una prima no menor de veinticinco por ciento.' }],
    violation: { values: { prima_vacacional: '20' } },
  },
  {
    code: 'employment.pay_period_too_long', severity: 'BLOCKING', field: 'periodo_pago', when: 'trabajo_material == "Sí" and periodo_pago != "Semanal"',
    message: 'El salario del trabajo material debe pagarse cada semana; elegiste un periodo mayor.',
    remedy: 'Elige el pago semanal.',
    basis: [
      { law: 'lft', article: '88', reason: 'Limita a una semana el plazo de pago del trabajo material.' },
      { law: 'lft', article: '5', reason: 'Su fracción VII deja sin efecto un plazo mayor para obreros y trabajadores del campo.' },
    ],
    violation: { values: { trabajo_material: 'Sí', periodo_pago: 'Quincenal' } },
  },
  {
    code: 'employment.under_fifteen', severity: 'BLOCKING', field: 'trabajador', when: 'facts.edad_trabajador and facts.edad_trabajador < 15',
    message: 'La persona tendrá {{ facts.edad_trabajador }} años al iniciar: está prohibido el trabajo de menores de quince años.',
    remedy: 'No la contrates. Las actividades artísticas o deportivas de menores de quince años siguen otra regla y no son materia de este contrato.',
    basis: [
      { law: 'lft', article: '22 Bis', reason: 'Prohíbe el trabajo de menores de quince años.' },
      { law: 'lft', article: '5', reason: 'Su fracción I deja sin efecto el contrato de menores de quince años.' },
    ],
    violation: { values: { trabajador: workerBorn('2013-05-10') } },
  },
  {
    code: 'employment.minor_at_night', severity: 'BLOCKING', field: 'jornada', when: 'facts.edad_trabajador and facts.edad_trabajador < 18 and jornada == "Nocturna"',
    message: 'La persona es menor de dieciocho años: no puede trabajar de noche.',
    remedy: 'Elige una jornada diurna que termine antes de las veintidós horas.',
    basis: [
      { law: 'lft', article: '175', reason: 'Prohíbe a los menores el trabajo después de las diez de la noche.' },
      { law: 'lft', article: '176', reason: 'Cuenta el trabajo nocturno industrial entre las labores prohibidas a los menores.' },
    ],
    violation: { values: { jornada: 'Nocturna', horas_semanales: '36', trabajador: workerBorn('2010-02-01'), dias_vacaciones: '18' } },
  },
  {
    code: 'employment.minor_hours', severity: 'BLOCKING', field: 'horas_semanales', when: 'facts.edad_trabajador and facts.edad_trabajador < 16 and horas_semanales > 36',
    message: 'La persona no ha cumplido dieciséis años: su jornada no puede pasar de seis horas diarias, es decir, 36 a la semana.',
    remedy: 'Reduce la jornada a seis horas diarias divididas en periodos de tres horas como máximo.',
    basis: [{ law: 'lft', article: '177', reason: 'Limita a seis horas diarias la jornada de los menores de dieciséis años.' }],
    violation: { values: { horas_semanales: '40', trabajador: workerBorn('2011-03-01'), dias_vacaciones: '18' } },
  },
  {
    code: 'employment.minor_holidays', severity: 'BLOCKING', field: 'dias_vacaciones', when: 'facts.edad_trabajador and facts.edad_trabajador < 18 and dias_vacaciones < 18',
    message: 'La persona es menor de dieciocho años y le corresponden dieciocho días laborables de vacaciones; pactaste {{ dias_vacaciones }}.',
    remedy: 'Pacta dieciocho días laborables o más.',
    basis: [{ law: 'lft', article: '179', reason: 'Da a los menores de dieciocho años dieciocho días laborables de vacaciones.' }],
    violation: { values: { dias_vacaciones: '12', trabajador: workerBorn('2010-02-01') } },
  },
];

/** What is missing or risky, and what has to be done besides. */
const others: readonly TemplateCheck[] = [
  {
    code: 'employment.fixed_term_without_reason', severity: 'WARNING', field: 'causa_temporalidad', when: 'tipo_relacion == "Tiempo determinado" and causa_temporalidad == blank',
    message: 'Falta la causa del tiempo determinado: sin ella la relación se tendrá por indeterminada.',
    remedy: 'Escribe los hechos que lo justifican: la naturaleza del trabajo o a quién se sustituye y por qué.',
    basis: [
      { law: 'lft', article: '37', reason: 'Sólo admite el plazo en los casos que señala.' },
      { law: 'lft', article: '35', reason: 'A falta de pacto expreso, la relación es por tiempo indeterminado.' },
    ],
    violation: { values: { tipo_relacion: 'Tiempo determinado', fecha_inicio: '2026-12-01', fecha_fin: '2027-05-31', causa_temporalidad: '' } },
  },
  {
    code: 'employment.fixed_term_without_end', severity: 'WARNING', field: 'fecha_fin', when: 'tipo_relacion == "Tiempo determinado" and fecha_fin == blank',
    message: 'Falta la fecha de término; en el contrato queda una línea para llenarla.',
    remedy: 'Indica el último día de la relación.',
    basis: [{ law: 'lft', article: '25', reason: 'Su fracción II pide decir si la relación es por tiempo determinado.' }],
    violation: { values: { tipo_relacion: 'Tiempo determinado', fecha_fin: '', causa_temporalidad: 'Sustitución temporal' } },
  },
  {
    code: 'employment.work_not_described', severity: 'WARNING', field: 'obra', when: 'tipo_relacion == "Obra determinada" and obra == blank',
    message: 'Falta describir la obra: sin ella la relación se tendrá por indeterminada.',
    remedy: 'Describe la obra y cuándo se considera terminada la parte del puesto.',
    basis: [{ law: 'lft', article: '36', reason: 'Sólo admite la obra determinada cuando lo exige su naturaleza.' }],
    violation: { values: { tipo_relacion: 'Obra determinada', obra: '' } },
  },
  {
    code: 'employment.trial_without_length', severity: 'WARNING', field: 'dias_prueba', when: 'tipo_relacion == "Periodo de prueba" and dias_prueba == blank',
    message: 'Falta la duración del periodo de prueba; en el contrato queda una línea para llenarla.',
    remedy: 'Indica cuántos días durará; si no consta por escrito, la relación será por tiempo indeterminado.',
    basis: [{ law: 'lft', article: '39-C', reason: 'Sin constancia escrita, la relación se entiende por tiempo indeterminado.' }],
    violation: { values: { tipo_relacion: 'Periodo de prueba', dias_prueba: '' } },
  },
  {
    code: 'employment.training_without_length', severity: 'WARNING', field: 'meses_capacitacion', when: 'tipo_relacion == "Capacitación inicial" and meses_capacitacion == blank',
    message: 'Falta la duración de la capacitación inicial; en el contrato queda una línea para llenarla.',
    remedy: 'Indica cuántos meses durará; si no consta por escrito, la relación será por tiempo indeterminado.',
    basis: [{ law: 'lft', article: '39-C', reason: 'Sin constancia escrita, la relación se entiende por tiempo indeterminado.' }],
    violation: { values: { tipo_relacion: 'Capacitación inicial', meses_capacitacion: '' } },
  },
  {
    code: 'employment.duties_missing', severity: 'WARNING', field: 'actividades', when: 'actividades == blank',
    message: 'Faltan las funciones del puesto.',
    remedy: 'Descríbelas con la mayor precisión posible; de ellas depende lo que puedes exigir.',
    basis: [
      { law: 'lft', article: '25', reason: 'Su fracción III pide determinar los servicios con la mayor precisión posible.' },
      { law: 'lft', article: '27', reason: 'Limita lo exigible cuando el servicio no se determinó.' },
    ],
    violation: { values: { actividades: '' } },
  },
  {
    code: 'employment.hours_missing', severity: 'WARNING', field: 'horas_semanales', when: 'horas_semanales == blank',
    message: 'No indicaste las horas a la semana, así que la jornada no se comparó con el máximo legal.',
    remedy: 'Indica las horas semanales de trabajo efectivo.',
    basis: [{ law: 'lft', article: '25', reason: 'Su fracción V pide señalar la duración de la jornada.' }],
    violation: { values: { horas_semanales: '' } },
  },
  {
    code: 'employment.beneficiaries_missing', severity: 'WARNING', field: 'beneficiarios', when: 'beneficiarios == blank',
    message: 'Falta la designación de beneficiarios; en el contrato queda una línea para llenarla.',
    remedy: 'Pide a la persona trabajadora que los designe, con parentesco y porcentaje.',
    basis: [{ law: 'lft', article: '25', reason: 'Su fracción X pide que el contrato contenga la designación.' }],
    violation: { values: { beneficiarios: [] } },
  },
  {
    code: 'employment.beneficiaries_do_not_add', severity: 'WARNING', field: 'beneficiarios', when: 'beneficiarios and facts.suma_beneficiarios != 100',
    message: 'Los porcentajes de los beneficiarios suman {{ facts.suma_beneficiarios }} % y deben sumar 100 %.',
    remedy: 'Corrige los porcentajes.',
    basis: [{ law: 'lft', article: '501', reason: 'Ordena a quién y en qué concurrencia se paga.' }],
    violation: { values: { beneficiarios: [['Ana Ruiz Ejemplo', 'Madre', '60'], ['Luis Ruiz Ejemplo', 'Hermano', '60']] } },
  },
  {
    code: 'employment.minor_needs_permission', severity: 'WARNING', field: 'trabajador', when: 'facts.edad_trabajador and facts.edad_trabajador >= 15 and facts.edad_trabajador < 16',
    message: 'La persona tiene quince años: necesita la autorización de su padre, madre o tutor.',
    remedy: 'Agrega la autorización por escrito; a falta de ellos la dan el sindicato, el Tribunal, el Inspector del Trabajo o la autoridad política.',
    basis: [{ law: 'lft', article: '22', reason: 'Exige autorización entre los quince y los dieciséis años.' }],
    violation: { values: { trabajador: workerBorn('2011-03-01'), horas_semanales: '36', dias_vacaciones: '18' } },
  },
  {
    code: 'employment.minor_requirements', severity: 'WARNING', field: 'trabajador', when: 'facts.edad_trabajador and facts.edad_trabajador >= 15 and facts.edad_trabajador < 18',
    message: 'La persona es menor de dieciocho años: debe haber terminado la educación básica y presentar certificado médico antes de trabajar.',
    remedy: 'Reúne el certificado de estudios o la autorización de la autoridad laboral, y el certificado médico de aptitud; confirma que la labor no sea peligrosa.',
    basis: [
      { law: 'lft', article: '22 Bis', reason: 'Exige terminar la educación básica, salvo autorización de la autoridad laboral.' },
      { law: 'lft', article: '174', reason: 'Prohíbe usar los servicios de menores sin certificado médico.' },
    ],
    violation: { values: { trabajador: workerBorn('2010-02-01'), dias_vacaciones: '18' } },
  },
  {
    code: 'employment.foreign_worker', severity: 'WARNING', field: 'trabajador', when: 'trabajador.hay_extranjero',
    message: 'La persona trabajadora es extranjera: necesita permiso para trabajar y cuenta para el límite de diez por ciento de extranjeros.',
    remedy: 'Confirma la condición de estancia con permiso para trabajar y la proporción en la empresa; la regla no se aplica a directores, administradores y gerentes generales.',
    basis: [
      { law: 'lft', article: '7', reason: 'Pide noventa por ciento de trabajadores mexicanos, con excepciones.' },
      { law: 'lmigra', article: '52', reason: 'Distingue las condiciones de estancia que permiten actividades remuneradas.' },
    ],
    violation: { values: { trabajador: [{ kind: 'PERSON', name: 'John Smith Ejemplo', gender: 'MALE', birthDate: '1990-04-02', nationality: 'estadounidense' }] } },
  },
  {
    code: 'employment.telework_incomplete', severity: 'WARNING', field: 'equipo_teletrabajo',
    when: 'modalidad == "Teletrabajo" and domicilio_teletrabajo == blank or equipo_teletrabajo == blank or apoyo_teletrabajo == blank',
    message: 'El contrato de teletrabajo debe decir el domicilio, el equipo que se entrega y el monto que se paga por los servicios; falta alguno.',
    remedy: 'Completa el domicilio, el equipo y el pago mensual de internet y electricidad.',
    basis: [{ law: 'lft', article: '330-B', reason: 'Enumera lo que el contrato de teletrabajo debe contener.' }],
    violation: { values: { modalidad: 'Teletrabajo', domicilio_teletrabajo: 'Calle Ejemplo 1, Ciudad de México', equipo_teletrabajo: '', apoyo_teletrabajo: '600.00' } },
  },
  {
    code: 'employment.site_of_third_party', severity: 'WARNING', field: 'sede_tercero', when: 'sede_tercero == "Sí"',
    message: 'La persona trabajará en instalaciones de un cliente: poner personal propio a disposición de otro está prohibido.',
    remedy: 'Confirma que se trate de servicios u obras especializados ajenos al objeto del cliente, con registro ante la Secretaría del Trabajo y contrato escrito.',
    basis: [
      { law: 'lft', article: '12', reason: 'Prohíbe la subcontratación de personal.' },
      { law: 'lft', article: '13', reason: 'Permite sólo servicios u obras especializados con contratista registrado.' },
      { law: 'lft', article: '15', reason: 'Exige el registro del contratista y su renovación cada tres años.' },
    ],
    violation: { values: { sede_tercero: 'Sí' } },
  },
  {
    code: 'employment.waiver_suspected', severity: 'WARNING', field: 'prestaciones', when: 'prestaciones contains "renunci"',
    message: 'El texto de las prestaciones habla de renunciar: la renuncia de derechos laborales no produce efecto.',
    remedy: 'Quita la renuncia y deja sólo beneficios adicionales.',
    basis: [
      { law: 'lft', article: '5', reason: 'Su fracción XIII deja sin efecto la renuncia de derechos.' },
      { law: 'lft', article: '33', reason: 'Declara nula la renuncia de salarios y prestaciones.' },
    ],
    violation: { values: { prestaciones: 'El trabajador renuncia al aguinaldo.' } },
  },
  {
    code: 'employment.already_started', severity: 'NOTE', field: 'fecha_inicio', when: 'fecha_inicio < facts.hoy',
    message: 'La relación comenzó antes de hoy: los derechos corren desde el primer día aunque no hubiera contrato escrito.',
    remedy: 'Conserva la fecha real de inicio y verifica el alta ante el IMSS desde ese día.',
    basis: [{ law: 'lft', article: '26', reason: 'La falta del escrito no priva de derechos y se imputa al patrón.' }],
    violation: { values: { fecha_inicio: '2020-01-06' } },
  },
  {
    code: 'employment.minimum_not_published', severity: 'NOTE', field: 'salario_diario', when: 'facts.salario_minimo == blank',
    message: 'El salario mínimo de este año no está en el acervo: el salario no se comparó con él.',
    remedy: 'Consulta la resolución de la Comisión Nacional de los Salarios Mínimos antes de firmar.',
    basis: [{ law: 'lft', article: '90', reason: 'Define el salario mínimo, que se fija cada año.' }],
    violation: { today: '2035-03-01' },
  },
  {
    code: 'employment.working_time_reform', severity: 'NOTE', field: 'jornada', when: 'jornada',
    message: 'La Ley Federal del Trabajo se reformó en materia de jornada el 14 de mayo de 2026 y ese texto no está en el acervo: los máximos de jornada y de tiempo extraordinario se revisaron con el texto anterior.',
    remedy: 'Confirma en el Diario Oficial los máximos y las etapas vigentes; el contrato ya remite a los que la ley señale en cada momento.',
    basis: [
      { law: 'lft', article: '61', reason: 'Es el texto anterior a la reforma sobre la duración máxima de la jornada.' },
      { law: 'lft', article: '66', reason: 'Es el texto anterior a la reforma sobre el tiempo extraordinario.' },
    ],
    violation: {},
  },
  {
    code: 'employment.registrations', severity: 'NOTE', when: 'patron',
    message: 'Firmar no basta: hay que dar el alta ante el IMSS en cinco días hábiles, que comprende vivienda y retiro, y entregar el aviso de privacidad.',
    remedy: 'Conserva el contrato durante la relación y hasta un año después.',
    basis: [
      { law: 'lss', article: '15', reason: 'Da cinco días hábiles para inscribir a los trabajadores.' },
      { law: 'lft', article: '804', reason: 'Obliga al patrón a conservar y exhibir los contratos individuales.' },
    ],
    violation: {},
  },
];

export const checks: readonly TemplateCheck[] = [...blocking, ...others];

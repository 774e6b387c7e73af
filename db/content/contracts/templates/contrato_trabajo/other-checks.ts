import type { TemplateCheck } from '../../contract-template.ts';
import { workerBorn } from './workers.ts';

/** What is missing or risky, and what has to be done besides. */
export const otherChecks: readonly TemplateCheck[] = [
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
    basis: [{ law: 'lft', article: '25', reason: 'Su fracción X pide designar beneficiarios; los porcentajes deben repartir el total.' }],
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
    remedy: 'Reúne el certificado de estudios o la autorización de la autoridad laboral, y el certificado médico de aptitud; confirma que la labor no sea peligrosa ni pase de las veintidós horas.',
    basis: [
      { law: 'lft', article: '22 Bis', reason: 'Exige terminar la educación básica, salvo autorización de la autoridad laboral.' },
      { law: 'lft', article: '174', reason: 'Prohíbe usar los servicios de menores sin certificado médico.' },
    ],
    violation: { values: { trabajador: workerBorn('2010-02-01'), dias_vacaciones: '18' } },
  },
  {
    code: 'employment.foreign_worker', severity: 'WARNING', field: 'trabajador', when: 'trabajador.hay_extranjero',
    message: 'La persona trabajadora es extranjera: necesita permiso para trabajar y cuenta para el límite de diez por ciento de extranjeros. En puestos técnicos y profesionales sólo se le contrata, de manera temporal, si no hay mexicanos en la especialidad.',
    remedy: 'Confirma la condición de estancia con permiso para trabajar y la proporción en la empresa; la regla no se aplica a directores, administradores y gerentes generales.',
    basis: [
      { law: 'lft', article: '7', reason: 'Pide noventa por ciento de mexicanos y reserva a ellos los puestos técnicos y profesionales.' },
      { law: 'lmigra', article: '52', reason: 'Distingue las condiciones de estancia que permiten actividades remuneradas.' },
    ],
    violation: { values: { trabajador: [{ kind: 'PERSON', name: 'John Smith Ejemplo', gender: 'MALE', birthDate: '1990-04-02', nationality: 'estadounidense' }] } },
  },
  {
    code: 'employment.telework_incomplete', severity: 'WARNING', field: 'equipo_teletrabajo',
    when: 'modalidad == "Teletrabajo" and (domicilio_teletrabajo == blank or equipo_teletrabajo == blank or apoyo_teletrabajo == blank or medios_contacto == blank)',
    message: 'El contrato de teletrabajo debe decir el domicilio, el equipo que se entrega, el monto que se paga por los servicios y los medios de contacto y supervisión; falta alguno.',
    remedy: 'Completa el domicilio, el equipo, los medios de contacto y el pago mensual de internet y electricidad.',
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
    code: 'employment.signed_after_start', severity: 'WARNING', field: 'fecha_firma', when: 'fecha_firma and fecha_firma > fecha_inicio',
    message: 'El contrato se firmaría después de iniciar las labores; la prueba, la capacitación inicial o el plazo podrían no valer por el tiempo anterior.',
    remedy: 'Firma a más tardar el primer día de trabajo.',
    basis: [
      { law: 'lft', article: '24', reason: 'Pide que las condiciones de trabajo consten por escrito.' },
      { law: 'lft', article: '39-C', reason: 'Sin constancia escrita, la prueba o la capacitación se tienen por relación indeterminada.' },
    ],
    violation: { values: { fecha_inicio: '2026-12-01', fecha_firma: '2026-12-15' } },
  },
  {
    code: 'employment.special_regime', severity: 'WARNING', field: 'puesto',
    when: 'puesto contains "hogar" or puesto contains "oméstic" or puesto contains "repartidor" or puesto contains "Repartidor" or puesto contains "plataforma"',
    message: 'El puesto parece ser del trabajo del hogar o de plataformas digitales, que tienen reglas propias.',
    remedy: 'Revisa el capítulo que corresponda y agrega lo que pide: alimentos y habitación en el hogar; tareas, tiempo efectivo y reglas de la plataforma en el otro.',
    basis: [
      { law: 'lft', article: '331 Ter', reason: 'Enumera lo que debe incluir el contrato del trabajo del hogar.' },
      { law: 'lft', article: '291-A', reason: 'Define el trabajo en plataformas digitales, que tiene capítulo propio.' },
    ],
    violation: { values: { puesto: 'Trabajadora del hogar' } },
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

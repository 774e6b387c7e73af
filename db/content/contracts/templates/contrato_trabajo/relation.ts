import type { TemplateBlock } from '../../contract-template.ts';

/** Heading, declarations, and what the relation, the day and the place are. */
export const relation: readonly TemplateBlock[] = [
  { kind: 'TITLE', text: 'CONTRATO INDIVIDUAL DE TRABAJO' },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: 'Contrato individual de trabajo {% case tipo_relacion %}{% when "Tiempo determinado" %}por tiempo determinado{% when "Obra determinada" %}para obra determinada{% when "Periodo de prueba" %}por tiempo indeterminado, sujeto a un periodo de prueba,{% when "Capacitación inicial" %}para capacitación inicial{% else %}por tiempo indeterminado{% endcase %} que celebran, por una parte, {{ patron.comparecencia }} (en lo sucesivo, «{{ patron.rol }}»), y por la otra, {{ trabajador.comparecencia }} (en lo sucesivo, «{{ trabajador.rol }}»), conforme a las declaraciones y cláusulas siguientes.',
  },
  { kind: 'HEADING', text: 'DECLARACIONES' },
  {
    kind: 'DECLARATIONS', of: 'patron',
    text: `{% if registro_patronal %}Que {{ patron | concuerda: "está inscrito", "está inscrita", "están inscritos", "están inscritas" }} en el Instituto Mexicano del Seguro Social con el registro patronal {{ registro_patronal }}.

{% endif %}Que {{ patron | concuerda: "requiere", "requieren" }} los servicios personales y subordinados de una persona para el puesto de {{ puesto }}.`,
  },
  {
    kind: 'DECLARATIONS', of: 'trabajador',
    text: `{% if nss %}Que su número de seguridad social es {{ nss }}.

{% endif %}{% if facts.edad_trabajador %}Que al inicio de la relación tiene {{ facts.edad_trabajador | numero: "año cumplido", "años cumplidos" }}{% if facts.sexo_trabajador %} y es de sexo {{ facts.sexo_trabajador }}{% endif %}.

{% endif %}{% if facts.edad_trabajador and facts.edad_trabajador < 18 %}Que por su edad puede prestar libremente sus servicios con las limitaciones de la Ley Federal del Trabajo{% if facts.edad_trabajador < 16 %}, y que cuenta para ello con la autorización de su padre, madre o tutor{% endif %}.

{% endif %}{% if tipo_relacion == "Capacitación inicial" %}Que desea adquirir los conocimientos o habilidades que el puesto requiere{% else %}Que tiene los conocimientos, la aptitud y la experiencia que el puesto requiere{% endif %}, y que son ciertos los documentos y las referencias que presentó para su contratación.`,
  },
  { kind: 'HEADING', text: 'CLÁUSULAS' },
  {
    kind: 'CLAUSE', id: 'objeto', heading: 'OBJETO',
    text: `{{ trabajador.rol }} prestará {{ patron.al }}, en forma personal y subordinada y a cambio de un salario, los servicios propios del puesto de **{{ puesto }}**.

{% if actividades %}Las funciones del puesto son las siguientes:

{{ actividades }}.

También realizará las labores conexas o complementarias de esas funciones, con la compensación que corresponda.{% else %}Las funciones del puesto se describen en el anexo que las partes firman junto con este contrato; mientras no exista, {{ trabajador.rol }} sólo estará {{ trabajador | concuerda: "obligado", "obligada", "obligados", "obligadas" }} a las labores propias del puesto que sean compatibles con sus fuerzas, aptitudes y condición.{% endif %}`,
    basis: [
      { law: 'lft', article: '20', reason: 'Define el contrato individual de trabajo: servicio personal subordinado a cambio de un salario.' },
      { law: 'lft', article: '25', reason: 'Su fracción III pide determinar los servicios con la mayor precisión posible.' },
      { law: 'lft', article: '56 Bis', reason: 'Permite las labores conexas o complementarias y su compensación salarial.', when: 'actividades' },
      { law: 'lft', article: '27', reason: 'Limita las labores exigibles cuando el servicio no se determinó.', when: 'actividades == blank' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'duracion_indeterminada', heading: 'DURACIÓN', when: 'tipo_relacion == "Tiempo indeterminado"',
    text: 'La relación de trabajo es por tiempo indeterminado y comienza el {{ fecha_inicio | fecha }}, día desde el cual se computa la antigüedad {{ trabajador.del }}. Sólo podrá suspenderse, rescindirse o terminar por las causas que establece la Ley Federal del Trabajo.',
    basis: [{ law: 'lft', article: '35', reason: 'Admite la relación por tiempo indeterminado, que es la regla a falta de pacto expreso.' }],
  },
  {
    kind: 'CLAUSE', id: 'duracion_determinada', heading: 'DURACIÓN', when: 'tipo_relacion == "Tiempo determinado"',
    text: `La relación de trabajo es por tiempo determinado: comienza el {{ fecha_inicio | fecha }} y termina el {% if fecha_fin %}{{ fecha_fin | fecha }}{% else %}{{ fecha_fin | o_linea }}{% endif %}.

El plazo se fija por la causa siguiente: {{ causa_temporalidad | o_linea }}.

Si al vencer el plazo subsiste la materia del trabajo, la relación se prorrogará mientras dure esa circunstancia.`,
    basis: [
      { law: 'lft', article: '37', reason: 'Sólo admite el tiempo determinado por la naturaleza del trabajo, por sustitución temporal o en los casos que la Ley prevé.' },
      { law: 'lft', article: '39', reason: 'Prorroga la relación mientras subsista la materia del trabajo.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'duracion_obra', heading: 'DURACIÓN', when: 'tipo_relacion == "Obra determinada"',
    text: `La relación de trabajo es para la obra determinada siguiente: {{ obra | o_linea }}.

Comienza el {{ fecha_inicio | fecha }} y termina cuando concluya la obra o la parte de ella que corresponde al puesto. Mientras subsista la materia del trabajo, la relación continuará.`,
    basis: [
      { law: 'lft', article: '36', reason: 'Sólo permite pactar una obra determinada cuando lo exige su naturaleza.' },
      { law: 'lft', article: '53', reason: 'Su fracción III reconoce la terminación de la obra como causa de terminación de la relación.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'periodo_prueba', heading: 'DURACIÓN Y PERIODO DE PRUEBA', when: 'tipo_relacion == "Periodo de prueba"',
    text: `La relación de trabajo es por tiempo indeterminado y comienza el {{ fecha_inicio | fecha }}. Está sujeta a un periodo de prueba de {% if dias_prueba %}{{ dias_prueba | numero: "día", "días" }}, que vence el {{ fecha_inicio | mas_dias: dias_prueba | menos_dias: 1 | fecha }}{% else %}{{ dias_prueba | o_linea }} días{% endif %}, con el único fin de comprobar que {{ trabajador.rol }} reúne los requisitos y los conocimientos que el trabajo exige.

Durante la prueba {{ trabajador.rol }} recibirá el salario, la seguridad social y las prestaciones completas del puesto. El periodo no se prorrogará ni se repetirá, aunque cambie de puesto.

Si al concluir la prueba no acredita los requisitos y conocimientos, a juicio {{ patron.del }} y oída, si existe, la Comisión Mixta de Productividad, Capacitación y Adiestramiento, la relación terminará sin responsabilidad para {{ patron.rol }}. Si continúa, el tiempo de la prueba contará para su antigüedad.`,
    basis: [
      { law: 'lft', article: '39-A', reason: 'Permite el periodo de prueba, fija su duración máxima y asegura las prestaciones del puesto.' },
      { law: 'lft', article: '39-C', reason: 'Exige que la prueba conste por escrito y garantiza la seguridad social.' },
      { law: 'lft', article: '39-D', reason: 'Prohíbe prorrogar o repetir el periodo de prueba con la misma persona.' },
      { law: 'lft', article: '39-E', reason: 'Cuenta el tiempo de prueba en la antigüedad cuando la relación continúa.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'capacitacion_inicial', heading: 'DURACIÓN Y CAPACITACIÓN INICIAL', when: 'tipo_relacion == "Capacitación inicial"',
    text: `La relación de trabajo es para capacitación inicial: {{ trabajador.rol }} presta sus servicios subordinados bajo la dirección {{ patron.del }} a fin de adquirir los conocimientos o habilidades del puesto. Comienza el {{ fecha_inicio | fecha }} y dura {% if meses_capacitacion %}{{ meses_capacitacion | numero: "mes", "meses" }}, hasta el {{ fecha_inicio | mas_meses: meses_capacitacion | menos_dias: 1 | fecha }}{% else %}{{ meses_capacitacion | o_linea }} meses{% endif %}.

Durante ese tiempo {{ trabajador.rol }} recibirá el salario, la seguridad social y las prestaciones completas del puesto. La capacitación inicial no se prorrogará ni se repetirá, aunque cambie de puesto.

Si al concluir no acredita competencia, a juicio {{ patron.del }} y oída, si existe, la Comisión Mixta de Productividad, Capacitación y Adiestramiento, la relación terminará sin responsabilidad para {{ patron.rol }}. Si continúa, será por tiempo indeterminado y el tiempo transcurrido contará para su antigüedad.`,
    basis: [
      { law: 'lft', article: '39-B', reason: 'Define la capacitación inicial, fija su duración máxima y asegura las prestaciones del puesto.' },
      { law: 'lft', article: '39-C', reason: 'Exige que la capacitación inicial conste por escrito y garantiza la seguridad social.' },
      { law: 'lft', article: '39-D', reason: 'Prohíbe prorrogar o repetir la capacitación inicial con la misma persona.' },
      { law: 'lft', article: '39-E', reason: 'Vuelve indeterminada la relación que subsiste y cuenta su tiempo en la antigüedad.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'confianza', heading: 'FUNCIONES DE CONFIANZA', when: 'confianza == "Sí"',
    text: 'Por la naturaleza de las funciones descritas en la cláusula {{ clausula.objeto }}, que son de dirección, inspección, vigilancia o fiscalización de carácter general o se relacionan con trabajos personales {{ patron.del }}, {{ trabajador.rol }} tiene el carácter de {{ trabajador | concuerda: "trabajador", "trabajadora", "trabajadores", "trabajadoras" }} de confianza. La calificación depende de las funciones que desempeñe en los hechos y no de esta designación.',
    basis: [
      { law: 'lft', article: '9', reason: 'Hace depender la confianza de la naturaleza de las funciones y no del nombre del puesto.' },
      { law: 'lft', article: '185', reason: 'Regula la pérdida de la confianza y las acciones de quien es despedido por ella.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'lugar', heading: 'LUGAR DE TRABAJO',
    text: '{{ trabajador.rol }} prestará sus servicios en {{ lugar_trabajo }}{% if modalidad == "Teletrabajo" %}, y bajo la modalidad de teletrabajo en el domicilio que señala la cláusula {{ clausula.teletrabajo }}{% endif %}. Todo cambio permanente de lugar que altere las condiciones de trabajo se acordará por escrito; los gastos de los traslados que el servicio exija serán a cargo {{ patron.del }}.{% if sede_tercero == "Sí" %} Cuando las labores se realicen en instalaciones de un tercero, {{ patron.rol }} conservará la dirección del trabajo y todas las obligaciones patronales, y cumplirá las reglas de los servicios u obras especializados.{% endif %}',
    basis: [
      { law: 'lft', article: '25', reason: 'Su fracción IV pide señalar el lugar o los lugares del trabajo.' },
      { law: 'lft', article: '31', reason: 'Obliga a lo pactado y a lo que resulta de la buena fe y la equidad.' },
      { law: 'lft', article: '13', reason: 'Sólo permite subcontratar servicios u obras especializados, con contratista registrado.', when: 'sede_tercero == "Sí"' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'teletrabajo', heading: 'TELETRABAJO', when: 'modalidad == "Teletrabajo"',
    text: `Más del cuarenta por ciento del tiempo de trabajo se realizará, mediante tecnologías de la información y comunicación, en el domicilio siguiente, elegido por {{ trabajador.rol }}: {{ domicilio_teletrabajo | o_linea }}.

{{ patron.rol }} {{ patron | concuerda: "se obliga", "se obligan" }} a lo siguiente:

a) Entregar, instalar y mantener el equipo e insumos necesarios, que son: {{ equipo_teletrabajo | o_linea }}, y llevar su registro.
b) Cubrir los costos del teletrabajo, entre ellos el servicio de internet y la parte proporcional de la electricidad, mediante el pago mensual de {% if apoyo_teletrabajo %}{{ apoyo_teletrabajo | pesos }}{% else %}{{ apoyo_teletrabajo | o_linea }}{% endif %}, sin perjuicio de reembolsar lo que se acredite en exceso.
c) Respetar la desconexión al término de la jornada y usar medios de supervisión proporcionales, que respeten la intimidad y los datos personales; las cámaras y los micrófonos sólo se usarán de manera extraordinaria o cuando la función lo exija.
d) Dar la capacitación y la asesoría que la modalidad requiera, y cumplir las condiciones de seguridad y salud de la norma oficial mexicana del teletrabajo (NOM-037-STPS-2023).

{{ trabajador.rol }} cuidará el equipo, informará con oportunidad los costos pactados, atenderá los medios de contacto y supervisión, que son: {{ medios_contacto | o_linea }}, y cumplirá las reglas de seguridad y de protección de la información.

El cambio de presencial a teletrabajo es voluntario y se hace por escrito. Cualquiera de las partes podrá pedir el regreso a la modalidad presencial, que se hará efectivo dentro de los quince días siguientes a la solicitud escrita.`,
    basis: [
      { law: 'lft', article: '330-A', reason: 'Define el teletrabajo y lo aplica cuando rebasa el cuarenta por ciento del tiempo.' },
      { law: 'lft', article: '330-B', reason: 'Señala lo que el contrato debe contener: equipo, pago de servicios, contacto y supervisión.' },
      { law: 'lft', article: '330-E', reason: 'Impone al patrón entregar equipo, asumir costos y respetar la desconexión.' },
      { law: 'lft', article: '330-I', reason: 'Pide medios de supervisión proporcionales y limita las cámaras y los micrófonos.' },
      { law: 'lft', article: '330-G', reason: 'Hace voluntario el cambio de modalidad y reconoce el regreso a la presencial.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'jornada', heading: 'JORNADA Y HORARIO',
    text: `La jornada será {{ jornada | downcase }}{% if horas_semanales %}, de {{ horas_semanales | numero_f: "hora", "horas" }} a la semana{% endif %}, en el horario siguiente: {{ horario }}.

En la jornada continua habrá un descanso de media hora por lo menos; si durante el reposo o la comida {{ trabajador.rol }} no puede salir del lugar de trabajo, ese tiempo se contará como trabajado.

La jornada nunca excederá los máximos que la ley señale en el momento en que se preste el servicio. Si una reforma los reduce, la jornada pactada se ajustará en la misma medida sin disminución del salario ni de las prestaciones. La asistencia se registrará por los medios que {{ patron | concuerda: "establezca", "establezcan" }} {{ patron.rol }}.`,
    basis: [
      { law: 'lft', article: '60', reason: 'Distingue las jornadas diurna, nocturna y mixta por sus horas.' },
      { law: 'lft', article: '61', reason: 'Fija los máximos diarios en el texto del acervo, anterior a la reforma publicada el 14 de mayo de 2026.' },
      { law: 'lft', article: '63', reason: 'Concede media hora de descanso, por lo menos, en la jornada continua.' },
      { law: 'lft', article: '64', reason: 'Cuenta como trabajado el reposo de quien no puede salir del centro de trabajo.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'tiempo_extra', heading: 'TIEMPO EXTRAORDINARIO',
    text: `{% if facts.edad_trabajador and facts.edad_trabajador < 18 %}{{ trabajador.rol }} es menor de edad y no trabajará tiempo extraordinario, ni en domingos ni en días de descanso obligatorio.{% else %}La jornada sólo podrá prolongarse por circunstancias extraordinarias, con orden escrita {{ patron.del }} y dentro de los límites diarios y semanales que fije la ley; {{ trabajador.rol }} no está {{ trabajador | concuerda: "obligado", "obligada", "obligados", "obligadas" }} a trabajar más allá de ellos.

Cada hora extraordinaria se pagará, cuando menos, al doble de la hora ordinaria, y la que rebase el límite semanal legal, cuando menos, al triple. En caso de siniestro o riesgo inminente, la jornada podrá prolongarse sólo el tiempo indispensable para evitar el mal.{% endif %}`,
    basis: [
      { law: 'lft', article: '66', reason: 'Limita el tiempo extraordinario a lo excepcional en el texto del acervo, anterior a la reforma del 14 de mayo de 2026.', when: 'facts.edad_trabajador == blank or facts.edad_trabajador >= 18' },
      { law: 'lft', article: '67', reason: 'Ordena pagar el tiempo extraordinario con un ciento por ciento más.', when: 'facts.edad_trabajador == blank or facts.edad_trabajador >= 18' },
      { law: 'lft', article: '68', reason: 'Ordena pagar con un doscientos por ciento más lo que excede del límite semanal.', when: 'facts.edad_trabajador == blank or facts.edad_trabajador >= 18' },
      { law: 'lft', article: '178', reason: 'Prohíbe a los menores de edad el tiempo extraordinario y el trabajo en domingos y descansos obligatorios.', when: 'facts.edad_trabajador and facts.edad_trabajador < 18' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'descansos', heading: 'DESCANSOS',
    text: `Por cada seis días de trabajo {{ trabajador.rol }} disfrutará, por lo menos, de un día de descanso con salario íntegro{% if descanso_semanal %}; los días de descanso semanal serán: {{ descanso_semanal }}{% else %}, que de preferencia será el domingo{% endif %}. También descansará con goce de salario los días de descanso obligatorio que señala la ley.

{% unless facts.edad_trabajador and facts.edad_trabajador < 18 %}El trabajo en domingo dará derecho a una prima adicional de veinticinco por ciento, por lo menos, sobre el salario ordinario. Si presta servicios en su día de descanso semanal u obligatorio, recibirá, además del salario de ese día, el doble por el servicio prestado.{% endunless %}`,
    basis: [
      { law: 'lft', article: '69', reason: 'Da un día de descanso con salario íntegro por cada seis de trabajo.' },
      { law: 'lft', article: '71', reason: 'Prefiere el domingo para el descanso y establece la prima dominical.' },
      { law: 'lft', article: '73', reason: 'Ordena pagar doble el servicio en día de descanso, además del salario de ese día.' },
      { law: 'lft', article: '74', reason: 'Enumera los días de descanso obligatorio.' },
    ],
  },
];

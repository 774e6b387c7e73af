import type { TemplateBlock } from '../../contract-template.ts';

const MUTUAL = 'causa != "Renuncia voluntaria" and causa != "Conclusión de la obra o del plazo" and causa != "Incapacidad de la persona trabajadora" and causa != "Arreglo de un conflicto por separación"';

export const blocks: readonly TemplateBlock[] = [
  { kind: 'TITLE', text: 'CONVENIO DE TERMINACIÓN DE LA RELACIÓN DE TRABAJO' },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: 'Convenio que, para su ratificación y aprobación ante la autoridad conciliadora ({{ centro_conciliacion }}{% if numero_solicitud %}, expediente {{ numero_solicitud }}{% endif %}), celebran {{ patron.comparecencia }} (en lo sucesivo, «{{ patron.rol }}») y {{ trabajador.comparecencia }} (en lo sucesivo, «{{ trabajador.rol }}»){% if asesor %}, {{ trabajador | concuerda: "asistido", "asistida", "asistidos", "asistidas" }} por {{ asesor }}{% endif %}, conforme a las declaraciones y cláusulas siguientes.',
  },
  { kind: 'HEADING', text: 'DECLARACIONES' },
  { kind: 'DECLARATIONS', of: 'patron' },
  {
    kind: 'DECLARATIONS', of: 'trabajador',
    text: `{% if nss %}Que su número de seguridad social es {{ nss }}.

{% endif %}Que comparece personalmente, que conoce sus derechos y que celebra este convenio por su libre voluntad.`,
  },
  { kind: 'HEADING', text: 'CLÁUSULAS' },
  {
    kind: 'CLAUSE', id: 'hechos', heading: 'HECHOS QUE MOTIVAN EL CONVENIO',
    text: `Las partes reconocen los hechos siguientes:

a) {{ trabajador.rol }} ingresó al servicio {{ patron.del }} el {{ fecha_ingreso | fecha }} y ocupó en último lugar el puesto de {{ puesto }}{% if lugar_trabajo %}, en {{ lugar_trabajo }}{% endif %}.
{% if horario %}b) Su jornada y su horario fueron: {{ horario }}.{% endif %}
c) {% if salario_diario %}Su último salario diario fue de {{ salario_diario | pesos }}{% if salario_integrado %}, y su salario diario integrado, de {{ salario_integrado | pesos }}{% endif %}.{% else %}Su último salario diario fue de {{ salario_diario | o_linea }}.{% endif %}
d) La relación de trabajo termina el {{ fecha_terminacion | fecha }}.

El motivo de la terminación es el siguiente:

{{ motivo }}.`,
    basis: [
      { law: 'lft', article: '33', reason: 'Exige, para la validez, una relación circunstanciada de los hechos y de los derechos comprendidos.' },
      { law: 'lft', article: '784', reason: 'Pone a cargo del patrón probar el ingreso, la antigüedad, el salario y la jornada.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'terminacion_mutua', heading: 'TERMINACIÓN', when: MUTUAL,
    text: 'Las partes dan por terminada, por mutuo consentimiento y con efectos al {{ fecha_terminacion | fecha }}, la relación de trabajo que las unía.',
    basis: [{ law: 'lft', article: '53', reason: 'Su fracción I reconoce el mutuo consentimiento como causa de terminación.' }],
  },
  {
    kind: 'CLAUSE', id: 'terminacion_renuncia', heading: 'TERMINACIÓN', when: 'causa == "Renuncia voluntaria"',
    text: '{{ trabajador.rol }} manifiesta que decidió separarse voluntariamente de su empleo, con efectos al {{ fecha_terminacion | fecha }}, y {{ patron.rol }} {{ patron | concuerda: "lo acepta", "lo aceptan" }}. La separación no implica renuncia de salarios, prestaciones ni derechos devengados, que se liquidan en este convenio.',
    basis: [
      { law: 'lft', article: '53', reason: 'Su fracción I permite terminar la relación por acuerdo de ambas partes.' },
      { law: 'lft', article: '162', reason: 'Su fracción III regula la prima de antigüedad en la separación voluntaria.' },
      { law: 'lft', article: '33', reason: 'Declara nula la renuncia de lo devengado.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'terminacion_plazo', heading: 'TERMINACIÓN', when: 'causa == "Conclusión de la obra o del plazo"',
    text: 'Las partes reconocen que concluyó la obra o venció el plazo para los que se contrató {{ trabajador.al }}, que no subsiste la materia del trabajo y que, por ello, la relación termina con efectos al {{ fecha_terminacion | fecha }}.',
    basis: [
      { law: 'lft', article: '53', reason: 'Su fracción III reconoce la conclusión de la obra o del plazo.' },
      { law: 'lft', article: '39', reason: 'Prorroga la relación si subsiste la materia del trabajo.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'terminacion_incapacidad', heading: 'TERMINACIÓN', when: 'causa == "Incapacidad de la persona trabajadora"',
    text: 'La relación termina con efectos al {{ fecha_terminacion | fecha }} por la incapacidad {{ trabajador.del }}, que hace imposible la prestación del trabajo y consta en los dictámenes que se agregan. Si la incapacidad no proviene de un riesgo de trabajo, la cantidad convenida comprende doce días de salario por cada año de servicios y un mes más; las prestaciones de seguridad social quedan a salvo.',
    basis: [
      { law: 'lft', article: '53', reason: 'Su fracción IV reconoce la incapacidad que hace imposible el trabajo.' },
      { law: 'lft', article: '54', reason: 'Concede un mes de salario y doce días por año si el riesgo no es profesional.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'terminacion_arreglo', heading: 'TERMINACIÓN Y ARREGLO DEL CONFLICTO', when: 'causa == "Arreglo de un conflicto por separación"',
    text: 'Para poner fin al conflicto derivado de la separación {{ trabajador.del }}, y sin que ello implique que alguna de las partes reconozca las afirmaciones de la otra sobre la causa, las partes dan por terminada la relación de trabajo con efectos al {{ fecha_terminacion | fecha }}. {{ trabajador.rol }} acepta, en lugar de la reinstalación, la cantidad que este convenio señala.',
    basis: [
      { law: 'lft', article: '48', reason: 'Da a elegir entre reinstalación e indemnización de tres meses de salario.' },
      { law: 'lft', article: '50', reason: 'Fija las demás indemnizaciones cuando no hay reinstalación.' },
      { law: 'lft', article: '684-E', reason: 'Regula el convenio que pone fin al conflicto ante el Centro de Conciliación.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'cantidad', heading: 'CANTIDAD Y CONCEPTOS',
    text: '{{ patron.rol }} {{ patron | concuerda: "pagará", "pagarán" }} {{ trabajador.al }}{% if patron.varios %}, en forma solidaria,{% endif %} la cantidad total de **{{ monto | pesos }}**, antes de retenciones y deducciones, {% if conceptos %}que comprende los conceptos siguientes:{% else %}cuyo desglose por salarios, prestaciones devengadas, participación en las utilidades e indemnizaciones es el siguiente: {{ conceptos | o_linea }}.{% endif %}',
    table: 'conceptos',
    basis: [
      { law: 'lft', article: '987', reason: 'Ordena desglosar lo que se entrega por salario, prestaciones devengadas y utilidades.' },
      { law: 'lft', article: '33', reason: 'Exige expresar los derechos que el convenio comprende.' },
      { law: 'lft', article: '79', reason: 'Da derecho a la parte proporcional de vacaciones al terminar la relación.' },
      { law: 'lft', article: '87', reason: 'Da derecho a la parte proporcional del aguinaldo.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'antiguedad', heading: 'PRIMA DE ANTIGÜEDAD E INDEMNIZACIONES',
    text: '{% if facts.paga_antiguedad %}La cantidad convenida comprende la prima de antigüedad, de doce días de salario por cada año de servicios con el tope legal del doble del salario mínimo{% elsif causa == "Incapacidad de la persona trabajadora" %}Los doce días por cada año de servicios que menciona la cláusula {{ clausula.terminacion_incapacidad }} se calculan con las reglas y el tope de la prima de antigüedad{% elsif conceptos and facts.anios_servicio < 15 and causa != "Arreglo de un conflicto por separación" %}El desglose no incluye prima de antigüedad porque la separación no es de las que dan derecho a ella; si lo fuera, ese derecho queda a salvo{% else %}La prima de antigüedad se pagará si procede conforme a la ley; en la separación voluntaria se requieren quince años de servicios{% endif %}.{% if causa == "Arreglo de un conflicto por separación" %} Comprende también las indemnizaciones que las partes convienen, calculadas con el salario integrado.{% endif %}',
    basis: [
      { law: 'lft', article: '162', reason: 'Regula la prima de antigüedad y los casos en que se paga.' },
      { law: 'lft', article: '486', reason: 'Limita al doble del salario mínimo la base de la prima de antigüedad.' },
      { law: 'lft', article: '89', reason: 'Señala el salario que sirve de base a las indemnizaciones.', when: 'causa == "Arreglo de un conflicto por separación"' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'utilidades', heading: 'PARTICIPACIÓN EN LAS UTILIDADES',
    text: '{% case utilidades %}{% when "Incluida en este convenio" %}La participación en las utilidades que corresponde {{ trabajador.al }} está determinada y se incluye en el desglose de la cláusula {{ clausula.cantidad }}. Queda a salvo la de los ejercicios cuyo reparto aún no se determine.{% when "Pagada o sin derecho a ella" %}{{ trabajador.rol }} reconoce que recibió la participación en las utilidades de los ejercicios anteriores o que no se generó. Queda a salvo la que resulte del ejercicio en curso.{% else %}Como la participación individual en las utilidades aún no se determina, quedan a salvo los derechos {{ trabajador.del }} hasta que se formule el proyecto de reparto, y {{ patron.rol }} le {{ patron | concuerda: "avisará", "avisarán" }} la fecha de pago.{% endcase %}',
    basis: [
      { law: 'lft', article: '987', reason: 'Deja a salvo las utilidades que aún no se determinan.' },
      { law: 'lft', article: '117', reason: 'Reconoce el derecho a participar en las utilidades.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'deducciones', heading: 'RETENCIONES Y DEDUCCIONES',
    text: '{{ patron.rol }} {{ patron | concuerda: "retendrá y enterará", "retendrán y enterarán" }} el impuesto sobre la renta que resulte, con las exenciones que la ley concede a los pagos por separación, al aguinaldo y a la prima vacacional, y {{ patron | concuerda: "entregará", "entregarán" }} el comprobante fiscal de nómina correspondiente. No se harán otros descuentos que los que la Ley Federal del Trabajo permite.{% if deducciones %} Las retenciones y deducciones suman {{ deducciones | suma: "monto" | pesos }}, por lo que {{ trabajador.rol }} recibirá la cantidad neta de **{{ facts.neto | pesos }}**:{% endif %}',
    table: 'deducciones',
    basis: [
      { law: 'lisr', article: '93', reason: 'Su fracción XIII exenta en parte los pagos por separación; la XIV, el aguinaldo y la prima vacacional.' },
      { law: 'lisr', article: '96', reason: 'Obliga al patrón a retener y enterar el impuesto.' },
      { law: 'lisr', article: '99', reason: 'Su fracción III obliga a entregar el comprobante fiscal.' },
      { law: 'lft', article: '110', reason: 'Limita los descuentos que pueden hacerse.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'pago_unico', heading: 'PAGO', when: 'forma_pago == "Pago único"',
    text: 'El pago se hará en una sola exhibición, {% if fecha_pago %}el {{ fecha_pago | fecha }}{% else %}en el acto de la ratificación de este convenio{% endif %}{% if medio_pago == "Transferencia bancaria" %}, mediante transferencia a la cuenta {{ trabajador.del }}{% elsif medio_pago == "Cheque" %}, mediante cheque nominativo a favor {{ trabajador.del }}, que se tendrá por pagado cuando se cobre{% elsif medio_pago == "Efectivo" %}, en moneda de curso legal{% endif %}. {{ trabajador.rol }} {% if medio_pago == "Transferencia bancaria" %}manifestará personalmente ante el conciliador que lo recibió completo, y éste{% else %}lo recibirá completo y personalmente ante el conciliador, quien{% endif %} certificará el cumplimiento{% if fecha_pago and fecha_pago != fecha_firma %} en la fecha del pago{% endif %}.',
    basis: [
      { law: 'lft', article: '684-E', reason: 'Pide que la autoridad certifique el pago completo y personal.' },
      { law: 'lft', article: '101', reason: 'Regula los medios de pago del salario.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'pago_parcialidades', heading: 'PAGO EN PARCIALIDADES', when: 'forma_pago == "Parcialidades"',
    text: 'El pago se hará en {% if exhibiciones %}{{ exhibiciones | size | numero_f: "parcialidad", "parcialidades" }}, que {% if exhibiciones.size == 1 %}suma{% else %}suman{% endif %} {{ exhibiciones | suma: "monto" | pesos }}{% else %}las parcialidades siguientes: {{ exhibiciones | o_linea }}{% endif %}{% if medio_pago == "Transferencia bancaria" %}, mediante transferencia a la cuenta {{ trabajador.del }}{% elsif medio_pago == "Cheque" %}, mediante cheques nominativos a favor {{ trabajador.del }}, que se tendrán por pagados cuando se cobren{% elsif medio_pago == "Efectivo" %}, en moneda de curso legal y ante el Centro de Conciliación{% endif %}. La falta de una parcialidad hace exigible de inmediato el total de las pendientes. Cada pago se hará constar ante la autoridad conciliadora, que certificará el cumplimiento.',
    table: 'exhibiciones',
    basis: [
      { law: 'lft', article: '684-E', reason: 'Admite pagos diferidos con una pena por incumplimiento.' },
      { law: 'lft', article: '939', reason: 'Permite ejecutar el convenio incumplido como si fuera sentencia.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'pena', heading: 'PENA CONVENCIONAL', when: 'forma_pago == "Parcialidades" or fecha_pago and fecha_pago != fecha_firma',
    text: 'Si {{ patron.rol }} no {{ patron | concuerda: "cumple", "cumplen" }} cabalmente en la fecha convenida, {{ patron | concuerda: "pagará", "pagarán" }} {{ trabajador.al }}, por cada día que transcurra hasta el cumplimiento, {% if pena_diaria %}{{ pena_diaria | pesos }}{% elsif salario_diario %}{{ salario_diario | pesos }}, que es su salario diario{% else %}una cantidad igual a su salario diario{% endif %}, sin perjuicio de la ejecución del convenio.',
    basis: [{ law: 'lft', article: '684-E', reason: 'Exige, en pagos diferidos, una pena no menor que el salario diario por cada día.' }],
  },
  {
    kind: 'CLAUSE', id: 'finiquito', heading: 'FINIQUITO Y DERECHOS A SALVO',
    text: `Una vez que {{ trabajador.rol }} reciba el total de la cantidad convenida, se dará por {{ trabajador | concuerda: "pagado", "pagada", "pagados", "pagadas" }} de los conceptos que este convenio comprende, y las partes no se reservarán acción por ellos.

Quedan a salvo, porque no son materia de este convenio: las prestaciones por riesgos de trabajo; las cuotas del Instituto Mexicano del Seguro Social y las aportaciones de vivienda y de retiro, con los derechos que de ellas deriven; las utilidades que la cláusula {{ clausula.utilidades }} reserva, y los demás derechos irrenunciables que no se hayan liquidado.`,
    basis: [
      { law: 'lft', article: '33', reason: 'Anula la renuncia de salarios, indemnizaciones y prestaciones, cualquiera que sea su forma.' },
      { law: 'lft', article: '684-F', reason: 'Su fracción IX obliga al conciliador a cuidar que no se vulneren derechos.' },
      { law: 'lft', article: '519', reason: 'Da dos años para las acciones por riesgos de trabajo, que quedan a salvo.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'seguridad_social', heading: 'SEGURIDAD SOCIAL Y VIVIENDA',
    text: '{{ patron.rol }} {{ patron | concuerda: "presentará", "presentarán" }} el aviso de baja ante el Instituto Mexicano del Seguro Social dentro de los cinco días hábiles siguientes a la terminación y {{ patron | concuerda: "responderá", "responderán" }} de las cuotas y aportaciones causadas hasta esa fecha con el salario realmente percibido.{% if credito_vivienda == "Sí" %} {{ trabajador.rol }} declara que tiene un crédito de vivienda; {{ patron.rol }} {{ patron | concuerda: "enterará", "enterarán" }} los descuentos ya hechos, y desde la baja {{ trabajador.rol }} tratará sus pagos con el Infonavit.{% endif %}',
    basis: [
      { law: 'lss', article: '15', reason: 'Obliga a comunicar la baja en cinco días hábiles y a enterar las cuotas.' },
      { law: 'linfonavit', article: '29', reason: 'Mantiene las aportaciones hasta el aviso de baja y ordena enterar los descuentos.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'constancias', heading: 'CONSTANCIAS Y TRATO POSTERIOR',
    text: '{{ patron.rol }} {{ patron | concuerda: "entregará", "entregarán" }} {{ trabajador.al }}, dentro de los tres días siguientes a que la solicite o se separe, constancia escrita de sus servicios, y no {{ patron | concuerda: "dará", "darán" }} informes que busquen impedirle obtener otro empleo.{% if bienes_devueltos %} {{ trabajador.rol }} devuelve los bienes siguientes, que {{ patron.rol }} {{ patron | concuerda: "recibe", "reciben" }} sin responsabilidad {{ trabajador.del }} por su desgaste natural: {{ bienes_devueltos }}.{% endif %}',
    basis: [
      { law: 'lft', article: '132', reason: 'Su fracción VIII ordena expedir constancia de servicios en tres días.' },
      { law: 'lft', article: '133', reason: 'Su fracción IX prohíbe señalar a quien se separa para que no se le ocupe.' },
      { law: 'lft', article: '134', reason: 'Su fracción VI obliga a restituir los instrumentos, sin responder del uso.', when: 'bienes_devueltos' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'ratificacion', heading: 'RATIFICACIÓN Y APROBACIÓN',
    text: '{{ trabajador.rol }} comparecerá personalmente, y {{ patron.rol }}, en persona o por representante con facultades suficientes, ante la autoridad conciliadora ({{ centro_conciliacion }}) para ratificar este convenio y pedir su aprobación por no contener renuncia de derechos. Ambas partes pueden recibir asesoría gratuita del Centro; {{ trabajador.rol }} puede además acudir con una persona de su confianza, con abogado o con la Procuraduría de la Defensa del Trabajo.',
    basis: [
      { law: 'lft', article: '33', reason: 'Exige ratificar el convenio ante el Centro de Conciliación o el Tribunal, que lo aprobará.' },
      { law: 'lft', article: '987', reason: 'Permite acudir al Centro a pedir la aprobación y ratificación fuera de juicio.' },
      { law: 'lft', article: '684-E', reason: 'Regula la comparecencia personal, la asistencia y la ratificación.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'efectos', heading: 'EFECTOS Y EJECUCIÓN',
    text: 'Aprobado el convenio, tendrá la calidad de cosa juzgada y de título ejecutivo. Cualquiera de las partes podrá pedir su cumplimiento ante el Tribunal laboral competente por la vía de ejecución de sentencia, sin nueva ratificación. Mientras no se apruebe, {{ trabajador.rol }} conserva todas sus acciones y podrá reclamar la nulidad de lo que implique renuncia de derechos.',
    basis: [
      { law: 'lft', article: '684-E', reason: 'Su fracción XIII da al convenio la condición de cosa juzgada y de título ejecutivo.' },
      { law: 'lft', article: '939', reason: 'Aplica a los convenios las reglas de ejecución de las sentencias.' },
      { law: 'lft', article: '33', reason: 'Permite reclamar la nulidad de lo que contenga renuncia si no intervino la autoridad.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'datos', heading: 'DATOS PERSONALES',
    text: 'Los datos personales de este convenio se usarán para cumplirlo, para su ratificación y para las obligaciones laborales, fiscales y de seguridad social, conforme al aviso de privacidad {{ patron.del }}.',
    basis: [
      { law: 'lfpdppp', article: '14', reason: 'Obliga a informar el tratamiento mediante el aviso de privacidad.' },
      { law: 'lfpdppp', article: '9', reason: 'Dispensa el consentimiento para cumplir obligaciones de una relación jurídica.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'ejemplares', heading: 'EJEMPLARES',
    text: 'El convenio se firma en tres ejemplares: uno para cada parte y otro para el Centro de Conciliación, que entregará copia certificada a cada una de ellas.',
    basis: [{ law: 'lft', article: '684-E', reason: 'Su fracción XIV ordena entregar copia certificada a cada parte.' }],
  },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: 'Leído el convenio y explicados su contenido y alcance, lo firman las partes{% if lugar_firma %} en {{ lugar_firma }},{% endif %} el {% if fecha_firma %}{{ fecha_firma | fecha }}{% else %}{{ fecha_firma | o_linea }}{% endif %}. {{ trabajador.rol }} estampa además su huella digital.',
  },
  { kind: 'SIGNATURES', parties: ['patron', 'trabajador'] },
];

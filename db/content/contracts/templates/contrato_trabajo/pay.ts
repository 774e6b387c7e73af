import type { TemplateBlock } from '../../contract-template.ts';

/** Salary and benefits. */
export const pay: readonly TemplateBlock[] = [
  {
    kind: 'CLAUSE', id: 'salario', heading: 'SALARIO',
    text: '{{ patron.rol }} {{ patron | concuerda: "pagará", "pagarán" }} {{ trabajador.al }}, {% if patron.varios %}en forma solidaria y {% endif %}por unidad de tiempo, un salario diario de **{{ salario_diario | pesos }}**, equivalente a {{ salario_diario | por: 30 | pesos }} por mes de treinta días, antes de impuestos y demás deducciones legales. El salario comprende el pago de los días de descanso semanal y obligatorio, y nunca será inferior al mínimo general o profesional que corresponda; cuando éste aumente, el salario se ajustará de inmediato.',
    basis: [
      { law: 'lft', article: '82', reason: 'Define el salario como la retribución que el patrón debe por el trabajo.' },
      { law: 'lft', article: '83', reason: 'Permite fijar el salario por unidad de tiempo y pide decirlo de manera expresa.' },
      { law: 'lft', article: '85', reason: 'Exige que el salario sea remunerador y nunca inferior al mínimo.' },
      { law: 'lft', article: '25', reason: 'Su fracción VI pide señalar la forma y el monto del salario.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'pago', heading: 'DÍA, LUGAR Y MEDIO DE PAGO',
    text: 'El salario se pagará {% case periodo_pago %}{% when "Semanal" %}cada semana{% when "Catorcenal" %}cada catorce días{% else %}cada quince días{% endcase %}{% if dia_pago %}, {{ dia_pago }}{% endif %}{% if medio_pago == "Efectivo" %}, en moneda de curso legal, en el lugar de trabajo y dentro de la jornada o al terminarla{% else %}, mediante transferencia a la cuenta bancaria que {{ trabajador.rol }} señale por escrito, medio que consiente con la firma de este contrato; su costo será a cargo {{ patron.del }}{% endif %}. Si el día de pago es inhábil, se cubrirá el día hábil anterior. {{ patron.rol }} {{ patron | concuerda: "entregará", "entregarán" }} el comprobante fiscal de nómina con el detalle de percepciones y deducciones, o un recibo impreso cuando {{ trabajador.rol }} lo pida.',
    basis: [
      { law: 'lft', article: '88', reason: 'Limita el plazo de pago a una semana en trabajo material y a quince días en los demás.' },
      { law: 'lft', article: '101', reason: 'Admite el pago bancario con consentimiento del trabajador y regula los recibos.' },
      { law: 'lft', article: '109', reason: 'Pide pagar en día laborable fijado por convenio.' },
      { law: 'lisr', article: '99', reason: 'Su fracción III obliga a entregar comprobantes fiscales de los pagos de salarios.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'deducciones', heading: 'RETENCIONES Y DESCUENTOS',
    text: '{{ patron.rol }} {{ patron | concuerda: "retendrá y enterará", "retendrán y enterarán" }} el impuesto sobre la renta y las cuotas de seguridad social que la ley pone a cargo {{ trabajador.del }}. Fuera de ellos, sólo se harán los descuentos que la Ley Federal del Trabajo permite y dentro de sus límites; no habrá multas, compensaciones ni descuentos por el desgaste natural de las herramientas.{% if credito_vivienda == "Sí" %} {{ trabajador.rol }} declara que tiene un crédito del Instituto del Fondo Nacional de la Vivienda para los Trabajadores y acepta el descuento de sus abonos conforme al aviso de retención que el Instituto expida.{% endif %}',
    basis: [
      { law: 'lft', article: '110', reason: 'Prohíbe los descuentos al salario, salvo los que enumera y con sus límites.' },
      { law: 'lft', article: '97', reason: 'Protege el salario mínimo y limita los descuentos que puede sufrir.' },
      { law: 'lisr', article: '96', reason: 'Obliga a quien paga salarios a retener y enterar el impuesto.' },
      { law: 'linfonavit', article: '29', reason: 'Su fracción III ordena descontar y enterar los abonos de los créditos del Infonavit.', when: 'credito_vivienda == "Sí"' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'vacaciones', heading: 'VACACIONES Y PRIMA VACACIONAL',
    text: `Al cumplir un año de servicios {{ trabajador.rol }} disfrutará de {% if dias_vacaciones %}{{ dias_vacaciones | numero: "día laborable", "días laborables" }}{% else %}doce días laborables{% endif %} de vacaciones pagadas. El periodo crecerá con la antigüedad, por lo menos, en la medida que dispone la ley: dos días por cada año siguiente hasta llegar a veinte, y desde el sexto año dos días por cada cinco de servicios.

De ese periodo podrá disfrutar al menos doce días continuos, o distribuirlos en la forma que {{ trabajador | concuerda: "él", "ella", "ellos", "ellas" }} requiera. Las vacaciones se concederán dentro de los seis meses siguientes al cumplimiento de cada año y no se sustituirán por dinero, salvo la parte proporcional que se deba al terminar la relación.

La prima vacacional será de {% if prima_vacacional %}{{ prima_vacacional | porcentaje }}{% else %}veinticinco por ciento{% endif %} sobre los salarios del periodo de vacaciones. {{ patron.rol }} {{ patron | concuerda: "entregará", "entregarán" }} cada año la constancia de antigüedad y de los días que correspondan.`,
    basis: [
      { law: 'lft', article: '76', reason: 'Fija doce días laborables como mínimo del primer año y su aumento por antigüedad.' },
      { law: 'lft', article: '78', reason: 'Asegura doce días continuos y deja a la persona trabajadora la decisión de distribuirlos.' },
      { law: 'lft', article: '80', reason: 'Establece la prima vacacional mínima de veinticinco por ciento.' },
      { law: 'lft', article: '81', reason: 'Da seis meses para conceder las vacaciones y ordena la constancia anual.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'aguinaldo', heading: 'AGUINALDO',
    text: '{{ trabajador.rol }} recibirá cada año, antes del veinte de diciembre, un aguinaldo de {% if dias_aguinaldo %}{{ dias_aguinaldo | numero: "día", "días" }}{% else %}quince días{% endif %} de salario. Si no ha cumplido un año de servicios o la relación termina antes, recibirá la parte proporcional al tiempo trabajado.',
    basis: [{ law: 'lft', article: '87', reason: 'Ordena pagar quince días de aguinaldo, por lo menos, o su parte proporcional.' }],
  },
  {
    kind: 'CLAUSE', id: 'prestaciones', heading: 'PRESTACIONES ADICIONALES', when: 'prestaciones',
    text: `Además de las prestaciones legales, {{ trabajador.rol }} recibirá las siguientes:

{{ prestaciones }}.

Estas prestaciones se suman a las de la ley y nunca las sustituyen ni las reducen. Integran el salario en los términos de la Ley Federal del Trabajo y el salario base de cotización en los de la Ley del Seguro Social.`,
    basis: [
      { law: 'lft', article: '84', reason: 'Integra al salario las prestaciones que se entregan por el trabajo.' },
      { law: 'lft', article: '56', reason: 'Impide que las condiciones de trabajo sean inferiores a las legales.' },
      { law: 'lss', article: '27', reason: 'Determina qué prestaciones integran el salario base de cotización.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'utilidades', heading: 'PARTICIPACIÓN EN LAS UTILIDADES',
    text: '{{ trabajador.rol }} participará en las utilidades de la empresa en el porcentaje que fije la Comisión Nacional; su parte se pagará dentro de los sesenta días que sigan a la fecha límite de pago del impuesto anual, con las excepciones y límites que marca la ley.',
    basis: [
      { law: 'lft', article: '117', reason: 'Reconoce el derecho de los trabajadores a participar en las utilidades.' },
      { law: 'lft', article: '122', reason: 'Fija el plazo de sesenta días para el reparto.' },
      { law: 'lft', article: '127', reason: 'Contiene las excepciones, los límites y el tope de la participación.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'seguridad_social', heading: 'SEGURIDAD SOCIAL Y VIVIENDA',
    text: '{{ patron.rol }} {{ patron | concuerda: "inscribirá", "inscribirán" }} {{ trabajador.al }} en el Instituto Mexicano del Seguro Social dentro de los cinco días hábiles siguientes al inicio de labores, con el salario que realmente perciba, y {{ patron | concuerda: "cubrirá", "cubrirán" }} las cuotas obrero patronales, las aportaciones al Fondo Nacional de la Vivienda y las del sistema de ahorro para el retiro. Cuando el Instituto reconozca una incapacidad o una licencia, se estará a sus certificados.',
    basis: [
      { law: 'lss', article: '15', reason: 'Obliga a inscribir a los trabajadores en cinco días hábiles y a enterar las cuotas.' },
      { law: 'lft', article: '136', reason: 'Impone la aportación del cinco por ciento al Fondo Nacional de la Vivienda.' },
      { law: 'linfonavit', article: '29', reason: 'Obliga a inscribir a los trabajadores y a pagar las aportaciones de vivienda.' },
      { law: 'lft', article: '5', reason: 'Su fracción XV invalida el registro con un salario menor al que se recibe.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'beneficiarios', heading: 'BENEFICIARIOS',
    text: '{{ trabajador.rol }}, que podrá cambiar la designación en cualquier momento mediante escrito, designa como beneficiarios de los salarios y prestaciones devengados y no cobrados a su muerte, y de los que se generen por su fallecimiento o por su desaparición derivada de un delito, a las personas siguientes, sin perjuicio del derecho que la ley da a otras:{% unless beneficiarios %} {{ beneficiarios | o_linea }}{% endunless %}',
    table: 'beneficiarios',
    basis: [
      { law: 'lft', article: '25', reason: 'Su fracción X pide designar beneficiarios en el contrato.' },
      { law: 'lft', article: '501', reason: 'Señala a quienes tienen derecho en caso de muerte o desaparición por un delito.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'menor', heading: 'PROTECCIÓN DE LA PERSONA TRABAJADORA MENOR DE EDAD', when: 'facts.edad_trabajador and facts.edad_trabajador < 18',
    text: `Como {{ trabajador.rol }} es menor de dieciocho años, {{ patron.rol }} {{ patron | concuerda: "se obliga", "se obligan" }} a contar con el certificado médico de aptitud y los exámenes periódicos; a no {{ trabajador | concuerda: "ocuparlo", "ocuparla", "ocuparlos", "ocuparlas" }} después de las veintidós horas ni en labores peligrosas o insalubres; a distribuir el trabajo de modo que pueda cumplir sus estudios; a llevar el registro que la ley exige, y a conceder dieciocho días laborables de vacaciones al año, por lo menos.{% if facts.edad_trabajador < 16 %}

Por no haber cumplido dieciséis años, su jornada no pasará de seis horas diarias, divididas en periodos de tres horas como máximo con una hora de reposo entre ellos, y este contrato surte efectos con la autorización escrita de su padre, madre o tutor, que se agrega como anexo.{% endif %}`,
    basis: [
      { law: 'lft', article: '174', reason: 'Exige certificado médico y exámenes periódicos para emplear a menores de dieciocho años.' },
      { law: 'lft', article: '175', reason: 'Prohíbe emplear a menores de noche y en labores peligrosas o insalubres.' },
      { law: 'lft', article: '179', reason: 'Da a los menores dieciocho días laborables de vacaciones, por lo menos.' },
      { law: 'lft', article: '22', reason: 'Pide la autorización de padres o tutores entre los quince y los dieciséis años.', when: 'facts.edad_trabajador < 16' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'extranjero', heading: 'PERSONA TRABAJADORA EXTRANJERA', when: 'trabajador.hay_extranjero',
    text: '{{ trabajador.rol }} acredita que su condición de estancia le permite realizar en el país la actividad remunerada que se contrata, y mantendrá vigente el documento migratorio. {{ patron.rol }} {{ patron | concuerda: "verificará", "verificarán" }} que se respete la proporción legal de trabajadores mexicanos, y ambas partes cumplirán el deber de capacitar en su especialidad a trabajadores mexicanos.',
    basis: [
      { law: 'lft', article: '7', reason: 'Exige noventa por ciento de trabajadores mexicanos y capacitar a mexicanos en la especialidad.' },
      { law: 'lmigra', article: '52', reason: 'Señala las condiciones de estancia que permiten trabajar a cambio de remuneración.' },
    ],
  },
];

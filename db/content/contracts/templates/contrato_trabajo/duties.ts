import type { TemplateBlock } from '../../contract-template.ts';

/** Duties of both sides, end of the relation, closing. */
export const duties: readonly TemplateBlock[] = [
  {
    kind: 'CLAUSE', id: 'capacitacion', heading: 'CAPACITACIÓN Y ADIESTRAMIENTO',
    text: '{{ trabajador.rol }} será {{ trabajador | concuerda: "capacitado y adiestrado", "capacitada y adiestrada", "capacitados y adiestrados", "capacitadas y adiestradas" }} conforme a los planes y programas que existan o se establezcan en la empresa. La capacitación se dará dentro de la jornada, salvo que por la naturaleza del servicio las partes convengan otra cosa o que se trate de una actividad distinta de la que desempeña, y {{ trabajador.rol }} asistirá con puntualidad a los cursos y evaluaciones.',
    basis: [
      { law: 'lft', article: '25', reason: 'Su fracción VIII pide que el contrato diga que habrá capacitación o adiestramiento.' },
      { law: 'lft', article: '153-A', reason: 'Obliga a dar y a recibir capacitación, de ordinario dentro de la jornada.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'seguridad', heading: 'SEGURIDAD, SALUD Y ENTORNO DE TRABAJO',
    text: `{{ patron.rol }} {{ patron | concuerda: "mantendrá", "mantendrán" }} el centro de trabajo conforme al reglamento y a las normas oficiales mexicanas de seguridad y salud, entre ellas la NOM-035-STPS-2018 sobre factores de riesgo psicosocial; {{ patron | concuerda: "dará", "darán" }} a conocer los riesgos del puesto, {{ patron | concuerda: "entregará", "entregarán" }} sin costo el equipo de protección y {{ patron | concuerda: "permitirá", "permitirán" }} el descanso periódico en asientos con respaldo cuando la labor se realice de pie.

{{ trabajador.rol }} observará las medidas de seguridad y salud, usará el equipo de protección y se someterá a los exámenes médicos que prevean el reglamento interior y las normas aplicables.`,
    basis: [
      { law: 'lft', article: '132', reason: 'Sus fracciones V, XVI, XVII y XVIII obligan a dar asientos, prevenir riesgos y difundirlos.' },
      { law: 'lft', article: '134', reason: 'Sus fracciones II y X obligan al trabajador a observar las medidas y los exámenes.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'igualdad', heading: 'IGUALDAD, NO DISCRIMINACIÓN Y VIDA LIBRE DE VIOLENCIA',
    text: 'Las partes mantendrán un entorno libre de discriminación, hostigamiento, acoso y violencia. {{ patron.rol }} {{ patron | concuerda: "aplicará", "aplicarán" }} el protocolo para prevenir y atender esos casos, {{ patron | concuerda: "pagará", "pagarán" }} salario igual por trabajo igual, {{ patron | concuerda: "respetará", "respetarán" }} las licencias de maternidad, paternidad, adopción y cuidados que la ley concede, y nunca {{ patron | concuerda: "exigirá", "exigirán" }} certificado de no embarazo.',
    basis: [
      { law: 'lft', article: '3', reason: 'Prohíbe las condiciones que discriminen y pide un entorno libre de violencias.' },
      { law: 'lft', article: '132', reason: 'Su fracción XXXI ordena el protocolo; la XXVII Bis, el permiso de paternidad.' },
      { law: 'lft', article: '133', reason: 'Prohíbe al patrón discriminar, tolerar el acoso y exigir certificados de no embarazo.' },
      { law: 'lft', article: '170', reason: 'Contiene los derechos de las madres trabajadoras y el descanso por adopción.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'obligaciones', heading: 'OBLIGACIONES DE LA PERSONA TRABAJADORA',
    text: `{{ trabajador.rol }} se obliga a:

a) Desempeñar el servicio bajo la dirección {{ patron.del }} o de sus representantes, con la intensidad, el cuidado y el esmero apropiados, en la forma, el tiempo y el lugar convenidos.
b) Avisar de inmediato las causas justificadas que le impidan asistir, y entregar los comprobantes o certificados.
c) Cuidar los bienes e instrumentos que reciba y devolver los materiales no usados, sin responder del deterioro por el uso, por caso fortuito o por mala calidad.
d) Cumplir el reglamento interior de trabajo y las políticas de la empresa que no contraríen la ley.
e) Abstenerse de las conductas que la ley le prohíbe dentro del trabajo.`,
    basis: [
      { law: 'lft', article: '134', reason: 'Enumera las obligaciones de los trabajadores.' },
      { law: 'lft', article: '135', reason: 'Enumera las conductas prohibidas a los trabajadores.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'herramientas', heading: 'ÚTILES E INSTRUMENTOS DE TRABAJO',
    text: '{{ patron.rol }} {{ patron | concuerda: "proporcionará", "proporcionarán" }} oportunamente y sin costo los útiles, instrumentos y materiales necesarios, en buen estado, y los {{ patron | concuerda: "repondrá", "repondrán" }} cuando dejen de ser eficientes. Son propiedad {{ patron.del }} y se destinarán al trabajo; {{ trabajador.rol }} los devolverá al terminar la relación.',
    basis: [
      { law: 'lft', article: '132', reason: 'Su fracción III obliga a proporcionar y reponer los instrumentos de trabajo.' },
      { law: 'lft', article: '134', reason: 'Su fracción VI obliga a conservar y restituir los materiales e instrumentos.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'confidencialidad', heading: 'CONFIDENCIALIDAD', when: 'confidencialidad == "Sí"',
    text: `{{ trabajador.rol }} guardará reserva de los secretos técnicos, comerciales y de fabricación, de los secretos industriales que se le identifiquen como confidenciales y de los asuntos administrativos reservados que conozca por su trabajo; los usará sólo para prestar el servicio y devolverá sus soportes al terminar la relación. El deber subsiste después de ella mientras la información conserve ese carácter.

No es confidencial lo que sea público, lo que {{ trabajador.rol }} conocía o aprendió como experiencia general de su oficio, ni lo que deba revelar por mandato de autoridad o para denunciar un delito, un acto de acoso o el incumplimiento de las normas de trabajo. Esta cláusula no impide {{ trabajador.al }} dedicarse, al terminar la relación, a la profesión o al trabajo lícito que le acomode.`,
    basis: [
      { law: 'lft', article: '134', reason: 'Su fracción XIII impone el deber de guardar los secretos del trabajo.' },
      { law: 'lfppi', article: '166', reason: 'Obliga a no divulgar el secreto industrial a quien fue prevenido de su confidencialidad.' },
      { law: 'lfppi', article: '163', reason: 'Define el secreto industrial y excluye de él lo que es público.' },
      { law: 'cpeum', article: '5', reason: 'Asegura la libertad de trabajo, que el pacto de reserva no puede suprimir.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'creaciones', heading: 'INVENCIONES, PROGRAMAS Y OBRAS', when: 'creaciones == "Sí"',
    text: `Las invenciones que {{ trabajador.rol }} realice se regirán por la Ley Federal del Trabajo: conservará siempre el derecho a figurar como {{ trabajador | concuerda: "autor", "autora", "autores", "autoras" }} de la invención; cuando su función sea investigar o perfeccionar los procedimientos de la empresa, la propiedad y la explotación de la patente serán {{ patron.del }}, con la compensación complementaria que se convenga o fije el Tribunal; en los demás casos la invención será de quien la realizó y {{ patron.rol }} {{ patron | concuerda: "tendrá", "tendrán" }} preferencia, en igualdad de circunstancias, para usarla o adquirirla.

Los derechos patrimoniales sobre los programas de cómputo, su documentación y las demás obras que {{ trabajador.rol }} cree en ejercicio de sus funciones o por instrucciones {{ patron.del }} corresponderán {{ patron.al }}, lo que constituye pacto expreso; se respetarán los derechos morales y la mención de su autoría.`,
    basis: [
      { law: 'lft', article: '163', reason: 'Regula la propiedad de las invenciones realizadas en la empresa y la compensación.' },
      { law: 'lfda', article: '84', reason: 'Divide por mitad los derechos de la obra laboral, salvo pacto en contrario.' },
      { law: 'lfda', article: '103', reason: 'Atribuye al empleador los derechos sobre los programas hechos en funciones, salvo pacto.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'reglamento', heading: 'REGLAMENTO INTERIOR Y NORMAS COLECTIVAS',
    text: '{{ patron.rol }} {{ patron | concuerda: "dará", "darán" }} a conocer {{ trabajador.al }} el reglamento interior de trabajo depositado ante la autoridad, si existe, y ambas partes lo cumplirán. Ninguna medida disciplinaria se aplicará sin oír antes {{ trabajador.al }}, y la suspensión no pasará de ocho días.{% if contrato_colectivo %} Son aplicables las estipulaciones del contrato colectivo siguiente, en lo que sean más favorables: {{ contrato_colectivo }}.{% endif %}',
    basis: [
      { law: 'lft', article: '422', reason: 'Define el reglamento interior, obligatorio para ambas partes.' },
      { law: 'lft', article: '423', reason: 'Su fracción X limita la suspensión disciplinaria y asegura el derecho a ser oído.' },
      { law: 'lft', article: '424', reason: 'Regula la formación y el depósito del reglamento, y priva de efecto lo contrario a la ley.' },
      { law: 'lft', article: '396', reason: 'Extiende el contrato colectivo a todas las personas que trabajan en la empresa.', when: 'contrato_colectivo' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'terminacion', heading: 'RESCISIÓN Y TERMINACIÓN',
    text: 'Cualquiera de las partes podrá rescindir la relación por causa justificada; la relación también termina por las causas que la ley prevé. {{ patron.rol }} {{ patron | concuerda: "dará", "darán" }} aviso escrito con la conducta que motive la rescisión y la fecha en que se cometió, y lo {{ patron | concuerda: "entregará", "entregarán" }} personalmente {{ trabajador.al }} al momento de la separación o lo {{ patron | concuerda: "comunicará", "comunicarán" }} al Tribunal, con el último domicilio registrado, en los cinco días hábiles que sigan. Al terminar la relación {{ patron | concuerda: "pagará", "pagarán" }} las prestaciones devengadas y las indemnizaciones que procedan, y {{ patron | concuerda: "entregará", "entregarán" }} la constancia de servicios.',
    basis: [
      { law: 'lft', article: '46', reason: 'Permite a ambas partes rescindir por causa justificada sin incurrir en responsabilidad.' },
      { law: 'lft', article: '47', reason: 'Enumera las causas de rescisión del patrón y exige el aviso escrito.' },
      { law: 'lft', article: '51', reason: 'Enumera las causas por las que el trabajador puede separarse con indemnización.' },
      { law: 'lft', article: '53', reason: 'Enumera las causas de terminación de la relación de trabajo.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'datos', heading: 'DATOS PERSONALES',
    text: '{{ patron.rol }} {{ patron | concuerda: "tratará", "tratarán" }} los datos personales {{ trabajador.del }} para administrar la relación de trabajo y cumplir las obligaciones laborales, fiscales y de seguridad social, conforme al aviso de privacidad que {{ patron | concuerda: "entrega", "entregan" }} con este contrato. Los datos sensibles, como los de salud, se tratarán sólo cuando la ley lo ordene o con consentimiento expreso y por escrito. {{ trabajador.rol }} podrá ejercer sus derechos de acceso, rectificación, cancelación y oposición.',
    basis: [
      { law: 'lfpdppp', article: '14', reason: 'Obliga a informar el tratamiento mediante el aviso de privacidad.' },
      { law: 'lfpdppp', article: '9', reason: 'Dispensa el consentimiento para cumplir las obligaciones de una relación jurídica.' },
      { law: 'lfpdppp', article: '8', reason: 'Exige consentimiento expreso y escrito para los datos sensibles.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'avisos', heading: 'DOMICILIOS Y AVISOS',
    text: 'Los domicilios y correos de las partes son los que señalan en sus declaraciones. {{ trabajador.rol }} comunicará por escrito sus cambios de domicilio, de estado civil y de datos bancarios dentro de los cinco días siguientes; mientras no lo haga, los avisos enviados al último domicilio registrado se tendrán por hechos, salvo los que la ley ordena entregar personalmente.',
    basis: [], isPractice: true,
  },
  {
    kind: 'CLAUSE', id: 'irrenunciables', heading: 'DERECHOS IRRENUNCIABLES E INTERPRETACIÓN',
    text: 'Nada de lo pactado implica renuncia de derechos. La estipulación que otorgue menos que la ley, el contrato colectivo o las normas de trabajo se tendrá por no puesta y se sustituirá por ellas. En lo no previsto se aplicarán la Ley Federal del Trabajo, las consecuencias conformes a la buena fe y la equidad y, en caso de duda, lo más favorable {{ trabajador.al }}.',
    basis: [
      { law: 'lft', article: '5', reason: 'Priva de efecto las estipulaciones contrarias a la ley y la renuncia de derechos.' },
      { law: 'lft', article: '33', reason: 'Declara nula la renuncia de salarios, indemnizaciones y prestaciones.' },
      { law: 'lft', article: '18', reason: 'Ordena resolver la duda con la interpretación más favorable al trabajador.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'conciliacion', heading: 'CONCILIACIÓN Y TRIBUNALES',
    text: 'Antes de acudir a los Tribunales, las partes agotarán la conciliación ante el Centro de Conciliación competente, salvo los casos que la ley exceptúa. Conocerán de las controversias los Tribunales laborales que la ley señale; ningún pacto de este contrato limita la facultad de quien demande de elegir entre los que la ley le permite.',
    basis: [
      { law: 'lft', article: '684-B', reason: 'Exige acudir a la conciliación antes de demandar, con las excepciones legales.' },
      { law: 'lft', article: '700', reason: 'Deja al actor elegir entre los Tribunales competentes por territorio.' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'ejemplares', heading: 'EJEMPLARES',
    text: 'Este contrato se firma en dos ejemplares, por lo menos, de los cuales cada parte conserva uno. Son parte de él los anexos que las partes firmen.',
    basis: [
      { law: 'lft', article: '24', reason: 'Exige constancia escrita en dos ejemplares, por lo menos, uno para cada parte.' },
      { law: 'lft', article: '26', reason: 'Imputa al patrón la falta del escrito, sin perjuicio de los derechos del trabajador.' },
    ],
  },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: 'Leído el contrato y {{ trabajador | concuerda: "enterado", "enterada", "enterados", "enteradas" }} {{ trabajador.rol }} de su contenido y alcance, lo firman las partes{% if lugar_firma %} en {{ lugar_firma }},{% endif %} el {% if fecha_firma %}{{ fecha_firma | fecha }}{% else %}{{ fecha_firma | o_linea }}{% endif %}.',
  },
  { kind: 'SIGNATURES', parties: ['patron', 'trabajador'], witnesses: 'testigos' },
];

import type { TemplateBlock } from '../../contract-template.ts';
import { civilCodes } from '../../basis.ts';

export const blocks: readonly TemplateBlock[] = [
  { kind: 'TITLE', text: '{% if forma == "Escritura pública" %}PROYECTO DE PODER ESPECIAL{% else %}CARTA PODER ESPECIAL{% endif %}' },
  { kind: 'PARAGRAPH', align: 'RIGHT', text: '{% if lugar_firma %}{{ lugar_firma }}, {% elsif fecha_firma == blank %}Lugar y fecha: {% endif %}{% if fecha_firma %}{{ fecha_firma | fecha }}{% else %}{{ fecha_firma | o_linea }}{% endif %}' },
  { kind: 'PARAGRAPH', align: 'LEFT', when: 'forma != "Escritura pública"', text: '**{{ autoridad }}**\n\n**PRESENTE**' },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: '{{ poderdante.comparecencia }} (en lo sucesivo, «{{ poderdante.rol }}») {{ poderdante | concuerda: "otorga", "otorgan" }} PODER ESPECIAL, tan amplio como en derecho sea necesario pero limitado al encargo que se describe, a favor de {{ apoderado.comparecencia }} (en lo sucesivo, «{{ apoderado.rol }}»), conforme a las declaraciones y cláusulas siguientes.',
  },
  { kind: 'HEADING', text: 'DECLARACIONES' },
  { kind: 'DECLARATIONS', of: 'poderdante' },
  { kind: 'DECLARATIONS', of: 'apoderado' },
  { kind: 'HEADING', text: 'CLÁUSULAS' },
  {
    kind: 'CLAUSE', id: 'objeto', heading: 'OBJETO DEL PODER',
    text: `{{ apoderado.rol }}{% if apoderado.varios %}, {% if actuacion == "Sólo conjuntamente" %}siempre en forma conjunta{% else %}conjunta o separadamente{% endif %},{% endif %} {{ apoderado | concuerda: "queda facultado", "queda facultada", "quedan facultados", "quedan facultadas" }} para realizar, en nombre y por cuenta {{ poderdante.del }}, exclusivamente lo siguiente:

{{ tramite }}.

El encargo se cumplirá ante la autoridad, institución o persona siguiente: {{ autoridad }}, y ante las oficinas que deban intervenir en el mismo trámite.`,
    basis: [
      ...civilCodes('2546', 'Define el mandato: ejecutar por cuenta del mandante los actos que encarga.'),
      ...civilCodes('2553', 'Llama especial a todo mandato que no es general para pleitos, administración o dominio.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'facultades', heading: 'FACULTADES',
    text: `Para cumplir el encargo, {{ apoderado.rol }} {{ apoderado | concuerda: "podrá", "podrán" }} presentar, firmar y modificar solicitudes; entregar y recoger documentos; pagar derechos y contribuciones con los fondos que {{ apoderado | concuerda: "reciba", "reciban" }}; oír y recibir notificaciones; desahogar requerimientos, e interponer los medios de defensa que procedan dentro del mismo trámite. Para ese solo efecto el poder se confiere con todas las facultades generales y las que requieran cláusula especial conforme a la ley, en los términos de los artículos 2554 y 2587 del {% if jurisdiccion == "CDMX" %}{{ ley_civil }},{% else %}Código Civil Federal{% endif %} y de sus correlativos del lugar en que se ejerza, con las limitaciones de este instrumento.{% if facultades %}

Además se observarán las facultades e instrucciones siguientes:

{{ facultades }}.{% endif %}

{% if recibir_pagos == "Sí" %}{{ apoderado | concuerda: "Podrá", "Podrán" }} recibir las cantidades y los valores que correspondan {{ poderdante.al }} por este trámite, y los {{ apoderado | concuerda: "entregará", "entregarán" }} sin demora.{% else %}No {{ apoderado | concuerda: "podrá", "podrán" }} recibir dinero ni valores en nombre {{ poderdante.del }}.{% endif %} No {{ apoderado | concuerda: "podrá", "podrán" }} vender, gravar, donar ni obligar bienes, transigir, desistirse ni otorgar avales, salvo que el objeto o las instrucciones de este poder lo digan de manera expresa.`,
    basis: [
      ...civilCodes('2554', 'Contiene la fórmula que confiere las facultades y pide consignar sus limitaciones.'),
      ...civilCodes('2587', 'Enumera los actos que requieren poder o cláusula especial.'),
      ...civilCodes('2562', 'Obliga al mandatario a seguir las instrucciones recibidas.'),
      ...civilCodes('2583', 'Anula, respecto del mandante, los actos que traspasan los límites, si no los ratifica.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'obligaciones', heading: 'OBLIGACIONES DE QUIEN RECIBE EL PODER',
    text: '{{ apoderado.rol }} {{ apoderado | concuerda: "cuidará", "cuidarán" }} el asunto como propio, {{ apoderado | concuerda: "consultará", "consultarán" }} lo no previsto, {{ apoderado | concuerda: "informará", "informarán" }} con oportunidad los hechos relevantes y, al terminar, {{ apoderado | concuerda: "rendirá", "rendirán" }} cuentas y {{ apoderado | concuerda: "entregará", "entregarán" }} los documentos y todo lo que {{ apoderado | concuerda: "haya", "hayan" }} recibido. {{ apoderado | concuerda: "Responderá", "Responderán" }} de los daños y perjuicios que cause el exceso en sus facultades.{% if apoderado.varios %} Cada quien responde de sus propios actos, sin solidaridad.{% endif %}',
    basis: [
      ...civilCodes('2569', 'Obliga a rendir cuentas exactas al mandante.'),
      ...civilCodes('2568', 'Hace responsable al mandatario de los daños por excederse.'),
      ...civilCodes('2573', 'Sólo hace solidarios a varios mandatarios si así se convino.', 'apoderado.varios'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'gastos', heading: 'GASTOS Y RETRIBUCIÓN',
    text: '{{ poderdante.rol }} {{ poderdante | concuerda: "anticipará", "anticiparán" }} las cantidades necesarias para el encargo, {{ poderdante | concuerda: "reembolsará", "reembolsarán" }} las que se gasten sin culpa de quien actúa y {{ poderdante | concuerda: "cumplirá", "cumplirán" }} las obligaciones contraídas dentro de los límites de este poder. {% if retribucion %}La retribución es de {{ retribucion | pesos }}, más los impuestos que se causen, contra el comprobante fiscal que corresponda.{% else %}Las partes convienen expresamente que el mandato es gratuito.{% endif %}{% if poderdante.varios %} Quienes otorgan el poder quedan obligados solidariamente frente {{ apoderado.al }}.{% endif %}',
    basis: [
      ...civilCodes('2577', 'Obliga a anticipar y reembolsar los gastos del mandato.'),
      ...civilCodes('2580', 'Obliga solidariamente a quienes nombran a un mandatario para un negocio común.', 'poderdante.varios'),
      ...civilCodes('2549', 'Sólo tiene por gratuito el mandato cuando así se convino expresamente.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'sustitucion', heading: 'SUSTITUCIÓN',
    text: '{% if sustitucion == "Sí" %}{{ apoderado.rol }} {{ apoderado | concuerda: "podrá", "podrán" }} encomendar el desempeño del encargo a un tercero, por escrito y con los mismos límites; {{ apoderado | concuerda: "responderá", "responderán" }} si {{ apoderado | concuerda: "elige", "eligen" }} a persona de mala fe o notoriamente insolvente.{% else %}{{ apoderado.rol }} no {{ apoderado | concuerda: "podrá", "podrán" }} sustituir ni delegar este poder, en todo o en parte.{% endif %}',
    basis: [
      ...civilCodes('2574', 'Sólo permite encomendar el mandato a un tercero con facultad expresa.'),
      { law: 'ccf', article: '2575', reason: 'Regula la responsabilidad por la elección del sustituto.', when: 'sustitucion == "Sí" and jurisdiccion != "CDMX"' },
      { law: 'ccdf', article: '2575', reason: 'Regula la responsabilidad por la elección del sustituto.', when: 'sustitucion == "Sí" and jurisdiccion == "CDMX"' },
    ],
  },
  {
    kind: 'CLAUSE', id: 'vigencia', heading: 'VIGENCIA Y TERMINACIÓN',
    text: 'Este poder surte efectos desde su otorgamiento y hasta {% if vigencia %}el {{ vigencia | fecha }}, o antes si concluye el trámite{% else %}la conclusión del trámite{% endif %}. También termina por {% if irrevocable != "Sí" %}revocación, renuncia, {% endif %}muerte o interdicción de quien lo otorga o de quien lo recibe. Al terminar, {{ apoderado.rol }} {{ apoderado | concuerda: "devolverá", "devolverán" }} este documento.',
    basis: [
      ...civilCodes('2595', 'Enumera las causas por las que el mandato termina.'),
      ...civilCodes('2598', 'Permite exigir la devolución del documento en que consta el mandato.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'revocacion', heading: 'REVOCACIÓN',
    text: '{% if irrevocable == "Sí" %}Este poder se otorga como condición de un contrato bilateral o como medio para cumplir una obligación ya contraída, que es: {{ contrato_origen | o_linea }}. Por ello no podrá revocarse ni renunciarse mientras esa obligación subsista.{% else %}{{ poderdante.rol }} {{ poderdante | concuerda: "podrá", "podrán" }} revocarlo en cualquier momento mediante aviso escrito {{ apoderado.al }} y a la autoridad o persona ante quien se use; quien revoque o renuncie en tiempo inoportuno indemnizará los daños y perjuicios que cause. El nombramiento de otro apoderado para el mismo asunto, notificado {{ apoderado.al }}, revoca el presente.{% endif %}',
    basis: [
      ...civilCodes('2596', 'Permite revocar libremente, salvo el mandato pactado como condición o medio de cumplimiento.'),
      ...civilCodes('2597', 'Pide notificar la revocación a la persona determinada con quien se trata.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'ratificacion', heading: 'RATIFICACIÓN DE LO ACTUADO',
    text: '{{ poderdante.rol }} {{ poderdante | concuerda: "ratifica", "ratifican" }} desde ahora lo que {{ apoderado.rol }} {{ apoderado | concuerda: "haga", "hagan" }} legalmente dentro de los límites de este poder. Lo que los exceda no {{ poderdante | concuerda: "le", "les" }} obliga, salvo ratificación expresa o tácita.',
    basis: [
      ...civilCodes('2581', 'Obliga al mandante a cumplir lo contraído dentro de los límites del mandato.'),
      ...civilCodes('2583', 'Priva de efecto lo que excede los límites, si no se ratifica.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'forma', heading: 'FORMA',
    text: '{% case forma %}{% when "Escritura pública" %}Este texto es el proyecto que se presentará ante notario para otorgarse en escritura pública; no surte efectos como poder mientras no se otorgue.{% if jurisdiccion == "FEDERAL" or jurisdiccion == "CDMX" %} En el testimonio el notario insertará el artículo 2554 del {{ ley_civil }}.{% endif %}{% when "Carta poder con firmas ratificadas" %}Este poder se firma ante dos testigos, y quien lo otorga y los testigos ratifican sus firmas ante {% if ambito == "Judicial" %}el juez que conoce del asunto{% else %}notario, juez o la autoridad competente{% endif %}.{% else %}Este poder se otorga en carta poder firmada ante dos testigos, sin ratificación de firmas, por permitirlo el valor del negocio{% if valor_negocio %}, que se estima en {{ valor_negocio | pesos }}{% endif %}.{% endcase %} Su aceptación puede ser expresa o resultar de su ejercicio.',
    basis: [
      ...civilCodes('2551', 'Enumera las formas del mandato escrito.'),
      ...civilCodes('2555', 'Señala cuándo se requiere escritura pública o carta poder con firmas ratificadas.'),
      ...civilCodes('2556', 'Admite la carta poder ante dos testigos cuando el negocio no excede el límite.'),
    ],
  },
  {
    kind: 'CLAUSE', id: 'datos', heading: 'DATOS PERSONALES',
    text: 'Los datos personales y documentos que se entregan para el trámite se usarán sólo para él; {{ apoderado.rol }} {{ apoderado | concuerda: "guardará", "guardarán" }} reserva y los {{ apoderado | concuerda: "devolverá o destruirá", "devolverán o destruirán" }} al concluir.',
    basis: [{ law: 'lfpdppp', article: '6', reason: 'Pide tratar los datos de manera lícita y conforme a lo acordado.' }],
  },
  {
    kind: 'PARAGRAPH', align: 'JUSTIFY',
    text: '{{ poderdante.rol }} {{ poderdante | concuerda: "firma", "firman" }} este poder{% if testigos %} ante los testigos que se mencionan{% elsif forma != "Escritura pública" %} ante dos testigos{% endif %}, y {{ apoderado.rol }} lo {{ apoderado | concuerda: "acepta", "aceptan" }} con su firma.',
  },
  { kind: 'SIGNATURES', parties: ['poderdante', 'apoderado'], witnesses: 'testigos' },
  {
    kind: 'PARAGRAPH', align: 'LEFT', when: 'testigos == blank and forma != "Escritura pública"',
    text: `Testigo 1. Nombre, domicilio y firma: ______________________________

Testigo 2. Nombre, domicilio y firma: ______________________________`,
  },
];

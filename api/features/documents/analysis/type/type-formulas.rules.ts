import { rule, type TypeFeatureRule } from './feature-rule.rules.ts';

/**
 * What a person looks at to tell what a document is: its title, the formulas that it opens and closes with, what is
 * promised, asked or resolved in it. Patterns read folded text; each is bounded, so that no text makes them slow.
 */

const TITLE = { where: 'TITLE' } as const;
const OPENING = { where: 'OPENING' } as const;

export const TYPE_FEATURES: readonly TypeFeatureRule[] = [
  rule('title-contract', /(?:^|\n)[^\n]{0,20}\bcontrato\b/, TITLE),
  rule('title-agreement', /(?:^|\n)[^\n]{0,20}\b(?:convenio|transaccion|acuerdo de|carta compromiso)\b/, TITLE),
  rule('title-note', /(?:^|\n)[^\n]{0,40}\bpagare\b[^\n]{0,30}(?:\n|$)/, TITLE),
  rule('title-will', /\btestamento\b/, TITLE),
  rule(
    'title-power',
    /\b(?:carta poder|poder (?:general|especial|notarial|que otorga|judicial)|mandato|sustitucion (?:de|del) (?:un )?poder|el poder)\b|(?:^|\n)[^\n]{0,12}\bpoder\b/,
    TITLE,
  ),
  rule(
    'title-deed',
    /\b(?:escritura(?: publica)?(?: numero| num| no)?|instrumento (?:publico )?(?:numero|num|no\.)|volumen|libro|tomo|protocolo|acta numero|folio)\b/,
    TITLE,
  ),
  rule(
    'title-claim',
    /(?:^|\n)[^\n]{0,24}\bjuicio\b|\b(?:demanda|amparo (?:indirecto|directo)|vs\.?|escrito inicial|actor[a]?:|quejos[oa]:|solicitud de divorcio|promocion inicial)(?![a-z])/,
    TITLE,
  ),
  rule(
    'addressed-judge',
    /\b(?:c\.|ciudadan[oa]|h\.|honorable)? ?(?:juez[a]?|juzgado|tribunal|junta|magistrad[oa]s?|sala|centro federal de conciliacion)\b[^\n]{0,140}(?:\n[^\n]{0,100}){0,3}\bpresentes?\b|(?:^|\n)\s?(?:c\.|h\.|ciudadan[oa]) (?:juez[a]?|juzgado|tribunal|magistrad[oa]|junta)\b|(?:^|\n)(?:juez|tribunal|juzgado)[^\n]{0,100}\b(?:en turno|presente)/,
    OPENING,
  ),
  rule(
    'appears-claim',
    /ante usted[a-z]{0,2}\b[^.]{0,80}\b(?:comparezco|comparecemos|expongo|digo)|comparezco (?:y|a|para) (?:expon|dec|digo|demand)|con el debido respeto|vengo a (?:demandar|promover|interponer|solicitar|entablar)|\bdemando\b|promuevo (?:demanda|juicio)|pido el amparo/,
  ),
  rule(
    'claims-benefits',
    /\bprestaciones\b[\s:]|se reclama|las siguientes prestaciones|reclamo (?:de|el|la)|el pago de los gastos y costas|gastos y costas/,
  ),
  rule(
    'facts-heading',
    /(?:^|\n)\s{0,3}(?:capitulo de )?(?:h e c h o s|hechos|antecedentes del acto|los hechos|i+\.? ?-? hechos)\b/,
  ),
  rule(
    'evidence-heading',
    /(?:^|\n)\s{0,3}(?:ofrecimiento de |capitulo de |medios de )?pruebas?\b|\bconfesional\b|instrumental de actuaciones|presuncional/,
  ),
  rule(
    'prayer',
    /por lo (?:antes |anteriormente )?(?:expuesto|fundado)|puntos? petitorios?|a usted,? (?:c\. |h\. |ciudadan[oa] )?(?:juez|tribunal|magistrad)[^.\n]{0,40}(?:pido|solicito)|pido (?:se sirva|atentamente)|tenerme por presentad|atentamente pido|\npido\b/,
  ),
  rule('protest', /protest(?:o|amos) (?:lo necesario|conforme)|bajo protesta de decir verdad/),
  rule(
    'responsible-authority',
    /autoridad(?:es)? responsables?|acto reclamado|conceptos de violacion|suspension provisional/,
  ),
  rule(
    'promise',
    /(?:debo|debemos|prometo|promete|prometemos|pagare|pagaremos|obligo)\b[^.\n]{0,80}\bincondicional|incondicional\w{0,5}[^.\n]{0,40}\bpag(?:ar|are|aremos)|(?:debo|debemos)\b[^.\n]{0,12}\bpagar(?:e|emos)\b|\bpagare\b a la orden/,
  ),
  rule('this-note', /(?:por (?:el presente|este)|el presente|este|presente) (?:titulo |documento )?\s?pagare/),
  rule('to-order', /a la orden del?\b|orden y a favor/),
  rule('good-for', /bueno por/),
  rule('note-parts', /\bsuscriptor[a]?\b|\bpor aval\b|\bavalista\b|\baval\b/),
  rule('value-received', /valor recibido|recibid[oa] a (?:mi|nuestra) entera satisfaccion/),
  rule(
    'heir',
    /\binstituy[oe]\b|\bunic[oa]s? y universal(?:es)?\b|\bhereder[oa]s?\b[^.]{0,40}\b(?:a mi|nombro|de todos mis bienes)|dejo (?:a mi|todo|mis)|nombro (?:como )?(?:mi |mis )?hereder/,
  ),
  rule(
    'testator',
    /\btestador[a]?\b|mi testamento|otorg[oa]r? (?:su |mi )?testamento|hacer (?:mi|su) testamento|disposicion testamentaria|ultima voluntad/,
  ),
  rule('legacy', /\blego\b|\blegad[oa]s?\b|\blegatari[oa]s?\b|\balbacea\b/),
  rule('revokes-will', /(?:revoc[oa]|no (?:he|ha) (?:hecho|otorgado))[^.]{0,60}testament|otro testamento/),
  rule(
    'grants-power',
    /(?:otorg(?:o|a|an|amos|ando)|confier[eo]n?|conferimos|confiero|sustituye|revoca)\b[^;]{0,260}?\b(?:poder|mandato|facultades)\b/,
  ),
  rule(
    'opens-with-power',
    /(?:otorg(?:o|a|an|amos|ando|amiento)|confier[eo]n?|confiero|conferimos|hago constar|hace constar|formaliza|sustituye|revoca)\b[^;]{0,260}?\b(?:poder(?:es)?|mandato)\b|\bpoder (?:general|especial|amplio)/,
    OPENING,
  ),
  rule('broad-power', /amplio,? (?:y )?(?:cumplido|bastante|suficiente)|cuanto en derecho (?:sea|se requiera)/),
  rule('litigation-power', /pleitos y cobranzas|actos de (?:administracion|dominio|riguroso dominio)/),
  rule('article-2554', /\b2,?554\b|dos mil quinientos cincuenta y cuatro/),
  rule(
    'in-my-name',
    /(?:a|en) mi nombre y (?:en mi )?representacion|en nombre y representacion mi[oa]|para que (?:en|a) mi nombre|me represente/,
  ),
  rule('accepts-power', /acept[oa](?:mos|n)? el (?:poder|mandato|cargo)|poderdante|\bmandante\b/),
  rule(
    'before-notary',
    /ante mi,? (?:el |la )?(?:suscrit[oa] )?(?:lic|notari)|\byo,? (?:el |la )?(?:lic\w*\.?|suscrit[oa])?[^.\n]{0,80}notari[oa]|notari[oa] (?:publico )?[^.\n]{0,60}\b(?:hago|hace) constar|el suscrito notario|doy fe|yo,? (?:el|la) notari/,
  ),
  rule(
    'certifies',
    /(?:yo,? el|el suscrito) notari[oa][^.]{0,20}certific|certifico[: ]|me cerciore|advert[ií] a l[oa]s? comparecient|lei (?:y explique )?(?:a l[oa]s? )?(?:el|este|la)?|explique (?:su|el) (?:valor|contenido)|de cuya capacidad|capacidad legal/,
  ),
  rule('appendix', /\bapendice\b|cotejado|sello de autorizar|autorizo (?:definitiv|preventiv)|el sello/),
  rule('registry', /registro publico de la propiedad|folio (?:real|mercantil|electronico)|inscrit[oa] (?:bajo|en|con)/),
  rule(
    'deed-act',
    /hag[oa] constar|hace constar|protocoliz|adjudicacion|cancelacion (?:total )?de (?:la )?hipoteca|constitucion de|regimen de propiedad en condominio|otorgan? (?:el|la) (?:contrato de )?(?:compraventa|donacion)/,
    OPENING,
  ),
  rule(
    'private-sale',
    /doy en venta|vendo a|carta responsiva|compra ?venta de (?:un )?(?:vehiculo|automovil|camion|semoviente)/,
  ),
  rule(
    'company-founded',
    /constituyen? (?:una|la) (?:sociedad|asociacion)|constitucion de (?:la |una )?(?:sociedad|asociacion)|\bestatutos\b/,
  ),
  rule(
    'opens-with-will',
    /otorg[oa]r?[^.;]{0,60}testamento|testamento (?:publico|olografo|privado|cerrado|abierto)|\bes(?:te)? (?:es )?mi testamento|\btestamento\b/,
    OPENING,
  ),
  rule('prevents-suit', /transaccion|prevenir un juicio|reconoce[n]? (?:deber|adeudar)|cosa juzgada/),
  rule('deed-sale', /(?:vende[n]?|compra[n]?|dona)\b[^.]{0,160}(?:inmueble|predio|terreno|casa|departamento|lote)/),
  rule(
    'company-statutes',
    /capital social|objeto social|estatutos|\baccionistas\b|clausula de (?:admision|exclusion) de extranjeros/,
  ),
  rule(
    'between-parties',
    /por (?:una|la) (?:primera )?parte\b[^;]{0,600}\b(?:por )?(?:la|de) otra(?: parte)?\b|que celebran|celebran (?:por|entre|el|los|las)|celebrado entre/,
  ),
  rule('defined-parties', /en (?:lo sucesivo|adelante)|se (?:le )?(?:denominara|llamara)|a quien se (?:le )?llama/),
  rule('declarations', /(?:^|\n)[\s=]{0,4}declaraciones\b|\bdeclaran? (?:el|la|las partes|los|que|bajo)\b/),
  rule('clauses-heading', /(?:^|\n)[\s=]{0,4}clausulas\b|siguientes clausulas|clausula (?:primera|segunda)/),
  rule('this-contract', /(?:el presente|este|del presente|del) (?:contrato|convenio|acuerdo|instrumento privado)\b/),
  rule('the-parties', /\blas partes\b|\bambas partes\b|los contratantes/),
  rule(
    'contract-parties',
    /\b(?:arrendador|arrendatari|prestador|mutuante|mutuatari|franquici|proveedor|suministr|comodante|comodatari|contratista|patron|trabajador)[a-z]{0,3}\b/,
    { least: 3 },
  ),
  rule(
    'signed-in-copies',
    /(?:firman?|suscriben?|firmamos|ratifican)\b[^.]{0,120}(?:por (?:duplicado|triplicado|cuadruplicado)|al calce|de conformidad)|leido (?:que fue|por ambas|el presente|este)/,
  ),
  rule(
    'ordinals',
    /(?:^|\n|[.:;-] )[\s=]{0,4}(?:primera|segunda|tercera|cuarta|quinta|sexta|septima|octava)\s?[.:)-]/,
    { least: 3 },
  ),
  rule('chosen-courts', /se someten?|sometimiento|renuncia\w* (?:a )?(?:cualquier|al|todo)[^.]{0,30}fuero/),
  rule('witnesses', /(?:^|\n|\t)\s{0,3}testigos?\b/),
  rule('invoice', /\bcfdi\b|folio fiscal|\buuid\b|uso (?:de |del )?cfdi|regimen fiscal|clave (?:del )?prod|subtotal/),
  rule('title-invoice', /\bfactura\b/, TITLE),
  rule(
    'office-letter',
    /\boficio (?:num|no|numero|n\.|[a-z]{2,6}[/-])|\basunto\s?:|of\. ?(?:num|no)|dependencia:|seccion:/,
  ),
  rule(
    'letter',
    /(?:^|\n)\s?(?:estimad[oa]s?|apreciable|querid[oa]|muy senor(?:es)? mi[oa]s?|distinguid[oa]|dear)\b|quedo (?:de usted|a sus ordenes|atent)|reciba un (?:cordial )?saludo|saludos|(?:^|\n)\s?cordialmente|un abrazo/,
  ),
  rule('mail', /(?:^|\n)\s?(?:de|para|from|to|enviado|asunto|cc|fecha|re)\s?:[^\n]{0,80}(?:\n|$)/, { least: 2 }),
  rule(
    'minutes',
    /orden del dia|\bquorum\b|se levant[oa] (?:la|el)|\bminuta\b|lista de asistencia|acuerdos tomados|punto (?:uno|primero) del orden|no habiendo (?:otro|mas) asunto/,
  ),
  rule('title-minutes', /(?:^|\n)[^\n]{0,20}\b(?:acta de|minuta|asamblea|acuse|constancia)\b/, TITLE),
  rule(
    'judgment',
    /\bse (?:absuelve|condena|resuelve|confirma|revoca la)\b|\bresuelve\s?:|puntos resolutivos|\bvisto[s]?\b[^\n]{0,40}(?:para|los autos|el expediente)|sentencia (?:definitiva|de)|considerando|asi lo (?:resolvio|acordo|proveyo|sentencio)|\btoca\b|notifiquese/,
  ),
  rule(
    'title-judgment',
    /\b(?:sentencia|resolucion|acuerdo:|auto |dictamen|laudo|edicto|citatorio|cedula de notificacion|notificacion)\b/,
    TITLE,
  ),
  rule(
    'court-speaks',
    /(?:esta|la) (?:autoridad|juzgadora|resolutora|sala) |este (?:juzgado|tribunal|organo jurisdiccional)|el suscrito juez|vistos? (?:los|para|el)|se dicta sentencia|autos del|primera instancia[^.]{0,40}resolv/,
  ),
  rule(
    'resolves',
    /puntos resolutivos|(?:^|\n|[.:;] )[\s=]{0,4}resuelve\s?[:\n]|se (?:absuelve|condena) a|por lo expuesto[^.]{0,80}se resuelve|s ?e ?n ?t ?e ?n ?c ?i ?a/,
  ),
  rule(
    'gazette',
    /diario oficial|gaceta oficial|periodico oficial|\bdecreto\b|se reforma[n]?|se adiciona|reglamento (?:de|interior|del)|transitorios/,
    OPENING,
  ),
  rule(
    'manual',
    /\bmanual\b|por ejemplo|\bejemplo\b|como (?:llenar|se llena)|(?:se )?llene|instrucciones|formato (?:de|en blanco|no)|modelo (?:de (?:pagare|contrato|carta|poder)|en blanco)|leccion|guia|no firme|consejos|apuntes|preguntas|modulo/,
  ),
  rule('blank-form', /\(?\b(?:nombre|cantidad|fecha|lugar|domicilio)\b[^\n]{0,20}\)?\s?[.…]{4}|x{4,}/, { least: 1 }),
  rule('cv', /curriculum|experiencia (?:laboral|profesional)|formacion academica|habilidades|idiomas/),
  rule(
    'receipt',
    /(?:^|\n)[^\n]{0,30}\brecibo\b|\brecibi(?:mos)? (?:de|del|la cantidad)|estado de cuenta|ticket|cotizacion|remision|presupuesto|nota de venta|poliza|orden de compra/,
    TITLE,
  ),
  rule(
    'expert',
    /\bdictamen\b|\bperit[oa]\b[^.]{0,40}(?:rinde|dictamin|designad)|conclusiones\s?[:\n]|avaluo (?:num|de)/,
    OPENING,
  ),
  rule('proposal', /\bborrador\b|propuesta|quedamos|te mando|te paso|oye\b|gracias|me confirmas|\bojala\b/),
  rule('answer-claim', /contestacion (?:a|de) (?:la )?demanda|desahog|alegatos|recurso de|incidente|promocion/, TITLE),
  rule('english', /\b(?:the|shall|hereby|agreement|whereas|between)\b/, { least: 8 }),
];

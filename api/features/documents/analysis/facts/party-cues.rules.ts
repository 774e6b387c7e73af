/** What stands around a name and tells whether it is a party's, and in which role. Patterns read folded text. */

/** Roles of those who are bound or appear. */
export const ROLE =
  'representad[oa]|hipotecad[oa]|arrendador[a]?|arrendatari[oa]|subarrendatari[oa]|vendedor(?:es|as|a)?|comprador(?:es|as|a)?|promitente (?:vendedor|comprador)[a]?|prestador(?:a)?(?: de servicios)?|prestatari[oa]|cliente|mutuante|mutuatari[oa]|acreditante|acreditad[oa]s?|acreedor(?:a|es)?(?: (?:hipotecari[oa]|prendari[oa]))?|deudor(?:a|es)?(?: (?:solidari[oa]|hipotecari[oa]))?|patron[a]?|trabajador[a]?|emplead[oa]|franquiciante|franquiciatari[oa]|proveedor[a]?|suministrad[oa]|suministrador[a]?|distribuidor[a]?|contratista|subcontratista|contratante|comitente|comisionista|mandante|mandatari[oa]|poderdante|otorgante|apoderad[oa]s?(?: (?:legal|general|especial))?|representante(?: legal)?|cedente|cesionari[oa]|donante|donatari[oa]|permutante|comodante|comodatari[oa]|depositante|depositari[oa]|fiador[a]?|fiad[oa]|aval(?:ista)?|avales|obligad[oa] (?:solidari[oa]|principal)|obligad[oa]s? solidari[oa]s?|suscriptor[a]?|librador[a]?|girador[a]?|beneficiari[oa]|tenedor[a]?|endosante|endosatari[oa](?: en procuracion)?|actor(?:a|es|as)?|parte actora|parte demandada|demandante|demandad[oa]s?|codemandad[oa]s?|quejos[oa]s?|tercer[oa] interesad[oa]|autoridad(?:es)? responsables?|promovente|testador[a]?|heredero(?:s)?|heredera(?:s)?|legatari[oa]s?|albacea|usufructuari[oa]|nud[oa] propietari[oa]|curador[a]?|tutor[a]?|soci[oa]s?|accionistas?|administrador[a]? unic[oa]|gerente(?: general)?|comisari[oa]|delegad[oa](?: especial)?|presidente|presidenta|secretari[oa]|tesorer[oa]|adjudicatari[oa]s?|adquirente|enajenante|propietari[oa]|usuari[oa]|transportista|cargador[a]?|porteador[a]?|remitente|consignatari[oa]|fideicomitente|fiduciari[oa]|fideicomisari[oa]|asociante|asociad[oa]|aparcer[oa]|duen[oa](?: de la obra| del terreno)?|maestr[oa] (?:albanil|de obra)|receptor[a]?|divulgante|licenciante|licenciatari[oa]|autor[a]?|editor(?:ial|a)?|inquilin[oa]|inversionista|consultor[a]?|ejidatari[oa]|avecindad[oa]|ordenadora|ejecutora|sustituyente|sustitut[oa]s?|padre|concesionari[oa]|permisionari[oa]|operador[a]?|maquilador[a]?|asegurad[oa]|asegurador[a]?|hipotecante|constituyente|compareciente|condomin[oa]|cobeneficiari[oa]|consumidor[a]?|agente|parte (?:reveladora|receptora)|segund[oa] parte|primera parte|pacientes?|medic[oa]|responsable(?: solidari[oa]| del pago)?|huesped|alumn[oa]|garante(?: [a-z]+)?|codeudor(?:a|es)?|coacreditad[oa]|tomador[a]?|aceptante|consignante|pignorante|productor[a]?|artista|sucesor[a]?|causahabiente|denunciante|depositante|porteador[a]?|remesante|cotitular|copropietari[oa]s?|prometiente|sanatorio|autoridad(?:es)? demandadas?';

/** Between a role and a name: «el señor», «don», «la sociedad denominada». */
const TITLES =
  '(?:(?:el|la|los|las|al|a|su|sus|mi|mis|de|del|y) |(?:senor(?:es|as|a|ita)?|sr[aes]{0,3}\\.?|don|dona|d\\.|lic(?:enciad[oa]s?|d[oa])?\\.?|ing(?:enier[oa]s?)?\\.?|arq(?:uitect[oa])?\\.?|doctor[a]?|dr[a]?\\.?|contador[a]?(?: public[oa])?|c\\. ?p\\.|cc?\\.|ciudadan[oa]s?|prof(?:a|esor[a]?)?\\.?|mtr[oa]\\.?|maestr[oa]|joven|menor(?:es)?(?: de edad)?|nombres?|sociedad(?: mercantil)?|empresa|persona moral|compania|institucion|denominad[oa]|mercantil|conyuges|espos[oa]s?|hij[oa]s?|herman[oa]s?|sobrin[oa]s?|niet[oa]s?|madre|padre|compadre|comadre|abogad[oa]s?|accionista|soci[oa]s?|ahijad[oa]|tambien|hoy)[\\s,:]+){0,8}';

export interface Cue {
  pattern: RegExp;
  weight: number;
  /** Null: the first group of the pattern is the role. */
  role: string | null;
}

const before = (pattern: string, weight: number, role: string | null = null): Cue => ({
  pattern: new RegExp(`(?:${pattern})[\\s,:;.«"“(\\-–_]*(?:[a-z\\d]{1,2}[).]-?\\s{0,2})?${TITLES}["“«]?$`),
  weight,
  role,
});

/** Words before a name that make it a party's; heaviest first. */
export const BEFORE: readonly Cue[] = [
  before(
    `(?:represented by|representad[oa]s?|represento|representa|por conducto de|a traves de)(?: en este acto| legalmente| aqui)?,?(?: por| de)?(?: (?:su|sus|el|la|los))?(?: (?:apoderad[oa]|representante|administrador[a]?|gerente|director[a]?|president[ea]|unic[oa]|general|legal|soci[oa]|delegad[oa]|de|secretari[oa]|especial|capital|humano|y|propietari[oa]|mandatari[oa]|fiduciari[oa])){0,6}`,
    5,
    'representante',
  ),
  before('(?:a la orden del?|orden y a favor de|pagar(?:e|emos)? (?:incondicionalmente )?a)', 5, 'beneficiario'),
  before('en (?:nombre|representacion)(?: y (?:en )?representacion)? del?', 3.5, 'representado'),
  before(
    '(?:administrador[a]?|apoderad[oa]|representante|gerente|president[ea]|director[a]?|delegad[oa]|endosatari[oa]|representacion)(?: (?:legal|general|unic[oa]|especial|en procuracion))* (?:del?|de la)',
    3.5,
    'representada',
  ),
  before('acta de (?:la )?asamblea[^.;\\n]{0,60} del?', 3.5, 'sociedad'),
  before('(?:que|y que) (?:lo|la) sea|\\b(?:lo|la) sera', 3, 'albacea'),
  before(
    '(?:denominad[oa]|denomina|denominacion|escritura constitutiva de|constitucion de|la sociedad)',
    3.5,
    'sociedad',
  ),
  before(
    '(?:credito|prestamo|mutuo|hipoteca|cantidad)[^.;\\n]{0,60} (?:a|al|a favor del?|en favor del?)',
    3,
    'acreditado',
  ),
  before('p\\.? ?p\\.?', 5, 'representante'),
  before('(?:testimonio|copia certificada)[^.;\\n]{0,60} para(?: uso de)?', 3, 'interesado'),
  before('(?:negocio|negociacion|taller|establecimiento|empresa)', 2.5),
  before('(?:;|,) ?y (?:en contra )?(?:del?|al?|contra)', 2.5),
  before(
    '(?:representante|titular|duen[oa]|propietari[oa]) (?:del?|de la) (?:negocio|negociacion|taller|empresa|establecimiento)',
    3.5,
  ),
  before(
    '(?:\\bname|nombre|razon social|denominacion)(?: (?:completo|y firma|del?|la|el|quien suscribe|o denominacion social))*(?: (?:suscriptor[a]?|deudor[a]?|otorgante|apoderad[oa]|aval|trabajador|patron|arrendatari[oa]|arrendador[a]?|beneficiari[oa]))?',
    3.5,
  ),
  before(`\\b(${ROLE})(?:\\(a\\)|\\(s\\))?["”»]?\\s?[:=]`, 4.5),
  before(`\\b(${ROLE})(?:\\(a\\)|\\(s\\))?(?:,? (?:lo )?(?:es|son|sera|seran))?`, 3.5),
  before(
    `\\bcomo (?:(?:mi|su|el|la|unic[oa]|y|universal|universales|a|mis) )*(${ROLE})(?: (?:del|de la|de los) [a-z ]{3,30})?`,
    4,
  ),
  before(
    '(?:por|de) (?:la |una )?(?:primera |otra |una )?(?:parte|la otra|otra)(?: parte)?(?:[, ]+(?:como|en su caracter de|el|la|los|las|lo|y|con|su|por|representacion|derecho|su propio) [a-z ,]{0,50})?',
    3,
  ),
  before(
    '\\bcomparec\\w{1,8}\\b(?: (?:ante|en|por|personalmente|las?|los?|el|mi|ahora|de|una|parte|este|acto|como)){0,8}',
    3.5,
    'compareciente',
  ),
  before(
    '\\b(?:entre|between|celebran|celebra|celebrado (?:por|entre)|suscriben|convienen|reunid[oa]s|contratan|contrata)',
    3.5,
  ),
  before(
    '(?:otorgo|otorga|otorgan|otorgamos|confiero|confiere|confieren|conferimos|nombro|nombra|designo|designa|sustituye|revoca|faculto|autorizo)(?:\\b[^.;\\n]{0,90} (?:a|al|en favor del?|a favor del?|del?))?',
    3.5,
    'apoderado',
  ),
  before('(?:en|a) favor del?|para que (?:en mi nombre|a mi nombre)[^.;]{0,20}', 3),
  before(
    '\\bque (?:me |le )?otorg\\w+|otorgad[oa]s? por|suscrit[oa] por|conferid[oa] por|a solicitud del?|a peticion del?|a instancias? del?',
    2.5,
    'otorgante',
  ),
  before(
    '\\b(?:demandar|demando|demandamos|demanda|demandando)(?: (?:a|de|del|al|en|la|via|ordinaria|ejecutiva|civil|mercantil|oral|juicio|vengo|formal))*|en contra del?|\\bcontra|\\bvs\\.?|\\bversus',
    4,
    'demandado',
  ),
  before('(?:^|\\n)[a-z]\\) a(?:l|  ?la)?', 3, 'demandado'),
  before(
    '(?:lego|legado|dejo|dejar|mejoro|reconozco|asigno|deja|lega|instituye|instituyo|nombro|nombra|designo|designa|hereden?|heredara|corresponde|sustituye|sustituira|sustituyo)\\b[^.;\\n]{0,90}',
    3,
    'heredero',
  ),
  before('hereder[oa]s?[^.;\\n]{0,70}', 3, 'heredero'),
  before(
    '\\b(?:yo|el suscrito|la suscrita|suscrit[oa]|el que suscribe|la que suscribe|los suscritos|nosotros|(?:los|las) que suscrib(?:en|imos)|suscribimos|(?:promovid|seguid|interpuest|formulad)[oa]s? por|quien suscribe)',
    4,
    'suscrito',
  ),
  before(
    '\\b(?:venden?|compran?|adquieren?|dona|donan|cede|adjudica|adjudican|transmite|enajenan?|constituyen?|da en arrendamiento|debo|debemos|prometo|se obliga)(?: a| en favor de)?',
    2,
  ),
  before('(?:otorga|acepta|recibe|confiere|cede) el (?:poder|mandato|cargo)', 3.5),
  before('(?:suscribio|firmo|firmaron|firman|acepto|acepta|aceptamos|aceptan|conforme)', 1.5),
];

/** Words behind a name. */
export const BEHIND: readonly Cue[] = [
  { pattern: /^,? (?:en contra del?|contra|vs)\b/, weight: 4, role: 'actor' },
  {
    pattern: new RegExp(
      `^[,.]?(?: [^.;\\n]{0,80}?)?[,.]? ?\\(?(?:a|al|en)? ?(?:quien|quienes|la que|el que|que)? ?(?:en (?:lo sucesivo|adelante|lo subsecuente)|se (?:le|les) (?:llamara|denominara|designara|conocera))[^.;\\n]{0,60}?["“«']? ?(?:(?:el|la|los|las) )?["“«']?(${ROLE})`,
    ),
    weight: 4.5,
    role: null,
  },
  {
    pattern:
      /^[,.]? ?\(?(?:(?:a|al|en) ?)?(?:quien(?:es)? )?(?:en (?:lo sucesivo|adelante)|se (?:le|les)? ?(?:llamara|denominara|llama))/,
    weight: 4,
    role: null,
  },
  {
    pattern: new RegExp(`^ ?[("“«]+(?:el|la|los|las|en lo sucesivo|en adelante)? ?["“«]?(${ROLE})`),
    weight: 4,
    role: null,
  },
  {
    pattern: new RegExp(
      `^,? (?:como|en (?:su|mi) (?:caracter|calidad) de|en calidad de) (?:el |la |mi )?(?:unic[oa] y universal )?(${ROLE})`,
    ),
    weight: 4,
    role: null,
  },
  { pattern: new RegExp(`^,? ?(?:${'es|sera|soy'})? ?(?:el |la |su |mi )?(${ROLE})\\b`), weight: 3, role: null },
  {
    pattern:
      /^,? (?:(?:por (?:mi|su|nuestro) )(?:propio derecho|propios derechos|derecho)|por derecho propio|promoviendo|en ejercicio)/,
    weight: 4,
    role: 'promovente',
  },
  {
    pattern:
      /^,? ?\)?,? ?(?:(?:esta |este |que esta )?representad[oa]|por conducto|a traves|(?:a )?(?:la |el )?(?:que|quien) representa)/,
    weight: 3.5,
    role: null,
  },
  { pattern: /^,? ?\((?:el |la |en adelante |en lo sucesivo )*["“«']/, weight: 4, role: null },
  {
    pattern:
      /^,? (?:se le (?:dara|entregara)|recibio un|adeuda|dijo|manifesto|manifiesto|dispuso|expreso|suscribio|recibira)\b/,
    weight: 3,
    role: null,
  },
  {
    pattern:
      /^,? ?\(?(?:quien |que )?(?:mexican[oa]|mayor de edad|de nacionalidad|de \d+ anos|con (?:rfc|curp|registro federal)|rfc|curp|r\.f\.c|originari[oa]|nacid[oa])/,
    weight: 3,
    role: null,
  },
  {
    pattern: /^(?:, [^.;\n]{1,90})?,? (?:le |les )?(?:dejo|deja|lego|lega|regalo|doy|le toca)\b/,
    weight: 3.5,
    role: 'legatario',
  },
  {
    pattern: new RegExp(`^, [a-z]{4,12}(?: [a-z]{2,12})? \\((${ROLE})`),
    weight: 4,
    role: null,
  },
  {
    pattern: /^,?[^.;\n]{0,70},? y (?:dijeron|dicen|exponen|expone|manifiestan|manifiesta|declaran|dijo)\b/,
    weight: 3,
    role: 'compareciente',
  },
  {
    pattern: /^,? (?:con domicilio|vecin[oa] de)/,
    weight: 2,
    role: null,
  },
  {
    pattern:
      /^,? (?:promete|prometo|se obliga|acepta|debe|vende|compra|dona|otorga|confiere|comparece|ante usted|declara|manifiesta|paga|pagara|pagare|demando)\b/,
    weight: 3,
    role: null,
  },
  {
    pattern:
      /^,? (?:presidente|presidenta|secretari[oa]|tesorer[oa]|gerente|administrador[a]|director[a]? general|delegad[oa] especial)/,
    weight: 2,
    role: null,
  },
];

/** Who agrees to what a party does is bound too. */
export const CONSENTS: readonly Cue[] = [
  before(
    '(?:(?:con|previ[oa]|media) (?:el |la )?(?:consentimiento|conformidad|anuencia|autorizacion|comparecencia|asistencia)|consiente|asistid[oa]|acompanad[oa])(?: (?:expres[oa]|del?|de|la|el|por|su|sus|conyuge|espos[oa]))*',
    3.5,
    'quien consiente',
  ),
];

/** Words before a name that make it somebody else's. */
export const OFFICE_BEFORE: readonly RegExp[] = [
  new RegExp(
    `(?:notari[oa]|corredor[a]?|fedatari[oa]|ante mi|la fe (?:del?|de la))(?: public[oa])?(?: (?:numero|num\\.?|no\\.?) ?[a-z\\d ]{0,40})?(?: (?:titular|adscrit[oa]|suplente|de (?:esta|la|este) [a-z ]{0,40}|del (?:estado|entonces distrito federal)[a-z ]{0,20}))*[\\s,:.]*${TITLES}$`,
  ),
  new RegExp(
    `(?:testig[oa]s?|peritos?|perita|juez[a]?|magistrad[oa]|actuari[oa]|interprete|traductor[a]?|secretari[oa] de acuerdos|instrumental|ministro|registrador[a]?)\\b[^.;\\n]{0,40}?[ ,:.]*${TITLES}$`,
  ),
  new RegExp(
    `(?:\\bautoriz(?:o|ando|ad[oa]s?|amos|ada)\\b(?=[^.]*\\b(?:notificaciones|oir|recibir|efectos?|terminos|fin|pasantes?|licenciad[oa]s?|lic|articulo|imponerse|documentos)\\b)|\\babogad[oa]s? (?:patron[oa]s?|director(?:es)?|de la|del|autorizad|postulante)|\\bmis? abogad[oa]s?|\\bpasantes?|recibirlas|imponerse)\\b[^.;\\n]{0,120}$`,
  ),
];

/** Words before a name that speak of somebody else here; elsewhere the same person may be a party. */
export const NOT_BEFORE: readonly RegExp[] = [
  new RegExp(
    `(?:\\bhij[oa]s? (?:legitim[oa] )?de|\\b(?:padre|madre|padres)(?: [a-z]+){0,3}|finad[oa]s?|difunt[oa]s?|de cujus|autor[a]? de la sucesion|sucesion (?:testamentaria |intestamentaria )?(?:a bienes )?de|viud[oa] de|casad[oa] con|matrimonio con|conyuge)[\\s,:]*${TITLES}$`,
  ),
  /(?:calle|avenida|av\.|colonia|col\.|fraccionamiento|rancho|poblado|carretera|boulevard|blvd\.?|calzada|privada|andador|plaza|edificio|municipio|ciudad|barrio|parque|hospital|escuela|callejon|camino|esquina|circuito|villa|hacienda|predio|zona|conjunto|paseo|delegacion|alcaldia|congregacion|ranchera|rancheria|localidad|pueblo|puerto|partido judicial|distrito|estado|mercado)(?: (?:de|del|la|las|los|el|a|san|numero|denominad[oa]|conocid[oa] como))*[\s,:"“«]*$/,
  /(?:linda|colind\w+|norte|sur|oriente|poniente|este|oeste)\b[^.;\n]{0,50}(?:con|propiedad de)[\s,:]*(?:(?:el|la) )?(?:senor[a]? )?$/,
  /(?:otorgad[oa]|pasad[oa]|tirad[oa]|protocolizad[oa]|ratificad[oa]|fe)\b[^.;\n]{0,60}\bante (?:el |la )?(?:licenciad[oa]|lic\.|notari[oa])[\s,:]*$/,
];

/** Words behind a name that make it somebody else's. */
export const OFFICE_BEHIND: readonly RegExp[] = [
  /^,? ?(?:(?:en (?:su|mi) caracter de|actuando como|quien es) )?(?:titular de la notaria|notari[oa]|corredor[a]? public|fedatari|juez|magistrad|perit|testigo|interprete|secretari[oa] de acuerdos)/,
  /^,? (?:(?:ya|hoy) )?(?:fallecid|finad|difunt|q\.? ?e\.? ?p)/,
];

/** In a will relatives and friends are named because they get something. */
export const BEFORE_IN_WILL: readonly Cue[] = [
  before(
    '(?:\\b(?:mi|su|sus|mis)|de nombres?|\\bhij[oa]s?)(?: (?:menor|mayor|legitim[oa]|unic[oa]|otr[oa]|querid[oa]|vecin[oa]|ahijad[oa]|comadre|compadre|amig[oa]|espos[oa]|conyuge|hij[oa]s?|niet[oa]s?|sobrin[oa]s?|herman[oa]s?|prim[oa]|cunad[oa]|nuera|yerno|soci[oa]))*|(?:casad[oa]|matrimonio)(?: [a-z]+){0,4} con',
    3,
    'heredero',
  ),
];

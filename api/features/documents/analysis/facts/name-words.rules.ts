import commonWords from '#db/content/documents/common-words.json' with { type: 'json' };

/** Words that tell where a name begins and ends. */

const COMMON_WORDS: ReadonlySet<string> = new Set(commonWords.words.split(' '));

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

export const PARTICLES = set('de del la las los el von van da do dos di du mac viuda vda');
/** Inside of names of companies. */
export const CONNECTORS = set('de del la las los el y e & para en por al con');
export const TITLES = set(
  'senor senora senores senoras senorita sr sra srita sres don dona lic licenciado licenciada licenciados licda ing ingeniero ingeniera dr dra doctor doctora arq arquitecto arquitecta cp contador contadora mtro mtra maestro maestra prof profa profesor profesora c cc ciudadano ciudadana licdo notario notaria mr mrs ms',
);
/** Written with a capital and never part of the name of a person. */
export const NO_NAME = set(`
  hermana hermano hija hijo hijos hijas esposa esposo nieta nieto sobrina sobrino vecina comadre compadre ahijada ahijado
  conyuge madre padre tutor tutora nombra lega instituye hola proponen name title doy fe acreedor acreedora acreditado acreditada actor actora adjudicatario administrador administradora albacea anexo antecedente
  antecedentes apoderado apoderada apoderados arrendador arrendadora arrendatario arrendataria articulo asamblea aval avalista
  avenida beneficiario beneficiaria calle calzada camino carretera cedente cesionario ciudad clausula clausulas clave codigo col
  colonia comprador compradora condominio contratista contrato convenio cliente consejo constitucion curp declaraciones
  declara declaran demanda demandado demandada deudor deudora distrito documento domicilio donante donatario donataria
  edificio ejido empresa escritura estado estados estatutos exp expediente fecha federal federacion fiador fiadora firma firmas
  folio fraccion fraccionamiento general gerente hechos heredero heredera herederos hospital identificacion inmueble instituto
  instrumento jefe juez jueza juicio junta juzgado legal ley libro local lote lugar manzana mandante mandatario mandataria
  mercantil mexicana mexicanos mexico ministerio mutuante mutuario mutuataria municipio municipal nacional nombre notaria
  notario numero obligado obligada oficina ordinario otorgante pagare pagina parte partes patron poder poderdante plaza
  prestador prestataria presente presidente presidenta primera proveedor proveedora privada pruebas publica publico quejoso
  quejosa rancho registro representante republica rfc rubrica sala secretaria secretario seccion senoria sindico social socio
  sociedad suscriptor suscriptora suprema tabla teatro testador testadora testamento testigo testigos tesorero titular
  tomo trabajador trabajadora tribunal tribunales unidos unica unico vecino vendedor vendedora vialidad volumen yo zona
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre lunes martes miercoles jueves
  viernes sabado domingo norte sur oriente poniente este oeste segunda tercera cuarta quinta sexta septima octava novena decima
  undecima duodecima tercero cuarto quinto primero segundo que por para con sin como ante entre contra desde hasta
  segun sobre bajo tras ellos ella ellas esta este estos estas ese esa mi su sus nuestro se lo le les al en un una uno
  yucatan jalisco sonora sinaloa oaxaca puebla tlaxcala michoacan veracruz chiapas tabasco nayarit durango coahuila zacatecas
  queretaro guanajuato guerrero morelos hidalgo colima campeche chihuahua tamaulipas aguascalientes california quintana
  guadalajara monterrey tijuana merida leon toluca cdmx bogota madrid
  and the of to in for by this between agreement party parties whereas shall llc inc ltd corp company
`);
export const STATE =
  /^(?:yucatan|jalisco|sonora|sinaloa|oaxaca|puebla|tlaxcala|michoacan|veracruz|chiapas|tabasco|nayarit|durango|coahuila|zacatecas|queretaro|guanajuato|guerrero|morelos|hidalgo|colima|campeche|chihuahua|tamaulipas|aguascalientes)$/;
/** States and places that are surnames too: they part a name only when they stand before a comma or alone. */
export const ALSO_SURNAMES = set(
  'guerrero hidalgo morelos leon quintana merida madrid julio abril mayo domingo oaxaca puebla sonora toluca luna tercero segundo',
);
/** Begin the name of a body that has no form of a company. */
export const BODY_HEADS = set(`
  condominio comite asamblea asociacion union cooperativa ejido comunidad banco instituto ayuntamiento municipio secretaria
  universidad fundacion sindicato colegio comision comisariado director directora presidente presidenta registrador tesorero
  tesorera subdelegado delegado delegada junta sucesion titular administrador jefe grupo inmobiliaria constructora comercializadora
  distribuidora operadora hipotecaria editorial troquelados fideicomiso caja patronato mesa subdirector subdirectora
  procurador procuraduria secretario fiscal fiscalia comandante oficial servicio ministro gobernador congreso registro coordinador inspector servicios transportes productos
  industrias materiales agencia centro club escuela clinica hotel restaurante despacho corporativo consorcio promotora
`);
/** Part the name of a company from what stands before it, in capitals too. */
export const BEFORE_COMPANY = set(`
  celebran celebra entre representada representado representante denominada denominado sociedad empresa compania parte otra
  comparece comparecen contra vs demandada demandado actora actor orden favor persona moral mercantil institucion por que
  conducto quien como comprador compradora vendedor vendedora arrendador arrendadora arrendatario arrendataria otorga
  patron trabajador acreedor acreedora deudor deudora beneficiario beneficiaria suscriptor suscriptora nombre denominacion
  apoderado apoderada gerente director directora presidente presidenta administrador administradora socia delegado delegada
  endosatario endosataria razon emisor receptor cliente proveedor proveedora a firma firmo socio accionista una la el los las lo
`);

/** Somebody who acts for a company, never the beginning of its name. */
export const NEVER_COMPANY =
  /^(?:apoderad[oa]|gerente|director[a]?|president[ea]|representad[oa]|representante|administrador[a]?|soci[oa]|delegad[oa]|endosatari[oa]|celebran?|entre)$/;

export const FORM =
  /^,? ?(?:s\.? ?a\.? ?p\.? ?i\.?|s\.? ?a\.? ?b\.?|s\.? ?a\.? ?s\.?|s\.? ?a\.?|s\.? ?p\.? ?r\.?|s\.? ?c\.? ?p\.?|s\.? ?c\.?|a\.? ?c\.?|a\.? ?r\.?|i\.? ?a\.? ?p\.?|i\.? ?b\.? ?p\.?|s\.? ?en ?c\.?|s\.? ?en ?n\.? ?c\.?|s\.? ?de ?s\.? ?s\.?|s\.? ?de ?r\.? ?l\.?|s\.? ?n\.? ?c\.?|s\.? ?l\.?(?! ?p)|sociedad (?:anonima|civil|cooperativa|de (?:responsabilidad|produccion)|mercantil|por acciones)|asociacion (?:civil|en participacion)|institucion de (?:asistencia privada|banca)|l\.?l\.?c\.?|inc\.?|ltd\.?|limited|corp\.?|gmbh|b\.?v\.?|s\.?p\.?a\.?|l\.?p\.?|ltda\.?|co\.)(?![a-z])/;
export const FORM_REST =
  /^[,.]? ?(?:de ?c\.? ?v\.?|de ?r\.? ?l\.?(?: ?de ?c\.? ?v\.?)?|de ?r\.? ?l\.? ?m\.? ?i\.?|en ?c\.?|de ?a\.? ?p\.?(?: ?de ?r\.? ?l\.?)?|de ?r\.? ?i\.?|de ?r\.? ?s\.?|r\.? ?l\.?|c\.? ?v\.?|p\.? ?i\.?|de capital variable|de responsabilidad (?:limitada|ilimitada|suplementada)|promotora de inversion|bursatil|simplificada|rural|de banca (?:multiple|de desarrollo)|multiple|sociedad financiera de objeto multiple,? entidad (?:no )?regulada|sofom|e\.? ?n\.? ?r\.?|e\.? ?r\.?|institucion de banca (?:multiple|de desarrollo)|institucion de (?:seguros|fianzas)|entidad (?:no )?regulada|u\.? ?c\.?|a\.? ?c\.? ?)(?![a-z])\.?/;

/** Words that are no names, however they are written. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);

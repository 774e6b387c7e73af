import words from '#db/content/documents/name-words.json' with { type: 'json' };
import commonWords from '#db/content/documents/common-words.json' with { type: 'json' };

/** Words that tell where a name begins and ends. */

const COMMON_WORDS: ReadonlySet<string> = new Set(commonWords.words.split(' '));

const set = (list: string): ReadonlySet<string> => new Set(list.split(' '));

export const PARTICLES = set(words.particles);
/** Inside of names of companies. */
export const CONNECTORS = set(words.connectors);
export const TITLES = set(words.titles);
/** Written with a capital and never part of the name of a person. */
export const NO_NAME = set(words.noName);
export const STATE =
  /^(?:yucatan|jalisco|sonora|sinaloa|oaxaca|puebla|tlaxcala|michoacan|veracruz|chiapas|tabasco|nayarit|durango|coahuila|zacatecas|queretaro|guanajuato|guerrero|morelos|hidalgo|colima|campeche|chihuahua|tamaulipas|aguascalientes)$/;
/** States and places that are surnames too: they part a name only when they stand before a comma or alone. */
export const ALSO_SURNAMES = set(words.alsoSurnames);
/** Begin the name of a body that has no form of a company. */
export const BODY_HEADS = set(words.bodyHeads);
/** Part the name of a company from what stands before it, in capitals too. */
export const BEFORE_COMPANY = set(words.beforeCompany);

/** Somebody who acts for a company, never the beginning of its name. */
export const NEVER_COMPANY =
  /^(?:apoderad[oa]|gerente|director[a]?|president[ea]|representad[oa]|representante|administrador[a]?|soci[oa]|delegad[oa]|endosatari[oa]|celebran?|entre)$/;

export const FORM =
  /^,? ?(?:s\.? ?a\.? ?p\.? ?i\.?|s\.? ?a\.? ?b\.?|s\.? ?a\.? ?s\.?|s\.? ?a\.?|s\.? ?p\.? ?r\.?|s\.? ?c\.? ?p\.?|s\.? ?c\.?|a\.? ?c\.?|a\.? ?r\.?|i\.? ?a\.? ?p\.?|i\.? ?b\.? ?p\.?|s\.? ?en ?c\.?|s\.? ?en ?n\.? ?c\.?|s\.? ?de ?s\.? ?s\.?|s\.? ?de ?r\.? ?l\.?|s\.? ?n\.? ?c\.?|s\.? ?l\.?(?! ?p)|sociedad (?:anonima|civil|cooperativa|de (?:responsabilidad|produccion)|mercantil|por acciones)|asociacion (?:civil|en participacion)|institucion de (?:asistencia privada|banca)|l\.?l\.?c\.?|inc\.?|ltd\.?|limited|corp\.?|gmbh|b\.?v\.?|s\.?p\.?a\.?|l\.?p\.?|ltda\.?|co\.)(?![a-z])/;
export const FORM_REST =
  /^[,.]? ?(?:de ?c\.? ?v\.?|de ?r\.? ?l\.?(?: ?de ?c\.? ?v\.?)?|de ?r\.? ?l\.? ?m\.? ?i\.?|en ?c\.?|de ?a\.? ?p\.?(?: ?de ?r\.? ?l\.?)?|de ?r\.? ?i\.?|de ?r\.? ?s\.?|r\.? ?l\.?|c\.? ?v\.?|p\.? ?i\.?|de capital variable|de responsabilidad (?:limitada|ilimitada|suplementada)|promotora de inversion|bursatil|simplificada|rural|de banca (?:multiple|de desarrollo)|multiple|sociedad financiera de objeto multiple,? entidad (?:no )?regulada|sofom|e\.? ?n\.? ?r\.?|e\.? ?r\.?|institucion de banca (?:multiple|de desarrollo)|institucion de (?:seguros|fianzas)|entidad (?:no )?regulada|u\.? ?c\.?|a\.? ?c\.? ?)(?![a-z])\.?/;

/** Words that are no names, however they are written. */
export const isCommonWord = (word: string): boolean => COMMON_WORDS.has(word);

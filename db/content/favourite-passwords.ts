/**
 * What people in Mexico take for a password and English lists lack: lower case, without accents. Variants are found from
 * these (`api/features/users/common-passwords.rules.ts`).
 */
const WORDS = `
  contrasena clave miclave claves secreto secreta acceso entrar usuario usuaria administrador invitado bienvenido
  bienvenida temporal cambiame cambiar prueba pruebas demo sistema sistemas internet computadora oficina trabajo empresa
  qwertyuiopn asdfghjkln hola holamundo nomeacuerdo olvide
  mexico mexicano mexicana vivamexico cdmx ciudaddemexico chilango guadalajara monterrey puebla toluca veracruz jalisco
  sinaloa sonora chihuahua coahuila tamaulipas michoacan guanajuato queretaro oaxaca chiapas yucatan campeche tabasco
  cancun acapulco tijuana merida culiacan hermosillo saltillo durango zacatecas morelos cuernavaca hidalgo pachuca
  tlaxcala nayarit colima aguascalientes
  america aguilas laguilas chivas rebano pumas goya cruzazul lamaquina tigres rayados atlas leon necaxa santos
  diablos xolos gallos bravos seleccion futbol golazo chicharito hugosanchez
  guadalupe lupita virgencita virgendeguadalupe tepeyac morenita sanjudas sanjudastadeo jesus jesucristo cristo cristorey
  diosesamor dios dioses diosmio diosmeama jehova biblia angelito milagro bendicion bendiciones esperanza
  teamo tequiero teamomucho tequieromucho amor amorcito miamor mivida micielo corazon princesa principe reina
  preciosa bonita hermosa hermoso chiquita chiquito bebe bebita mama papa mamacita familia mifamilia hijos mishijos
  felicidad alegria estrella estrellita mariposa girasol luna solecito
  abogado abogada abogados licenciado licenciada despacho juridico derecho amparo justicia juzgado tribunal notaria
  notario demanda leyes constitucion foja
  peludo firulais canela pelusa chocolate tamales tacos tequila mezcal mariachi calavera catrina aguacate chilaquiles
  lunes viernes enero diciembre navidad verano`;

export const FAVOURITE_PASSWORDS: readonly string[] = WORDS.trim().split(/\s+/);

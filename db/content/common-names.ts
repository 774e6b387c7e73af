/**
 * Given names and surnames that are common in Mexico, without accents. Two of them that differ by one letter are
 * different names («Marina» and «Martina», «Fernández» and «Hernández»), not a typing error.
 */
const GIVEN = `
  aaron abel abigail abraham abril ada adan adela adolfo adrian adriana agustin agustina aida alan alba alberto alejandra
  alejandro alexa alexis alfonso alfredo alicia alina alma alonso amalia amanda amelia amparo ana anabel andrea andres
  angel angela angeles angelica anselmo antonia antonio araceli ariadna ariana ariel armando arturo aurelio aurora
  axel beatriz belen benito benjamin bernarda bernardo berta blanca brenda bruno camila camilo carina carla carlos
  carmen carmina carolina catalina cecilia celia cesar christian cinthia clara claudia claudio concepcion constanza
  consuelo cristian cristina cruz cuauhtemoc cynthia dafne daniel daniela dario david delia diana diego dolores
  domingo dora eduarda eduardo efrain efren elba elena elia elias elisa elizabeth eloisa elsa elvia elvira emilia
  emiliano emilio emma enrique enriqueta erica erick erika ernestina ernesto esmeralda esperanza esteban estela ester
  esther eugenia eugenio eva evangelina evelyn fabian fabiola fatima federico felipe felix fernanda fernando fidel
  flor francisca francisco frida gabriel gabriela genaro genoveva gerardo german gilberto gilda gisela gloria gonzalo
  graciela gregorio griselda guadalupe guillermina guillermo gustavo hector heriberto hermelinda hilario hilda horacio
  hugo humberto ignacia ignacio ileana ines ingrid irene irma isaac isabel isaias isidro ismael israel itzel ivan ivonne
  jacinta jacinto jaime janet javier jazmin jesus jimena joaquin joel jonathan jorge jose josefa josefina josue juan
  juana juanita judith julia julian juliana julieta julio karen karina karla katia laura leonardo leonel leonor leopoldo
  leticia lidia liliana lilia lina lizbeth lorena lorenza lorenzo lourdes lucas lucero lucia luciana luciano lucio luis
  luisa luz magdalena manuel manuela marcela marcelino marcelo marco marcos margarita maria mariana mariano maribel
  maricela marina mario marisela marisol marta martha martin martina mateo matias mauricio maximiliano mayra melissa
  mercedes micaela miguel miranda miriam misael moises monica montserrat myriam nadia nancy natalia nayeli nestor
  nicolas nidia noe noemi nora norma octavio ofelia olga olivia omar oralia orlando oscar pablo paloma pamela paola
  patricia patricio paula paulina paulino pedro perla petra pilar rafael rafaela ramiro ramon ramona raquel raul rebeca
  refugio regina rene renata reyna ricardo rita roberta roberto rocio rodolfo rodrigo rogelio roman rosa rosalba rosalia
  rosalinda rosalio rosario rosaura roxana ruben ruth salomon salvador samuel sandra santiago santos sara saul sebastian
  selena sergio silvana silvia silverio simon socorro sofia sol soledad sonia susana tania tatiana teodora teodoro teresa
  tomas ulises valente valentin valentina valeria valeriano vanessa veronica vicenta vicente victor victoria violeta
  virginia viviana wendy ximena yadira yesenia yolanda zoe zulema`;

const SURNAMES = `
  acevedo acosta aguilar aguilera aguirre alarcon alcala alcantara aldana alfaro almanza alonso alvarado alvarez amador
  amaya anaya angeles aranda araujo arce arellano arias armenta arreola arriaga arroyo arteaga avalos avila ayala
  baez balderas banuelos barajas barba barcenas barrera barreto barrios barron bautista becerra becerril beltran benitez
  bermudez bernal blanco bonilla borja bravo brito briones bustamante bustos caballero cabrera calderon calvillo calvo
  camacho camargo campos canales cano cantu carbajal cardenas cardona cardoso carmona carranza carrasco carrera carrillo
  carrion casas castaneda castellanos castilla castillo castro cazares cedillo ceja cepeda cerda cervantes cerezo cisneros
  colin colon contreras cordero cordova corona coronado corral corrales correa cortes cortez cosio cruz cuellar cuevas
  davila delgado diaz dominguez duarte duenas duran elizalde elizondo escalante escamilla escobar escobedo espino
  espinosa espinoza esquivel estrada fajardo farias felix fernandez ferrer fierro figueroa flores fonseca franco fuentes
  galicia galindo galvan galvez gallardo gallegos gamez gamboa garay garcia garibay garrido garza gastelum gil godinez
  gomez gongora gonzalez granados guerra guerrero guevara guillen gutierrez guzman haro heredia hernandez herrera herrero
  hidalgo hinojosa huerta hurtado ibanez ibarra infante iniguez islas jacobo jaimes jaramillo jasso jaimez jimenez juarez
  jurado lara lazaro leal ledesma lemus leon lerma leyva limon linares lira lobo lomeli lopez lorenzo lozano lucero lugo
  luis lujan luna luque macias madera madero madrid madrigal magana maldonado mancilla manriquez manzano mares marin
  marquez marrufo martin martinez mata matias maya mayorga medina medrano mejia melendez melgar mena mendez mendieta
  mendoza mendez meneses mercado merino meza miranda molina mondragon monreal montalvo montano montero montes montiel
  montoya mora morales moran moreno mota moya munguia muniz munoz murillo najera nava navarrete navarro negrete nieto
  nieves nolasco noriega nunez ocampo ochoa ojeda olguin olivares olivas olmos olvera ontiveros orduna orozco orta ortega
  ortiz osorio osuna otero pacheco padilla padron paez palacios palma paredes parra partida paz pedraza pena peralta
  perea pereda pereira peres perez pina pineda pinto plata ponce portillo posada prado preciado puente puga pulido quezada
  quintana quintanilla quintero quiroga quiroz ramirez ramos rangel razo rendon resendiz reyes reyna reynoso rico rincon
  rios rivas rivera rivero robledo robles rocha rodarte rodriguez rojas rojo roldan roman romero romo rosado rosales rosas
  rubio rueda ruelas ruiz saavedra saenz salas salazar salcedo saldana saldivar salgado salinas sanchez sandoval santana
  santiago santillan santos sauceda segovia segura sepulveda serna serrano sierra silva solano solis solorzano soriano
  sosa sotelo soto suarez tafoya tamayo tapia tejada tejeda tellez tello tena toledo torres tovar trejo trevino trujillo
  ugalde ulloa urbina uribe valadez valdes valdez valdivia valencia valenzuela valle vallejo varela vargas vasquez
  vazquez vega vela velarde velasco velazquez velez venegas vera verdugo vergara vidal villa villagomez villalobos
  villalpando villanueva villarreal villasenor villegas yanez zamora zamorano zamudio zapata zaragoza zarate zavala
  zepeda zuniga`;

export const COMMON_NAMES: ReadonlySet<string> = new Set(`${GIVEN} ${SURNAMES}`.split(/\s+/).filter(Boolean));

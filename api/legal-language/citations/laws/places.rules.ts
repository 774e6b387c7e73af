/** Names of states, with and without accents; not the State of Mexico. */
export const STATES =
  `aguascalientes|baja california(?: sur)?|campeche|chiapas|chihuahua|coahuila|colima|durango|guanajuato|guerrero|hidalgo|jalisco|
  michoac[aá]n|morelos|nayarit|nuevo le[oó]n|oaxaca|puebla|quer[eé]taro|quintana roo|san luis potos[ií]|sinaloa|sonora|tabasco|tamaulipas|
  tlaxcala|veracruz|yucat[aá]n|zacatecas`.replace(/\s*\n\s*/g, '');

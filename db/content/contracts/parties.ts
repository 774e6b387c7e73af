/**
 * What parties declare of themselves, in Liquid (see `README.md`). An item whose text comes out empty is left out.
 * `persona` is one of the party, `parte` all of them.
 */
export const partyTexts = {
  /** Head of the declarations of a party. */
  head: `
**{{ numero }}. {{ parte | concuerda: "Declara", "Declaran" }} {{ parte.rol }}
{% if parte.varios %}
{% elsif parte.hay_representante %}
, por conducto de quien {{ parte | concuerda: "lo", "la", "los", "las" }} representa
{% elsif parte.hay_empresa %}
, por conducto de su representante
{% else %}
, por su propio derecho
{% endif %}
:**`,
  /** Head of what all declare together. */
  jointHead: '**{{ numero }}. Declaran LAS PARTES:**',
  /** Head of one of several parties. */
  memberHead: '**{{ persona.nombre }}** declara:',
  /** Head of what several declare of themselves together. */
  togetherHead: '{{ parte.rol }} {{ parte | concuerda: "declara", "declaran" }} además:',
  /** Lettered items of a person. */
  person: [
    `Que es persona física,
{% if persona.es_menor %}menor de edad{% else %}mayor de edad{% endif %}
{% if persona.nacionalidad %}, de nacionalidad {{ persona.nacionalidad }}{% endif %}
{% if persona.nacimiento %}, {{ persona | concuerda: "nacido", "nacida" }} el {{ persona.nacimiento | fecha }}{% endif %}
{% if persona.ocupacion %}, de ocupación {{ persona.ocupacion }}{% endif %}
{% if persona.es_menor %}
{% if persona.representantes.size > 0 %}
, y que comparece por conducto de quien ejerce la patria potestad o la tutela
{% endif %}
{% else %}
, con capacidad legal para contratar y obligarse
{% endif %}.`,
    `{% if persona.documento_migratorio %}
Que acredita su estancia legal en el país con {{ persona.documento_migratorio }}.
{% endif %}`,
    `{% if persona.estado_civil %}
Que su estado civil es {{ persona.estado_civil }}.
{% endif %}`,
    `{% if persona.rfc and persona.curp %}
Que su clave en el Registro Federal de Contribuyentes es {{ persona.rfc }} y su Clave Única de Registro de Población es {{ persona.curp }}.
{% elsif persona.rfc %}
Que su clave en el Registro Federal de Contribuyentes es {{ persona.rfc }}.
{% elsif persona.curp %}
Que su Clave Única de Registro de Población es {{ persona.curp }}.
{% endif %}`,
    `{% if persona.identificacion %}
Que se identifica con {{ persona.identificacion }}.
{% endif %}`,
    `{% if persona.domicilio %}
Que tiene su domicilio en {{ persona.domicilio }}.
{% endif %}`,
    `{% if persona.correo %}
Que su correo electrónico es {{ persona.correo }}.
{% endif %}`,
  ],
  /** Lettered items of a company. */
  company: [
    `Que es una persona moral legalmente constituida
{% if persona.es_extranjero %}
conforme a las leyes de su país, de nacionalidad {{ persona.nacionalidad }}
{% else %}
conforme a las leyes mexicanas
{% endif %}
{% if persona.constitutiva %}, según consta en {{ persona.constitutiva }}{% endif %}.`,
    `{% if persona.rfc %}
Que su clave en el Registro Federal de Contribuyentes es {{ persona.rfc }}.
{% endif %}`,
    `{% if persona.domicilio %}
Que tiene su domicilio en {{ persona.domicilio }}.
{% endif %}`,
    `{% if persona.correo %}
Que su correo electrónico es {{ persona.correo }}.
{% endif %}`,
  ],
  /** One item for each who acts for a person or company. */
  representative: `Que {{ representante.nombre }}
{% if representante.cargo %}, en su carácter de {{ representante.cargo }},{% endif %}
cuenta con facultades suficientes para
{% if persona.es_empresa or persona.es_mujer %}obligarla{% else %}obligarlo{% endif %}
en los términos de este instrumento
{% if representante.instrumento %}, según consta en {{ representante.instrumento }}{% endif %}
, y que esas facultades no le han sido revocadas, limitadas ni modificadas.`,
} as const;

import { cityCode, civilCodes } from './basis.ts';
import type { TemplateBlock, TemplateField } from './contract-template.ts';

/**
 * What several templates share: fields of the signing, and clauses whose words do not depend on the contract.
 */

/** Place, day and witnesses of the signing; the step of the template has the id `firma`. */
export const signingFields = [
  {
    name: 'lugar_firma',
    label: 'Lugar de firma',
    type: 'TEXT',
    step: 'firma',
    help: 'Ciudad y entidad federativa. Si falta, queda una línea para llenarla a mano.',
    example: 'Ciudad de México',
    maxLength: 200,
  },
  {
    name: 'fecha_firma',
    label: 'Fecha de firma',
    type: 'DATE',
    step: 'firma',
    help: 'Si falta, queda una línea para llenarla a mano.',
  },
  {
    name: 'tribunales',
    label: 'Ciudad de los tribunales competentes',
    type: 'TEXT',
    step: 'firma',
    help: 'La del domicilio de una de las partes, la del lugar de cumplimiento o la de ubicación del bien. Si falta, se usan los de la jurisdicción elegida.',
    example: 'Ciudad de México',
    maxLength: 200,
  },
  {
    name: 'testigos',
    label: 'Testigos',
    type: 'TEXT',
    format: 'PARTIES',
    step: 'firma',
    role: { male: 'TESTIGO', female: 'TESTIGO', males: 'TESTIGOS', females: 'TESTIGOS' },
    maxParties: 4,
    help: 'Opcional. La ley no los exige para este documento; ayudan a probar que se firmó.',
  },
] as const satisfies readonly TemplateField[];

/** «CONTRATO DE … que celebran, por una parte, … y, por la otra, …». */
export const appearance = (title: string, one: string, other: string): TemplateBlock => ({
  kind: 'PARAGRAPH',
  text:
    `${title} que celebran, por una parte, {{ ${one}.comparecencia }}, ` +
    `{{ ${one} | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará «{{ ${one}.rol }}»; ` +
    `y, por la otra, {{ ${other}.comparecencia }}, ` +
    `{{ ${other} | concuerda: "a quien", "a quienes" }} en lo sucesivo se denominará «{{ ${other}.rol }}»; ` +
    'y a quienes en conjunto se denominará «LAS PARTES», conforme a las declaraciones y cláusulas siguientes.',
});

/** What both declare; stands after the declarations of each. */
export const jointDeclaration: TemplateBlock = {
  kind: 'DECLARATIONS',
  of: 'las_partes',
  text:
    'Que se reconocen la personalidad y la capacidad con que comparecen.\n\n' +
    'Que en este acto no hay error, dolo, mala fe, violencia ni lesión que afecte su voluntad, y que desean obligarse ' +
    'conforme a las cláusulas siguientes.',
};

/** Several people on one side answer for the whole. */
export const jointLiabilityClause = (one: string, other: string): TemplateBlock => ({
  kind: 'CLAUSE',
  id: 'solidaridad',
  heading: 'SOLIDARIDAD',
  text:
    'Las personas que integran una misma parte responden solidariamente de las obligaciones de ésta. El aviso que se dé ' +
    'a una de ellas, y el pago que se haga a una de ellas, surten efectos para todas.',
  when: `${one}.varios or ${other}.varios`,
  basis: [
    ...civilCodes('1987', 'Hay solidaridad pasiva cuando cada deudor responde de la prestación completa.'),
    ...civilCodes('1988', 'La solidaridad entre varias personas no se presume: tiene que pactarse.'),
  ],
});

export const personalDataClause: TemplateBlock = {
  kind: 'CLAUSE',
  id: 'datos_personales',
  heading: 'DATOS PERSONALES',
  text:
    'LAS PARTES tratarán los datos personales que reciban con motivo de este contrato sólo para celebrarlo, cumplirlo y ' +
    'atender las obligaciones legales que deriven de él; los guardarán con confidencialidad y con medidas de seguridad ' +
    'administrativas, técnicas y físicas, y darán a conocer su aviso de privacidad a los titulares en los casos en que ' +
    'la ley se lo exija. Los titulares podrán ejercer en todo momento sus derechos de acceso, rectificación, ' +
    'cancelación y oposición. El deber de confidencialidad subsiste aun después de terminado este contrato.',
  basis: [
    {
      law: 'lfpdppp',
      article: '9',
      reason: 'Los datos necesarios para cumplir una relación jurídica con su titular se tratan sin pedir consentimiento aparte.',
    },
    { law: 'lfpdppp', article: '14', reason: 'Quien trata los datos informa de ello al titular con el aviso de privacidad.' },
    { law: 'lfpdppp', article: '18', reason: 'Quien conserva datos personales debe protegerlos con medidas de seguridad.' },
    { law: 'lfpdppp', article: '20', reason: 'La confidencialidad obliga también después de terminada la relación.' },
  ],
};

export const noticesClause: TemplateBlock = {
  kind: 'CLAUSE',
  id: 'notificaciones',
  heading: 'DOMICILIOS Y NOTIFICACIONES',
  text:
    'Para todo lo relativo a este contrato, LAS PARTES señalan como domicilio convencional el que cada una indicó en sus ' +
    'declaraciones. Los avisos se darán por escrito y surtirán efectos cuando se reciban, con acuse, en ese domicilio, ' +
    'o cuando el destinatario confirme por el mismo medio haber recibido el mensaje que se le envíe al correo ' +
    'electrónico ahí indicado. Quien cambie de domicilio o de correo lo avisará a la otra parte dentro de los cinco ' +
    'días hábiles siguientes; mientras no lo haga, valdrán los avisos dirigidos al anterior.',
  basis: [
    ...civilCodes('34', 'Se puede señalar un domicilio convencional para el cumplimiento de las obligaciones.'),
    ...civilCodes('1803', 'La voluntad puede manifestarse también por medios electrónicos.'),
  ],
};

export const amendmentsClause: TemplateBlock = {
  kind: 'CLAUSE',
  id: 'modificaciones',
  heading: 'ACUERDO COMPLETO Y MODIFICACIONES',
  text:
    'Este contrato y sus anexos contienen todo lo convenido por LAS PARTES sobre su objeto y sustituyen cualquier ' +
    'acuerdo anterior, verbal o escrito. Sólo podrá modificarse por escrito firmado por LAS PARTES. La tolerancia de ' +
    'un incumplimiento no implica renuncia de derechos, y la nulidad de alguna estipulación no afecta a las demás.',
  basis: [
    ...civilCodes('1796', 'El contrato obliga a lo pactado y a lo que deriva de la buena fe, el uso o la ley.'),
    ...civilCodes('1797', 'El contrato no puede quedar al arbitrio de una sola de las partes.'),
  ],
};

export const fortuitousEventClause: TemplateBlock = {
  kind: 'CLAUSE',
  id: 'caso_fortuito',
  heading: 'CASO FORTUITO O FUERZA MAYOR',
  text:
    'Ninguna de LAS PARTES responderá del incumplimiento debido a caso fortuito o fuerza mayor que no haya causado ni ' +
    'contribuido a causar. Quien lo sufra dará aviso a la otra dentro de los cinco días hábiles siguientes, hará lo ' +
    'razonable para reducir sus efectos y reanudará el cumplimiento en cuanto sea posible. Si el impedimento dura más ' +
    'de sesenta días naturales, cualquiera podrá dar por terminado el contrato y se pagará lo ya ejecutado.' +
    '{% if jurisdiccion == "CDMX" %} Queda a salvo el derecho de pedir la modificación del contrato por acontecimientos ' +
    'extraordinarios de carácter nacional que no fue posible prever.{% endif %}',
  basis: [
    ...civilCodes('2111', 'Nadie responde del caso fortuito, salvo que lo haya causado, lo haya aceptado o la ley lo imponga.'),
    cityCode('1796', 'Admite pedir la modificación del contrato por acontecimientos extraordinarios de carácter nacional.'),
    cityCode('1796 Bis', 'Fija el plazo y el modo de pedir esa modificación.'),
  ],
};

export const civilCourtsClause = {
  kind: 'CLAUSE' as const,
  id: 'jurisdiccion',
  heading: 'LEY APLICABLE Y JURISDICCIÓN',
  text:
    'Este contrato se rige por el {{ ley_civil }}. Para su interpretación y cumplimiento, LAS PARTES se someten de ' +
    'manera expresa a {% if tribunales %}los tribunales competentes de {{ tribunales }}{% else %}{{ lugar_tribunales }}{% endif %}, ' +
    'y renuncian de forma clara y precisa a cualquier otro fuero que pudiera ' +
    'corresponderles por razón de su domicilio presente o futuro o por otra causa.',
  basis: [
    {
      law: 'cnpcf',
      article: '86',
      reason: 'La sumisión expresa exige renunciar con claridad al fuero propio y precisar ante quién se someten.',
    },
    ...civilCodes('1832', 'En los contratos civiles cada quien se obliga en los términos que aparezca que quiso obligarse.'),
  ],
} satisfies TemplateBlock;

export const commercialCourtsClause = {
  kind: 'CLAUSE' as const,
  id: 'jurisdiccion',
  heading: 'LEY APLICABLE Y JURISDICCIÓN',
  text:
    'Este contrato se rige por el Código de Comercio y, en lo que éste no prevea, por las demás leyes mercantiles y por ' +
    'el Código Civil Federal. Para su interpretación y cumplimiento, LAS PARTES se someten de manera expresa a ' +
    '{% if tribunales %}los tribunales competentes de {{ tribunales }}{% else %}{{ lugar_tribunales }}{% endif %}, ' +
    'y renuncian clara y terminantemente al fuero que la ley les concede por razón de su ' +
    'domicilio presente o futuro o por otra causa.',
  basis: [
    { law: 'ccom', article: '2', reason: 'A falta de norma mercantil se aplica el Código Civil Federal.' },
    {
      law: 'ccom',
      article: '1093',
      reason: 'La sumisión vale para tribunales del domicilio de una parte, del lugar de cumplimiento o de ubicación de la cosa.',
    },
  ],
} satisfies TemplateBlock;

/** «Leído este contrato …»: place and day, before the signatures. */
export const closing: TemplateBlock = {
  kind: 'PARAGRAPH',
  text:
    'Leído este contrato y enteradas LAS PARTES de su contenido y alcance legal, lo firman al margen de cada hoja y al ' +
    'calce de la última, con un ejemplar para cada una, en {{ lugar_firma | o_linea }}, ' +
    'a {% if fecha_firma %}{{ fecha_firma | fecha }}{% else %}{{ fecha_firma | o_linea }}{% endif %}.',
};

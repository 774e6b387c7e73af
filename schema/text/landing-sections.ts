/** The public front page below its first screen. */
export const landingSectionsText = {
  factsTitle: 'En qué se distingue',
  facts: [
    {
      title: 'Citas comprobadas',
      body: 'Cada número de la respuesta abre el pasaje en que se apoya y dice si la ley y el artículo existen y dicen lo citado.',
    },
    {
      title: 'Dice cuando no sabe',
      body: 'Si tu pregunta queda fuera del acervo, lo dice y explica qué sí tiene. No inventa artículos ni porcentajes.',
    },
    {
      title: 'Con fecha y fuente',
      body: 'Junto a cada cita ves la fecha del texto, si es el oficial o una síntesis nuestra, y el enlace a la publicación oficial.',
    },
  ],
  audience:
    'Para abogadas y abogados, jueces, notarías, mediadores, consultores, estudiantes de Derecho y empresas que trabajan con la ley mexicana.',

  figuresTitle: 'Lo que hemos medido',
  figures: [
    {
      value: '0 de 968',
      body: 'citas mostradas como verificadas resultaron equivocadas, en 100 preguntas que no se usaron para ajustar el motor.',
    },
    { value: '94 %', body: 'de 200 preguntas hallaron el artículo correcto entre los cinco primeros resultados.' },
    { value: '30 de 30', body: 'premisas falsas («me dijeron que la ley permite…») se corrigieron en la respuesta.' },
  ],
  figuresNote:
    'Mediciones propias del 22 de noviembre de 2026, con el motor local y los textos oficiales de 87 leyes. No prometen el mismo resultado en cada pregunta.',

  cardsTitle: 'Lo básico, por materia',
  cardsLead: 'Seis puntos de partida, con la ley que los rige.',
  cardBasis: 'Fundamento',
  cardNote: 'Es información general: no sustituye la revisión de tu caso.',
  cardClose: 'Entendido',
  cards: [
    {
      title: 'Derecho Civil',
      hint: 'Contratos, bienes, obligaciones y sucesiones.',
      body: 'Un contrato nace con el acuerdo de quienes lo firman y obliga no sólo a lo escrito, sino también a lo que conforme a su naturaleza pide la buena fe, el uso o la ley. Su validez y cumplimiento no pueden dejarse al arbitrio de una sola de las partes.',
      basis: [
        { label: 'CCF, artículo 1796', address: '/codigo-civil/ccf/1796' },
        { label: 'CCF, artículo 1797', address: '/codigo-civil/ccf/1797' },
      ],
    },
    {
      title: 'Derecho Penal',
      hint: 'Delitos, investigación y proceso.',
      body: 'Toda persona imputada se presume inocente y tiene derecho a una defensa adecuada por abogado, desde el momento de su detención. Puede declarar o guardar silencio, y su silencio no puede usarse en su contra.',
      basis: [
        { label: 'Constitución, artículo 20', address: '/leyes/cpeum/20' },
        { label: 'CNPP, artículo 13', address: '/leyes/cnpp/13' },
      ],
    },
    {
      title: 'Derecho Laboral',
      hint: 'Despido, prestaciones y seguridad en el trabajo.',
      body: 'Quien despide debe dar aviso escrito con la conducta y la fecha. Sin ese aviso se presume que el despido fue injustificado, y quien trabajaba puede elegir entre volver a su puesto o una indemnización de tres meses de salario.',
      basis: [
        { label: 'LFT, artículo 47', address: '/stps/lft/47' },
        { label: 'LFT, artículo 48', address: '/stps/lft/48' },
      ],
    },
    {
      title: 'Derecho Mercantil',
      hint: 'Sociedades, títulos de crédito y comercio.',
      body: 'En lo mercantil cada quien se obliga en la manera y términos en que aparezca que quiso obligarse, sin que el acto dependa, por regla general, de formalidades especiales. La acción para cobrar un pagaré al suscriptor prescribe en tres años desde su vencimiento.',
      basis: [
        { label: 'CCom, artículo 78', address: '/leyes/ccom/78' },
        { label: 'LGTOC, artículo 165', address: '/leyes/lgtoc/165' },
      ],
    },
    {
      title: 'Derecho Fiscal',
      hint: 'Contribuciones, comprobantes y medios de defensa.',
      body: 'Contribuir al gasto público es obligación de todas las personas, de la manera proporcional y equitativa que fijen las leyes. Las facultades de la autoridad para determinar contribuciones se extinguen, por regla general, en cinco años.',
      basis: [
        { label: 'Constitución, artículo 31', address: '/leyes/cpeum/31' },
        { label: 'CFF, artículo 67', address: '/leyes/cff/67' },
      ],
    },
    {
      title: 'Juicio de Amparo',
      hint: 'Defensa frente a actos de autoridad.',
      body: 'El amparo protege los derechos humanos frente a normas, actos u omisiones de la autoridad. El plazo general para pedirlo es de quince días, con excepciones que la propia ley señala.',
      basis: [
        { label: 'Ley de Amparo, artículo 1', address: '/leyes/lamparo/1' },
        { label: 'Ley de Amparo, artículo 17', address: '/leyes/lamparo/17' },
      ],
    },
  ],

  securityTitle: 'Seguridad',
  securityLead: 'Lo que este servicio hace hoy. Sin sellos que no tenemos.',
  badges: {
    tls: { title: 'Cifrado TLS', body: 'La conexión entre tu navegador y este servidor viaja cifrada.' },
    hash: { title: 'Contraseñas con hash', body: 'Se guardan con argon2id: nadie puede leerlas, tampoco nosotros.' },
    second: {
      title: 'Verificación en dos pasos',
      body: 'Aplicación de códigos o llave de acceso, con códigos de recuperación.',
    },
    privacy: {
      title: 'Aviso de Privacidad (LFPDPPP)',
      body: 'Qué datos tratamos, para qué y cómo ejerces tus derechos ARCO, según la ley de 2025.',
    },
  },

  testimonialsTitle: 'Cómo lo usaría…',
  testimonialsMark: 'Testimonios ilustrativos',
  testimonialsNote: 'Los escribimos para mostrar usos posibles: no son de personas reales.',
  testimonials: [
    {
      quote: 'Antes de contestar la demanda reviso cada artículo citado y veo de qué fecha es el texto.',
      who: 'Ejemplo: litigante en materia laboral',
    },
    {
      quote: 'Pego el proyecto de contrato y me marca la cláusula que la ley no deja pactar.',
      who: 'Ejemplo: abogada de empresa',
    },
    {
      quote: 'Estudio con las respuestas cortas y abro el artículo completo cuando algo no me cuadra.',
      who: 'Ejemplo: estudiante de Derecho',
    },
  ],

  statusOk: 'Sistema Operativo',
  statusMaintenance: 'Sistema en Mantenimiento',
  endpoints: (count: number) => `${count} servicios disponibles`,
  footerNote: 'Foja informa y ayuda a preparar; no sustituye el consejo de una persona abogada que conozca tu caso.',
  footerLinks: 'Enlaces del pie',
  links: [
    { address: '/planes', label: 'Planes y límites' },
    { address: '/leyes', label: 'Leyes del acervo' },
    { address: '/verificar', label: 'Verificar un contrato' },
  ],
  developers: 'Desarrolladores',
} as const;

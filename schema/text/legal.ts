import { LEGAL_BLANKS } from './legal-blanks.ts';
import { legalLinks, type LegalPath } from './legal-links.ts';
import type { LegalDocument } from './legal-page.ts';

/**
 * Terms of service and privacy notice. A draft for counsel: facts of whoever operates a server are not known here and
 * stand in brackets as «[por completar: …]». What is said of the product must be true of it.
 */
const { OPERATOR, ADDRESS, PRIVACY_MAIL, SUPPORT_MAIL } = LEGAL_BLANKS;

const TERMS: LegalDocument = {
  title: legalLinks['/terminos'],
  updated: '2026-11-23',
  lead: `Estas son las reglas entre tú y ${OPERATOR}, con domicilio en ${ADDRESS}, para usar Foja. Si no estás de acuerdo con ellas, no crees una cuenta.`,
  inShort: [
    'Foja informa y ayuda a preparar. No es tu abogada ni sustituye el criterio de una persona profesional.',
    'Cada cita se comprueba contra el texto que está cargado y dice de qué fecha es. Antes de presentar algo, coteja la fuente oficial.',
    'Lo que guardas es tuyo.',
    'La prueba dura 3 días y después queda el plan gratuito. No se pide tarjeta.',
    'Puedes dejar de usar Foja cuando quieras.',
  ],
  sections: [
    {
      id: 'servicio',
      title: 'Qué es Foja',
      paragraphs: [
        'Foja es un programa en línea para trabajar con derecho mexicano: responde preguntas con sus fuentes, busca en leyes, tesis y sentencias, cuenta términos, y guarda asuntos, vencimientos, agenda y horas.',
        'Foja no presta servicios de representación, no patrocina juicios y no es un despacho. Usarla no crea una relación entre cliente y abogado.',
      ],
    },
    {
      id: 'alcance',
      title: 'Qué puedes esperar de una respuesta',
      paragraphs: [
        'Las respuestas las arma un motor propio o las redacta un modelo de lenguaje; cada una dice cuál fue. Las dos pueden equivocarse, estar incompletas o no conocer una reforma reciente.',
        'El estado de una cita dice lo que se comprobó: que el artículo existe, que el texto dice lo citado y de qué fecha es. No dice que la conclusión sea correcta para tu asunto.',
        'Los cómputos de términos se explican día por día para que los revises. Quien presenta una promoción responde de su fecha: verifica la notificación, el órgano y los días inhábiles.',
      ],
    },
    {
      id: 'cuenta',
      title: 'Tu cuenta',
      paragraphs: [
        'Para guardar tu trabajo necesitas una cuenta con datos verdaderos. La cuenta es personal: no compartas tu contraseña y avísanos si crees que alguien más la usa.',
        'Si eres menor de edad, necesitas el permiso de quien ejerza tu patria potestad o tutela.',
      ],
    },
    {
      id: 'planes',
      title: 'Planes y precios',
      paragraphs: [
        'Al registrarte tienes 3 días de prueba y después un plan gratuito permanente con 3 consultas al mes. Los límites de cada plan se muestran en tu cuenta y los aplica el servidor.',
        'Hoy no se cobra nada en este sitio. Si más adelante hay planes de pago, verás su precio total, sus impuestos y cómo cancelarlos antes de aceptarlos; nunca se te cambiará a uno de pago sin que lo pidas.',
      ],
    },
    {
      id: 'contenido',
      title: 'Lo que guardas',
      paragraphs: [
        'Tus preguntas, asuntos, archivos y notas son tuyos, o de tu cliente. Nos permites guardarlos y procesarlos sólo para darte el servicio.',
        'Eres responsable de tener derecho a guardarlos y de cumplir tu secreto profesional: invita a un asunto sólo a quien deba verlo.',
        'Cuando guardas datos de tus clientes y contrapartes, tú decides para qué se usan (eres «responsable») y Foja los trata por tu cuenta (es «persona encargada»), en los términos del artículo 2, fracciones XII y XIV, de la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.',
      ],
    },
    {
      id: 'uso',
      title: 'Lo que no se permite',
      paragraphs: ['No uses Foja para lo siguiente:'],
      points: [
        'Hacer algo que la ley prohíbe, o engañar a un tribunal o a otra persona.',
        'Entrar en cuentas o datos de otras personas, o probar la seguridad sin permiso escrito.',
        'Sobrecargar el servicio o copiarlo en masa con programas, fuera de la interfaz que se ofrece para ello.',
        'Presentar como propias de Foja respuestas que modificaste.',
      ],
    },
    {
      id: 'fuentes',
      title: 'Leyes, tesis y textos propios',
      paragraphs: [
        'Las leyes y sentencias son textos oficiales; Foja muestra su fecha y un enlace a la publicación cuando la conoce. Vale la publicación oficial, no la copia.',
        'Las síntesis, los temas y el programa son de quien opera Foja o de sus licenciantes. Puedes citarlos en tu trabajo; no puedes revenderlos como base de datos.',
      ],
    },
    {
      id: 'responsabilidad',
      title: 'Disponibilidad y responsabilidad',
      paragraphs: [
        'Procuramos que Foja esté disponible y que lo guardado no se pierda, pero puede haber fallas. Conserva copia de lo indispensable: conversaciones, cómputos y prefacturas se pueden descargar.',
        'Nada de lo que aquí se dice limita los derechos que la ley te da como consumidor ni la responsabilidad que no puede renunciarse. [por completar: límite de responsabilidad que proponga la persona abogada].',
      ],
    },
    {
      id: 'terminar',
      title: 'Terminar la relación',
      paragraphs: [
        `Puedes dejar de usar Foja en cualquier momento y pedir que se cierre tu cuenta en ${SUPPORT_MAIL}. Antes, descarga lo que quieras conservar.`,
        'Podemos suspender una cuenta que incumpla estos términos; te diremos por qué y qué puedes hacer, salvo que la ley lo impida.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      paragraphs: [
        'Si cambian estos términos, publicaremos aquí la versión nueva con su fecha. De un cambio que te afecte te avisaremos en Foja o por correo antes de que valga.',
      ],
    },
    {
      id: 'ley',
      title: 'Ley aplicable y quejas',
      paragraphs: [
        `Rige la ley mexicana. Escríbenos primero a ${SUPPORT_MAIL}: casi todo se resuelve ahí. Puedes acudir a la Procuraduría Federal del Consumidor (artículo 99 de la Ley Federal de Protección al Consumidor).`,
        'Tribunales competentes: [por completar: jurisdicción que proponga la persona abogada, sin limitar los derechos de quien consume].',
      ],
    },
  ],
};

const PRIVACY: LegalDocument = {
  title: legalLinks['/privacidad'],
  updated: '2026-11-23',
  lead: `Este es el aviso de privacidad integral de Foja, según los artículos 14 y 15 de la Ley Federal de Protección de Datos Personales en Posesión de los Particulares (publicada el 20 de marzo de 2025).`,
  inShort: [
    'Tratamos lo necesario para que tu cuenta funcione, y nada más.',
    'No vendemos datos, no mostramos publicidad y no usamos cookies de seguimiento.',
    'Tus conversaciones y asuntos los ves tú y las personas a las que invitas.',
    'Puedes pedir acceso, rectificación, cancelación u oposición: se responde en 20 días hábiles.',
  ],
  sections: [
    {
      id: 'responsable',
      title: 'Quién responde de tus datos',
      paragraphs: [
        `${OPERATOR}, con domicilio en ${ADDRESS}, es responsable del tratamiento de tus datos personales. Persona o departamento de datos personales: ${PRIVACY_MAIL}.`,
      ],
    },
    {
      id: 'datos',
      title: 'Qué datos tratamos',
      paragraphs: [],
      points: [
        'De tu cuenta: nombre, correo, profesión si la dices, zona horaria y contraseña. De la contraseña sólo se guarda un resumen (argon2id) del que no puede recuperarse.',
        'De tu trabajo: preguntas y respuestas, asuntos, partes, vencimientos, agenda, horas, prefacturas, mensajes y archivos que guardes. Pueden contener datos de otras personas y datos sensibles; los pones tú.',
        'De tu uso: búsquedas hechas, consumo de tu plan y errores del navegador sin contraseñas ni claves.',
        'Del acceso: sesiones abiertas y dirección IP, para limitar intentos de entrada y abusos.',
        'De Google Calendar, sólo si lo conectas: tus eventos y el permiso, que se guarda cifrado. Puedes desconectarlo cuando quieras.',
      ],
    },
    {
      id: 'sensibles',
      title: 'Datos sensibles y patrimoniales',
      paragraphs: [
        'Para abrir tu cuenta no pedimos datos sensibles ni financieros. Si los escribes en un asunto, en una pregunta o en un archivo, se tratan sólo para guardarlos y mostrártelos. De los datos de tus clientes, el consentimiento que la ley exige lo recabas tú.',
      ],
    },
    {
      id: 'finalidades',
      title: 'Para qué los usamos',
      paragraphs: ['Estas finalidades son necesarias para el servicio que pediste:'],
      points: [
        'Crear tu cuenta, comprobar que eres tú y protegerla.',
        'Responder tus preguntas, buscar, contar términos y guardar tu trabajo.',
        'Avisarte de vencimientos, mensajes y búsquedas guardadas.',
        'Aplicar los límites de tu plan, corregir fallas y evitar abusos.',
        'Cumplir obligaciones legales.',
      ],
    },
    {
      id: 'secundarias',
      title: 'Finalidades que requieren tu consentimiento',
      paragraphs: [
        'No hay ninguna: no usamos tus datos para publicidad, mercadotecnia ni prospección, ni para entrenar modelos con tus asuntos. Si un día la hubiera, te pediríamos tu consentimiento antes (artículo 11).',
      ],
    },
    {
      id: 'terceros',
      title: 'Quién más los ve',
      paragraphs: [
        'No transferimos tus datos a terceros, salvo los casos del artículo 36 de la ley. Los tratan por nuestra cuenta:',
      ],
      points: [
        'Quien aloja el servidor y sus copias de respaldo: [por completar: proveedor y país].',
        'Quien entrega los correos del servicio: [por completar: proveedor, si lo hay].',
        'El proveedor del modelo de lenguaje, si este servidor usa uno: [por completar: proveedor y país, o «ninguno»]. Recibe tu pregunta y los pasajes que la responden. Cada respuesta dice qué motor la escribió; con el motor local nada sale del servidor.',
        'Las personas que invitas a un asunto: ven lo que les corresponde según su papel.',
      ],
    },
    {
      id: 'navegador',
      title: 'Cookies y datos en tu navegador',
      paragraphs: [
        'Usamos una sola cookie, la que mantiene tu sesión; el programa del navegador no puede leerla. Tu navegador guarda además un permiso de pocos minutos, tus borradores, tus últimas búsquedas y la apariencia que elegiste. No hay cookies de publicidad ni de análisis de terceros.',
      ],
    },
    {
      id: 'limitar',
      title: 'Cómo limitar su uso o revocar tu consentimiento',
      paragraphs: [
        `Puedes borrar conversaciones, búsquedas y asuntos, desconectar Google Calendar y apagar avisos en la propia Foja. Para lo demás, o para revocar tu consentimiento, escribe a ${PRIVACY_MAIL}. La revocación no tiene efectos retroactivos (artículo 7).`,
      ],
    },
    {
      id: 'arco',
      title: 'Tus derechos de acceso, rectificación, cancelación y oposición (ARCO)',
      paragraphs: [
        `Escribe a ${PRIVACY_MAIL}. Tu solicitud debe llevar (artículo 28): tu nombre y un medio para responderte; un documento que acredite tu identidad o la de quien te representa; qué datos son, salvo si pides acceso; qué derecho ejerces; y lo que ayude a encontrarlos. Para rectificar, di qué cambia y con qué documento se prueba.`,
        'Te respondemos en 20 días hábiles como máximo. Si procede, se hace efectivo en los 15 días hábiles siguientes. Los dos plazos pueden ampliarse una sola vez, por un periodo igual y con justificación (artículo 31).',
        'Puedes oponerte a un tratamiento automatizado que te evalúe sin intervención humana y te afecte de manera significativa (artículo 26, fracción II). Foja no toma decisiones de ese tipo sobre ti.',
        'Si no te respondemos o no estás de acuerdo, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno dentro de los 15 días hábiles siguientes a la respuesta, o desde que venza el plazo para darla (artículo 40).',
      ],
    },
    {
      id: 'conservacion',
      title: 'Cuánto tiempo se guardan',
      paragraphs: [
        'Lo que escribes se queda hasta que tú lo borras o se cierra tu cuenta. Después pasa por un bloqueo, mientras puedan exigirse responsabilidades, y se suprime (artículo 24). Búsquedas, avisos y registros técnicos se borran solos por antigüedad. Las copias de respaldo se renuevan y lo borrado desaparece de ellas con el tiempo: [por completar: periodo].',
      ],
    },
    {
      id: 'seguridad',
      title: 'Cómo los protegemos',
      paragraphs: [
        'Permisos por persona y por asunto, contraseñas con argon2id, permisos de Google cifrados, registros técnicos con los datos personales ocultos y límites a los intentos de entrada. Si una vulneración afecta de forma significativa tus derechos, te lo diremos de inmediato (artículo 19).',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios a este aviso',
      paragraphs: [
        'Los cambios se publican en esta página con su fecha. Si cambia quién responde de tus datos, qué datos se tratan o para qué, te avisaremos en Foja o por correo antes de que valga.',
      ],
    },
  ],
};

export const legalDocuments: Record<LegalPath, LegalDocument> = { '/terminos': TERMS, '/privacidad': PRIVACY };

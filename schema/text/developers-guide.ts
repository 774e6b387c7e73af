/** The guide of partners in Spanish, in Markdown. `{{…}}` is filled from the contract and the tables of the server. */

export interface GuidePage {
  /** Last part of the address; empty: the first page. */
  slug: string;
  title: string;
  /** For search engines, and under the title. */
  description: string;
  body: string;
}

const FENCE = '```';

export const guidePagesEs: readonly GuidePage[] = [
  {
    slug: '',
    title: 'Foja para desarrolladores',
    description: 'Conecta tu sistema con los casos, vencimientos, horas, contratos e investigación jurídica de Foja.',
    body: `
Una sola dirección GraphQL, \`{{address}}/graphql\`, abre todo lo que ves en Foja. También hay rutas REST para lo más frecuente, WebSocket para lo que ocurre en vivo y webhooks para que Foja llame a tu sistema.

## Empieza en tres pasos

1. **Crea una llave.** En [Configuración](/dashboard?tab=settings&part=integrations), sección «Llaves de API», elige sus alcances. La llave se muestra una sola vez: guárdala donde guardas tus contraseñas.
2. **Pregunta quién eres.** Si la llave funciona, esto responde con tu nombre:

${FENCE}sh
{{example:curl}}
${FENCE}

3. **Explora.** En el [explorador](/developers/explorer) escribes operaciones con autocompletado y ves la respuesta, su costo y lo que queda de tu hora.

## Qué sigue

- [Autenticación y alcances](/developers/autenticacion): qué abre cada llave.
- [Operaciones](/developers/operaciones): páginas, errores, repetir sin duplicar, operaciones guardadas.
- [Límites y costos](/developers/limites): cuánto puedes pedir y cómo saberlo antes.
- [Datos de ejemplo](/developers/pruebas): una cuenta de pruebas para tu llave.
- [Referencia](/developers/referencia): las {{count.queries}} consultas, {{count.mutations}} mutaciones y {{count.subscriptions}} suscripciones, con cada campo.

El contrato completo está en [/schema.graphql](/schema.graphql), para tu generador de código. Las descripciones de la referencia están en inglés, con el término jurídico en español entre paréntesis.
`,
  },
  {
    slug: 'autenticacion',
    title: 'Autenticación y alcances',
    description: 'Cómo viaja una llave de API, qué puede abrir y qué no podrá hacer nunca.',
    body: `
La llave empieza con \`tk_\` y viaja en el encabezado \`Authorization\` de cada petición, en GraphQL, REST y al abrir el WebSocket:

${FENCE}http
Authorization: Bearer tk_…
${FENCE}

- Foja guarda solo su huella (SHA-256). Si la pierdes, crea otra o renuévala.
- Puede tener vencimiento, direcciones IP permitidas y un máximo de consultas por hora.
- Al revocarla deja de servir en menos de cinco segundos y se cierran sus WebSockets.
- Las llaves están incluidas en los planes Profesional, Enterprise y Personalizado; en otros planes la respuesta es \`PREMIUM_REQUIRED\`.

Nunca pongas una llave en una página web ni en una aplicación de teléfono: quien la lea actúa como tú.

## Alcances

Una llave hace lo que sus alcances dicen y nada más. Sin el alcance, la respuesta es \`FORBIDDEN\` y \`requiredPermission\` dice cuál falta. Toda llave puede leer \`me\` y \`health\`.

{{scopes}}

Una llave nunca cambia contraseñas, sesiones, pagos ni otras llaves.
`,
  },
  {
    slug: 'operaciones',
    title: 'Operaciones',
    description: 'GraphQL por HTTP y WebSocket: páginas, errores, repetir sin duplicar y operaciones guardadas.',
    body: `
Envía \`POST {{address}}/graphql\` con \`Content-Type: application/json\` y un cuerpo \`{ "query", "variables", "operationName" }\`. Las suscripciones van por WebSocket a la misma dirección con el protocolo \`graphql-transport-ws\`; la llave viaja en \`connection_init\` como \`{ "authorization": "Bearer tk_…" }\`.

## Páginas

Toda lista que puede crecer es una conexión. Pide \`first\` (20 si no lo dices, 100 como máximo) y continúa con \`after\`:

${FENCE}graphql
query Casos($after: String) {
  cases(first: 50, after: $after) {
    nodes { id title status }
    pageInfo { hasNextPage endCursor }
  }
}
${FENCE}

## Cuando algo no se hace

Hay dos clases de «no», y conviene tratarlas distinto:

- **No se ejecutó** (sin sesión, sin alcance, sin cuota, consulta inválida): está en \`errors\`, con \`extensions.code\` y \`extensions.requestId\`.
- **Se ejecutó y no procede** (un dato no es válido, el caso está archivado): está en \`userErrors\` de la mutación, con \`code\`, \`field\` y un mensaje en español que puedes mostrar. No se guardó nada.

La lista de códigos está en [Errores](/developers/errores).

## Repetir sin duplicar

Envía \`Idempotency-Key\` con un valor tuyo (1 a 128 caracteres ASCII visibles) en cada mutación y en cada ruta REST que escribe. Si repites la petición en las siguientes 24 horas con la misma clave, no se ejecuta otra vez: recibes la primera respuesta con \`Idempotent-Replayed: true\`. La misma clave con otros datos se rechaza con \`CONFLICT\`.

## Operaciones guardadas

Para no enviar el mismo texto cada vez, envía su huella (protocolo *automatic persisted queries*, que Apollo Client, urql y Relay conocen):

1. Envía solo \`"extensions": { "persistedQuery": { "version": 1, "sha256Hash": "…" } }\`.
2. Si la respuesta es \`PersistedQueryNotFound\`, envía una vez también \`query\`. Queda guardada si es válida y está dentro de los límites.
3. Desde entonces basta la huella.

Una operación guardada no guarda datos ni permisos: cada quien recibe lo suyo. El servidor puede olvidarla; el paso 2 la vuelve a guardar.

## Operaciones registradas

Si prefieres una dirección que no cambia, registra la consulta una vez con [\`registerOperation\`](/developers/referencia/Mutation.registerOperation) (alcance \`operation:write\`) y córrela con GET, por su identificador o por el SHA-256 de su texto:

${FENCE}sh
curl -sS -G -H "Authorization: Bearer $FOJA_KEY" "$FOJA_URL/api/operations/opn_…" --data-urlencode 'variables={"first":10}'
${FENCE}

- La respuesta es \`{ "success": true, "data": … }\` con los nombres de tu consulta; una falla es la de REST, con su estado.
- Trae \`ETag\`: envíalo en \`If-None-Match\` y recibirás 304 mientras nada cambie. Con \`maxAgeSeconds\` (hasta 3600) tu cliente puede reutilizarla sin preguntar. Nunca se guarda en cachés compartidas.
- Lee lo que permiten los alcances de la llave que la corre, cuesta lo mismo que en \`/graphql\` y cuenta en su hora.
- Solo consultas: 200 por cuenta, de 20,000 caracteres cada una. [\`registeredOperations\`](/developers/referencia/Query.registeredOperations) las lista y [\`deleteOperation\`](/developers/referencia/Mutation.deleteOperation) las borra. Registrar otra vez el mismo texto devuelve la misma.

## Identificadores, días e instantes

Los identificadores son textos con prefijo (\`case_…\`, \`dl_…\`), iguales en GraphQL, REST y las direcciones. \`DateTime\` es un instante en UTC; \`Date\` es un día legal, sin hora. El dinero son centavos enteros con su moneda.

## El contrato para tus herramientas

- [/schema.graphql](/schema.graphql) tiene siempre el contrato que sirve este servidor, con su fecha, su SHA-256 y un \`ETag\`.
- La introspección responde a las llaves de API. Cuesta {{limits.introspectionCost}} puntos.
`,
  },
  {
    slug: 'errores',
    title: 'Errores',
    description: 'Todos los códigos, su estado HTTP y qué hacer con cada uno.',
    body: `
El código es el mismo en GraphQL (\`extensions.code\` y \`userErrors.code\`) y en REST (\`code\`, junto a \`error\` con el mensaje). El mensaje está en español y se puede mostrar. Cita \`requestId\` (en REST \`request_id\`) cuando nos escribas.

{{errors}}

Con \`Accept: application/json\` una operación GraphQL rechazada responde con estado 200 y \`errors\`; con \`application/graphql-response+json\`, con el estado de la tabla. \`RATE_LIMITED\` y \`UNAVAILABLE\` llevan siempre su estado y \`Retry-After\`, en segundos.
`,
  },
  {
    slug: 'limites',
    title: 'Límites y costos',
    description: 'Cuánto cuesta una operación, cuánto puedes gastar por minuto y cuánto queda.',
    body: `
## Lo que queda, en cada respuesta

Cada respuesta a una llave dice en \`extensions\` lo que costó y lo que queda:

${FENCE}json
{
  "data": { "me": { "id": "usr_…" } },
  "extensions": {
    "cost": 1,
    "rateLimit": {
      "requests": { "limit": 1000, "remaining": 994, "resetSeconds": 2710 },
      "points": { "limit": {{points.user}}, "remaining": 19876, "resetSeconds": 41 }
    }
  }
}
${FENCE}

- **requests**: peticiones de la llave en la hora. También están en los encabezados \`RateLimit-Limit\`, \`RateLimit-Remaining\` y \`RateLimit-Reset\`. Los máximos son {{hourly}}.
- **points**: {{points.user}} puntos por minuto para toda la cuenta.

Al terminarse, la respuesta es \`RATE_LIMITED\` (429) con \`Retry-After\`.

## Cómo se cuenta

Un objeto cuesta 1 punto, un campo simple nada, y una lista cuesta 1 más lo que cuesta cada fila por las filas que pides con \`first\`. Por eso \`first: 10\` cuesta la décima parte que \`first: 100\`. Los campos con otro costo lo dicen en la [referencia](/developers/referencia).

## Límites de una operación

{{limits}}

Lo que los rebasa se rechaza con \`BAD_REQUEST\` antes de ejecutarse.
`,
  },
  {
    slug: 'exportacion',
    title: 'Exportación completa',
    description: 'Todos tus casos, vencimientos, horas y contratos, una fila por línea.',
    body: `
Cuatro rutas entregan todo lo de la cuenta en NDJSON (un objeto JSON por línea), de cien en cien:

{{exports}}

Cada página trae en \`Link: <…>; rel="next"\` la dirección de la siguiente; la última no lo trae. Puedes detenerte y continuar después con la misma dirección.

${FENCE}sh
next="/api/export/cases"
while [ -n "$next" ]; do
  curl -sS -D headers.txt -H "Authorization: Bearer $FOJA_KEY" "$FOJA_URL$next" >> cases.ndjson
  next=$(sed -n 's/^[Ll]ink: <\\([^>]*\\)>; rel="next".*/\\1/p' headers.txt)
done
${FENCE}

Cada página cuenta como una petición de la llave y necesita el alcance de lectura de lo que exporta.
`,
  },
  {
    slug: 'pruebas',
    title: 'Datos de ejemplo',
    description: 'Una cuenta de pruebas con datos de ejemplo: nada se cobra, nada le llega a otras personas.',
    body: `
Una **llave de pruebas** abre una cuenta aparte, que pertenece a la tuya y empieza con un caso de ejemplo: su nota, su vencimiento calculado y su audiencia. Es el producto real sobre datos de ejemplo, así que responde igual que tu cuenta.

## Crear la llave

En Configuración, al crear una llave, marca «Llave de pruebas». Por la API, desde tu sesión:

${FENCE}graphql
mutation Llave($input: CreateApiKeyInput!) {
  createApiKey(input: $input) {
    secret
    userErrors { code field message }
  }
}
${FENCE}

${FENCE}json
{ "input": { "name": "Pruebas", "scopes": ["case:read", "case:write"], "isSandbox": true } }
${FENCE}

## Qué cambia

- **Nada se cobra**: lo que se usa no cuenta en tu plan.
- **Nada le llega a nadie**: no invita, no envía correos y no publica calendarios, aunque la llave tenga el alcance. Esas operaciones responden \`FORBIDDEN\`.
- **No ve tu cuenta**: tus casos no existen para ella, ni los suyos para ti.

## Empezar de nuevo

${FENCE}graphql
mutation { resetSandbox { caseId userErrors { code message } } }
${FENCE}

Borra todo lo de la cuenta de pruebas y la llena otra vez. Las llaves siguen sirviendo; los identificadores anteriores ya no existen.
`,
  },
  {
    slug: 'webhooks',
    title: 'Webhooks',
    description: 'Foja llama a tu sistema cuando algo cambia: eventos, firma y reintentos.',
    body: `
Crea las direcciones en Configuración, sección «Integraciones», y elige sus eventos. Foja hace \`POST\` a tu dirección con un cuerpo \`{ "id", "type", "version", "timestamp", "data" }\`. Responde con un estado 2xx en menos de cinco segundos; si no, se intenta de nuevo con pausas cada vez más largas. Un mismo evento puede llegar más de una vez: \`id\` es siempre el mismo.

## Comprueba la firma

Cada petición lleva \`webhook-id\`, \`webhook-timestamp\` y \`webhook-signature\`, según [Standard Webhooks](https://www.standardwebhooks.com). Usa su biblioteca para tu lenguaje con el secreto que viste al crear la dirección, sobre el cuerpo tal como llegó, y rechaza lo que no coincida.

## Eventos

{{webhooks}}
`,
  },
  {
    slug: 'ejemplos',
    title: 'Ejemplos',
    description: 'El mismo programa en curl, TypeScript y Python. Se ejecutan en las pruebas de Foja.',
    body: `
Los tres leen la dirección de \`FOJA_URL\` y la llave de \`FOJA_KEY\`, y listan tus casos.

## curl

${FENCE}sh
{{example:curlCases}}
${FENCE}

## TypeScript

Con el paquete \`graphql-request\` y los tipos que tu generador hace de [/schema.graphql](/schema.graphql).

${FENCE}ts
{{example:typescript}}
${FENCE}

## Python

Sin instalar nada: solo la biblioteca estándar.

${FENCE}python
{{example:python}}
${FENCE}
`,
  },
  {
    slug: 'cambios',
    title: 'Cambios y retiros',
    description: 'Lo que cambió en el contrato, lo que se retirará y con cuánta anticipación lo sabrás.',
    body: `
## Cómo se retira algo

Nada se quita de un día para otro. Lo que se va a retirar:

1. Se marca con \`@deprecated\` en el contrato, con su sustituto y el día en que se retira, al menos seis meses después.
2. Desde ese día, cada respuesta a una operación que lo usa lo dice en \`extensions.deprecations\` y en los encabezados \`Deprecation\` (RFC 9745) y \`Sunset\` (RFC 8594).
3. Se retira el día anunciado y se anota aquí.

Agregar campos, tipos y valores de una lista no se considera una ruptura: tu programa debe aceptar valores que no conoce.

{{deprecations}}

## Lo que cambió

Los textos están en inglés, como el contrato.

{{changelog}}
`,
  },
];

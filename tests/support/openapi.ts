import { Ajv2020 } from 'ajv/dist/2020.js';
import type { OldReply } from './old-client.ts';
import type { World } from './world.ts';

/** What an OpenAPI document says, as far as tests read it. */
export interface OpenApi extends Record<string, unknown> {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
}

export interface Operation {
  operationId: string;
  requestBody?: { content: Record<string, { schema: object; example?: unknown }> };
  responses: Record<string, { content: Record<string, { schema: object; example?: unknown }> }>;
}

export const readOpenApi = async (world: World): Promise<OpenApi> =>
  (await world.visitor().rest('GET', '/api/openapi.json')).body as unknown as OpenApi;

/** What is wrong with a value under a schema of the document. */
export function validatorOf({ components }: OpenApi): (schema: object, value: unknown) => string[] {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  return (schema, value) => {
    const validate = ajv.compile({ ...schema, components });
    return validate(value) ? [] : (validate.errors ?? []).map((each) => `${each.instancePath} ${each.message}`);
  };
}

/** In what a reply of a row differs from the document. */
export type ReplyCheck = (row: string, reply: OldReply) => string[];

export async function replyCheckOf(world: World): Promise<ReplyCheck> {
  const document = await readOpenApi(world);
  const problemsOf = validatorOf(document);
  return (row, { status, body }) => {
    const [method = '', path = ''] = row.split(' ');
    const operation = document.paths[path]?.[method.toLowerCase()];
    const schema = operation?.responses[String(status)]?.content['application/json']?.schema;
    if (!schema) return [`${row}: ${status} is not described`];
    return problemsOf(schema, body).map((problem) => `${row}: ${problem}`);
  };
}

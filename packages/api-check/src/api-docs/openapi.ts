import type { Endpoint } from '@parlour/api-client';
import { allEndpoints, groups, isOfVisitors, samples } from '@parlour/api-client/endpoints/all';
import { envelope } from '@parlour/api-client/transport';
import type { JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { TIMEOUT_MS } from '../ask';
import { version } from '../../package.json';
import { namedSchemas, schemaOf } from './jsonSchema';

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: object, example?: unknown) => ({
  'application/json': { schema, ...(example !== undefined && { example }) },
});
const accepted = [200, '200'];

/** The operator's side of the contract as an OpenAPI 3.1 document, made from what the site itself declares. */
export function openApi(descriptions: ReadonlyMap<string, string>): object {
  return {
    openapi: '3.1.1',
    info: {
      title: 'What a backend answers to Parlour',
      version,
      description:
        'Every call of the site. A field that is not required may be left out, and fields that nobody reads are ignored. What each field means says docs/spec.md, what is tolerated beyond this docs/for-operators.md.',
    },
    security: [{}, { member: [] }],
    tags: Object.keys(groups).map((name) => ({ name })),
    paths: Object.fromEntries(
      allEndpoints.map((endpoint) => [
        endpoint.path,
        { [endpoint.method.toLowerCase()]: operationOf(endpoint, descriptions.get(endpoint.name)) },
      ]),
    ),
    components: {
      securitySchemes: { member: { type: 'http', scheme: 'bearer', description: 'The `api_token` of a login.' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key never books twice: the answer of the first time is given again.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      responses: {
        SessionEnded: { description: 'The session has ended, also as `code` 401 with HTTP 200.' },
        Refusal: {
          description: 'Refused: an envelope with any other `code`, usually with HTTP 200. The player reads its message.',
          content: json(ref('schemas', 'Refusal'), { code: 500, message: '余额不足', data: null }),
        },
        Lacking: { description: 'The operator lacks the call, and the site does without.' },
      },
      schemas: {
        ...namedSchemas(),
        Envelope: { ...schemaOf(envelope), description: 'What stands around every answer; `code` 200 is success.' },
        Refusal: { allOf: [ref('schemas', 'Envelope'), { properties: { code: { not: { enum: accepted } } } }] },
      },
    },
  };
}

function operationOf(endpoint: Endpoint, description: string | undefined) {
  const { name } = endpoint;
  const [tag] = Object.entries(groups).find(([, group]) => name in group) ?? [];
  const parameters = [
    ...(endpoint.method === 'GET' ? queryOf(endpoint) : []),
    ...(endpoint.movesMoney ? [ref('parameters', 'IdempotencyKey')] : []),
  ];
  return {
    operationId: name,
    summary: name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    ...(description !== undefined && { description }),
    tags: [tag],
    ...(!isOfVisitors(endpoint) && { security: [{ member: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method === 'POST' && { requestBody: bodyOf(endpoint) }),
    responses: {
      200: { description: 'The answer, or a refusal', content: json(answerOf(endpoint), exampleOf(endpoint)) },
      401: ref('responses', 'SessionEnded'),
      ...(endpoint.isOptional && { 404: ref('responses', 'Lacking') }),
      default: ref('responses', 'Refusal'),
    },
    'x-timeout-ms': endpoint.timeoutMs ?? TIMEOUT_MS,
    ...(endpoint.movesMoney && { 'x-moves-money': true }),
    ...(endpoint.isOptional && { 'x-optional': true }),
  };
}

function queryOf({ request }: Endpoint) {
  const { properties = {}, required = [] } = schemaOf(request);
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function bodyOf(endpoint: Endpoint) {
  const schema = schemaOf(endpoint.request);
  return endpoint.encoding === 'multipart'
    ? { required: true, content: { 'multipart/form-data': { schema } } }
    : { required: true, content: json(schema, samples[endpoint.name]?.payload) };
}

/** An accepted answer in its envelope, or a refusal. */
function answerOf(endpoint: Endpoint): JsonSchema {
  const code = { properties: { code: { enum: accepted } } };
  const data = { properties: { data: schemaOf(endpoint.answer) }, ...(mayLackData(endpoint) ? {} : { required: ['data'] }) };
  const inside = endpoint.reads === 'body' ? schemaOf(endpoint.answer) : data;
  return { anyOf: [{ allOf: [ref('schemas', 'Envelope'), code, inside] }, ref('schemas', 'Refusal')] };
}

const mayLackData = ({ answer }: Endpoint) => v.safeParse(answer, undefined).success;

function exampleOf({ name }: Endpoint) {
  const { data, message = 'ok' } = samples[name] ?? { data: null };
  return { code: 200, message, data };
}

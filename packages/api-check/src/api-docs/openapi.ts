import { type Endpoint, policyOf } from '@parlour/api-client';
import { allEndpoints, type CallName, groups, isOfVisitors } from '@parlour/api-client/endpoints/all';
import { version } from '@parlour/api-types/package.json';
import { answerOf, refusal, requestOf } from './answerModels';
import { examples } from './examples';
import { createModels, type Models } from './models';
import { schemaOf } from './jsonSchema';
import { parts, refTo } from './parts';
import { recommended } from './recommended';
import { summaries } from './summaries';

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const json = (schema: object, example: unknown) => ({ 'application/json': { schema, example } });

const tags: Readonly<Record<keyof typeof groups, string>> = {
  session: 'Log-in, registration, and what is known of the member.',
  lobby: 'The site itself, games, banners and addresses.',
  wallet: 'Deposits, withdrawals, transfers and cards.',
  records: 'What happened: bets, transactions, applications.',
  promotions: 'Offers, rebates and red packets.',
  account: 'Profile, passwords, notices, articles and VIP levels.',
  saferPlay: 'Limits and breaks that a member sets. Optional: the site hides what a backend lacks.',
};

const about = `Every call of the site, and the form of the answers that a backend should send: types made from this document refuse other forms. The site reads more than is described here (docs/for-operators.md, The envelope). Fields that are not required may be left out; what nobody reads is ignored. docs/spec.md says what each field means, docs/api/CHANGELOG.md what a new version of this document asks for.`;

/** The contract for operators as an OpenAPI 3.1 document, generated from the site's own declarations. */
export function openApi(descriptions: ReadonlyMap<string, string>): object {
  const models = createModels();
  for (const [name, part] of Object.entries(parts)) models.add(name, part);
  models.add('Refusal', refusal);
  const paths = allEndpoints.map((endpoint) => [
    endpoint.path,
    { [endpoint.method.toLowerCase()]: operationOf(endpoint, models, descriptions.get(endpoint.name)) },
  ]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'What a backend answers to Parlour',
      version,
      description: about,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
      contact: { name: 'The maintainers of Parlour' },
    },
    servers: [
      {
        url: 'http://127.0.0.1:4100',
        description: 'The sample backend (docs/first-hour/backend.mjs) or a mock (npm run mock-api).',
      },
      { url: 'https://api.example', description: 'Your backend.' },
    ],
    security: [{}, { member: [] }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.fromEntries(paths),
    components: {
      securitySchemes: { member: { type: 'http', scheme: 'bearer', description: 'The `api_token` of a log-in.' } },
      parameters: {
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'The same key never books twice: the answer of the first time is given again.',
          schema: { type: 'string', format: 'uuid' },
        },
      },
      responses: {
        SessionEnded: {
          description: 'Nobody is logged in, or no longer; the same as `code` 401 with HTTP 200.',
          content: json(refTo('Refusal'), { code: 401, message: '登录已过期' }),
        },
        Refusal: {
          description: 'A refusal with another status. Better with HTTP 200: the site reads the `code`.',
          content: json(refTo('Refusal'), { code: 500, message: '余额不足' }),
        },
        Lacking: { description: 'The backend lacks this call, and the site does without.' },
      },
      schemas: models.all(),
    },
  };
}

function operationOf(endpoint: Endpoint, models: Models, description: string | undefined) {
  const name = endpoint.name as CallName;
  const [tag] = Object.entries(groups).find(([, group]) => name in group) ?? [];
  const { payload, message, data } = examples[name];
  const answer = { code: 200, ...(message !== undefined && { message }), data: data ?? null };
  const parameters = [
    ...(endpoint.method === 'GET' ? queryOf(endpoint) : []),
    ...(endpoint.movesMoney ? [ref('parameters', 'IdempotencyKey')] : []),
  ];
  return {
    operationId: name,
    summary: summaries[name],
    ...(description !== undefined && { description }),
    tags: [tag],
    ...(!isOfVisitors(endpoint) && { security: [{ member: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.method === 'POST' && { requestBody: bodyOf(endpoint, models, payload) }),
    responses: {
      200: { description: 'The answer, or a refusal.', content: json(answerOf(endpoint, models), answer) },
      401: ref('responses', 'SessionEnded'),
      ...(endpoint.isOptional && { 404: ref('responses', 'Lacking') }),
      default: ref('responses', 'Refusal'),
    },
    'x-timeout-ms': policyOf(endpoint).timeoutMs,
    ...(endpoint.movesMoney && { 'x-moves-money': true }),
    ...(endpoint.isOptional && { 'x-optional': true }),
  };
}

function queryOf(endpoint: Endpoint) {
  const { properties = {}, required = [] } = recommended(schemaOf(endpoint.request));
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }));
}

function bodyOf(endpoint: Endpoint, models: Models, payload: unknown) {
  const schema = requestOf(endpoint, models);
  return endpoint.encoding === 'multipart'
    ? { required: true, content: { 'multipart/form-data': { schema } } }
    : { required: true, content: json(schema, payload) };
}

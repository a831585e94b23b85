import type { Endpoint } from '@parlour/api-client';
import { type CallName, calls } from '@parlour/api-client/endpoints/all';
import type { JsonSchema } from '@valibot/to-json-schema';
import { schemaOf } from './jsonSchema';
import type { Models } from './models';
import { refTo } from './parts';
import { recommended } from './recommended';

/** Messages that the site reads, beside showing them. */
const messages: { readonly [Name in CallName]?: JsonSchema } = {
  submitDeposit: refTo('OrderNumber'),
  getPayInfo: refTo('PayType'),
};
const known: Readonly<Record<string, JsonSchema>> = messages;

/**
 * Calls with data that the site also accepts in other places, because backends send it so for another call: an order has its
 * number in the message.
 */
const likeOther: Readonly<Record<string, Endpoint>> = {
  [calls.logInFromMiniApp.name]: calls.logIn,
  [calls.submitDeposit.name]: calls.submitTransfer,
};

const refusalCodes = [400, 401, 403, 404, 409, 422, 429, 461, 462, 500];

/** What a call is refused with. */
export const refusal: JsonSchema = {
  type: 'object',
  description: 'The call is refused, and nothing was booked. Best with HTTP 200.',
  properties: {
    code: {
      type: 'integer',
      enum: refusalCodes,
      description:
        '401: nobody is logged in, and the site opens the login. 409: this Idempotency-Key is in use, and the site looks into the records. 461: a deposit limit of the member is reached. 462: a break of the member forbids it. The others mean the same to the site, and so would codes of your own; 500 is the usual one.',
    },
    message: { type: 'string', minLength: 1, description: 'What the player reads.' },
    data: { type: 'null' },
  },
  required: ['code', 'message'],
};

/** Adds the models of a call's answer, `LogInSuccess` and `LogInAnswer`; returns the reference to the answer. */
export function answerOf(endpoint: Endpoint, models: Models): JsonSchema {
  const like = likeOther[endpoint.name] ?? endpoint;
  const data = models.refer(recommended(schemaOf(like.answer)), like.name);
  const message = known[endpoint.name];
  const hasData = Object.keys(data).length > 0;
  const name = hasData || message !== undefined ? nameOf(endpoint) : '';
  const success = models.add(`${name}Success`, {
    type: 'object',
    properties: {
      code: { type: 'integer', const: 200 },
      message: message ?? { type: 'string' },
      data: hasData ? data : { type: 'null' },
    },
    required: ['code', ...(message === undefined ? [] : ['message']), ...(hasData ? ['data'] : [])],
  });
  return models.add(`${name}Answer`, { oneOf: [success, refTo('Refusal')] });
}

/** Adds the model of a call's request, `LogInRequest`; returns the reference to it. */
export function requestOf(endpoint: Endpoint, models: Models): JsonSchema {
  const schema = recommended(schemaOf(endpoint.request));
  const isEmpty = Object.keys(schema.properties ?? {}).length === 0 && schema.oneOf === undefined;
  if (isEmpty) return models.add('EmptyRequest', { type: 'object', description: 'No fields: `{}`.' });
  const name = `${nameOf(endpoint)}Request`;
  const model = models.refer(schema, name);
  return schema.oneOf === undefined ? model : models.add(name, model);
}

const nameOf = ({ name }: Endpoint) => name.charAt(0).toUpperCase() + name.slice(1);

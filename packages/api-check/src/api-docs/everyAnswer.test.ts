import path from 'node:path';
import { type Endpoint, isApiError } from '@parlour/api-client';
import { type CallName, calls, samples } from '@parlour/api-client/endpoints/all';
import { parseAnswer } from '@parlour/api-client/parseAnswer';
import { readAnswer } from '@parlour/api-client/transport';
import type { JsonSchema } from '@valibot/to-json-schema';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import { toleratedIn } from '../misfits';
import { documents } from './documents';
import { arbitraryOf } from './testing/arbitraryOf';

const openApi = JSON.parse(documents(path.resolve(__dirname, '../../../..'))['docs/api/openapi.json'] ?? '');
const schemas: Readonly<Record<string, JsonSchema>> = openApi.components.schemas;

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(openApi, 'openapi');

const answerRefOf = (name: CallName): string => {
  const operation = openApi.paths[calls[name].path][calls[name].method.toLowerCase()];
  return operation.responses[200].content['application/json'].schema.$ref;
};

/** What the site makes of an answer: `read`, the fields in whose place it puts a safe value, or the kind of the error. */
function readBySite(name: CallName, answer: object): unknown {
  const endpoint: Endpoint = calls[name];
  const data: unknown = parseAnswer(JSON.stringify(answer));
  try {
    readAnswer(endpoint, { status: 200, data }, {});
  } catch (error) {
    return isApiError(error) ? `${error.kind} ${error.message}` : error;
  }
  const tolerated = toleratedIn(endpoint.answer, endpoint.reads === 'body' ? data : Object(data).data, []);
  return tolerated.length === 0 ? 'read' : tolerated;
}

function expected(name: CallName, { code, message }: { code: number; message: string }): unknown {
  const { beginsSession }: Endpoint = calls[name];
  if (code === 200) return 'read';
  return code === 401 && !beginsSession ? 'unauthorised the session is not valid' : `refused ${message}`;
}

it.each(Object.keys(samples) as CallName[])(
  '%s: the site reads every answer that the document allows, and ignores nothing of it',
  (name) => {
    const place = answerRefOf(name);
    const isAnswer = ajv.compile({ $ref: `openapi${place}` });
    const answers = arbitraryOf({ $ref: place }, schemas) as fc.Arbitrary<{ code: number; message: string }>;
    fc.assert(
      fc.property(answers, (answer) => {
        expect([isAnswer(answer), isAnswer.errors]).toEqual([true, null]);
        expect(readBySite(name, answer)).toEqual(expected(name, answer));
      }),
      { numRuns: 60 },
    );
  },
);

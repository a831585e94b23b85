import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CallName, calls, samples } from '@parlour/api-client/endpoints/all';
import { fileStore } from '@parlour/registry';
import { createManifestSigner } from '@parlour/registry/site/servedManifest';
import { testRegistry, testRemote, testShell } from '@parlour/registry/testing/testRelease';
import { Validator } from '@seriousme/openapi-schema-validator';
import Ajv2020 from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { documents } from './documents';
import { examples } from './examples';

const root = path.resolve(__dirname, '../../../..');
const made = documents(root);
const openApi = JSON.parse(made['docs/api/openapi.json'] ?? '');
const manifestSchema = JSON.parse(made['docs/api/manifest.schema.json'] ?? '');

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
ajv.addSchema(openApi, 'openapi');

const names = Object.keys(samples) as CallName[];
const operationOf = (name: CallName) => `/paths/${calls[name].path.replaceAll('/', '~1')}/${calls[name].method.toLowerCase()}`;
const inJson = '/content/application~1json/schema';
const faultsOf = (place: string, value: unknown) =>
  ajv.validate({ $ref: `openapi#${place}` }, value)
    ? []
    : (ajv.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
const answerFaults = (name: CallName, answer: unknown) => faultsOf(`${operationOf(name)}/responses/200${inJson}`, answer);

it.each(Object.keys(made))('%s is what the site declares; `npm run api-docs` writes it anew', (file) => {
  expect(readFileSync(path.join(root, file), 'utf8')).toBe(made[file]);
});

it('is OpenAPI, says a validator that did not make it', async () => {
  await expect(new Validator().validate(structuredClone(openApi))).resolves.toEqual({ valid: true });
  const { info: _, ...without } = structuredClone(openApi);
  await expect(new Validator().validate(without)).resolves.toMatchObject({ valid: false });
});

it('has every call once, under its name', () => {
  const operations = Object.values(openApi.paths as object).flatMap((ways: object) => Object.values(ways));
  expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(names.toSorted());
});

it.each(names)('%s: the example of its answer is one, and so is a refusal', (name) => {
  const { data = null, message } = examples[name];
  expect(answerFaults(name, { code: 200, message, data })).toEqual([]);
  expect(answerFaults(name, { code: 500, message: '余额不足' })).toEqual([]);
});

it.each(names)('%s: neither data of another form nor the code of nothing is an answer', (name) => {
  const { data = null, message } = examples[name];
  expect(answerFaults(name, { code: 200, message, data: 'a string instead' })).not.toEqual([]);
  expect(answerFaults(name, { code: 200, message, data: [[]] })).not.toEqual([]);
  expect(answerFaults(name, { code: 0, message, data })).not.toEqual([]);
  expect(answerFaults(name, { message, data })).not.toEqual([]);
});

const posted = names.filter((name) => {
  const endpoint: { method: string; encoding?: string } = calls[name];
  return endpoint.method === 'POST' && endpoint.encoding === undefined;
});
it.each(posted)('%s: what the site sends is a request, and so is the example', (name) => {
  const place = `${operationOf(name)}/requestBody${inJson}`;
  expect(faultsOf(place, samples[name]?.payload)).toEqual([]);
  expect(faultsOf(place, examples[name].payload)).toEqual([]);
});

it('knows the rows of pages, also inside of an answer', () => {
  const odd = { data: [{ win_loss: {} }], total: 1, last_page: 1 };
  expect(answerFaults('getBetRecords', { code: 200, data: odd })).not.toEqual([]);
  expect(answerFaults('getRebates', { code: 200, data: { list: { data: [{ money: [] }] } } })).not.toEqual([]);
});

it.each([
  ['Money', '12.50', true],
  ['Money', '-2.00', true],
  ['Money', '20000', false],
  ['Money', '12.5', false],
  ['Money', '1,204.50', false],
  ['Money', '', false],
  ['Money', 12.5, false],
  ['Moment', '2026-11-20T12:00:00+08:00', true],
  ['Moment', '2026-11-20T04:00:00.123Z', true],
  ['Moment', '2026-11-20T04:00:00', false],
  ['Moment', '2026-11-20 12:00:00', false],
  ['OrderNumber', 'PD20261120000942', true],
  ['OrderNumber', '操作成功', false],
  ['OrderNumber', 'order placed', false],
])('%s %j: %j', (part, value, isOne) => {
  expect(faultsOf(`/components/schemas/${part}`, value).length === 0).toBe(isOne);
});

it('has no object without a name', () => {
  const isInline = (value: unknown, depth: number): boolean =>
    typeof value === 'object' &&
    value !== null &&
    ((depth > 0 && 'properties' in value && !('properties' in Object(value.properties))) ||
      Object.entries(value).some(([key, one]) => isInline(one, key === 'properties' ? 0 : depth + 1)));
  const inPaths = JSON.stringify(openApi.paths).includes('"properties"');
  const inModels = Object.values(openApi.components.schemas as object).filter((model: { properties?: object; items?: object }) =>
    Object.values({ ...model.properties, ...model.items }).some((field) => isInline(field, 1)),
  );
  expect([inPaths, inModels]).toEqual([false, []]);
});

it.each([
  ['grabRedPacket', { 'x-moves-money': true, parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }] }],
  ['logInFromMiniApp', { 'x-timeout-ms': 20_000 }],
  ['getBalance', { 'x-timeout-ms': 30_000, security: [{ member: [] }] }],
  ['getSaferPlay', { 'x-optional': true, responses: { 404: { $ref: '#/components/responses/Lacking' } } }],
  ['getRedPacketRecords', { parameters: [{ name: 'page', in: 'query', required: true }] }],
  ['uploadAvatar', { requestBody: { content: { 'multipart/form-data': {} } } }],
] as const)('%s says what is special about it', (name, expected) => {
  const [, , place = '', method = ''] = operationOf(name).split('/');
  expect(openApi.paths[place.replaceAll('~1', '/')][method]).toMatchObject(expected);
});

it('a manifest that is served fits its schema, and one with a field more does not', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-docs-'));
  const { registry, secret, release } = await testRegistry(fileStore(folder));
  await release(testShell('1.0.0'), testRemote('wallet', '1.0.0', ['/wallet']));
  const live = await registry.current();
  if (live === undefined) throw new Error('nothing is live');
  const { manifest } = await createManifestSigner(secret)(live);
  rmSync(folder, { recursive: true });
  const isManifest = ajv.compile(manifestSchema);
  expect([isManifest(manifest), isManifest.errors]).toEqual([true, null]);
  expect(isManifest({ ...manifest, more: 1 })).toBe(false);
  expect(isManifest({ ...manifest, signature: undefined })).toBe(false);
});

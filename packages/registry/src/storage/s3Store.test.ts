import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Bucket, bucketStore } from './s3Store';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let answers: Answer[];
let asked: string[];

const bucket = (): Bucket => ({
  name: 'parlour',
  region: 'us-east-1',
  endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
  direct: undefined,
  prefix: 'live/',
});
const store = () => bucketStore(bucket());

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url?.replace(/[?&]x-id=\w+/, '')}`);
    request.resume().on('end', () => answers.shift()?.(request, response));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const page =
  (keys: readonly string[], next?: string): Answer =>
  (_request, response) =>
    response.end(
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${next === undefined ? '' : `<NextContinuationToken>${next}</NextContinuationToken>`}${keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`,
    );
const refuse =
  (status: number, code: string): Answer =>
  (_request, response) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

it('lists all pages of a bucket', async () => {
  answers = [page(['live/a/2', 'live/a/3'], 'more'), page(['live/a/1'])];
  await expect(store().list('a')).resolves.toEqual(['1', '2', '3']);
  expect(asked).toEqual([
    'GET /parlour/?delimiter=%2F&list-type=2&prefix=live%2Fa%2F',
    'GET /parlour/?continuation-token=more&delimiter=%2F&list-type=2&prefix=live%2Fa%2F',
  ]);
});

it('gives up on a bucket that never answers', async () => {
  answers = [];
  await expect(bucketStore(bucket(), 100).read('a')).rejects.toThrow(/requestTimeout|timed out/);
});

it('gives up on a bucket that stops in the middle of a value', async () => {
  answers = [(_request, response) => void response.writeHead(200, { 'content-length': 100 }).write('half')];
  await expect(bucketStore(bucket(), 100).read('a')).rejects.toThrow(/requestTimeout|timed out/);
});

it('reads more values at once than it has connections, however long the last of them wait', async () => {
  const value: Answer = (_request, response) => setTimeout(() => response.end('x'), 300);
  answers = Array.from({ length: 600 }, () => value);
  const { read } = store();
  const values = await Promise.all(Array.from(answers.keys(), (key) => read(String(key))));
  expect(new Set(values.map(String))).toEqual(new Set(['x']));
  expect(asked).toHaveLength(600);
});

it('asks again when another write of the key is under way', async () => {
  answers = [refuse(409, 'ConditionalRequestConflict'), (_request, response) => response.end()];
  await expect(store().create('a', Buffer.from('x'))).resolves.toBe(true);
  expect(asked).toHaveLength(2);
});

it('knows its own write when the answer got lost and the client sent it again', async () => {
  let creator: string | string[] | undefined;
  answers = [
    (request, response) => {
      creator = request.headers['x-amz-meta-creator'];
      response.destroy();
    },
    refuse(412, 'PreconditionFailed'),
    (_request, response) => response.writeHead(200, { 'x-amz-meta-creator': creator ?? '' }).end(),
  ];
  await expect(store().create('a', Buffer.from('x'))).resolves.toBe(true);
  expect(asked).toEqual(['PUT /parlour/live/a', 'PUT /parlour/live/a', 'HEAD /parlour/live/a']);
});

it.each([
  [
    'somebody else wrote it',
    (_request: IncomingMessage, response: ServerResponse) => response.writeHead(200, { 'x-amz-meta-creator': 'else' }).end(),
  ],
  ['it is gone again', refuse(404, 'NotFound')],
])('has not created a key when it was taken and %s', async (_case, head) => {
  answers = [refuse(412, 'PreconditionFailed'), head];
  await expect(store().create('a', Buffer.from('x'))).resolves.toBe(false);
});

it('tells a missing value from a missing bucket', async () => {
  answers = [refuse(404, 'NoSuchKey'), refuse(404, 'NoSuchBucket')];
  await expect(store().read('a')).resolves.toBeUndefined();
  await expect(store().read('a')).rejects.toThrow('NoSuchBucket');
});

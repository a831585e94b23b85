import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const folder = path.resolve(__dirname, '../../../docs/first-hour');
const page = readFileSync(path.join(folder, 'README.md'), 'utf8');

/** The calls of the page in their order, as they are written. */
const written = [...page.matchAll(/```http\n(GET|POST) (\S+)\n(.+)\n\n([^]+?)\n```/g)].map(
  ([, method = '', at = '', sent = '', answer = '']) => ({
    method,
    at,
    sent: JSON.parse(sent) as Record<string, string>,
    answer: JSON.parse(answer) as Envelope,
  }),
);

interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data: unknown;
}

let backend: ChildProcess;
let origin: string;

beforeAll(async () => {
  backend = spawn(process.execPath, [path.join(folder, 'backend.mjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  origin = await new Promise<string>((resolve, reject) => {
    if (backend.stdout === null) return reject(new Error('nobody listens to the backend'));
    createInterface({ input: backend.stdout }).once('line', resolve);
  });
});
afterAll(async () => {
  backend.kill();
  await new Promise((resolve) => backend.once('close', resolve));
});

const hidden = { token: 'a token', time: 'a time' };

/** An answer without what is another in each run. */
function comparable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (name, field: unknown) =>
      name === 'api_token' ? hidden.token : name === 'created_at' ? hidden.time : field,
    ),
  ) as unknown;
}

it('the calls of the page are answered by the sample as they are written, one after the other', async () => {
  let token = '';
  const answered: unknown[] = [];
  for (const { method, at, sent } of written) {
    const query = method === 'GET' ? `?${new URLSearchParams(sent).toString()}` : '';
    const response = await fetch(`${origin}${at}${query}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(sent) }),
    });
    const answer = (await response.json()) as Envelope;
    token = (answer.data as { readonly api_token?: string } | null)?.api_token ?? token;
    answered.push(comparable(answer));
  }
  expect(written.length).toBeGreaterThan(12);
  expect(answered).toEqual(written.map(({ answer }) => comparable(answer)));
});

it('the sample stays short enough to be read', () => {
  expect(readFileSync(path.join(folder, 'backend.mjs'), 'utf8').split('\n').length).toBeLessThanOrEqual(151);
});

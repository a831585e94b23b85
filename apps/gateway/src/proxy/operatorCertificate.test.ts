import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type OpenGateway, openGateway } from '../testing/openGateway';

const isMissing = spawnSync('openssl', ['version']).error !== undefined;
if (isMissing) process.stderr.write('The certificate of the operator: not run: openssl is not installed.\n');

let operator: Server;
let gateway: OpenGateway;
const met = jest.fn();

beforeAll(async () => {
  if (isMissing) return;
  const folder = mkdtempSync(path.join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  const how = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
  ];
  execFileSync('openssl', [...how, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  operator = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, (request, response) => {
    met(request.url);
    response.end('{}');
  });
  rmSync(folder, { recursive: true });
  await new Promise<void>((done) => operator.listen(0, 'localhost', done));
  const address = operator.address();
  const port = typeof address === 'object' ? address?.port : 0;
  gateway = await openGateway({ apiOrigin: `https://localhost:${port}` });
});
afterAll(async () => {
  await gateway?.close();
  operator?.close();
});

(isMissing ? it.skip : it)('an operator whose certificate nobody vouches for gets no call', async () => {
  const response = await fetch(`http://127.0.0.1:${gateway.port}/api/user`, { method: 'POST' });
  expect(response.status).toBe(502);
  await expect(response.json()).resolves.toEqual({ message: 'The operator cannot be reached.' });
  expect(met).not.toHaveBeenCalled();
});

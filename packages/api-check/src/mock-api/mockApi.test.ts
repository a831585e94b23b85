import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Finding } from '../check';
import { checkBackend } from '../checkBackend';
import { createMockApi } from './createMockApi';

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../../../docs/api/openapi.json'), 'utf8'));

/** What a backend has to look up, and the mock has nowhere to. What moves money is not sent: a mock books nothing. */
const unknowable = {
  doactivityapply: 'which offers there are',
  'user, with the session that was logged off': 'which sessions have ended',
};

const nameOf = ({ endpoint, with: how }: Finding) =>
  [endpoint.path.replace('/api/', ''), ...(endpoint.name === 'getUser' && how !== undefined ? [how] : [])].join(', ');

it('the check has nothing to say of the examples but what a mock cannot know', async () => {
  const server = await createMockApi(document);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const account = { name: 'demo', password: 'demo1234' };
  const findings = await checkBackend({ origin, account, settleMs: 0 });
  await server.close();
  const fine = new Set(['ok', 'refusedAsHoped', 'unasked']);
  const notFine = findings.filter(({ verdict: { kind } }) => !fine.has(kind));
  expect([...new Set(notFine.map(nameOf))].toSorted()).toEqual(Object.keys(unknowable).toSorted());
  const remarks = findings.flatMap(({ verdict }) => (verdict.kind === 'ok' ? [...verdict.leftOut, ...verdict.tolerated] : []));
  expect(remarks).toEqual([]);
});

it('the order was made when it is asked for', async () => {
  const server = await createMockApi(document);
  const answer = await server.inject({
    method: 'POST',
    url: '/api/payinfo',
    payload: { deposit_no: 'PD1' },
    headers: { authorization: 'Bearer any' },
  });
  expect(Math.abs(Date.parse(answer.json().data.info.created_at) - Date.now())).toBeLessThan(60_000);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkBackend, type Finding } from '../checkBackend';
import { createMockApi } from './createMockApi';

const document = JSON.parse(readFileSync(path.resolve(__dirname, '../../../../docs/api/openapi.json'), 'utf8'));

/** What a backend has to look up, and the mock has nowhere to. */
const unknowable = {
  delcard: 'which cards there are',
  doactivityapply: 'which offers there are',
  editPassword: 'the old password, which the new one equals',
  editPayPassword: 'the old password, which the new one equals',
  'user, with the session that was logged off': 'which sessions have ended',
};

const nameOf = ({ endpoint, with: how }: Finding) =>
  [endpoint.path.replace('/api/', ''), ...(endpoint.name === 'getUser' && how !== undefined ? [how] : [])].join(', ');

it('the check has nothing to say of the examples but what a mock cannot know', async () => {
  const server = await createMockApi(document);
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  const account = { name: 'demo', password: 'demo1234' };
  const findings = await checkBackend({ origin, account, withMoney: true, payPassword: 'secret2' }, () => undefined);
  await server.close();
  const notFine = findings.filter(({ verdict: { kind } }) => kind !== 'ok' && kind !== 'unasked');
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

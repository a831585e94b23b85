import { calls } from '@parlour/api-client/endpoints/all';
import { linesOfExchange } from './exchanges';

it('what moves money is shown with its Idempotency-Key', () => {
  const asked = { raw: { status: 200, data: { code: 200 } }, read: { data: undefined, message: '' } };
  expect(linesOfExchange({ endpoint: calls.recoverAll, payload: {}, key: 'k1', asked })).toEqual([
    '> POST /api/transall {} Idempotency-Key: k1',
    '< HTTP 200 {"code":200}',
  ]);
});

import { calls } from '@parlour/api-client/endpoints/all';
import type { Finding } from '../check';
import type { Verdict } from '../judge';
import { createTeller } from './causes';

function said(verdict: Verdict, isVerbose = false): string[] {
  const lines: string[] = [];
  const teller = createTeller((line) => lines.push(line), isVerbose);
  const findings: readonly Finding[] = [calls.getBalance, calls.getUser, calls.getCards, calls.getBanks].map((endpoint) => ({
    endpoint,
    verdict: verdict.kind === 'unreachable' ? { ...verdict, why: verdict.why.replace('/it', endpoint.path) } : verdict,
  }));
  findings.forEach(teller.tell);
  teller.conclude();
  return lines;
}

const named = '    POST /api/balance; POST /api/user; POST /api/getcard; and 1 more (--verbose names all)';

it.each<[Verdict, string]>([
  [{ kind: 'refused', code: 404, message: '暂未开放' }, 'refused                   4 calls: 404 暂未开放'],
  [{ kind: 'unasked', why: 'nobody is logged in' }, 'not asked                 4 calls: nobody is logged in'],
  [{ kind: 'unreachable', why: 'HTTP 301 to /it/' }, 'unreachable               4 calls: HTTP 301 to <path of the call>/'],
  [
    { kind: 'misfit', misfits: [{ at: 'code', expected: '200', got: '401' }] },
    'does not fit              4 calls: code: expected 200, got 401',
  ],
])('%j of four calls is one line', (verdict, line) => {
  expect(said(verdict)).toEqual([line, named]);
});

it('all calls are named on request', () => {
  expect(said({ kind: 'unasked', why: 'nobody is logged in' }, true)[1]).toContain('POST /api/banklist');
});

it('a field that does not fit is a finding of its own', () => {
  expect(said({ kind: 'misfit', misfits: [{ at: 'data.balance', expected: 'a text', got: '[]' }] })).toHaveLength(8);
});

import { calls } from '@parlour/api-client/endpoints/all';
import type { Finding } from '../check';
import type { Verdict } from '../judge';
import { conclusionOf } from './lines';

const misfit: Verdict = { kind: 'misfit', misfits: [] };
const refused = (code: number): Verdict => ({ kind: 'refused', code, message: '' });
const ok: Verdict = { kind: 'ok', leftOut: [], tolerated: [] };

it.each<[string, Finding[]]>([
  ['The site can use this backend.', [{ endpoint: calls.logIn, verdict: ok }]],
  [
    'The site can use this backend; 2 calls that it lacks are listed above, and the site does without them.',
    [
      { endpoint: calls.getBanners, verdict: refused(404) },
      { endpoint: calls.getSaferPlay, verdict: { kind: 'lacking', why: '' } },
      { endpoint: calls.submitWithdrawal, verdict: refused(500) },
    ],
  ],
  [
    'The site can use this backend, as far as visitors see it: --account and --password check the rest.',
    [{ endpoint: calls.getBalance, verdict: { kind: 'unasked', why: 'nobody is logged in' } }],
  ],
  [
    'The site cannot use this backend: 2 calls do not fit, 1 call is unreachable, the log-in was refused.',
    [
      { endpoint: calls.logIn, verdict: refused(500) },
      { endpoint: calls.getBanners, verdict: misfit },
      { endpoint: calls.getGames, verdict: misfit },
      { endpoint: calls.getNotices, verdict: { kind: 'unreachable', why: '' } },
    ],
  ],
  [
    'http://backend does not answer: nothing listens there.',
    [{ endpoint: calls.getAppInfo, verdict: { kind: 'unreachable', why: 'nothing listens there', isAbsent: true } }],
  ],
])('%s', (sentence, findings) => {
  expect(conclusionOf('http://backend', findings)).toBe(sentence);
});

import { calls } from '@parlour/api-client/endpoints/all';
import { tableOf, withCallTables } from './callTables';

const rowOf = (call: keyof typeof calls, note = '') => tableOf([calls[call]], new Map([[call, note]])).split('\n')[2];

it.each([
  ['logIn', '| `POST /api/login_pc` | `name`, `password` | **`api_token`** | |'],
  ['getTurnover', '| `POST /api/getBetAmount` | | **`bet_amount`** | |'],
  ['getAppInfo', /^\| `POST \/api\/app` \| \| `title`, .* `sponsors` \(a list of `url`, `name`, `img`\) \| \|$/],
  ['getCards', /\| `type` \| a list of \*\*`id`\*\*, `bank`, /],
  ['getRebates', /\| \*\*`list`\*\* \(a page of `money`, .*\), `jisuan`, `nojisuan` \|/],
  [
    'getSaferPlay',
    /\*\*`day`\*\* \(\*\*`limit`\*\* or `null`, .*\*\*`break`\*\* or `null` \(\*\*`kind`\*\* `coolOff` `exclusion`/,
  ],
  [
    'submitDeposit',
    /^\| `POST \/api\/recharge`, money \| `paytype` `bank`, .*; or `paytype` `usdt`, `amount`, `catepay` `TRC20` `ERC20`;/,
  ],
  ['uploadAvatar', '| `POST /api/uploadimg` | a form with `file` | | |'],
  ['logInFromMiniApp', /\| Timeout 20 s\. \|$/],
] as const)('%s: what is sent, what is read and what of it is required', (call, row) => {
  expect(rowOf(call)).toEqual(typeof row === 'string' ? row : expect.stringMatching(row));
});

it('the note is the comment above the endpoint', () => {
  expect(rowOf('getBalance', 'Polled.')).toBe('| `POST /api/balance` | | **`balance`** | Polled. |');
});

it('a group without a place in the document is an error', () => {
  expect(() => withCallTables('# Calls\n', new Map())).toThrow('the document has no <!-- calls: session -->');
});

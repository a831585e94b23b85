import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Contract, contractOf } from './contract';
import { changesBetween, refusalOf } from './versionRule';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../../../../docs/api', file), 'utf8');
const document = read('openapi.json');
const current = contractOf(document);
const released: Contract = JSON.parse(read('released.json'));

it('the document follows the released one by the rule of docs/api/CHANGELOG.md', () => {
  expect(refusalOf(released, current, read('CHANGELOG.md'))).toBeUndefined();
});

type Change = (was: never) => unknown;

/** The contract of the document with one value changed, or gone where the change gives undefined. */
function changed(place: readonly string[], change: Change): Contract {
  const openApi = JSON.parse(document);
  const holder = place.slice(0, -1).reduce((value, key) => value[key], openApi);
  const name = place.at(-1) ?? '';
  holder[name] = change(holder[name] as never);
  return contractOf(JSON.stringify(openApi));
}
const model = (name: string, ...place: readonly string[]) => ['components', 'schemas', name, ...place];
const gone = () => undefined;
const added = (value: unknown) => (was: readonly unknown[]) => [...was, value];
const without = (value: unknown) => (was: readonly unknown[]) => was.filter((one) => one !== value);
const text = { type: 'string' };

it.each<[string, string, string, readonly string[], Change]>([
  ['an answer needs a field more', 'major', 'Card.ico is always there', model('Card', 'required'), added('ico')],
  ['an answer needs a field less', 'minor', 'Card.bank is not always there', model('Card', 'required'), without('bank')],
  ['an answer has a new field', 'minor', 'UserInfo.tier is new', model('UserInfo', 'properties', 'tier'), () => text],
  [
    'an answer needs a new field',
    'major',
    'Card.tier is new',
    model('Card'),
    ({ properties, ...card }: Readonly<Record<string, object>>) => ({
      ...card,
      required: ['id', 'bank', 'bank_owner', 'bank_no', 'tier'],
      properties: { ...properties, tier: text },
    }),
  ],
  ['a field is no longer read', 'minor', 'Card.ico is gone', model('Card', 'properties', 'ico'), gone],
  ['a field has another form', 'major', 'Card.ico is number', model('Card', 'properties', 'ico'), () => ({ type: 'number' })],
  ['an answer may have a value less', 'major', 'PayType is "bank"', model('PayType', 'enum'), () => ['bank']],
  ['a refusal may have a code more', 'minor', 'Refusal.code is', model('Refusal', 'properties', 'code', 'enum'), added(463)],
  ['the site sends a field more', 'minor', 'UsdtDeposit.rate', model('UsdtDeposit', 'properties', 'rate'), () => text],
  ['the site need not send a field', 'major', 'UsdtDeposit.catepay', model('UsdtDeposit', 'required'), without('catepay')],
  [
    'the site sends a new value',
    'major',
    'GetCardsRequest.type is 1 | 2 | 3',
    model('GetCardsRequest', 'properties', 'type', 'enum'),
    added(3),
  ],
  ['a call is no longer made', 'minor', 'getHomeNotices is no longer called', ['paths', '/api/homenotice'], gone],
  [
    'an optional call has to be there',
    'major',
    'getSaferPlay is POST /api/saferplay, and not optional',
    ['paths', '/api/saferplay', 'post', 'x-optional'],
    gone,
  ],
  ['words are other ones', 'patch', 'its words or examples', ['paths', '/api/user', 'post', 'summary'], () => 'The member'],
])('%s: %s', (_title, step, what, place, change) => {
  expect(changesBetween(current, changed(place, change))).toEqual([{ step, what: expect.stringContaining(what) }]);
});

it('a call that moves breaks', () => {
  const moved = contractOf(document.replace('"/api/user":', '"/api/v2/user":'));
  expect(changesBetween(current, moved)).toEqual([{ step: 'major', what: 'getUser is POST /api/v2/user, and not optional' }]);
});

it('a new call that is not optional breaks, an optional one does not', () => {
  const before = (place: string) => changed(['paths', place], gone);
  expect(changesBetween(before('/api/user'), current)).toEqual([{ step: 'major', what: 'getUser is called' }]);
  expect(changesBetween(before('/api/saferplay'), current)).toEqual([{ step: 'minor', what: 'getSaferPlay is called' }]);
});

it.each([
  ['1.0.0', 'raise the version in packages/api-types/package.json to 2.0.0 at least'],
  ['1.1.0', 'raise the version in packages/api-types/package.json to 2.0.0 at least'],
  ['2.0.0', undefined],
])('after a breaking change, %s: %s', (version, expected) => {
  const after = { ...changed(model('Card', 'required'), added('ico')), version };
  const refusal = refusalOf({ ...current, version: '1.0.0' }, after, '\n## 2.0.0\n');
  expect(refusal).toEqual(expected === undefined ? undefined : expect.stringContaining(expected));
});

it('a version without a section in the change log is refused', () => {
  expect(refusalOf(current, current, '# Versions')).toBe(`docs/api/CHANGELOG.md says nothing of ${current.version}.`);
});

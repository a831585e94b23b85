import { manifestFaults } from './manifestShare';
import { decide, live, newer, promotion, refusals, shell, wallet } from '../testing/testPlan';

const long = 'x'.repeat(1_500_000);
const screen = { path: 'a.js', integrity: wallet.entry.integrity };
const [route] = newer.routes;

it('lets in what a release usually adds, up to the bounds', () => {
  expect(manifestFaults(newer)).toEqual([]);
  const texts = { default: 'x'.repeat(300), zh: 'x'.repeat(300) };
  expect(manifestFaults({ ...newer, outage: texts })).toEqual([]);
  const margin = `calc(${'1px + '.repeat(100)}1px)`;
  const initialCalls = [{ method: 'POST' as const, path: '/api/app', places: [{ picture: ['list', 'src'], margin }] }];
  expect(manifestFaults({ ...newer, routes: newer.routes.map((one) => ({ ...one, initialCalls })) } as never)).toEqual([]);
  expect(manifestFaults(shell)).toEqual([]);
});

it.each<[string, object, string]>([
  ['an outage text', { outage: long }, 'outage has 1500000 characters'],
  ['a translation', { outage: { default: 'x', zh: long } }, 'outage.zh has 1500000 characters'],
  ['a title', { routes: [{ ...route, title: 'x'.repeat(301) }] }, 'routes.0.title has 301 characters'],
  [
    'a title of many by the query',
    { routes: [{ ...route, title: { query: 'type', titles: { a: { default: 'x', en: long } }, otherwise: '' } }] },
    'routes.0.title.titles.a.en has 1500000 characters',
  ],
  ['an entry of the navigation', { nav: [{ place: 'tab', order: 1, to: '/wallet', label: long }] }, 'nav.0.label has 1500000'],
  [
    'a call',
    { routes: [{ ...route, initialCalls: [{ method: 'GET', path: `/api/${long}` }] }] },
    'routes.0.initialCalls.0.path has',
  ],
  [
    'languages without end',
    {
      outage: Object.fromEntries([
        ['default', ''],
        ...Array.from({ length: 1_000 }, (_, index) => [`l${index}`, 'x'.repeat(100)]),
      ]),
    },
    'most of it is "outage" with',
  ],
  [
    'routes without end',
    { routes: Array.from({ length: 500 }, (_, index) => ({ ...route, path: `/${'a'.repeat(index)}` })) },
    'routes.',
  ],
  [
    'an icon',
    { nav: [{ place: 'tab', order: 1, to: '/wallet', label: '', icon: [['path', { d: long }]] }] },
    'most of it is "nav" with',
  ],
  [
    'modules without end',
    { modules: Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`M${index}`, [screen]])) },
    'every document would have 55.8 kB of it, at most 24.0 kB are allowed; most of it is "modules" with',
  ],
  ['imports without end', { imports: Array.from({ length: 500 }, () => screen) }, 'most of it is "imports" with'],
  ['a range of versions', { platformVersion: `^1.0.0${' || ^1.0.0'.repeat(10_000)}` }, 'most of it is "platformVersion" with'],
])('the gate refuses %s', (_what, change, sentence) => {
  const release = { ...newer, ...change };
  const now = live(shell, wallet);
  expect(refusals(decide(now, [shell, wallet, release], promotion([release])))).toContainEqual(
    expect.stringMatching(new RegExp(`^size: wallet 1.1.0: .*${sentence.replaceAll(/[.*]/g, String.raw`\$&`)}`)),
  );
});

it('the gate refuses a document of the shell that is too large', () => {
  const files = shell.files.map((file) => ({ ...file, brotli: 100_001 }));
  expect(manifestFaults({ ...shell, files })).toEqual([
    'shell 1.0.0: its document weighs 100.0 kB, at most 100.0 kB are allowed',
  ]);
});

it('what was live before the bounds may come back', () => {
  const large = { ...newer, outage: 'x'.repeat(5_000) };
  const next = { ...wallet, version: '1.2.0', container: 'wallet_1_2_0' };
  const now = live(shell, next);
  const { next: restored } = decide(now, [shell, large, next], { kind: 'rollBack', name: 'wallet' }, { before: large });
  expect(restored?.remotes['wallet']?.outage).toHaveLength(5_000);
});

import { readdirSync } from 'node:fs';
import path from 'node:path';
import { translatedLanguages } from '@parlour/platform/languages';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import { textFilesIn } from '@parlour/remote-build/textFiles';
import { remotes } from '../workspace/apps.mjs';

type Words = Readonly<Record<string, unknown>>;

const root = path.resolve(__dirname, '../..');
/** Folders in which an app's texts are declared; the shell's include those of the platform. */
const sources: Readonly<Record<string, readonly string[]>> = {
  shell: ['apps/shell/src', 'packages/platform/src'],
  ...Object.fromEntries(remotes.map((remote) => [remote, [`apps/${remote}/src`]])),
};
const spoken = Object.keys(sources).flatMap((app) => translatedLanguages.map((language) => [app, language] as const));

/** Names and formats that are the same in every language. */
const names = /VIP|USDT|TRC20|ERC20|TRX|TRON|Tron|ETH|Ethereum|App\b|Telegram|\bgif\b|\bpng\b|YYYY-MM-DD|zh-CN/g;

const load = async (file: string) => (await import(path.join(root, file))) as Words;

/** An app's texts in the default locale, by id. */
async function defaultsOf(app: string): Promise<Words> {
  const files = (sources[app] ?? []).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(^|\/)(?!use)\w+Texts\.ts$/.test(file))
      .map((file) => path.join(folder, file)),
  );
  const declared = (await Promise.all(files.map(load))).flatMap((module) => Object.values(module));
  const texts = declared as { readonly id: string; readonly default: Words }[];
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length);
  return Object.fromEntries(texts.map(({ id, default: words }) => [id, words]));
}

/** An app's texts in another language, by id, those of a remote's config too. */
async function dictionaryOf(app: string, language: string): Promise<Words> {
  const files = textFilesIn(
    (sources[app] ?? []).map((folder) => path.join(root, folder)),
    language,
  );
  const config = app === 'shell' ? [] : [path.join(root, `apps/${app}/src/configTexts.${language}.ts`)];
  return Object.assign({}, ...(await Promise.all([...files, ...config].map((file) => import(file))))) as Words;
}

/** Each text by its path: the text itself, or what its function returns for `1`. */
function textsIn(words: unknown, place = ''): [string, string][] {
  if (typeof words === 'function') return [[`${place}/${words.length}`, String(words('1', '1', '1'))]];
  if (typeof words !== 'object' || words === null) return [[place, String(words)]];
  return Object.entries(words).flatMap(([key, inner]) => textsIn(inner, `${place}.${key}`));
}

const placesIn = (words: unknown) =>
  textsIn(words)
    .map(([place]) => place)
    .toSorted();

it.each(spoken)('%s has each of its words in %s, and no other', async (app, language) => {
  expect(placesIn(await dictionaryOf(app, language))).toEqual(placesIn(await defaultsOf(app)));
});

it.each(remotes)('the config of %s names texts that there are, and none is left over', async (remote) => {
  const { config } = (await load(`apps/${remote}/remote.config.ts`)) as { readonly config: WrittenConfig };
  const titles = config.routes.flatMap(({ title = [] }) =>
    typeof title === 'object' && 'titles' in title ? [...Object.values(title.titles), title.otherwise] : title,
  );
  const labels = [...config.routes.flatMap(({ action }) => action ?? []), ...(config.nav ?? [])].map(({ label }) => label);
  const { config: declared } = await defaultsOf(remote);
  const named = new Set([config.outage, ...titles, ...labels].filter((key) => !key.includes('.')));
  expect(Object.keys(declared as Words).toSorted()).toEqual([...named].toSorted());
});

it.each(spoken)('what %s says in %s is in that language', async (app, language) => {
  const foreign = language === 'zh' ? /[A-Za-z]{2}/ : /\p{Script=Han}/u;
  const texts = textsIn(await dictionaryOf(app, language));
  expect(texts.filter(([, text]) => text === '' || foreign.test(text.replace(names, '')))).toEqual([]);
});

/** Texts that promise something in the operator's name: when, how fast, how safe, for what, and who answers. */
const promises =
  /every (?!30 seconds)|day and night|24.?(h|\/)|\b(minutes?|hours?|weekly|daily)\b|at once|instant|immediate|guarantee|always|never|nobody|\bsafe\b|\bfees?\b|\bfree\b|usually|about a|18\+|每[周天日笔份]|全天|小时|分钟|立即|立刻|即时|保证|绝不|永远|资金安全|免费|手续费|通常/i;

/** Words that only sound like a promise, with their sources (decision 10). */
const known: Readonly<Record<string, string>> = {
  'game.duration': 'computed: how long was played',
  'packet.columns': 'an answer: day_flow of a rule',
  'offers.apply': 'the name of a button',
  'password.after': 'spec section 5: the withdrawal and a new card ask for it',
  'saferPlay.': 'decision 27: what an operator takes on who answers its calls',
  'security.note': 'advice',
  'security.withdrawalText': 'spec section 5: the withdrawal asks for it',
  'vip.rules': 'spec sections 4 and 9',
  'withdraw.fee': 'an answer: the fee of the protocol',
  'withdraw.obstacles.fee': 'computed from that fee',
};

it.each(Object.keys(sources))('%s promises nothing that the operator did not say', async (app) => {
  const translated = await Promise.all(translatedLanguages.map((language) => dictionaryOf(app, language)));
  const said = [await defaultsOf(app), ...translated].flatMap((words) => textsIn(words));
  const isKnown = (place: string) => Object.keys(known).some((begin) => place.startsWith(`.${begin}`));
  expect(said.filter(([place, text]) => promises.test(text) && !isKnown(place))).toEqual([]);
});

it.each([
  ['shell', ['recycle all']],
  ['lobby', ['hot', 'recent', 'favourites', 'more announcements']],
  ['account', ['agent login', 'recycle all', 'terms and rules', 'privacy policy', 'reached']],
  ['promotions', ['not yet claimed', 'Red packet closed']],
])("%s writes the specification's words as it does: %j", async (app, words) => {
  const said = textsIn(await defaultsOf(app)).map(([, text]) => text);
  expect(said).toEqual(expect.arrayContaining(words));
});

import { NEVER } from 'rxjs';
import { createTopic } from '../polling/createTopic';
import type { TopicBus } from '../polling/createTopics';
import { topicAnswers } from '../polling/intervals';
import type { CachedAnswer } from './answerCache';
import { cacheTopics } from './topicCache';

const NOON = Date.parse('2026-11-20T12:00:00Z');

function createPlace() {
  const known = new Map<string, CachedAnswer>();
  return {
    known,
    read: (name: string) => known.get(name),
    write: (name: string, cached: CachedAnswer) => void known.set(name, cached),
  };
}
type Place = ReturnType<typeof createPlace>;

function open(member: Place, isOnline: boolean) {
  const parts = { everyMs: NEVER, isAwake: NEVER, whose: () => 't', ask: () => Promise.reject(new Error('no answer')) };
  const topics: TopicBus = {
    balance: createTopic({ ...parts, name: 'balance', answer: topicAnswers.balance }),
    venueBalances: createTopic({ ...parts, name: 'venueBalances', answer: topicAnswers.venueBalances }),
    appInfo: createTopic({ ...parts, name: 'appInfo', answer: topicAnswers.appInfo }),
  };
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  Object.assign(page, { document, navigator: { onLine: isOnline } });
  cacheTopics({
    topics,
    caches: { member, public: createPlace() },
    composition: () => 'c-test',
    isFresh: (at) => NOON - at < 1000,
    page: page as unknown as Window,
  });
  return { topics, leave: () => page.dispatchEvent(new Event('pagehide')) };
}

beforeEach(() => jest.useFakeTimers({ now: NOON }));
afterEach(() => jest.useRealTimers());

it('a balance is stored when the page is left, and shown with its time by the next page without a network', () => {
  const members = createPlace();
  const before = open(members, true);
  before.topics.balance.put('12.50');
  jest.setSystemTime(NOON + 400);
  before.leave();
  const after = open(members, false);
  expect([after.topics.balance.read(), after.topics.balance.updatedAt()]).toEqual(['12.50', NOON]);
});

it('with a network it is only shown when a request fails', async () => {
  const members = createPlace();
  members.write('balance', { at: NOON, composition: 'c-test', content: '12.50' });
  const { topics } = open(members, true);
  expect(topics.balance.read()).toBeUndefined();
  await topics.balance.ask().catch(() => undefined);
  expect([topics.balance.read(), topics.balance.updatedAt()]).toEqual(['12.50', NOON]);
});

it.each([
  ['is too old', { at: NOON - 5000, content: '12.50' }],
  ['is no balance', { at: NOON, content: { balance: '12.50' } }],
])('what %s is not shown', (_what, kept) => {
  const members = createPlace();
  members.write('balance', { composition: 'c-test', ...kept });
  expect(open(members, false).topics.balance.read()).toBeUndefined();
});

it('a cached value never replaces an answer, and any answer replaces a cached value', () => {
  const members = createPlace();
  members.write('balance', { at: NOON, composition: 'c-test', content: '12.50' });
  const { topics } = open(members, false);
  topics.balance.put('14.00');
  topics.balance.restore('12.50', NOON);
  expect(topics.balance.read()).toBe('14.00');
});

import type { PlatformCall, Session } from '@parlour/platform';
import { createValue } from '@parlour/platform/host';
import { createTopics } from './createTopics';

/** Topics over an API whose answers come when the test says so, in any order. */
function createSite() {
  const waiting: ((balance: string) => void)[] = [];
  const call: PlatformCall = () =>
    new Promise((resolve) => {
      waiting.push((balance) => resolve({ data: { balance } as never, message: '' }));
    });
  const topics = createTopics({
    call,
    session: createValue<Session>({ role: 'member', user: undefined }),
    token: () => 'one',
    pace: createValue(undefined),
    page: window,
  });
  const shown: (string | undefined)[] = [];
  topics.balance.watch(() => shown.push(topics.balance.read()));
  const answer = async (question: number, balance: string) => {
    waiting[question]?.(balance);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { balance: topics.balance, shown, answer };
}

it('shows the poll, then what was asked for besides it', async () => {
  const { balance, shown, answer } = createSite();
  await answer(0, '100');
  void balance.ask();
  await answer(1, '90');
  expect(shown).toEqual(['100', '90']);
});

it('lets no slow poll overwrite what was asked for later', async () => {
  const { balance, shown, answer } = createSite();
  void balance.ask();
  await answer(1, '90');
  await answer(0, '100');
  expect(shown).toEqual(['90']);
});

it('lets no slow poll overwrite a recount', async () => {
  const { balance, shown, answer } = createSite();
  balance.put('90');
  await answer(0, '100');
  expect(shown).toEqual(['90']);
});

it('takes a newer answer although what is shown was put again in between', async () => {
  const { balance, shown, answer } = createSite();
  balance.watch(() => balance.put(balance.read()));
  void balance.ask();
  await answer(0, '100');
  await answer(1, '90');
  expect(shown).toEqual(['100', '90']);
});

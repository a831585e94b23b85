import { lastValueFrom } from 'rxjs';
import { createFakeBrowser } from '../testing/fakeChannel';
import { createTabCoordination } from './tabCoordination';

const ask = async () => 'answer';

const denied = new DOMException('denied', 'SecurityError');

it.each<[string, () => Promise<never>]>([
  ['are refused', () => Promise.reject(denied)],
  [
    'throw',
    () => {
      throw denied;
    },
  ],
])('asks all the same where locks %s', async (_what, request) => {
  const { inTurn } = createTabCoordination({ channel: createFakeBrowser().open(), locks: { request } });
  await expect(lastValueFrom(inTurn('balance', 'one', ask))).resolves.toBe('answer');
});

it('separates the turns of topics and of sessions', async () => {
  const names: string[] = [];
  const request = async (name: string, _how: LockOptions, turn: () => Promise<void>) => {
    names.push(name);
    await turn();
  };
  const { inTurn } = createTabCoordination({ channel: createFakeBrowser().open(), locks: { request } as never });
  await lastValueFrom(inTurn('balance', 'one', ask));
  await lastValueFrom(inTurn('balance', 'two', ask));
  await lastValueFrom(inTurn('appInfo', undefined, ask));
  expect(names).toEqual(['parlour.balance one', 'parlour.balance two', 'parlour.appInfo ']);
});

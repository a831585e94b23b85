import { lastValueFrom } from 'rxjs';
import { createFakeBrowser } from '../session/fakeChannel';
import { createWindows } from './windows';

const ask = async () => 'answer';

it('asks all the same where locks are refused', async () => {
  const request = async () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const { inTurn } = createWindows({ channel: createFakeBrowser().open(), locks: { request } });
  await expect(lastValueFrom(inTurn('balance', 'one', ask))).resolves.toBe('answer');
});

it('keeps the turns of topics and sessions apart', async () => {
  const names: string[] = [];
  const request = async (name: string, _how: LockOptions, turn: () => Promise<void>) => {
    names.push(name);
    await turn();
  };
  const { inTurn } = createWindows({ channel: createFakeBrowser().open(), locks: { request } as never });
  await lastValueFrom(inTurn('balance', 'one', ask));
  await lastValueFrom(inTurn('balance', 'two', ask));
  await lastValueFrom(inTurn('appInfo', undefined, ask));
  expect(names).toEqual(['parlour.balance one', 'parlour.balance two', 'parlour.appInfo ']);
});

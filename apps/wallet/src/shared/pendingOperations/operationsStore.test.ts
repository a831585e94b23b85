import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { settleOperation, storeOperation } from '@parlour/platform';
import { usernameOf } from './operation';
import { operationsStore } from './operationsStore';
import { newPageForEach, open, transfer } from './testing/transfers';

newPageForEach();

/** A store that no screen watches, and how many listeners it has on the session. */
function newStore() {
  const { platform, unmount } = open();
  unmount();
  let count = 0;
  const session = {
    ...platform.session,
    watch: (listener: () => void) => {
      const stop = platform.session.watch(listener);
      count += 1;
      return () => {
        count -= 1;
        stop();
      };
    },
  };
  return { store: operationsStore({ ...platform, session }), platform, listening: () => count };
}

it('a store listens to the page only while somebody watches it', () => {
  const { store, listening } = newStore();
  expect(listening()).toBe(0);
  const stops = [store.watch(jest.fn()), store.watch(jest.fn())];
  expect(listening()).toBe(1);
  for (const stop of stops) stop();
  expect(listening()).toBe(0);
});

it('a store goes on listening as long as it keeps an operation without an answer', () => {
  const { store, platform, listening } = newStore();
  const operation = {
    key: 'a'.repeat(32),
    endpoint: submitTransfer.name,
    payload: JSON.stringify(transfer),
    note: { who: usernameOf(platform), marks: {} },
    sentAt: Date.now(),
  };
  const stop = store.watch(jest.fn());
  storeOperation(operation);
  stop();
  expect(listening()).toBe(1);
  settleOperation(operation.key);
  expect(listening()).toBe(0);
});

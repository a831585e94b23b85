import { messageKey, readMessages } from './readMessages';

const notice = (title: string) => ({ title, content: '', created_at: '2026-11-20 16:20:00' });
const isRead = (title: string) => readMessages.read().includes(messageKey(notice(title)));

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('a marked message is read, also after a reload, and watchers are notified', () => {
  const watcher = jest.fn();
  const stop = readMessages.watch(watcher);
  readMessages.mark(notice('a'));
  stop();
  readMessages.mark(notice('b'));
  expect(watcher).toHaveBeenCalledTimes(1);
  expect([isRead('a'), isRead('b'), isRead('c')]).toEqual([true, true, false]);
  expect(JSON.parse(localStorage.getItem('parlour.messages.read') ?? '')).toEqual([
    '2026-11-20 16:20:00 a',
    '2026-11-20 16:20:00 b',
  ]);
});

it('the same title at another time is another message', () => {
  readMessages.mark(notice('a'));
  expect(readMessages.read().includes(messageKey({ ...notice('a'), created_at: '2026-11-21 16:20:00' }))).toBe(false);
});

it('nothing is read any more once the storage is cleared', () => {
  readMessages.mark(notice('a'));
  localStorage.clear();
  expect(isRead('a')).toBe(false);
});

it.each(['{', '7', '{"a":1}', '[1,null]'])('damaged storage %p counts as nothing read', (stored) => {
  localStorage.setItem('parlour.messages.read', stored);
  expect(readMessages.read()).toEqual([]);
});

it('with blocked storage a message is read for as long as the page lives', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  readMessages.mark(notice('a'));
  expect(isRead('a')).toBe(true);
});

it('the oldest of more than 500 are forgotten', () => {
  for (let number = 0; number <= 500; number += 1) readMessages.mark(notice(String(number)));
  expect([readMessages.read().length, isRead('0'), isRead('1'), isRead('500')]).toEqual([500, false, true, true]);
});

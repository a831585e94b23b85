import { ApiError, type RequestOf } from '@parlour/api-client';
import { getTransactionRecords } from '@parlour/api-client/endpoints/records';
import { getBalance } from '@parlour/api-client/endpoints/session';
import { submitTransfer } from '@parlour/api-client/endpoints/wallet';
import { type Session, useSession } from '@parlour/platform';
import type { Value } from '@parlour/platform/host';
import { renderInShell, sampleUser } from '@parlour/testing';
import { act } from '@testing-library/react';
import { useEffect } from 'react';
import type { Line } from '../card/lineRules';
import { type Booking, createOperator, createRandom } from './modelOperator';
import type * as Store from '../operationsStore';
import type * as Watching from '../usePendingOperations';
import type * as Sending from '../useSendOnce';

/** Modules of the shell, which tabs and reloads share. The wallet's modules are loaded anew for each page, with empty memory. */
const shells = ['react', 'big.js', '@parlour/platform', '@parlour/platform/storage', '@parlour/api-client'];
const calls = ['records', 'session', 'wallet'].map((name) => `@parlour/api-client/endpoints/${name}`);
const shared = [...shells, ...calls].map((name) => [name, jest.requireActual<object>(name)] as const);

function loadWallet() {
  for (const [name, module] of shared) jest.doMock(name, () => module);
  let wallet = {} as typeof Sending & typeof Watching & typeof Store;
  jest.isolateModules(() => {
    const parts = ['../useSendOnce', '../usePendingOperations', '../operationsStore'].map((name) =>
      jest.requireActual<object>(name),
    );
    wallet = Object.assign({}, ...parts) as typeof wallet;
  });
  return wallet;
}

/** A call that reached the operator. */
interface Attempt extends Pick<Booking, 'member' | 'sum' | 'at'> {
  readonly key: string;
  readonly page: Page;
  readonly willBook: boolean;
  booking?: Booking;
  isUnanswered: boolean;
  /** Whether the player has seen its outcome, or dismissed a line whose outcome is unknown. */
  isOver: boolean;
}

type Payload = RequestOf<typeof submitTransfer>;
type Screen = Pick<ReturnType<typeof Watching.usePendingOperations>, 'lines' | 'dismiss'> & {
  readonly send: (payload: Payload) => unknown;
};
type Page = ReturnType<typeof renderInShell> & { screen?: Screen };

const TICK_MS = 50;
const MINUTE_MS = 60_000;
const transfer = (amount: string, sourcetype: string, targettype: string): Payload => ({ amount, sourcetype, targettype });
const usual = transfer('500', 'userbalance', 'OB');
const others = [transfer('500', 'userbalance', 'FG'), transfer('500', 'OB', 'userbalance'), transfer('495', 'userbalance', 'OB')];
const payloads = [usual, usual, ...others, transfer('7', 'userbalance', 'OB')];

const wait = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));
/** Replaces `advanceTimersByTimeAsync`, which spends a millisecond of real time on each timer. */
const advance = (ms: number) =>
  act(async () => {
    for (let left = ms; left > 0; left -= TICK_MS) {
      jest.advanceTimersByTime(TICK_MS);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    }
  });

/**
 * Plays a random history against a random operator, from the first page to a member who sends everything again. Resolves to the
 * first promise of decision 12 that was broken, with the history; undefined when none was. The exceptions that the decision names
 * are left out or allowed.
 */
export async function playHistory(seed: number): Promise<string | undefined> {
  jest.useFakeTimers({ now: Date.UTC(2026, 10, 20, 4) });
  const { pick, chance } = createRandom(seed);
  const operator = createOperator({ pick, chance });
  const { traits, bookings } = operator;
  const attempts: Attempt[] = [];
  const pages: Page[] = [];
  const history = [JSON.stringify(traits)];
  let member: string | undefined = 'demo';
  let isFailing = true;
  let fate = { is: 'answered', ms: 60, failure: 'offline' as 'offline' | 'timeout' | 'serverFault' };
  let stored: Readonly<Record<string, string>> = {};
  let broken: string | undefined;
  const breaks = (promise: string) => (broken ??= `seed ${seed}: ${promise}\n${history.join('\n')}`);
  const note = (what: string) => void history.push(`${(Date.now() % 1e7) / 1000} ${what}`);
  const end = (isOf: (attempt: Attempt) => boolean) => attempts.filter(isOf).forEach((one) => (one.isOver = true));
  const isDoubt = (one: Attempt) => one.booking !== undefined && one.isUnanswered && !one.isOver;

  const receive = async (page: Page, { amount, sourcetype }: Payload): Promise<undefined> => {
    const { is, ms, failure } = fate;
    const sum = String(amount);
    const key = page.api.sent.at(-1)?.idempotencyKey ?? '';
    const isUnanswered = is === 'booked' || is === 'unbooked';
    const willBook = is === 'booked' || is === 'answered';
    const own: Attempt = { key, member: member ?? '', sum, at: Date.now(), page, willBook, isUnanswered, isOver: false };
    attempts.push(own);
    note(`  ${sum} ${key.slice(0, 4)} ${is} ${failure}`);
    await wait(ms / 2);
    if (willBook) {
      const doubt = attempts.find((one) => isDoubt(one) && one.member === own.member && one.sum === sum);
      own.booking = operator.book(own.member, sum, sourcetype === 'userbalance' ? 3 : 4, key);
      if (doubt && doubt.booking !== own.booking) breaks('booked twice');
    }
    await wait(isUnanswered && failure === 'timeout' ? 30_000 - ms / 2 : ms / 2);
    own.isUnanswered ||= !pages.includes(page);
    if (own.isUnanswered) throw new ApiError(failure, '', submitTransfer.name);
    if (is === 'refused') throw new ApiError('refused', 'no', submitTransfer.name, 500);
    end((one) => one.key === key);
    return undefined;
  };

  const onFound = (page: Page, key: string, no: string) => {
    note(`  found ${key.slice(0, 4)} ${no}`);
    const own = attempts.filter((attempt) => attempt.key === key);
    const ofSum = bookings.filter(({ sum }) => own.some((attempt) => attempt.sum === sum));
    const isRight = ofSum.some((one) => one.key === key && (one.no === no || !traits.hasNumbers));
    // An exception in the decision: two devices may send the same amount. In another time zone an order at any quarter of an hour
    // may belong to the call.
    const isNear = (one: Booking) => traits.zone !== 8 || own.some(({ at }) => Math.abs(one.at - at) < 10 * MINUTE_MS);
    // A page knows only of its own calls whether they were answered.
    const isElsewhere = (one: Booking) => !attempts.some((attempt) => attempt.booking === one && attempt.page === page);
    if (!isRight && !ofSum.some((one) => isNear(one) && isElsewhere(one))) breaks('another order is told');
    end((one) => one.key === key);
  };

  const onShown = (lines: readonly Line[]) => {
    // A line is updated within four seconds.
    const isWrong = (id: string) => attempts.some(({ key, willBook, at }) => key === id && willBook && Date.now() - at > 5000);
    if (lines.some(({ id, step }) => step === 'lost' && isWrong(id))) breaks('that nothing was moved is not true');
  };

  const openPage = () => {
    const wallet = loadWallet();
    function Transfers() {
      const { send } = wallet.useSendOnce(submitTransfer);
      const { lines, dismiss } = wallet.usePendingOperations(submitTransfer);
      useEffect(() => {
        page.screen = { send, lines, dismiss };
        onShown(lines);
      });
      return null;
    }
    const Wallet = () => (useSession().role === 'member' ? <Transfers /> : null);
    const answer = async <Data,>(read: (who: string) => Data) => {
      await wait(50);
      if (isFailing && chance(traits.failing)) throw new ApiError('serverFault', '', '');
      return read(member ?? '');
    };
    const page: Page = renderInShell(<Wallet />, {
      prepare: (api) => {
        api.answer(submitTransfer, (payload) => receive(page, payload));
        api.answer(getBalance, () => answer((who) => ({ balance: operator.balance(who) })));
        api.answer(getTransactionRecords, ({ type, page: of }) =>
          answer((who) => operator.records(who, Number(type) === 3 ? 3 : Number(type) === 4 ? 4 : 1, Number(of))),
        );
      },
    });
    wallet.onOperationFound(page.platform, ({ key }, no) => onFound(page, key, no));
    pages.push(page);
    become(member);
  };

  const become = (username: string | undefined) => {
    member = username;
    if (username === undefined) localStorage.clear();
    stored = { ...localStorage };
    const user = username === undefined ? undefined : sampleUser({ username, balance: operator.balance(username) });
    const session: Session = user === undefined ? { role: 'visitor' } : { role: 'member', user };
    act(() =>
      pages.forEach(({ platform, push }) => {
        (platform.session as unknown as Value<Session>).set(session);
        // A user info contains the balance.
        if (user?.balance) push('balance', user.balance);
      }),
    );
  };
  /** Delivers the events from outside to all tabs: the polled balance, and what another tab has stored. */
  const tellPages = () => {
    if (member !== undefined) for (const { push } of pages) push('balance', operator.balance(member));
    const now: Record<string, string> = { ...localStorage };
    const changed = Object.keys({ ...now, ...stored }).filter((key) => now[key] !== stored[key]);
    stored = now;
    if (pages.length > 1)
      for (const key of changed) dispatchEvent(new StorageEvent('storage', { key, newValue: now[key] ?? null }));
  };
  const pass = async (ms: number) => {
    for (let left = ms; left > 0; left -= 4000) {
      await advance(Math.min(left, 4000));
      act(tellPages);
      await advance(200);
    }
  };
  const linesOf = ({ screen }: Page) => (member === undefined ? [] : (screen?.lines ?? []));
  const send = (page: Page, payload: Payload) => act(() => void page.screen?.send(payload));
  const putAway = (page: Page, line: Line | undefined) => {
    if (line === undefined) return;
    end(({ key }) => key === line.id);
    act(() => page.screen?.dismiss(line));
  };

  const steps: Readonly<Record<string, (page: Page) => unknown>> = {
    send: (page) => {
      const is = pick(['answered', 'answered', 'refused', 'unbooked', 'booked', 'booked']);
      fate = { is, ms: pick([60, 2000, 8000]), failure: pick(['offline', 'timeout', 'serverFault']) };
      send(page, traits.isLate ? usual : pick(payloads));
      return pass(pick([100, 1500, 9000]));
    },
    wait: () => pass(pick([500, 5000, 40_000, 100_000])),
    sleep: async () => {
      await pass(40_000);
      jest.setSystemTime(Date.now() + pick([12, 60]) * MINUTE_MS);
      await pass(5000);
    },
    'put away': (page) => putAway(page, pick(linesOf(page).filter(({ isOver }) => isOver))),
    reload: (page) => {
      page.unmount();
      pages.splice(pages.indexOf(page), 1);
      act(openPage);
      // Calls that the end of a session has deleted are only in the memory of a page.
      end((attempt) => attempt.member !== member);
    },
    'log out and in': async () => {
      become(undefined);
      await pass(pick([100, 3000]));
      become(pick(['demo', 'demo', 'guest']));
    },
    win: () => operator.win(member ?? '', pick(['37', '500'])),
    'other device': () => operator.book(member ?? '', pick(['500', '33', '7']), pick([3, 4])),
  };
  const quiet = ['send', 'send', 'send', 'wait', 'wait', 'sleep', 'put away'];
  const lively = [...quiet, 'send', 'wait', 'reload', 'log out and in', 'win', 'other device'];

  act(openPage);
  if (!traits.isLate && chance(0.3)) act(openPage);
  for (let count = 0; count < 14; count += 1) {
    const name = pick(traits.isLate ? quiet : lively);
    const page = pick(pages);
    note(`${name}, page ${pages.indexOf(page)}`);
    await steps[name]?.(page);
    await pass(200);
  }
  isFailing = false;
  if (member !== 'demo') for (const who of [undefined, 'demo']) become(who);
  await pass(4 * MINUTE_MS);
  const lines = pages.flatMap(linesOf);
  if (lines.some(({ step }) => step === 'submitted')) breaks('looked for without an end');
  const left = attempts.filter((one) => isDoubt(one) && one.member === 'demo');
  if (left.some(({ key }) => !lines.some(({ id }) => id === key))) breaks('forgotten');
  const isLike = (one: Booking, { key, sum, at }: Attempt) =>
    one.key !== key && one.sum === sum && Math.abs(one.at - at) < 11 * MINUTE_MS;
  if (traits.isPlain && left.some((call) => !bookings.some((one) => isLike(one, call)))) breaks('not found');
  const [page] = pages;
  if (page) for (const line of linesOf(page)) putAway(page, line);
  fate = { is: 'answered', ms: 60, failure: 'offline' };
  for (const payload of payloads) {
    const before = attempts.length;
    if (page) send(page, payload);
    await pass(3000);
    if (attempts.length === before) breaks('the form is blocked');
  }
  for (const { unmount } of pages.splice(0)) unmount();
  await advance(MINUTE_MS);
  localStorage.clear();
  sessionStorage.clear();
  jest.useRealTimers();
  return broken;
}

import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { getBalance, getUser, logIn } from '@parlour/api-client/endpoints/session';
import { getSaferPlay, setReminder } from '@parlour/api-client/endpoints/saferPlay';
import { createDialogs } from '../services/dialogs';
import type { Translate } from '../i18n/shellDictionary';
import { createCall } from './createCall';
import { createUnauthorised } from './unauthorised';

function createSite(freshLogin?: string) {
  let isMember = true;
  const ends = jest.fn((_login?: string) => {
    isMember = false;
  });
  const toast = jest.fn();
  let session = 'one';
  const token = () => session;
  const dialogs = createDialogs();
  const translate: Translate = (texts) => texts.default;
  const unauthorised = createUnauthorised({
    dialogs,
    end: ends,
    freshLogin: () => freshLogin,
    isMember: () => isMember,
    translate,
  });
  const failing = (kind: ApiErrorKind, message = '', isServersText?: boolean) =>
    createCall((endpoint) => Promise.reject(new ApiError(kind, message, endpoint.name, 503, isServersText)), {
      toast,
      unauthorised,
      token,
      translate,
    });
  /** A transport that answers one call after the other: a message is a refusal, undefined is accepted. */
  const answering = (...answers: (string | undefined)[]) =>
    createCall(
      async ({ name }) => {
        const message = answers.shift();
        if (message === undefined) return { data: {}, message: '' };
        throw new ApiError('refused', message, name, 500);
      },
      { toast, unauthorised, token, translate },
    );
  const openAnother = () => {
    session = 'another';
  };
  return { ends, toast, dialogs, failing, answering, openAnother };
}

afterEach(() => jest.useRealTimers());

const settle = (calls: Promise<unknown>[]) => Promise.allSettled(calls);

it('shows the message of a refusal as a danger toast and still throws', async () => {
  const { failing, toast } = createSite();
  await expect(failing('refused', '余额不足')(getUser, {})).rejects.toMatchObject({ kind: 'refused' });
  expect(toast).toHaveBeenCalledWith('余额不足', 'danger');
});

it('shows the message of a fault in an envelope, too, which stays a fault', async () => {
  const { failing, toast } = createSite();
  await expect(failing('serverFault', '系统维护中', true)(getUser, {})).rejects.toMatchObject({ kind: 'serverFault', code: 503 });
  expect(toast).toHaveBeenCalledWith('系统维护中', 'danger');
});

it.each(['', '  '])('shows a default message for a refusal without one: "%s"', async (message) => {
  const { failing, toast } = createSite();
  const words = 'Refused, and the server did not say why.';
  await expect(failing('refused', message)(logIn, { name: 'a', password: 'b' })).rejects.toMatchObject({ message: words });
  expect(toast).toHaveBeenCalledWith(words, 'danger');
});

it('shows a refusal of polling once, until its message changes or after a minute without it', async () => {
  jest.useFakeTimers();
  const { answering, toast } = createSite();
  const call = answering('busy', undefined, 'busy', 'closed', undefined, 'closed', undefined, 'closed');
  const poll = () => call(getBalance, {}, { polled: true }).catch(() => undefined);
  for (let count = 0; count < 7; count += 1) {
    await poll();
    jest.advanceTimersByTime(4300);
  }
  expect(toast.mock.calls.map(([message]) => message)).toEqual(['busy', 'closed']);
  jest.advanceTimersByTime(60_000);
  await poll();
  expect(toast).toHaveBeenCalledTimes(3);
});

it('remembers shown messages of polling for a minute only', async () => {
  jest.useFakeTimers();
  const { answering } = createSite();
  const call = answering(...Array.from({ length: 50 }, (_, count) => `busy until 12:${count}`));
  const remembered = jest.spyOn(Map.prototype, 'set');
  for (let count = 0; count < 50; count += 1) {
    await call(getBalance, {}, { polled: true }).catch(() => undefined);
    jest.advanceTimersByTime(30_000);
  }
  const shownMessages = remembered.mock.contexts.at(-1) as Map<string, number>;
  remembered.mockRestore();
  expect(shownMessages.size).toBeLessThan(3);
});

it("shows a refusal to a player's request although polling has shown it", async () => {
  const { answering, toast } = createSite();
  const call = answering('busy', 'busy');
  await settle([call(getBalance, {}, { polled: true })]);
  await settle([call(getBalance, {})]);
  expect(toast).toHaveBeenCalledTimes(2);
});

it('leaves the message to a quiet caller', async () => {
  const { failing, toast } = createSite();
  await settle([failing('refused', '余额不足')(getUser, {}, { quiet: true })]);
  expect(toast).not.toHaveBeenCalled();
});

it.each<ApiErrorKind>(['offline', 'timeout', 'serverFault', 'badAnswer'])('says nothing on %s', async (kind) => {
  const { failing, toast, ends } = createSite();
  await settle([failing(kind, 'technical')(getUser, {})]);
  expect(toast).not.toHaveBeenCalled();
  expect(ends).not.toHaveBeenCalled();
});

it('ends the session with one dialog when two calls meet a 401 at once', async () => {
  const { failing, dialogs, ends } = createSite();
  const call = failing('unauthorised');
  await settle([call(getUser, {}), call(getUser, {}, { quiet: true })]);
  expect(ends).toHaveBeenCalledTimes(1);
  expect(dialogs.open.read()).toMatchObject([
    { request: { title: '认证失败', message: '您的账号登陆过期，请重新登陆' }, isCancellable: false },
  ]);
});

it('ends the session silently on the balance poll', async () => {
  const { failing, dialogs, ends } = createSite();
  await settle([failing('unauthorised')(getBalance, {})]);
  expect(ends).toHaveBeenCalledTimes(1);
  expect(dialogs.open.read()).toEqual([]);
});

it.each([[getSaferPlay], [setReminder]])(
  'does not end the session for a call that the spec does not have: $name',
  async (endpoint) => {
    const { failing, dialogs, ends } = createSite();
    await settle([failing('unauthorised')(endpoint, { minutes: 0 })]);
    expect(ends).not.toHaveBeenCalled();
    expect(dialogs.open.read()).toEqual([]);
  },
);

it('does not end a session that began after the call was sent', async () => {
  const { failing, dialogs, ends, openAnother } = createSite();
  const late = failing('unauthorised')(getUser, {});
  openAnother();
  await settle([late]);
  expect(ends).not.toHaveBeenCalled();
  expect(dialogs.open.read()).toEqual([]);
});

it.each([getUser, getBalance])('with unused launch data a 401 logs in again without a dialog: $name', async (endpoint) => {
  const { failing, ends, dialogs } = createSite('/telegram-login');
  await settle([failing('unauthorised')(endpoint, {})]);
  expect(ends.mock.calls).toEqual([['/telegram-login']]);
  expect(dialogs.open.read()).toEqual([]);
});

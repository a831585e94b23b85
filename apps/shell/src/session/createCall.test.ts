import { ApiError, type ApiErrorKind } from '@parlour/api-client';
import { getBalance, getUser } from '@parlour/api-client/endpoints/session';
import { createDialogs } from '../services/dialogs';
import { createCall } from './createCall';
import { createUnauthorised } from './unauthorised';

function createSite() {
  let isMember = true;
  const ends = jest.fn(() => {
    isMember = false;
  });
  const toast = jest.fn();
  let session = 'one';
  const token = () => session;
  const dialogs = createDialogs();
  const unauthorised = createUnauthorised({ dialogs, end: ends, isMember: () => isMember, say: (texts) => texts.contract });
  const failing = (kind: ApiErrorKind, message = '') =>
    createCall((endpoint) => Promise.reject(new ApiError(kind, message, endpoint.name)), { toast, unauthorised, token });
  const openAnother = () => {
    session = 'another';
  };
  return { ends, toast, dialogs, failing, openAnother };
}

const settle = (calls: Promise<unknown>[]) => Promise.allSettled(calls);

it('shows the message of a refusal as a danger toast and still throws', async () => {
  const { failing, toast } = createSite();
  await expect(failing('refused', '余额不足')(getUser, {})).rejects.toMatchObject({ kind: 'refused' });
  expect(toast).toHaveBeenCalledWith('余额不足', 'danger');
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

it('does not end a session that began after the call was sent', async () => {
  const { failing, dialogs, ends, openAnother } = createSite();
  const late = failing('unauthorised')(getUser, {});
  openAnother();
  await settle([late]);
  expect(ends).not.toHaveBeenCalled();
  expect(dialogs.open.read()).toEqual([]);
});

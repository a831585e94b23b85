import { isApiError } from '@parlour/api-client';
import { getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { getBalance, type UserInfo } from '@parlour/api-client/endpoints/session';
import { getVenueBalances, recoverAll } from '@parlour/api-client/endpoints/wallet';
import { createSharedTopics, createValue, sendOperation, type Value } from '@parlour/platform/host';
import type { WrittenConfig } from '@parlour/platform/remoteConfig';
import type { ConfirmRequest, Haptic, Language, Platform, Session, SharedPage, ToastKind, Topics } from '@parlour/platform';
import type { FakeApi } from './fakeApi';

export interface FakeDialog {
  readonly request: ConfirmRequest;
  readonly isCancellable: boolean;
  readonly answer: (isConfirmed: boolean) => void;
}

/** The topics that a remote declares or reads. */
export type OwnConfig = Pick<WrittenConfig, 'name' | 'topics' | 'reads'>;

/** Whether a test provides the topics that a screen reads. */
const OTHERS = 'others';

/** A platform with all its state in memory; `push` sets the content of a polled topic. */
export function createFakePlatform(api: FakeApi, user: UserInfo | null, config: OwnConfig = { name: '' }) {
  const session = createValue<Session>(user === null ? { role: 'visitor' } : { role: 'member', user });
  const toast = createValue<{ message: string; kind: ToastKind } | undefined>(undefined);
  const dialog = createValue<FakeDialog | undefined>(undefined);
  const address = createValue<string | undefined>(undefined);
  const isPathAvailable = createValue<(path: string) => boolean>(() => true);
  const language = createValue<Language>('default');
  const hidesAmounts = createValue(false);
  const reducesMotion = createValue(false);
  const wentTo: string[] = [];
  const haptics: Haptic[] = [];
  const shared: SharedPage[] = [];
  const topics: { readonly [Name in keyof Topics]: Value<Topics[Name] | undefined> } = {
    balance: createValue<string | undefined>(user?.balance ?? undefined),
    venueBalances: createValue<Topics['venueBalances'] | undefined>(undefined),
    appInfo: createValue<Topics['appInfo'] | undefined>(undefined),
  };
  const asks: { readonly [Name in keyof Topics]: () => Promise<void> } = {
    balance: async () => topics.balance.set((await api.call(getBalance, {})).data.balance),
    venueBalances: async () => topics.venueBalances.set((await api.call(getVenueBalances, {})).data),
    appInfo: async () => topics.appInfo.set((await api.call(getAppInfo, {})).data),
  };
  const failures = { balance: createValue(false), venueBalances: createValue(false), appInfo: createValue(false) };
  const readTopic = async (name: keyof Topics) => {
    failures[name].set(false);
    await asks[name]().catch((error: unknown) => {
      failures[name].set(true);
      throw error;
    });
  };
  const ask = (request: ConfirmRequest, isCancellable: boolean) =>
    new Promise<boolean>((resolve) => {
      const answer = (isConfirmed: boolean) => {
        dialog.set(undefined);
        resolve(isConfirmed);
      };
      dialog.set({ request, isCancellable, answer });
    });
  const go = (to: string) => {
    wentTo.push(to);
    address.set(to);
  };

  const endSession = () => {
    session.set({ role: 'visitor' });
    go('/login');
  };

  const read = Object.entries(config.reads ?? {}).map(([name, fields]) => [name, { fields }] as const);
  const sharedTopics = createSharedTopics(() => ({ [config.name]: config, [OTHERS]: { topics: Object.fromEntries(read) } }));

  const platform: Platform = {
    session: {
      ...session,
      signIn: async () => session.set({ role: 'member', user: user ?? undefined }),
      refresh: async () => undefined,
      logOut: async () => endSession(),
      end: endSession,
    },
    call: api.call,
    topic: (name) => ({ ...topics[name], ask: () => readTopic(name), hasFailed: failures[name] }),
    shared: (name) => sharedTopics.of(name, config.name),
    recover: async () => {
      const sent = await sendOperation(api.call, recoverAll, {});
      if (sent === undefined || ('error' in sent && isApiError(sent.error, 'refused', 'unauthorised'))) return;
      if ('reply' in sent) toast.set({ message: sent.reply.message || '操作成功', kind: 'success' });
      await Promise.allSettled([platform.session.refresh('recount'), asks.venueBalances()]);
    },
    navigation: { go, back: () => go('back'), prefetch: () => undefined },
    toast: (message, kind = 'plain') => toast.set({ message, kind }),
    dialogs: { confirm: (request) => ask(request, true), alert: async (request) => void (await ask(request, false)) },
    block: () => () => undefined,
    language: { ...language, choose: language.set },
    hidesAmounts,
    reducesMotion,
    vibrate: (what) => void haptics.push(what),
    share: (page) => void shared.push(page),
    serverNow: () => Date.now(),
    isPathAvailable,
  };
  const close = (paths: readonly string[]) => isPathAvailable.set((path) => !paths.includes(path));
  const push = <Name extends keyof Topics>(name: Name, value: Topics[Name]) => topics[name].set(value);
  const pushShared = (name: string, content: object) => sharedTopics.of(name, OTHERS).set(content);
  return { platform, toast, dialog, address, wentTo, haptics, shared, push, pushShared, close };
}

export type FakePlatform = ReturnType<typeof createFakePlatform>;

import type { Samples } from '@parlour/api-client';
import { type AppInfo, getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { getUser, type UserInfo } from '@parlour/api-client/endpoints/session';
import { samples } from '@parlour/api-client/endpoints/all';
import type { Platform } from '@parlour/platform';
import { createQueryClient } from '@parlour/platform/host';
import { trustScripts } from '@parlour/platform/trustedScripts';
import { configure, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { parse } from 'valibot';
import { createFakeApi, type FakeApi } from './fakeApi';
import { createFakePlatform, type FakePlatform, type OwnConfig } from './fakePlatform';
import { FakeShell } from './FakeShell';

// A generous timeout for busy machines; elements that never appear still fail.
configure({ asyncUtilTimeout: 20_000 });

export interface ShellOptions {
  /** Initial path with query. */
  readonly at?: string;
  /** The user info of the member; null for a visitor. Default: the sample member. */
  readonly user?: Partial<UserInfo> | null;
  /** Samples of calls that the remote declares itself. */
  readonly samples?: Samples;
  /** The remote's config, for the topics that it shares or reads. */
  readonly config?: OwnConfig;
  /** Configures the fake API before the screen mounts. */
  readonly prepare?: (api: FakeApi) => void;
}

export interface Rendered {
  readonly unmount: () => void;
  readonly api: FakeApi;
  readonly platform: Platform;
  /** Every path that the screen navigated to; `back` for history back. */
  readonly wentTo: readonly string[];
  /** Haptic feedback, in order. */
  readonly haptics: FakePlatform['haptics'];
  /** Shared pages, in order. */
  readonly shared: FakePlatform['shared'];
  /** Sets the content of a polled topic. */
  readonly push: FakePlatform['push'];
  /** Sets the content of a topic of another remote that the config reads. */
  readonly pushShared: FakePlatform['pushShared'];
  /** Switches these paths off, and all others on. */
  readonly close: FakePlatform['close'];
  /** Simulates mouse and keyboard. */
  readonly player: UserEvent;
}

/** The sample member, with the given fields changed. */
export function sampleUser(changes: Partial<UserInfo> = {}): UserInfo {
  return { ...parse(getUser.answer, samples['getUser']?.data), ...changes };
}

/** The sample member parsed from raw fields. */
export function readUser(raw: Readonly<Record<string, unknown>>): UserInfo {
  return parse(getUser.answer, { ...Object(samples['getUser']?.data), ...raw });
}

/** The sample operator's app info, with the given fields changed. */
export function sampleApp(changes: Partial<AppInfo> = {}): AppInfo {
  return { ...parse(getAppInfo.answer, samples['getAppInfo']?.data), ...changes };
}

/**
 * Mounts a screen in a fake shell: typed fake API, toasts and dialogs on screen, recorded navigations.
 * Returns the fake API, the platform and a user to act with.
 */
export function renderInShell(
  screen: ReactNode,
  { at = '/', user = {}, samples: own, config, prepare }: ShellOptions = {},
): Rendered {
  trustScripts(window, '/assets/');
  const api = createFakeApi((message) => fake.platform.toast(message, 'danger'), own);
  prepare?.(api);
  const fake = createFakePlatform(api, user === null ? null : sampleUser(user), config);
  const queries = createQueryClient();
  const { unmount } = render(
    <FakeShell fake={fake} queries={queries} at={at}>
      {screen}
    </FakeShell>,
  );
  return {
    unmount,
    api,
    platform: fake.platform,
    wentTo: fake.wentTo,
    haptics: fake.haptics,
    shared: fake.shared,
    push: fake.push,
    pushShared: fake.pushShared,
    close: fake.close,
    player: userEvent.setup({ delay: null }),
  };
}

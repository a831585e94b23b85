import { act, configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createQueryClient } from '#live';
import { createSessionStore } from '#session';
import { Console } from '../Console';
import { createFakeReleases, type FakeReleases } from './fakeReleases';

// A whole console is larger than one screen: searching all of it for hidden elements takes longer than the stories themselves.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

export interface ConsoleOptions {
  /** Address the console is opened at. */
  readonly at?: string;
  readonly isLoggedIn?: boolean;
  /** Whether this browser counts as logged in before the gateway answers; default: as the gateway will answer. */
  readonly wasInBefore?: boolean;
  /** Host of the OpenID provider. */
  readonly provider?: string;
  /** Configures the fake API before the console mounts. */
  readonly prepare?: (api: FakeReleases) => void;
}

export interface Rendered {
  readonly api: FakeReleases;
  /** Acts like a person with mouse and keyboard. */
  readonly ops: UserEvent;
  /** The addresses to which the console redirected. */
  readonly left: readonly string[];
}

/** Mounts the whole console over a release API in memory. */
export function renderConsole({
  at = '/',
  isLoggedIn = true,
  wasInBefore = isLoggedIn,
  provider,
  prepare,
}: ConsoleOptions = {}): Rendered {
  location.hash = at;
  const api = createFakeReleases({ isLoggedIn, provider });
  prepare?.(api);
  const left: string[] = [];
  const session = createSessionStore(api, { wasInBefore, goTo: (address) => left.push(address) });
  render(<Console session={session} queries={createQueryClient()} />);
  act(() => void session.look().catch(() => undefined));
  return { api, ops: userEvent.setup({ delay: null }), left };
}

/** The dialog, once its content is visible; it is mounted a frame earlier. */
export const openDialog = () => screen.findByRole('dialog', { hidden: false });

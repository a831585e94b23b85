import { configure, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { createQueryClient } from '#live';
import { createSessionStore } from '#session';
import { Console } from '../Console';
import { createFakeReleases, type FakeReleases } from './fakeReleases';

// A whole console is more than one screen: looking for what is hidden in all of it takes longer than the stories themselves.
configure({ asyncUtilTimeout: 20_000, defaultHidden: true });

export interface ConsoleOptions {
  /** Address the console is opened at. */
  readonly at?: string;
  readonly isLoggedIn?: boolean;
  /** Tells the fake API what to answer before the console mounts. */
  readonly prepare?: (api: FakeReleases) => void;
}

export interface Rendered {
  readonly api: FakeReleases;
  /** Acts like a person with mouse and keyboard. */
  readonly ops: UserEvent;
}

/** Mounts the whole console over a release API in memory. */
export function renderConsole({ at = '/', isLoggedIn = true, prepare }: ConsoleOptions = {}): Rendered {
  location.hash = at;
  const api = createFakeReleases({ isLoggedIn });
  prepare?.(api);
  render(<Console session={createSessionStore(api, isLoggedIn)} queries={createQueryClient()} />);
  return { api, ops: userEvent.setup() };
}

/** The dialog once it shows: what is in it is mounted a frame before. */
export const openDialog = () => screen.findByRole('dialog', { hidden: false });

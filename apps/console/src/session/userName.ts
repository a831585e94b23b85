import { readStored, store } from '@parlour/platform/storage';

const KEY = 'parlour.console.name';

/** The user name of the last login in this browser; empty if none is stored. */
export function storedName(): string {
  return readStored(KEY, 'localStorage') ?? '';
}

export function storeName(name: string): void {
  store(KEY, name, 'localStorage');
}

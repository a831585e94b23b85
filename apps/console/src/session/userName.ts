import { readStored, store } from '@parlour/platform/storage';

const KEY = 'parlour.console.name';
const TYPED_KEY = 'parlour.console.typedName';

/** The name of the last login in this browser, as the gateway knows it; empty if none is stored. */
export function storedName(): string {
  return readStored(KEY, 'localStorage') ?? '';
}

export function storeName(name: string): void {
  store(KEY, name, 'localStorage');
}

/** The name that was typed at the last login with a token; empty if none is stored. */
export function typedName(): string {
  return readStored(TYPED_KEY, 'localStorage') ?? '';
}

export function storeTypedName(name: string): void {
  store(TYPED_KEY, name, 'localStorage');
}

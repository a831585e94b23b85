import { readStored, store } from '@parlour/platform/storage';

const NAME = 'parlour.console.name';

/** The name that was given at the last log-in of this browser; empty where none is stored. */
export function rememberedName(): string {
  return readStored(NAME, 'localStorage') ?? '';
}

export function rememberName(name: string): void {
  store(NAME, name, 'localStorage');
}

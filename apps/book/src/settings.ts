import type { ThemeChoice } from '@parlour/ui-kit';

export const choices = {
  theme: ['system', 'dark', 'light'],
  language: ['en', 'zh'],
  width: ['390', '320', '768'],
} as const satisfies Record<string, readonly string[]>;

type Choice = keyof typeof choices;

export const choiceNames: readonly Choice[] = ['theme', 'language', 'width'];

const given = new URLSearchParams(location.search);

function chosen<V extends string>(name: string, options: readonly [V, ...V[]]): V {
  return options.find((option) => option === given.get(name)) ?? options[0];
}

/** What the address chose before its hash; windows of overlays get the same. */
export const settings = {
  theme: chosen<ThemeChoice>('theme', choices.theme),
  language: chosen('language', choices.language),
  width: chosen('width', choices.width),
  /** Set where a picture is taken: no navigation, and the same font on every machine. */
  isStill: given.has('still'),
};

/** The part of the address before its hash, with another choice. */
export function searchWith(name: Choice, value: string): string {
  const next = new URLSearchParams(given);
  next.set(name, value);
  return `?${next}`;
}

import type { ThemeChoice } from '@parlour/ui-kit';

export const choices = {
  theme: ['system', 'dark', 'light'],
  language: ['en', 'zh'],
  width: ['390', '320', '768'],
} as const satisfies Record<string, readonly string[]>;

type Choice = keyof typeof choices;

export const choiceNames: readonly Choice[] = ['theme', 'language', 'width'];

const params = new URLSearchParams(location.search);

function param<V extends string>(name: string, options: readonly [V, ...V[]]): V {
  return options.find((option) => option === params.get(name)) ?? options[0];
}

/** Settings in the query of the URL; iframes of states get the same query. */
export const settings = {
  theme: param<ThemeChoice>('theme', choices.theme),
  language: param('language', choices.language),
  width: param('width', choices.width),
  /** Set for screenshots: no navigation, and the same font on every machine. */
  isScreenshot: params.has('screenshot'),
};

/** The query of the URL with one setting changed. */
export function searchWith(name: Choice, value: string): string {
  const next = new URLSearchParams(params);
  next.set(name, value);
  return `?${next}`;
}

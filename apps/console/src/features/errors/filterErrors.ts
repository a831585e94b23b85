import type { ErrorGroup } from '@parlour/release-contract/api';

/** What the page shows; empty for all. */
export interface ErrorFilter {
  readonly app: string;
  readonly release: string;
  readonly screen: string;
}

/** The groups that match a filter. */
export function matching(groups: readonly ErrorGroup[], { app, release, screen }: ErrorFilter): readonly ErrorGroup[] {
  return groups.filter(
    (group) =>
      (app === '' || group.app === app) &&
      (release === '' || group.releases.some(({ version }) => `${group.app}@${version}` === release)) &&
      (screen === '' || Object.hasOwn(group.screens, screen)),
  );
}

/** The values that the filters offer; releases and screens are those of the chosen app. */
export function optionsOf(groups: readonly ErrorGroup[], { app }: Pick<ErrorFilter, 'app'>) {
  const ofApp = matching(groups, { app, release: '', screen: '' });
  const sorted = (values: readonly string[]) => [...new Set(values)].filter((value) => value !== '').sort();
  return {
    apps: sorted(groups.map((group) => group.app)),
    releases: sorted(ofApp.flatMap((group) => group.releases.map(({ version }) => `${group.app}@${version}`))),
    screens: sorted(ofApp.flatMap(({ screens }) => Object.keys(screens))),
  };
}

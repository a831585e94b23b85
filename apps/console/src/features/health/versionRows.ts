import type { AppState, Health } from '@parlour/release-contract/api';

export interface VersionRow {
  readonly name: string;
  readonly version: string;
  readonly role: 'live' | 'canary' | undefined;
}

const order = ['live', 'canary', undefined];

/** The releases in the telemetry by app, live ones first. */
export function versionRows({ versions }: Health, apps: readonly AppState[]): VersionRow[] {
  const places = new Map(apps.map(({ name }, at) => [name, at]));
  return versions
    .map(({ name, version }): VersionRow => {
      const app = apps.find((one) => one.name === name);
      return { name, version, role: app?.live === version ? 'live' : app?.canary?.version === version ? 'canary' : undefined };
    })
    .sort(
      (one, other) =>
        (places.get(one.name) ?? apps.length) - (places.get(other.name) ?? apps.length) ||
        order.indexOf(one.role) - order.indexOf(other.role),
    );
}

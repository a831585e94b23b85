import type { State } from '@parlour/release-contract/api';

/** The state, reduced to the apps that are live; others are only published. */
export function withLiveApps(state: State): State {
  const { remotes } = state.manifest;
  return { ...state, apps: state.apps.filter(({ name, kind }) => kind === 'shell' || Object.hasOwn(remotes, name)) };
}

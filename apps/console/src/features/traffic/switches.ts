import type { AppState } from '@parlour/release-contract/api';
import type { Change } from '@parlour/release-contract/change';

/** Whether a path is switched off, alone or with its whole remote. */
export function isPathOff(off: AppState['off'], path: string): boolean {
  return off === 'all' || (off?.includes(path) ?? false);
}

/** The change of a path's switch: off switches off this path, on switches on all paths of the remote. */
export function pathChange(name: string, path: string, isOff: boolean): Change {
  return isOff ? { kind: 'switchOn', name } : { kind: 'switchOff', name, paths: [path] };
}

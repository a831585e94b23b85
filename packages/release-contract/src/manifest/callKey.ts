import type { InitialCall } from '@parlour/platform/remoteConfig';

/** A key for a call and its payload, independent of the order of fields. */
export function callKey({
  method,
  path,
  payload,
}: Pick<InitialCall, 'method' | 'path'> & { readonly payload?: unknown }): string {
  return `${method} ${path} ${JSON.stringify(Object.entries(payload ?? {}).sort())}`;
}

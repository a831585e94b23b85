/** What the tabs of one browser tell each other. */
export interface TabMessage {
  /**
   * `wanted`: a tab asks for the session, `token` being the one it has and is not sure of. `living`: the session of a tab, for those
   * without one. `begun`: a login, for all. `ended`: the session of this token, or any, is over.
   */
  readonly kind: 'wanted' | 'living' | 'begun' | 'ended';
  readonly token: string | undefined;
}

export const TABS = 'parlour.session';
/** Marks when this page asked the other tabs, and how long their answer is waited for. */
export const ASKED = 'parlour.asked';
export const ANSWER_MS = 150;

const kinds: readonly unknown[] = ['wanted', 'living', 'begun', 'ended'] satisfies TabMessage['kind'][];

/** Reads what came over the channel; undefined for what no tab of this site says. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !kinds.includes(data.kind)) return undefined;
  const token = 'token' in data && typeof data.token === 'string' && data.token !== '' ? data.token : undefined;
  return { kind: data.kind as TabMessage['kind'], token };
}

/** A message that the tabs of one browser send each other. */
export interface TabMessage {
  /**
   * `wanted`: a tab requests the session; `token` is its own, which may have ended. `living`: the session of a tab, for tabs
   * without one. `begun`: a login, for all tabs. `ended`: the session with this token is over, or any session without a token.
   */
  readonly kind: 'wanted' | 'living' | 'begun' | 'ended';
  readonly token: string | undefined;
}

declare global {
  /** The channel on which the boot script sent its request; the shell uses the same one, so that no answer is lost. */
  var parlourTabs: { readonly channel: TabChannel; readonly askedAt: number };
}

export type TabChannel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

/** The channel to the other tabs; a channel without any receiver where the browser has no `BroadcastChannel`. */
export function openTabChannel(): TabChannel {
  try {
    return new BroadcastChannel('parlour.session');
  } catch {
    return Object.assign(new EventTarget(), { postMessage: () => undefined });
  }
}

/** Posts a message to the other tabs. */
export function post(channel: Pick<BroadcastChannel, 'postMessage'>, message: object): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target; it stays within the origin
  channel.postMessage(message);
}

const kinds: readonly unknown[] = ['wanted', 'living', 'begun', 'ended'] satisfies TabMessage['kind'][];

/** Reads a message of the channel; undefined for what no tab of this site sends. */
export function readTabMessage(data: unknown): TabMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !kinds.includes(data.kind)) return undefined;
  const token = 'token' in data && typeof data.token === 'string' && data.token !== '' ? data.token : undefined;
  return { kind: data.kind as TabMessage['kind'], token };
}

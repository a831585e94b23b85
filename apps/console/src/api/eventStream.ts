import { releaseUrl } from './releaseUrl';

const RECONNECT_AFTER_MS = 5_000;

export interface StateListener {
  /** The state has changed. */
  readonly onChange: () => void;
  /** Whether changes are pushed; while they are not, the caller has to poll. */
  readonly onLive: (isLive: boolean) => void;
}

/** Listens to the gateway's server-sent events and reconnects when the stream ends. */
export function listenTo({ onChange, onLive }: StateListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    source?.close();
    source = new EventSource(releaseUrl('events'));
    source.addEventListener('state', onChange);
    source.addEventListener('open', () => onLive(true));
    source.addEventListener('error', () => {
      onLive(false);
      // The browser reconnects by itself after a lost connection, but not after a refusal.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, RECONNECT_AFTER_MS);
    });
  };
  // A stalled stream raises no event.
  const disconnect = () => {
    source?.close();
    onLive(false);
  };
  const reconnect = () => {
    clearTimeout(timer);
    open();
  };
  window.addEventListener('offline', disconnect);
  window.addEventListener('online', reconnect);
  open();
  return () => {
    window.removeEventListener('offline', disconnect);
    window.removeEventListener('online', reconnect);
    clearTimeout(timer);
    source?.close();
  };
}

const AGAIN_AFTER_MS = 5_000;

export interface StateListener {
  /** The state has changed. */
  readonly onChange: () => void;
  /** Whether changes are pushed; while they are not, the caller has to poll. */
  readonly onLive: (isLive: boolean) => void;
}

/** Listens to the gateway's events; a stream that ended is opened again. */
export function listenTo({ onChange, onLive }: StateListener): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    source?.close();
    source = new EventSource('/releases/events');
    source.addEventListener('state', onChange);
    source.addEventListener('open', () => onLive(true));
    source.addEventListener('error', () => {
      onLive(false);
      // The browser reconnects by itself after a lost connection, but not after a refusal.
      if (source?.readyState === EventSource.CLOSED) timer = setTimeout(open, AGAIN_AFTER_MS);
    });
  };
  // A stalled stream raises no event.
  const lose = () => {
    source?.close();
    onLive(false);
  };
  const find = () => {
    clearTimeout(timer);
    open();
  };
  window.addEventListener('offline', lose);
  window.addEventListener('online', find);
  open();
  return () => {
    window.removeEventListener('offline', lose);
    window.removeEventListener('online', find);
    clearTimeout(timer);
    source?.close();
  };
}

const WEB = 'https://web.telegram.org';

declare global {
  interface Window {
    readonly TelegramWebviewProxy?: { postEvent(name: string, json: string): void };
    Telegram?: { WebView?: WebView };
  }
  interface External {
    notify?(json: string): void;
  }
}

interface WebView {
  receiveEvent?: (name: string, data: unknown) => void;
}

/** An event of the messaging app, by the names of its own protocol. */
export type Heard = (event: string, data: Readonly<Record<string, unknown>>) => void;

/** Sends a message to the messaging app that shows this page: through its bridge, or to its page on the web. */
export function send(eventType: string, eventData: Readonly<Record<string, unknown>> = {}): void {
  const json = JSON.stringify({ eventType, eventData });
  try {
    if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
    else if (typeof window.external?.notify === 'function') window.external.notify(json);
    else if (window.parent !== window) window.parent.postMessage(json, WEB);
  } catch {
    // A bridge that fails counts as missing.
  }
}

/** Receives the messaging app's events; returns the function that stops it. */
export function listen(heard: Heard): () => void {
  const receive = (event: unknown, data: unknown) => {
    if (typeof event === 'string') heard(event, typeof data === 'object' && data !== null ? { ...data } : {});
  };
  const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== WEB || source !== window.parent || typeof data !== 'string') return;
    try {
      const { eventType, eventData } = Object(JSON.parse(data));
      receive(eventType, eventData);
    } catch {
      // Not a message of the protocol.
    }
  };
  const view = { receiveEvent: receive };
  installCallback(view);
  window.addEventListener('message', onMessage);
  return () => {
    view.receiveEvent = () => undefined;
    window.removeEventListener('message', onMessage);
  };
}

/**
 * Installs the callback that the app's bridge calls. Where `Telegram` cannot be extended, only messages of the page around are
 * received.
 */
function installCallback(view: WebView): void {
  try {
    window.Telegram = { ...window.Telegram, WebView: view };
  } catch {
    try {
      Object.assign(window.Telegram ?? {}, { WebView: view });
    } catch {
      // The object cannot be extended.
    }
  }
}

const WEB = 'https://web.telegram.org';

declare global {
  interface Window {
    readonly TelegramWebviewProxy?: { postEvent(name: string, json: string): void };
    Telegram?: { WebView?: { receiveEvent?: (name: string, data: unknown) => void } };
  }
  interface External {
    notify?(json: string): void;
  }
}

/** What the messaging app says, by the names of its own protocol. */
export type Heard = (event: string, data: Readonly<Record<string, unknown>>) => void;

/** Says something to the messaging app that shows this page: through its bridge on phones and desktops, to its page on the web. */
export function say(eventType: string, eventData: Readonly<Record<string, unknown>> = {}): void {
  const json = JSON.stringify({ eventType, eventData });
  if (window.TelegramWebviewProxy) window.TelegramWebviewProxy.postEvent(eventType, JSON.stringify(eventData));
  else if (typeof window.external?.notify === 'function') window.external.notify(json);
  else if (window.parent !== window) window.parent.postMessage(json, WEB);
}

/** Hears the messaging app; returns the way to stop. */
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
      // Not of the protocol.
    }
  };
  const view = { receiveEvent: receive };
  window.Telegram = { ...window.Telegram, WebView: view };
  window.addEventListener('message', onMessage);
  return () => {
    view.receiveEvent = () => undefined;
    window.removeEventListener('message', onMessage);
  };
}

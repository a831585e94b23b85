import { createValue } from '@parlour/platform/host';

/** Asks the player whether to put the site on the home screen; undefined where the browser does not offer it. */
export const installOffer = createValue<(() => void) | undefined>(undefined);

/** Stores the browser's install prompt until the player opens it; it is never shown unrequested. */
export function watchInstallOffer(page: Pick<Window, 'addEventListener'>): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    if (!('prompt' in event) || typeof event.prompt !== 'function') return;
    event.preventDefault();
    const prompt = event.prompt.bind(event);
    installOffer.set(() => {
      // It can be used once.
      installOffer.set(undefined);
      prompt();
    });
  });
  page.addEventListener('appinstalled', () => installOffer.set(undefined));
}

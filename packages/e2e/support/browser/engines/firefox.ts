import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';

/** A phone's Firefox, in which `fill` enters text as a keyboard does: the driver sets values behind React's back. */
export async function openFirefox(browser: Browser, options: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  await context.addInitScript(insertTextAsTyped);
  return context;
}

function insertTextAsTyped(): void {
  Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text: string) => {
      const { activeElement } = document;
      if (activeElement instanceof HTMLIFrameElement) return activeElement;
      document.execCommand('insertText', false, text);
      return null;
    },
    set: () => {},
  });
}

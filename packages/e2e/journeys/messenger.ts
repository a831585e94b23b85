import type { Request } from '@playwright/test';
import type { Phone } from '../support/browser/phone';

/** Where the mini-app logs in. */
export const LOGIN = '/api/telegram/auto-login';

/** A phone that remembers the mini-app logins it sent, and every other address it asked for. */
export async function openMessenger(phone: Phone, init?: () => void) {
  if (init !== undefined) await phone.page.addInitScript(init);
  const logins: unknown[] = [];
  const asked: string[] = [];
  phone.page.on('request', (request: Request) => {
    if (new URL(request.url()).pathname === LOGIN) logins.push(request.postDataJSON());
    else if (!request.isNavigationRequest()) asked.push(`${request.url()} ${request.postData() ?? ''}`);
  });
  return { ...phone, logins, asked };
}

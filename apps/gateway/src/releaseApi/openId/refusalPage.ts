import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Answers a browser that came back from the provider with a page that says why nobody was logged in. */
export function sendRefusalPage(reply: FastifyReply, status: number, message: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    .send(
      `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>Not logged in · Parlour console</title>
<style nonce="${nonce}">
body { max-width: 480px; margin: 0 auto; padding: 48px 16px; font: 16px/24px system-ui, sans-serif; overflow-wrap: anywhere; }
</style>
<main>
<h1>Not logged in</h1>
<p>${message.replaceAll(/[&<>"']/g, (found) => entities[found] ?? '')}</p>
<p><a href="/console/">Back to the console</a></p>
</main>
</html>
`,
    );
}

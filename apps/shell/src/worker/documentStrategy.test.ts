/** @jest-environment node */
import type { documents as Documents } from './documentStrategy';

/** Fakes the part of a worker's caches that the documents use. */
function createCaches(stored: Readonly<Record<string, Response>>) {
  return { open: async () => ({ match: async (key: string) => stored[key] }) };
}

async function answer(status: number, stored: Readonly<Record<string, Response>>): Promise<string> {
  Object.assign(globalThis, { self: globalThis, caches: createCaches(stored) });
  const { documents } = (await import('./documentStrategy')) as { readonly documents: typeof Documents };
  const respond = documents.plugins.find(({ handlerWillRespond }) => handlerWillRespond !== undefined)?.handlerWillRespond;
  if (respond === undefined) throw new Error('nothing looks at what is answered');
  const response = new Response(`the network says ${status}`, { status });
  const param = { response } as unknown as Parameters<typeof respond>[0];
  return (await respond(param)).text();
}

it.each([500, 502, 503, 504])(
  'shows the last good document instead of a %d of whatever stands before the gateway',
  async (status) => {
    await expect(answer(status, { '/': new Response('the site') })).resolves.toBe('the site');
  },
);

it.each([200, 404, 410])('shows an answer of the site itself, such as %d', async (status) => {
  await expect(answer(status, { '/': new Response('the site') })).resolves.toBe(`the network says ${status}`);
});

it('shows the error where there is no good document', async () => {
  await expect(answer(502, {})).resolves.toBe('the network says 502');
});

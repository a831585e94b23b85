import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const page = `<!doctype html><title>game</title>
<style>html, body, button { width: 100%; height: 100%; margin: 0 }</style>
<button>play</button>
<script>
  const tried = [];
  const attempt = (code) => Promise.race([
    Promise.resolve().then(() => (0, eval)('(async () => {' + code + '})()')),
    new Promise((resolve) => setTimeout(resolve, 400, 'nothing came')),
  ]).then((answer) => tried.push(String(answer)), (error) => tried.push('refused: ' + error.message));
  const code = decodeURIComponent(location.hash.slice(1));
  attempt(code);
  document.querySelector('button').addEventListener('click', () => attempt(code));
</script>`;

/** A game of another origin, which does what its hash says: by itself once it is loaded, and again at every tap. */
export async function openHostileGame() {
  const server = createServer((_request, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

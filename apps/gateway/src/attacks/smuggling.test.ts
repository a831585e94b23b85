import { type OpenGateway, openGateway } from '../testing/openGateway';
import { sendRaw } from '../testing/raw';
import { smugglingRows } from '../testing/smugglingRows';

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

const next = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

describe('attacks: a request hidden in another', () => {
  it.each(smugglingRows)('%s', async (_name, bytes) => {
    gateway.arrived.length = 0;
    const { text } = await sendRaw(gateway.port, bytes);
    expect(gateway.arrived.map(({ url }) => url).filter((url) => url?.startsWith('/api/out') !== true)).toEqual([]);
    expect(gateway.arrived.length).toBeLessThanOrEqual(1);
    expect(text).not.toContain('"/api/hidden"');
    // The next requests over the same connections to the operator get their own responses.
    const answers = await Promise.all(['/api/one', '/api/two'].map((path) => sendRaw(gateway.port, next(path))));
    expect(answers.map(({ text: said }) => /\{"youAsked":"[^"]*"\}$/m.exec(said)?.[0])).toEqual([
      '{"youAsked":"/api/one"}',
      '{"youAsked":"/api/two"}',
    ]);
  });

  it('while two requests that are two, one after the other, are answered as such', async () => {
    const { text } = await sendRaw(gateway.port, `${next('/api/one').replace('close', 'keep-alive')}${next('/api/two')}`);
    expect([...text.matchAll(/"youAsked":"([^"]*)"/g)].map(([, path]) => path)).toEqual(['/api/one', '/api/two']);
  });
});

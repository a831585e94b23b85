import { type OpenGateway, openGateway } from '../testing/openGateway';

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway({}, ({ url }, response) => {
    response.statusCode = Number(url?.split('/').at(-1));
    response.end('{"code":408,"message":"Request Timeout"}');
  });
});
afterAll(() => gateway.close());

// Chromium repeats a POST after 408 and 421, and an operator without idempotency keys would book it twice.
it.each([
  [200, 200],
  [400, 400],
  [408, 504],
  [421, 504],
  [425, 425],
])('the status %i of the operator is %i to the site, with the same answer', async (status, passed) => {
  const response = await fetch(`http://127.0.0.1:${gateway.port}/api/${status}`, { method: 'POST' });
  expect(response.status).toBe(passed);
  expect(await response.text()).toBe('{"code":408,"message":"Request Timeout"}');
});

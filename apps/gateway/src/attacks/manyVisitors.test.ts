import { gather } from '../testing/hostile/manyVisitors';
import { type OpenGateway, openGateway } from '../testing/openGateway';

const CONNECTIONS = 200;

let gateway: OpenGateway;
beforeAll(async () => {
  gateway = await openGateway();
});
afterAll(() => gateway.close());

describe('attacks: a crowd', () => {
  it(`${CONNECTIONS} connections are held at once, each is answered, and so is who comes then`, async () => {
    const { sockets, answers } = await gather(gateway.port, CONNECTIONS);
    expect([...answers]).toEqual([['HTTP/1.1 200 OK', CONNECTIONS]]);
    expect((await fetch(`http://127.0.0.1:${gateway.port}/`, { headers: { connection: 'close' } })).status).toBe(200);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    for (const socket of sockets) socket.destroy();
  });
});

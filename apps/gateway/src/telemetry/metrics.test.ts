import { createMetrics, serveMetrics } from './metrics';

it('serves the metrics on a port of their own, and nothing else there', async () => {
  const { port, close } = await serveMetrics(createMetrics(), 0, '127.0.0.1');
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${port}${path}`, { method });
  const metrics = await ask('/metrics');
  expect([metrics.status, metrics.headers.get('content-type')]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  expect(await metrics.text()).toContain('parlour_lcp_seconds');
  const others = await Promise.all([ask('/'), ask('/releases/state'), ask('/metrics', 'POST')]);
  expect(others.map(({ status }) => status)).toEqual([404, 404, 404]);
  await close();
});

it('says which port is in use', async () => {
  const { port, close } = await serveMetrics(createMetrics(), 0, '127.0.0.1');
  await expect(serveMetrics(createMetrics(), port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port });
  await close();
});

it('tells the lines to the backends of sites apart', async () => {
  const metrics = createMetrics();
  for (const [site, state] of [
    ['default', 'answers'],
    ['staging', 'unreachable'],
  ] as const) {
    const line = metrics.line(site);
    line.room('calls', 8);
    line.underWay('calls', 3);
    line.refused('calls', 'all');
    line.probed(state);
  }
  const { text } = await metrics.read();
  expect(text).toContain('parlour_operator_line{site="staging",state="unreachable"} 1');
  expect(text).toContain('parlour_operator_line{site="default",state="unreachable"} 0');
  for (const name of ['room', 'requests']) expect(text).toContain(`parlour_operator_${name}{site="staging",kind="calls"}`);
  expect(text).toContain('parlour_operator_refused_total{site="staging",kind="calls",room="all"} 1');
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openCollector } from '@parlour/tracing/testing/collector';
import { at, field, submit } from '../support/screens/moneyForms';
import { logIn } from '../support/site/member';
import { startServer } from '../support/site/servers';
import { expect, test } from '../support/test';

test(
  'one deposit is one trace, from the page through the gateway to the operator',
  { tag: ['@deep', '@wallet'] },
  async ({ openPhone, site }) => {
    const collector = await openCollector();
    const folder = await mkdtemp(path.join(tmpdir(), 'tracing-'));
    const tracing = {
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_BSP_SCHEDULE_DELAY: '200',
      OTEL_METRIC_EXPORT_INTERVAL: '500',
    };
    const operator = await startServer('operator', { DATA_DIR: folder, ...tracing });
    const gateway = await startServer('gateway', { DATA_DIR: site.dataDir, API_ORIGIN: operator.url, ...tracing });
    try {
      const { page } = await openPhone({ baseURL: gateway.url });
      await logIn(page, { at: gateway.url });
      await page.evaluate(() => location.assign('#/recharge'));
      await page.getByRole('radio', { name: /USDT/ }).click();
      await field(page, 'amount').fill('2000');
      const asked = page.waitForRequest((request) => request.headers()['idempotency-key'] !== undefined);
      await submit(page);
      const request = await asked;
      await at(page, '/pay');
      const [, traceId = '', pageSpan] = (request.headers()['traceparent'] ?? '').split('-');
      const { pathname } = new URL(request.url());
      const spans = () => collector.spans().filter((span) => span.traceId === traceId);
      await expect
        .poll(() =>
          spans()
            .map(({ service }) => service)
            .toSorted(),
        )
        .toEqual(['parlour-gateway', 'parlour-operator']);
      const [atGateway, atOperator] = ['parlour-gateway', 'parlour-operator'].map((service) =>
        spans().find((span) => span.service === service),
      );
      expect(atGateway).toMatchObject({ parentSpanId: pageSpan, attributes: { 'http.route': '/api/*', 'url.path': pathname } });
      expect(atOperator).toMatchObject({ parentSpanId: atGateway?.spanId, attributes: { 'http.route': pathname } });
      await expect
        .poll(() => [...collector.metrics()])
        .toEqual(expect.arrayContaining(['parlour_request_seconds', 'parlour_live_manifest']));
    } finally {
      await gateway.stop();
      await operator.stop();
      await collector.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);

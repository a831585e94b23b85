import { resolve } from 'node:path';
import { readConfig } from './config';

it('an empty environment has defaults', () => {
  expect(readConfig({})).toMatchObject({
    port: 8090,
    host: '127.0.0.1',
    proxies: 0,
    databaseFolder: resolve('.parlour/operator'),
    reviewDelayMs: 8000,
    databaseWaitMs: 5000,
    databaseUrl: undefined,
    adminToken: undefined,
  });
});

it.each([
  [{ PORT: '65535' }, undefined],
  [{ PORT: '65536' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: 'web' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '' }, undefined],
  [{ PROXIES: '10' }, 'PROXIES must be a whole number from 0 to 9.'],
  [{ REVIEW_DELAY_MS: '8s' }, 'REVIEW_DELAY_MS must be a whole number from 0 to 86400000.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
  [{ DEMO_OUTCOME: 'maybe' }, 'DEMO_OUTCOME must be lose or win.'],
])('%j', (env, complaint) => {
  if (complaint === undefined) expect(() => readConfig(env)).not.toThrow();
  else expect(() => readConfig(env)).toThrow(complaint);
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { INTEGRITY_POLICY } from './contentSecurity';
import { withHeaders } from './writeNginxHeaders';

it('deploy/nginx.conf sends the headers of the gateway; `node scripts/generate/nginx-headers.mjs` writes them again', () => {
  const conf = readFileSync(path.resolve(__dirname, '../../../../deploy/nginx.conf'), 'utf8');
  expect(conf.match(/# headers of the (document|worker)/g)).toHaveLength(2);
  expect(conf).toContain(`default "${INTEGRITY_POLICY}";`);
  expect(withHeaders(conf)).toBe(conf);
  expect(withHeaders(conf.replace("object-src 'none'", "object-src 'self'"))).toBe(conf);
});

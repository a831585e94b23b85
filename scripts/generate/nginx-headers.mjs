// @ts-check
// Writes the security headers of the gateway into deploy/nginx.conf, after they have changed.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { root } from '../workspace/run.mjs';

const { withHeaders } = await tsImport('../../apps/gateway/src/document/writeNginxHeaders.ts', import.meta.url);
const file = path.join(root, 'deploy/nginx.conf');
writeFileSync(file, withHeaders(readFileSync(file, 'utf8')));

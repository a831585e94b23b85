import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const types = 'packages/api-types/src/openapi.ts';

it('the types are those of the document; `npm run api-docs` writes them anew', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'api-types-'));
  cpSync(path.join(root, 'docs/api/openapi.json'), path.join(folder, 'docs/api/openapi.json'));
  mkdirSync(path.join(folder, path.dirname(types)), { recursive: true });
  // The generator is ES modules only, which Jest does not load.
  execFileSync(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts'), folder], { cwd: root });
  const written = readFileSync(path.join(folder, types), 'utf8');
  rmSync(folder, { recursive: true });
  expect(readFileSync(path.join(root, types), 'utf8')).toBe(written);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';

const root = path.resolve(__dirname, '../..');
const rspack = path.join(root, 'node_modules/@rspack/cli/bin/rspack.js');

// The benchmarks that compare with rivals run rarely, so a moved file would break them unnoticed. The plain monolith is covered
// by the preloaded one, which replaces two files more.
it.each(['preloadedMonolith', 'documented'])('the rival "%s" is built from the present sources', async (rival) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'rival-'));
  try {
    const env = { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: '0.1.0-rival', BUILD_DIR: folder };
    const build = spawn(process.execPath, [rspack, 'build', '-c', path.join(__dirname, `${rival}.config.ts`)], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code]] = await Promise.all([text(build.stdout), once(build, 'close')]);
    expect({ code, output }).toEqual({ code: 0, output: expect.not.stringContaining('ERROR') });
    expect(existsSync(path.join(folder, 'document.html'))).toBe(true);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

it('ends where the build does, and says so', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'dev-'));
  try {
    writeFileSync(path.join(folder, 'package.json'), '{ "name": "bingo" }');
    writeFileSync(path.join(folder, 'rspack.config.ts'), "throw new Error('this configuration is wrong');");
    symlinkSync(path.resolve(__dirname, '../../../../remote-build/node_modules'), path.join(folder, 'node_modules'));
    const words = [
      '--import',
      require.resolve('tsx'),
      path.resolve(__dirname, '../../cli.ts'),
      'dev',
      '--site',
      'http://127.0.0.1:9',
    ];
    const { status, stderr } = spawnSync(process.execPath, [...words, '--token', 'x'], { cwd: folder, encoding: 'utf8' });
    expect(stderr).toContain('this configuration is wrong');
    expect(stderr).toMatch(/rspack ended \(1\), its output is above, so there is nothing to show\n$/);
    expect(status).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

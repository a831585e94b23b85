import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createKey } from '@parlour/release-contract/signature';

it('a build ends with the command that started it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'builder-'));
  const server = createServer().listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    writeFileSync(path.join(folder, 'package.json'), '{ "name": "bingo" }');
    const endless = `import { connect } from 'node:net';\nconnect(${port}, '127.0.0.1');\nexport default new Promise(() => undefined);\n`;
    writeFileSync(path.join(folder, 'rspack.config.ts'), endless);
    symlinkSync(path.resolve(__dirname, '../../../remote-build/node_modules'), path.join(folder, 'node_modules'));
    const words = ['publish', 'bingo', '--site', 'http://127.0.0.1:9', '--key', JSON.stringify(await createKey())];
    const command = spawn(
      process.execPath,
      ['--import', require.resolve('tsx'), path.resolve(__dirname, '../cli.ts'), ...words],
      { cwd: folder, env: { ...process.env, RELEASES_REGISTRY: 'r' }, stdio: 'ignore' },
    );
    const [build] = (await once(server, 'connection')) as [Socket];
    build.resume();
    const ended = once(build, 'close');
    command.kill('SIGTERM');
    await ended;
  } finally {
    server.close();
    rmSync(folder, { recursive: true });
  }
});

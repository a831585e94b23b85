import { createHash } from 'node:crypto';
import { realpathSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Locks an embedded database, which a second process would damage; returns the function that unlocks it. The lock is a listening
 * socket, because the system closes it with the process, however that ends.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  const server = (await tryListen(path)) ?? (await takeOver(path, folder));
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

function socketOf(folder: string): string {
  const name = `parlour-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24)}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`);
}

async function takeOver(path: string, folder: string): Promise<Server> {
  const inUse = new Error(
    `The database in ${folder} is in use by another operator; stop that one, or set DATA_DIR to another folder.`,
  );
  if (await isAnswered(path)) throw inUse;
  if (process.platform !== 'win32') unlinkSync(path);
  const server = await tryListen(path);
  if (server === undefined) throw inUse;
  return server;
}

function tryListen(path: string): Promise<Server | undefined> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(undefined) : fail(error)));
    server.listen(path, () => done(server));
  });
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path, () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });
}

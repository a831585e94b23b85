import { mkdir, mkdtemp, open, readdir, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startBucket } from '../testing/testBucket';
import { fileStore } from './fileStore';
import { openStore } from './openStore';
import type { Store } from './store';

/** Opens a store twice, as two gateways would. */
const places = {
  folder: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'store-'));
    return { env: { DATA_DIR: folder }, close: () => rm(folder, { recursive: true }) };
  },
  bucket: () => startBucket(),
  'bucket with a prefix': async () => {
    const { env, close } = await startBucket();
    return { env: { ...env, RELEASES_S3_PREFIX: 'sites/one' }, close };
  },
};

describe.each(Object.entries(places))('a store in a %s', (_place, start) => {
  let place: Awaited<ReturnType<typeof start>>;
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    place = await start();
    store = await openStore(place.env);
    other = await openStore(place.env);
  });
  afterAll(() => place.close());

  it('gives back what was written, to others too, and forgets what was removed', async () => {
    await expect(store.read('some/key')).resolves.toBeUndefined();
    await store.write('some/key', Buffer.from('one'));
    await store.write('some/key', Buffer.from([0, 255, 128]));
    await expect(other.read('some/key')).resolves.toEqual(Buffer.from([0, 255, 128]));
    await store.remove('some/key');
    await store.remove('some/key');
    await expect(other.read('some/key')).resolves.toBeUndefined();
    await expect(store.create('some/key', Buffer.from('again'))).resolves.toBe(true);
  });

  it('knows when a value was stored, to the second', async () => {
    await expect(store.storedAt('timed')).resolves.toBeUndefined();
    const before = Date.now();
    await store.create('timed', Buffer.from('x'));
    const storedAt = (await other.storedAt('timed')) ?? 0;
    expect(storedAt).toBeGreaterThan(before - 1_500);
    expect(storedAt).toBeLessThan(Date.now() + 1_500);
    await expect(store.storedAt('timed/below')).resolves.toBeUndefined();
  });

  it('keeps an empty value apart from none', async () => {
    await store.write('empty', Buffer.alloc(0));
    await expect(store.read('empty')).resolves.toEqual(Buffer.alloc(0));
  });

  it('lets exactly one of 50 creators win, and keeps what it wrote', async () => {
    const values = Array.from({ length: 50 }, (_, index) => `writer ${index}`);
    const isFirst = await Promise.all(
      values.map((value, index) => (index % 2 === 0 ? store : other).create('contested', Buffer.from(value))),
    );
    expect(isFirst.filter(Boolean)).toHaveLength(1);
    expect(String(await store.read('contested'))).toBe(values[isFirst.indexOf(true)]);
    await expect(store.create('contested', Buffer.from('late'))).resolves.toBe(false);
  });

  it('never shows half of a value', async () => {
    const large = (letter: string) => Buffer.alloc(2_000_000, letter);
    await store.write('large', large('0'));
    const isWriting = (async () => {
      for (const letter of 'abcdef') await store.write('large', large(letter));
    })();
    for (let read = 0; read < 30; read += 1) {
      const value = await other.read('large');
      expect(value?.equals(large(String.fromCharCode(value[0] ?? 0)))).toBe(true);
    }
    await isWriting;
  });

  it('lists what is directly below a prefix, sorted', async () => {
    for (const key of ['list/b', 'list/a', 'list/a.json', 'list/Z', 'list/deep/er', 'list/deep/est', 'listed/x']) {
      await store.write(key, Buffer.from(key));
    }
    await expect(other.list('list')).resolves.toEqual(['Z', 'a', 'a.json', 'b', 'deep']);
    await expect(other.list('list/deep')).resolves.toEqual(['er', 'est']);
    await expect(other.list('nowhere')).resolves.toEqual([]);
    await expect(other.list('list', 'a.json')).resolves.toEqual(['b', 'deep']);
    await expect(other.list('list', 'an')).resolves.toEqual(['b', 'deep']);
    await expect(other.list('list', 'deep')).resolves.toEqual([]);
    await expect(other.read('list/deep')).resolves.toBeUndefined();
  });

  it('lists nothing of a prefix whose last value was removed', async () => {
    await Promise.all(['gone/by/one', 'gone/by/two'].map((key) => store.write(key, Buffer.from(key))));
    await store.remove('gone/by/one');
    await expect(other.list('gone/by')).resolves.toEqual(['two']);
    await store.remove('gone/by/two');
    await expect(other.list('gone')).resolves.toEqual([]);
    const writes = Array.from({ length: 30 }, async (_, index) => {
      await store.write(`busy/${index % 3}/${index}`, Buffer.from('x'));
      await other.remove(`busy/${index % 3}/${index}`);
    });
    await Promise.all(writes);
    await expect(other.list('busy')).resolves.toEqual([]);
  });

  it.each(['a b', 'ä¿ø', '中文', 'plus+and&', 'ques?tion', 'hash#', 'quo\'te"', '100%25', '~tilde', '...', '(x)!*', 'e\u0301'])(
    'takes %s for a name',
    async (name) => {
      const key = `odd/${name}/${name}`;
      await expect(store.create(key, Buffer.from(name))).resolves.toBe(true);
      await expect(store.create(key, Buffer.from(name))).resolves.toBe(false);
      expect(String(await other.read(key))).toBe(name);
      await expect(other.list('odd')).resolves.toContain(name);
      await expect(other.list(`odd/${name}`)).resolves.toEqual([name]);
    },
  );

  it.each(['', '/', 'a//b', '../a', 'a/../b', './a', 'a/', 'a\\b', 'a\0b'])('refuses %j as a key', async (key) => {
    await expect((async () => store.read(key))()).rejects.toThrow('is not a key');
    await expect((async () => store.write(key, Buffer.from('x')))()).rejects.toThrow('is not a key');
    await expect((async () => store.list(key))()).rejects.toThrow('is not a key');
  });
});

it('removes what cut-off writes left also while others remove values and their folders', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'cut-off-'));
  const store = fileStore(folder);
  const over = new AbortController();
  const writers = Array.from({ length: 4 }, async (_, writer) => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      await store.write(`busy/${writer}/${count}/deep/value`, Buffer.from('x'));
      await store.remove(`busy/${writer}/${count}/deep/value`);
    }
  });
  for (let times = 0; times < 200; times += 1) await store.removeCutOff?.(0);
  over.abort();
  await Promise.all(writers);
  await rm(folder, { recursive: true });
});

it('leaves nothing of a write that failed', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'failed-'));
  const bytes = (async function* () {
    yield Buffer.alloc(1_000);
    throw new Error('no space is left');
  })();
  // Node writes the pieces of an iterable one by one, until one fails.
  const write = fileStore(folder).write('some/value', bytes as unknown as Uint8Array);
  await expect(write).rejects.toThrow('no space is left');
  expect(await readdir(path.join(folder, 'some'))).toEqual([]);
  // A folder stands at this name, so no value can.
  await expect(fileStore(folder).write('some', Buffer.from('value'))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['some']);
  await rm(folder, { recursive: true });
});

describe('while others remove folders', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'raced-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const failure = (code: string) => Object.assign(new Error(code), { code });

  it.each(['ENOTDIR', 'ENOENT', 'EEXIST'])('makes a folder anew that was removed while it was made: %s', async (code) => {
    let races = 5;
    const store = fileStore(folder, {
      open,
      mkdir: async (...made) => {
        races -= 1;
        if (races >= 0) throw failure(code);
        return mkdir(...made);
      },
    });
    await store.write('a/b/written', Buffer.from('x'));
    races = 5;
    await expect(store.create('c/d/created', Buffer.from('x'))).resolves.toBe(true);
    expect([await store.list('a/b'), await store.list('c/d')]).toEqual([['written'], ['created']]);
  });

  it('makes a folder anew that was removed before the file was opened', async () => {
    let races = 5;
    const store = fileStore(folder, {
      mkdir,
      open: async (name, flags) => {
        races -= 1;
        if (races >= 0) await rmdir(path.dirname(name));
        return open(name, flags);
      },
    });
    await store.write('a/b', Buffer.from('x'));
    expect(await readdir(path.join(folder, 'a'))).toEqual(['b']);
  });

  it('gives up when it never ends, and tells of anything else at once', async () => {
    const failing = (code: string) => {
      const failed = jest.fn(async () => Promise.reject(failure(code)));
      return { failed, store: fileStore(folder, { open, mkdir: failed }) };
    };
    const endless = failing('ENOENT');
    await expect(endless.store.write('a/b', Buffer.from('x'))).rejects.toThrow('ENOENT');
    expect(endless.failed.mock.calls.length).toBeLessThan(100);
    const full = failing('ENOSPC');
    await expect(full.store.write('a/b', Buffer.from('x'))).rejects.toThrow('ENOSPC');
    expect(full.failed).toHaveBeenCalledTimes(1);
  });

  it.each(['file/value', 'file/deep/value', 'file/deep/er/value'])(
    'tells of a file where a folder has to be: %s',
    async (key) => {
      const store = fileStore(folder);
      await store.write('file', Buffer.from('x'));
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('file in the store is a file where a folder has to be');
      await expect(store.create(key, Buffer.from('x'))).rejects.toThrow('file in the store is a file where a folder has to be');
      await expect(store.remove(key)).resolves.toBeUndefined();
      expect(String(await store.read('file'))).toBe('x');
    },
  );

  it.each(['a'.repeat(256), '中'.repeat(80), 'e\u0301'.repeat(90), `a/${'b'.repeat(256)}/c`])(
    'refuses a name that no disk has: %s',
    async (key) => {
      const store = fileStore(folder);
      await expect(store.write(key, Buffer.from('x'))).rejects.toThrow('is longer than the store can have');
      await expect(store.create(key, Buffer.from('x'))).rejects.toThrow('is longer than the store can have');
      await expect(store.read(key)).resolves.toBeUndefined();
      await expect(store.storedAt(key)).resolves.toBeUndefined();
      await expect(store.list(key)).resolves.toEqual([]);
      await store.remove(key);
    },
  );

  it('loses no write of many, in the same folders', async () => {
    const stores = [fileStore(folder), fileStore(folder)];
    const work = Array.from({ length: 24 }, async (_, worker) => {
      const store = stores[worker % 2] ?? fileStore(folder);
      for (let count = 0; count < 60; count += 1) {
        const key = `busy/${count % 2}/deep/er/${worker % 3}/${worker}`;
        if (count % 3 === 0) await store.create(key, Buffer.from('x'));
        else await store.write(key, Buffer.from('x'));
        expect(await store.read(key)).toEqual(Buffer.from('x'));
        await store.remove(key);
      }
    });
    await Promise.all(work);
    expect(await readdir(folder)).toEqual([]);
  });
});

import { openPublicAnswerCache } from './publicAnswerCache';

const answer = { at: 10, composition: 'c-test', content: ['banner'] };
const isFresh = (at: number) => at >= 5;

/** As much of a browser's caches as is used. */
function fakeStorage() {
  const files = new Map<string, string>();
  const cache = {
    keys: async () => [...files.keys()].map((path) => ({ url: `http://localhost${path}` })),
    match: async ({ url }: { url: string }) => ({
      json: async () => JSON.parse(files.get(url.replace('http://localhost', '')) ?? ''),
    }),
    put: async (path: string, response: { text: string }) => void files.set(path, response.text),
    delete: async ({ url }: { url: string }) => files.delete(url.replace('http://localhost', '')),
  };
  return { files, storage: { open: async () => cache } as unknown as CacheStorage };
}

beforeAll(() => {
  Object.assign(globalThis, {
    Response: class {
      constructor(readonly text: string) {}
    },
  });
});

it('finds what it kept, in this page and in the next', async () => {
  const { storage } = fakeStorage();
  const place = await openPublicAnswerCache(isFresh, storage);
  place.write('["getBanners",{"type":2}]', answer);
  expect(place.read('["getBanners",{"type":2}]')).toEqual(answer);
  const next = await openPublicAnswerCache(isFresh, storage);
  expect(next.read('["getBanners",{"type":2}]')).toEqual(answer);
  expect(next.read('["getBanners",{"type":1}]')).toBeUndefined();
});

it('deletes what is too old or nobody can read', async () => {
  const { storage, files } = fakeStorage();
  (await openPublicAnswerCache(isFresh, storage)).write('old', { ...answer, at: 1 });
  files.set('/?list=odd', '{"at":');
  expect((await openPublicAnswerCache(isFresh, storage)).read('old')).toBeUndefined();
  expect([...files]).toEqual([]);
});

it('lasts as long as the page where nothing may be kept, or is refused on the way', async () => {
  const refuse = () => Promise.reject(new Error('Context is stopped'));
  const stopped = { keys: async () => [{ url: 'http://localhost/?list=list' }], match: refuse, delete: refuse, put: refuse };
  for (const open of [undefined, refuse, async () => stopped]) {
    const storage = open && ({ open } as unknown as CacheStorage);
    const place = await openPublicAnswerCache(isFresh, storage);
    place.write('list', answer);
    expect(place.read('list')).toEqual(answer);
  }
});

import { loadedReleases } from './loadScreen';
import { findRoute } from '@parlour/release-contract/findRoute';
import { testManifest } from '@parlour/release-contract/testManifest';
import { prefetchEntries } from './prefetchEntries';

const find = (address: string) => findRoute({ manifest: testManifest, visitor: { id: undefined, rings: [] } }, address);

/**
 * Runs the prefetch for a page with these links, at these vertical positions in a window 800 px high. Returns the URLs that were
 * requested.
 */
async function fetchedFor(links: Readonly<Record<string, number>>, navPaths: readonly string[] = []): Promise<string[]> {
  document.body.innerHTML = Object.keys(links)
    .map((href) => `<a href="${href}"></a>`)
    .join('');
  for (const link of document.querySelectorAll('a')) {
    const top = links[link.getAttribute('href') ?? ''] ?? 0;
    jest.spyOn(link, 'getBoundingClientRect').mockReturnValue({ ...link.getBoundingClientRect(), top, bottom: top + 44 });
  }
  const requested: string[] = [];
  const fetch = async (url: unknown) => {
    requested.push(String(url));
    throw new Error('offline');
  };
  await prefetchEntries({ page: { document, innerHeight: 800, fetch }, find, navPaths });
  return requested;
}

afterEach(() => loadedReleases.clear());

it('each remote that a visible link leads to is requested once', async () => {
  expect(await fetchedFor({ '#/mine': 750, '#/login?redirect=%2F': 10, '#/hongbao': 300 })).toEqual([
    '/assets/account/2.0.0/remoteEntry.js',
    '/assets/promotions/1.1.0/remoteEntry.js',
  ]);
});

it('each remote of the navigation is requested, which may be in a drawer', async () => {
  expect(await fetchedFor({ '#/mine': 750 }, ['/mine', '/hongbao', '/nowhere'])).toEqual([
    '/assets/account/2.0.0/remoteEntry.js',
    '/assets/promotions/1.1.0/remoteEntry.js',
  ]);
});

it('links out of view and links to unknown paths are ignored', async () => {
  expect(await fetchedFor({ '#/mine': 800, '#/hongbao': -44, '#/nowhere': 100 })).toEqual([]);
});

it('an entry that is already in the page is not requested', async () => {
  const home = find('/');
  if (home) loadedReleases.set(home.release.container, home);
  expect(await fetchedFor({ '#/': 750 })).toEqual([]);
});

it('a phone that saves data fetches nothing ahead', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
  expect(await fetchedFor({ '#/mine': 100 })).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

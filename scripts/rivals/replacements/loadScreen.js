// Replaces the loader of remotes in the single application: screens are chunks loaded by `import()`.
import { screens } from 'parlour-built-in';

const loading = new Map();
const standing = new Map();

export const loadedReleases = new Map();

export const loadedScreen = (found) => standing.get(screenKey(found));

export const isScreenLoaded = (found) => standing.has(screenKey(found));

export const loadRemoteDictionary = async () => undefined;

export const screenKey = ({ remote, module }) => `${remote}/${module}`;

// There is one language.
export const localizedKey = (found) => screenKey(found);

export function loadScreen(found) {
  const key = screenKey(found);
  const known = loading.get(key);
  if (known) return known;
  const screen = screens[key]().then((loaded) => loaded[found.module]);
  loading.set(key, screen);
  screen.then(
    (loaded) => standing.set(key, loaded),
    () => loading.delete(key),
  );
  return screen;
}

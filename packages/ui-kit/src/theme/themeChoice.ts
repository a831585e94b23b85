import { themes, type ThemeName } from '../themes';

export type ThemeChoice = 'system' | ThemeName;

let stopFollowing = () => {};

/** Applies a theme; `system` follows the device until another choice is applied. */
export function applyTheme(choice: ThemeChoice): void {
  stopFollowing();
  const root = document.documentElement;
  if (choice !== 'system') {
    root.dataset.theme = choice;
    setThemeColorMeta(choice);
    return;
  }
  delete root.dataset.theme;
  const light = window.matchMedia?.('(prefers-color-scheme: light)');
  const follow = () => setThemeColorMeta(light?.matches ? 'light' : 'dark');
  follow();
  light?.addEventListener('change', follow);
  stopFollowing = () => light?.removeEventListener('change', follow);
}

function setThemeColorMeta(name: ThemeName) {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = themes[name].page;
}

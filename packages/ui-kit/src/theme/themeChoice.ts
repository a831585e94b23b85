import { propertyOf, type ThemeName } from '../themes';

export type ThemeChoice = 'system' | ThemeName;

let stopFollowing = () => {};

/** Applies a theme; `system` follows the device until another choice is applied. */
export function applyTheme(choice: ThemeChoice): void {
  stopFollowing();
  const root = document.documentElement;
  if (choice !== 'system') {
    root.dataset.theme = choice;
    setThemeColorMeta();
    return;
  }
  delete root.dataset.theme;
  const light = window.matchMedia?.('(prefers-color-scheme: light)');
  setThemeColorMeta();
  light?.addEventListener('change', setThemeColorMeta);
  stopFollowing = () => light?.removeEventListener('change', setThemeColorMeta);
}

function setThemeColorMeta() {
  let meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!meta) {
    meta = document.createElement('meta');
    meta.name = 'theme-color';
    document.head.append(meta);
  }
  meta.content = getComputedStyle(document.documentElement).getPropertyValue(propertyOf('page')) || meta.content;
}

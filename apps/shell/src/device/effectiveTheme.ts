import { storeLaunch, launchParameter } from '@parlour/platform/launch';
import type { ThemeChoice } from '@parlour/ui-kit';
import { messengerTheme } from './messengerTheme';
import { preferenceNames, readPreference } from './preferences';

const PARAMETERS = 'tgWebAppThemeParams';

/** The player's choice of a theme on this device; without one that of the brand, unless a messaging app has one. */
export function storedThemeChoice(): ThemeChoice {
  const stored = readPreference(preferenceNames.theme);
  if (stored === 'dark' || stored === 'light') return stored;
  return (stored === undefined && themeOfApp() === undefined && globalThis.parlourBrand?.theme) || 'system';
}

/**
 * The theme to show: the player's choice, else the messaging app's, else the brand's until the player chooses; undefined when the
 * phone's setting decides.
 */
export function effectiveTheme(choice: string | undefined): 'dark' | 'light' | undefined {
  if (choice === 'dark' || choice === 'light') return choice;
  return themeOfApp() ?? (choice === undefined ? globalThis.parlourBrand?.theme : undefined);
}

function themeOfApp(): 'dark' | 'light' | undefined {
  return messengerTheme(launchParameter(PARAMETERS));
}

/** Stores the messaging app's colours as they are now, for a choice that is made later and for the next load. */
export function storeMessengerTheme(params: unknown): void {
  const launch = new URLSearchParams(globalThis.parlourLaunch);
  launch.set(PARAMETERS, JSON.stringify(params));
  storeLaunch(launch);
}

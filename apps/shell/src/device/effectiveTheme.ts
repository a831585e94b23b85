import { storeLaunch, launchParameter } from '@parlour/platform/launch';
import type { ThemeChoice } from '@parlour/ui-kit';
import { messengerTheme } from './messengerTheme';
import { preferenceNames, readPreference } from './preferences';

const PARAMETERS = 'tgWebAppThemeParams';

/** The player's choice of a theme on this device. */
export function storedThemeChoice(): ThemeChoice {
  const stored = readPreference(preferenceNames.theme);
  return stored === 'dark' || stored === 'light' ? stored : 'system';
}

/**
 * The theme to show: the player's choice, else the messaging app's, else the brand's until the player chooses; undefined when the
 * phone's setting decides.
 */
export function effectiveTheme(choice: string | undefined): 'dark' | 'light' | undefined {
  if (choice === 'dark' || choice === 'light') return choice;
  return messengerTheme(launchParameter(PARAMETERS)) ?? (choice === undefined ? globalThis.parlourBrand?.theme : undefined);
}

/** Stores the messaging app's colours as they are now, for a choice that is made later and for the next load. */
export function storeMessengerTheme(params: unknown): void {
  const launch = new URLSearchParams(globalThis.parlourLaunch);
  launch.set(PARAMETERS, JSON.stringify(params));
  storeLaunch(launch);
}

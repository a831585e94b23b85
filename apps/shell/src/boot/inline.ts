// Runs before any bundle: keeps the mini-app's launch data out of the router, sets the theme, fetches the first screen's files.
import { preferenceNames, readPreference } from '../preferences';
import { takeLaunchData } from './launchData';
import { preloadRoute } from './preloadRoute';

takeLaunchData(window);
const theme = readPreference(preferenceNames.theme);
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
preloadRoute(document, location.hash);

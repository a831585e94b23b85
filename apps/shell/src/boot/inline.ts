// Runs before any bundle: keeps the mini-app's launch data out of the router, remembers who referred the visitor, sets the theme,
// fetches the first screen's files.
import { keepReferrer } from '@parlour/platform/referrer';
import { preferenceNames, readPreference } from '../preferences';
import { takeLaunchData } from './launchData';
import { preloadRoute } from './preloadRoute';

takeLaunchData(window);
keepReferrer(window);
const theme = readPreference(preferenceNames.theme);
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
preloadRoute(document, location.hash);

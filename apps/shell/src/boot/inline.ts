// Runs before any bundle: keeps the mini-app's launch data out of the router, asks the other tabs for the session, sets the theme,
// fetches the first screen's files.
import { recallLaunch } from '@parlour/platform/launch';
import { messengerTheme } from '../miniApp/messengerTheme';
import { preferenceNames, readPreference } from '../preferences';
import { askTabs, distrustComeback } from './askTabs';
import { enterFromMiniApp } from './enterFromMiniApp';
import { takeLaunchData } from './launchData';
import { preloadRoute } from './preloadRoute';

const launch = takeLaunchData(window);
recallLaunch();
globalThis.parlourTabs = { channel: new BroadcastChannel('parlour.session'), askedAt: performance.now() };
askTabs(parlourTabs.channel);
distrustComeback(window);
if (launch !== undefined) enterFromMiniApp(launch, window);
const theme = readPreference(preferenceNames.theme) ?? messengerTheme();
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
preloadRoute(document, location.hash);

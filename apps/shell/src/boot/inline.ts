// Runs before any bundle: guards what may run, tells the player when the site cannot start, remembers who referred the visitor, keeps the mini-app's launch data out of the router, asks the other tabs
// for the session, sets the theme, fetches the first screen's files and what it asks first.
import { launchParameter, recallLaunch } from '@parlour/platform/launch';
import { keepReferrer } from '@parlour/platform/referrer';
import { trustScripts } from '@parlour/platform/trustedScripts';
import { messengerTheme } from '../miniApp/messengerTheme';
import { preferenceNames, readPreference } from '../preferences';
import { recallToken } from '../session/keptToken';
import { askTabs, distrustComeback } from './askTabs';
import { dropOtherAccount, openDoor } from './enterFromMiniApp';
import { takeLaunchData } from './launchData';
import { preloadRoute } from './preloadRoute';
import { watchStart } from './watchStart';

trustScripts(window, '/assets/');
watchStart(window);
keepReferrer(window);
const data = takeLaunchData(window)?.get('tgWebAppData') ?? '';
recallLaunch();
dropOtherAccount(data);
recallToken();
distrustComeback(window);
globalThis.parlourTabs = { channel: new BroadcastChannel('parlour.session'), askedAt: performance.now() };
askTabs(parlourTabs.channel);
openDoor(data, window);
const theme = readPreference(preferenceNames.theme) ?? messengerTheme(launchParameter('tgWebAppThemeParams'));
if (theme === 'dark' || theme === 'light') document.documentElement.dataset['theme'] = theme;
globalThis.parlourAnswers = new Map();
preloadRoute(document, location.hash);

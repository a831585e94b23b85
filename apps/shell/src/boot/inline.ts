// Runs before any bundle: guards what may run, tells the player when the site cannot start, remembers who referred the visitor, keeps the mini-app's launch data out of the router, asks the other tabs
// for the session, sets the theme, keeps still what should not move, fetches the first screen's files and what it asks first.
import { restoreLaunch } from '@parlour/platform/launch';
import { storeReferrer } from '@parlour/platform/referrer';
import { trustScripts } from '@parlour/platform/trustedScripts';
import { watchReducedMotion } from '@parlour/ui-kit/reducedMotion';
import { effectiveTheme } from '../device/effectiveTheme';
import { isReducedMotionChosen, preferenceNames, readPreference } from '../device/preferences';
import { restoreToken } from '../device/tokenStorage';
import { requestSession, dropUserAfterBack } from './requestSession';
import { dropOtherAccount, followLaunches, openLaunchRoute } from './enterFromMiniApp';
import { takeLaunchData } from './launchData';
import { preloadRoute } from './preloadRoute';
import { WORKER_URL } from '../device/workerUrl';
import { showStartFailure } from './startFailure';

trustScripts(window, '/assets/', WORKER_URL);
showStartFailure(window);
storeReferrer(window);
const data = takeLaunchData(window)?.get('tgWebAppData') ?? '';
restoreLaunch();
dropOtherAccount(data);
restoreToken();
dropUserAfterBack(window);
globalThis.parlourTabs = { channel: new BroadcastChannel('parlour.session'), askedAt: performance.now() };
requestSession(parlourTabs.channel);
openLaunchRoute(data, window);
followLaunches(window);
const theme = effectiveTheme(readPreference(preferenceNames.theme));
if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
globalThis.parlourMotion = watchReducedMotion(isReducedMotionChosen);
globalThis.parlourAnswers = new Map();
preloadRoute(document, location.hash);

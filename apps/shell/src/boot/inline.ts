// Runs before any bundle: guards what may run, tells the player when the site cannot start, remembers who referred the visitor, keeps the mini-app's launch data out of the router, asks the other tabs
// for the session, sets the theme, keeps still what should not move, fetches the first screen's files and what it asks first.
import { recallLaunch } from '@parlour/platform/launch';
import { keepReferrer } from '@parlour/platform/referrer';
import { trustScripts } from '@parlour/platform/trustedScripts';
import { followMotion } from '@parlour/ui-kit/motion';
import { shownTheme } from '../device/shownTheme';
import { isStillChosen, preferenceNames, readPreference } from '../device/preferences';
import { recallToken } from '../device/tokenStorage';
import { askTabs, distrustComeback } from './askTabs';
import { dropOtherAccount, followLaunches, openDoor } from './enterFromMiniApp';
import { takeLaunchData } from './launchData';
import { preloadRoute } from './preloadRoute';
import { WORKER_ADDRESS } from '../device/workerUrl';
import { watchStart } from './startFailure';

trustScripts(window, '/assets/', WORKER_ADDRESS);
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
followLaunches(window);
const theme = shownTheme(readPreference(preferenceNames.theme));
if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
globalThis.parlourMotion = followMotion(isStillChosen);
globalThis.parlourAnswers = new Map();
preloadRoute(document, location.hash);

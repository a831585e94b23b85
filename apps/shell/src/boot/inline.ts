// Runs before any bundle: collects errors, restricts scripts, shows a message when the site cannot start, removes the mini-app's
// launch data from the address and normalises the address before the router reads it, stores the referrer, requests the session
// from the other tabs, sets the brand, the theme and reduced motion, measures how text is drawn, and fetches the files and initial calls of
// the first screen.
import { restoreLaunch } from '@parlour/platform/launch';
import { storeReferrer } from '@parlour/platform/referrer';
import { trustScripts } from '@parlour/platform/trustedScripts';
import { watchReducedMotion } from '@parlour/ui-kit/reducedMotion';
import { measureTextScale } from '@parlour/ui-kit/textScale';
import { effectiveTheme } from '../device/effectiveTheme';
import { isReducedMotionChosen, preferenceNames, readPreference } from '../device/preferences';
import { leaveOwnFrame } from '../device/ownFrame';
import { openTabChannel } from '../device/tabMessages';
import { restoreToken } from '../device/tokenStorage';
import { bootComposition } from './bootComposition';
import { chooseBrand } from './chooseBrand';
import { requestSession, dropUserAfterBack } from './requestSession';
import { dropOtherAccount, followLaunches, openLaunchRoute } from './enterFromMiniApp';
import { takeLaunchData } from './launchData';
import { nonceStyles } from './nonceStyles';
import { preloadRoute } from './preloadRoute';
import { resizeForKeyboard } from './resizeForKeyboard';
import { tidyAddress } from '../device/cleanAddress';
import { WORKER_URL } from '../device/workerUrl';
import { showStartFailure } from './startFailure';
import { collectUncaughtErrors } from './collectUncaughtErrors';

// Runs first: a page that leaves its frame needs none of what follows.
leaveOwnFrame(window);
globalThis.parlourErrors = collectUncaughtErrors(window);
trustScripts(window, '/assets/', WORKER_URL);
nonceStyles(document);
showStartFailure(window);
const data = takeLaunchData(window)?.get('tgWebAppData') ?? '';
restoreLaunch();
tidyAddress(window);
storeReferrer(window);
dropOtherAccount(data);
restoreToken();
dropUserAfterBack(window);
globalThis.parlourTabs = { channel: openTabChannel(), askedAt: performance.now() };
requestSession(parlourTabs.channel);
openLaunchRoute(data, window);
followLaunches(window);
// Also for addresses that are typed later. Registered before the router's listener.
window.addEventListener('popstate', () => tidyAddress(window));
resizeForKeyboard(window);
const composition = bootComposition(document);
globalThis.parlourBrand = composition && chooseBrand(document, composition);
const theme = effectiveTheme(readPreference(preferenceNames.theme));
if (theme !== undefined) document.documentElement.dataset['theme'] = theme;
globalThis.parlourMotion = watchReducedMotion(isReducedMotionChosen);
// Measured before the frame is drawn, and again when the browser knows everything that enlarges text.
measureTextScale();
document.addEventListener('DOMContentLoaded', measureTextScale, { once: true });
globalThis.parlourAnswers = new Map();
if (composition !== undefined) preloadRoute(document, location.hash, composition);

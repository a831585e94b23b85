import { nextFrame } from '@parlour/ui-kit';
import { savesData } from '../device/connection';
import { clearRunning, isQuarantined, noteRunning } from './quarantine';
import { loadScreen, loadedScreen } from './loadScreen';
import { preload } from '../boot/preload';
import type { FoundRoute } from '@parlour/release-contract/findRoute';

/**
 * Loads a screen that the player is about to open. Does nothing on a phone that saves data. The files are requested at once and
 * run after the pressed state is painted. Errors are reported and handled when the screen is opened.
 */
export function prefetch(found: FoundRoute): void {
  if (savesData() || isQuarantined(found) || loadedScreen(found) !== undefined) return;
  preload(found);
  void nextFrame().then(() => {
    noteRunning(found);
    void loadScreen(found).then(clearRunning, clearRunning);
  });
}

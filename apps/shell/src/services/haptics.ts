import type { Feeling } from '@parlour/platform';
import { isMiniApp } from '@parlour/platform/launch';
import { isMotionUnwanted } from '@parlour/ui-kit';
import { say } from '../miniApp/messenger';

/** Shaken and still by turns, in milliseconds. */
const pulses: Readonly<Record<Feeling, number[]>> = { tap: [10], success: [12, 60, 24], warning: [40, 60, 40] };

/** What the messaging app calls it. */
const requests = {
  tap: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  warning: { type: 'notification', notification_type: 'warning' },
} as const satisfies Record<Feeling, object>;

/** Shakes the phone a little; nothing where it cannot or the player wants no motion. */
export function feel(what: Feeling): void {
  if (isMotionUnwanted()) return;
  if (isMiniApp()) say('web_app_trigger_haptic_feedback', requests[what]);
  else navigator.vibrate?.(pulses[what]);
}

import type { Haptic } from '@parlour/platform';
import { isMiniApp } from '@parlour/platform/launch';
import { prefersReducedMotion } from '@parlour/ui-kit';
import { send } from '../miniApp/messenger';

/** Durations of vibrations and pauses in turn, in milliseconds. */
const pulses: Readonly<Record<Haptic, number[]>> = { tap: [10], success: [12, 60, 24], warning: [40, 60, 40] };

/** The messaging app's request for each haptic. */
const requests = {
  tap: { type: 'impact', impact_style: 'light' },
  success: { type: 'notification', notification_type: 'success' },
  warning: { type: 'notification', notification_type: 'warning' },
} as const satisfies Record<Haptic, object>;

/** Vibrates briefly; nothing where it is unsupported or the player wants no motion. */
export function vibrate(what: Haptic): void {
  if (prefersReducedMotion()) return;
  if (isMiniApp()) send('web_app_trigger_haptic_feedback', requests[what]);
  else navigator.vibrate?.(pulses[what]);
}

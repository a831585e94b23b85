import type { ActionVerdict } from './reports';
import { guardedActions, isGuarded } from './guardedActions';

/** An action for people: `deposit`, `getPayWays on Deposit`, `other taps on Deposit`. */
export function actionName({ screen, of }: Pick<ActionVerdict, 'screen' | 'of'>): string {
  if (isGuarded(of)) return guardedActions[of];
  return `${of === 'taps' ? 'other taps' : of}${screen === '' ? '' : ` on ${screen}`}`;
}

const whatHappened: Readonly<Record<ActionVerdict['stream'], string>> = {
  dead: 'taps did nothing',
  held: 'taps were not sent by the form',
  failed: 'calls failed',
  refused: 'calls were refused',
  abandoned: 'forms that were touched were left',
};

/** A stream of an action in a canary beside the stable release: `deposit: 24 of 480 taps did nothing (5.00 %); 1.5.0: 0 of …`. */
export function actionText(verdict: ActionVerdict, stable: string): string {
  const { stream, canary } = verdict;
  return `${actionName(verdict)}: ${shareText(canary, ` ${whatHappened[stream]}`)}; ${stable}: ${shareText(verdict.stable)}`;
}

function shareText({ loads, failures }: ActionVerdict['canary'], what = ''): string {
  const all = loads + failures;
  const share = ((100 * failures) / Math.max(all, 1)).toFixed(2);
  return `${failures.toLocaleString('en')} of ${all.toLocaleString('en')}${what} (${share} %)`;
}

/**
 * What customer service may do in its frame and a game may not: ask, copy, hand out files, and what the operator lets it use
 * (`SERVICE_FRAME` of the gateway), for which the browser asks the player.
 */
export function serviceFrame() {
  const devices = document.documentElement.dataset['serviceFrame']?.split(' ') ?? [];
  return { sandbox: ['allow-modals', 'allow-downloads'], allow: ['clipboard-write', ...devices] };
}

/**
 * Permissions of the customer service frame beyond those of a game: dialogs, clipboard, downloads, and the features that the
 * operator allows (`SERVICE_FRAME` of the gateway), for which the browser asks the player.
 */
export function serviceFrame() {
  const devices = document.documentElement.dataset['serviceFrame']?.split(' ') ?? [];
  return { sandbox: ['allow-modals', 'allow-downloads'], allow: ['clipboard-write', ...devices] };
}

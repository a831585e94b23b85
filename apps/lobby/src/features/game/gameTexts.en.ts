import type { Translation } from '@parlour/platform';
import type { gameTexts } from './gameTexts';

export const game: Translation<typeof gameTexts> = {
  back: 'Back',
  refresh: 'Refresh',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Exit full screen',
  opening: 'Opening',
  failed: (title) => `${title} did not open`,
  failedText: 'Try again in a moment.',
  retry: 'Try again',
  reload: 'Reload',
  close: 'Close',
  agent: 'Agent login',
  service: 'Support',
  download: 'App download',
  downloading: 'Your download has started',
  downloadingText: 'Follow the prompts on your phone.',
  openOutside: 'Open in a new window',
  noDownload: 'There’s no download for this phone yet',
  noGame: 'No game selected',
  noGameText: 'Pick one in the lobby.',
  home: 'Home',
  noAgent: 'Agent login is for agents only',
  noAgentText: 'Members can apply through the affiliate programme.',
  apply: 'Affiliate programme',
};

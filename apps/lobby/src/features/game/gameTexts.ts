import { defineTexts } from '@parlour/platform';

export const gameTexts = defineTexts({
  contract: {
    back: 'Back',
    refresh: 'Refresh',
    fullScreen: 'Full screen',
    leaveFullScreen: 'Leave full screen',
    opening: 'Opening',
    failed: (title: string) => `${title} did not open`,
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    reload: 'Load again',
    close: 'Close',
    agent: 'Agent login',
    service: 'Customer service',
    download: 'App download',
    downloading: 'The download has started',
    downloadingText: 'Follow the prompts of your phone.',
    openOutside: 'Open in a new window',
    noDownload: 'There is no download for this phone yet',
    noGame: 'No game was chosen',
    noGameText: 'Pick one in the lobby.',
    home: 'Home',
    noAgent: 'The agent login is for agents',
    noAgentText: 'Members become one in the affiliate programme.',
    apply: 'Affiliate programme',
  },
});

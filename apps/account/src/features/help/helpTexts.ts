import { defineTexts } from '@parlour/platform';

export const helpTexts = defineTexts({
  id: 'help',
  default: {
    service: 'Customer service',
    serviceText: 'For what is not answered here',
    help: { 7: '关于我们', 1: '常见问题', 2: '隐私政策', 3: '免责说明', 4: '联系我们', 5: '代理加盟', 8: '博彩责任' },
    about: { 5: 'terms and rules', 6: 'privacy policy' },
    licences: 'open-source licences',
    loading: 'Loading',
    failed: 'This page did not load',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    unknown: 'There is no such page',
    unknownText: 'The link that led here may be an old one.',
    toHelp: 'Help centre',
    toAbout: 'About',
    empty: 'Nothing is written here yet',
    emptyText: 'Ask customer service.',
  },
});

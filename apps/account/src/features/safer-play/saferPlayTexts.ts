import type { BreakLength } from '@parlour/api-client/endpoints/saferPlay';
import { defineTexts } from '@parlour/platform';

const lengths: Record<BreakLength, string> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
  '6m': '6 months',
  '1y': '1 year',
  forever: 'For good',
};

export const saferPlayTexts = defineTexts({
  id: 'saferPlay',
  default: {
    loading: 'Loading',
    failed: 'Your limits did not load',
    failedText: 'Try again in a moment.',
    retry: 'Try again',
    missing: 'Safer play is not offered here',
    missingText: 'Ask customer service for a break.',
    service: 'Customer service',
    offline: 'No connection: nothing can be changed now.',
    done: '操作成功',
    notTaken: 'That was not saved. Nothing has changed.',
    limits: 'Deposit limits',
    limitsText: 'A lower limit holds at once. A higher one, or none, holds after 24 hours. Times are Beijing time.',
    periods: { day: 'Daily limit', week: 'Weekly limit', month: 'Monthly limit' },
    used: { day: 'Used today', week: 'Used this week', month: 'Used this month' },
    noLimit: 'no limit',
    next: (limit: string, at: string) => `${limit} from ${at} on`,
    nextNone: (at: string) => `No limit from ${at} on`,
    save: 'Save limits',
    unreadable: 'What you pasted is no amount: nothing was changed',
    leave: 'Leave without saving?',
    rules: { limitWrong: 'Enter an amount above zero, or nothing for no limit' },
    reminder: 'Reminder',
    reminderText: 'While you play, a message tells how long, and what you won or lost.',
    minutes: { '0': 'Off', '15': '15 min', '30': '30 min', '60': '60 min' },
    pause: 'Take a break',
    pauseText: 'No deposits, no transfers into games, no games. You can withdraw at any time.',
    longer: 'Make it longer',
    lengths,
    kinds: { coolOff: 'Cool-off', exclusion: 'Self-exclusion' },
    take: 'Take this break',
    ask: (length: string) => `Take a break: ${length}?`,
    askForever: 'Never play here again?',
    askText: 'It begins at once and ends every open game. Nobody can shorten it, not even customer service.',
    askForeverText: 'It begins at once and has no end. Nobody can take it back, not even customer service.',
    onBreak: (until: string) => `You are on a break until ${until}`,
    onBreakForever: 'You have excluded yourself for good',
    onBreakText: 'You can withdraw your money at any time.',
    withdraw: 'Withdrawal',
    article: '博彩责任',
    articleText: 'About playing responsibly',
  },
});

export type LimitRuleTexts = (typeof saferPlayTexts)['default']['rules'];

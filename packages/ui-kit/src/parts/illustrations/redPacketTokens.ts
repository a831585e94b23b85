import { type Token, themes } from '@parlour/ui-kit';

/** Token values on the red packet page, the same in both themes; its accent is gold, since its button gives money. */
export const redPacketTokens: Partial<Record<Token, string>> = {
  ...themes.dark,
  page: '#150A0D',
  card: 'rgba(10,3,5,.42)',
  raised: 'rgba(255,243,228,.1)',
  pressed: 'rgba(255,243,228,.13)',
  text: '#FFF3E4',
  text2: '#FFC9B0',
  text3: '#FFC9B0',
  accent: '#F2CA76',
  onAccent: '#4A1506',
  accentText: '#F2CA76',
  hairline: 'rgba(255,217,160,.14)',
  hairlineStrong: 'rgba(255,217,160,.2)',
};

import { cardPaddingValue, gutterValue, textScaleValue, textWidthValue } from './textLengths';
import { propertyOf, sharedValue, themes, type Token } from '../themes';

/** Token values on the gradient card, over those of the dark theme. */
export const gradientCardTokens: Partial<Record<Token, string>> = {
  page: sharedValue('gradientPage'),
  card: sharedValue('gradientPage'),
  raised: sharedValue('gradientRaised'),
  pressed: sharedValue('gradientPressed'),
  text2: sharedValue('gradientText2'),
  text3: sharedValue('gradientText3'),
};

const references: Record<Token, string> = Object.assign(
  { ...themes.dark },
  Object.fromEntries(Object.keys(themes.dark).map((token) => [token, `var(${propertyOf(token)})`])),
);

/** Values for styles: custom properties for what differs between themes or brands, plain values for the rest. */
export const theme = {
  color: {
    ...references,
    brandGradient: sharedValue('brandGradient'),
    redPacketPage: 'radial-gradient(120% 460px at 50% 30%,#7E1A22,#4A0F1A 42%,#1F0A10 78%,#150A0D)',
    packetGold: 'linear-gradient(#FFE9B4,#EDBB4F)',
    packetPaper: 'linear-gradient(#FFF9EA,#F3E1BE)',
    onPacketPaper: '#A8231E',
    onPacketPaper2: '#7A4A2C',
    qrBackground: '#FFFDF7',
    onPicture: '#FFFFFF',
    onPictureAccent: sharedValue('onPictureAccent'),
    pictureShade: 'rgba(4,9,10,.6)',
    pageGlow: `radial-gradient(130% 340px at 50% -110px,${references.glow},transparent 70%)`,
  },
  shadow: {
    card: references.cardShadow,
    overlay: references.overlayShadow,
    accent: sharedValue('accentShadow'),
    packetGold: 'inset 0 1px rgba(255,255,255,.6), 0 10px 28px -10px rgba(237,187,79,.5)',
  },
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 20: '20px', 24: '24px', 32: '32px', 40: '40px' },
  gutter: gutterValue,
  cardPadding: cardPaddingValue,
  controlHeight: sharedValue('controlHeight'),
  rowHeight: sharedValue('rowHeight'),
  column: 'var(--column)',
  textScale: textScaleValue,
  textWidth: textWidthValue,
  radius: {
    chip: sharedValue('radiusChip'),
    tile: sharedValue('radiusTile'),
    medium: sharedValue('radiusMedium'),
    field: sharedValue('radiusField'),
    card: sharedValue('radiusCard'),
    large: sharedValue('radiusLarge'),
    dialog: sharedValue('radiusDialog'),
    round: sharedValue('radiusRound'),
  },
  motion: {
    press: 'var(--press) linear',
    fade: 'var(--fade) cubic-bezier(.2,0,0,1)',
    move: 'var(--move) cubic-bezier(.2,.8,.2,1)',
    sheet: 'var(--sheet) cubic-bezier(.16,1,.3,1)',
    sheetOut: 'var(--sheet-out) cubic-bezier(.4,0,1,1)',
    count: 'var(--count) ease-out',
  },
  z: { tabs: 3, footer: 4, header: 5, tabBar: 6, scrim: 20, sheet: 21, toast: 40 },
  icon: { small: 16, text: 18, row: 20, bar: 24, stroke: 1.75 },
  safe: { top: 'calc(var(--safe-top) + var(--connection-bar))', bottom: 'var(--safe-bottom)' },
};

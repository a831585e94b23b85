export type ThemeName = 'dark' | 'light';

const dark = {
  page: '#0B1416',
  card: '#121E21',
  raised: '#19292D',
  pressed: '#22363B',
  input: '#172529',
  overlay: '#19292D',
  selected: '#22363B',
  text: '#F4F0E7',
  text2: '#AEBFBD',
  text3: '#8BA1A0',
  accent: '#FF8250',
  onAccent: '#2B1006',
  accentText: '#FF9C73',
  accentSoft: 'rgba(255,130,80,.13)',
  accentEdge: 'rgba(255,130,80,.4)',
  gold: '#F2CA76',
  goldSoft: 'rgba(242,202,118,.13)',
  success: '#63D8A6',
  successSoft: 'rgba(99,216,166,.13)',
  danger: '#FF7D92',
  dangerSoft: 'rgba(255,125,146,.13)',
  info: '#86BDF2',
  infoSoft: 'rgba(134,189,242,.13)',
  field: '#5F7B80',
  hairline: 'rgba(226,240,236,.08)',
  hairlineStrong: 'rgba(226,240,236,.14)',
  scrim: 'rgba(4,9,10,.72)',
  toastSuccess: '#15392D',
  toastDanger: '#48182A',
  glow: 'rgba(255,130,80,.16)',
  cardShadow: 'inset 0 0 0 1px var(--hairline), inset 0 1px rgba(255,255,255,.04), 0 8px 24px -12px rgba(0,0,0,.6)',
  overlayShadow: 'inset 0 0 0 1px var(--hairline-strong), 0 24px 64px -16px rgba(0,0,0,.8)',
  artFrame: '#10211F',
  artDark: '#0A1817',
  artLine: 'rgba(226,240,236,.14)',
  artGlow: 'rgba(255,130,80,.42)',
};

export type Token = keyof typeof dark;

const light: Record<Token, string> = {
  page: '#F5F1E9',
  card: '#FFFFFF',
  raised: '#ECE5D9',
  pressed: '#E0D8C9',
  input: '#FFFFFF',
  overlay: '#FFFFFF',
  selected: '#FFFFFF',
  text: '#14211F',
  text2: '#44555A',
  text3: '#566563',
  accent: '#C94A14',
  onAccent: '#FFFFFF',
  accentText: '#A63A0B',
  accentSoft: 'rgba(201,74,20,.1)',
  accentEdge: 'rgba(201,74,20,.4)',
  gold: '#7A5000',
  goldSoft: 'rgba(122,80,0,.1)',
  success: '#116743',
  successSoft: 'rgba(17,103,67,.1)',
  danger: '#AD1F3A',
  dangerSoft: 'rgba(173,31,58,.1)',
  info: '#1F5F9E',
  infoSoft: 'rgba(31,95,158,.1)',
  field: '#74837F',
  hairline: 'rgba(20,33,31,.09)',
  hairlineStrong: 'rgba(20,33,31,.16)',
  scrim: 'rgba(20,33,31,.5)',
  toastSuccess: '#DDF1E6',
  toastDanger: '#FBE3E5',
  glow: 'rgba(255,130,80,.22)',
  cardShadow: '0 1px 2px rgba(40,30,15,.05), 0 10px 24px -16px rgba(60,45,20,.28)',
  overlayShadow: '0 24px 64px -16px rgba(50,38,18,.4)',
  artFrame: '#10211F',
  artDark: '#0A1817',
  artLine: 'rgba(201,74,20,.16)',
  artGlow: 'rgba(255,130,80,.42)',
};

/** The two themes as data: token name to CSS value. */
export const themes: Record<ThemeName, Record<Token, string>> = { dark, light };

/** Token values on the green gradient card, the same in both themes. */
export const gradientCardTokens: Partial<Record<Token, string>> = {
  ...dark,
  page: '#16302F',
  card: '#16302F',
  raised: 'rgba(255,255,255,.09)',
  pressed: 'rgba(255,255,255,.13)',
  text2: '#B7CBC6',
  text3: '#93ABA6',
};

const property = (token: string) => `--${token.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** CSS declarations that give every token of a set its value. */
export function declareTokens(tokens: Partial<Record<Token, string>>): string {
  return Object.entries(tokens)
    .map(([token, value]) => `${property(token)}:${value};`)
    .join('');
}

const references: Record<Token, string> = Object.assign(
  { ...dark },
  Object.fromEntries(Object.keys(dark).map((token) => [token, `var(${property(token)})`])),
);

/** Values for styles: custom properties for tokens that differ between themes, plain values for the rest. */
export const theme = {
  color: {
    ...references,
    brandGradient: 'linear-gradient(155deg,#20413F,#16302F 42%,#10211F)',
    redPacketPage: 'radial-gradient(120% 460px at 50% 30%,#7E1A22,#4A0F1A 42%,#1F0A10 78%,#150A0D)',
    packetGold: 'linear-gradient(#FFE9B4,#EDBB4F)',
    packetPaper: 'linear-gradient(#FFF9EA,#F3E1BE)',
    onPacketPaper: '#A8231E',
    onPacketPaper2: '#7A4A2C',
    qrBackground: '#FFFDF7',
    onPicture: '#FFFFFF',
    onPictureAccent: dark.accent,
    pictureShade: 'rgba(4,9,10,.6)',
    pageGlow: `radial-gradient(130% 340px at 50% -110px,${references.glow},transparent 70%)`,
  },
  shadow: {
    card: references.cardShadow,
    overlay: references.overlayShadow,
    accent: 'inset 0 1px rgba(255,255,255,.28), 0 10px 24px -12px rgba(255,110,50,.65)',
    packetGold: 'inset 0 1px rgba(255,255,255,.6), 0 10px 28px -10px rgba(237,187,79,.5)',
  },
  space: { 4: '4px', 8: '8px', 12: '12px', 16: '16px', 20: '20px', 24: '24px', 32: '32px', 40: '40px' },
  gutter: '16px',
  column: 'var(--column)',
  radius: {
    chip: '8px',
    tile: '12px',
    medium: '14px',
    field: '16px',
    card: '20px',
    large: '24px',
    dialog: '28px',
    round: '999px',
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

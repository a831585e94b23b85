import type { ErrorGroup, ErrorReport } from '@parlour/release-contract/api';

const HOUR_MS = 3_600_000;
const HOURS = 24;

function group(now: Date, changes: Partial<ErrorGroup> & Pick<ErrorGroup, 'id' | 'app' | 'message'>): ErrorGroup {
  return {
    kind: 'error',
    name: 'TypeError',
    firstAt: new Date(now.getTime() - 2 * HOUR_MS).toISOString(),
    lastAt: new Date(now.getTime() - 60_000).toISOString(),
    count: 162,
    pages: 144,
    releases: [{ version: '4.1.0', count: 162, pages: 144, loads: 3520 }],
    screens: { '/hongbao': 150, '/activity': 12 },
    browsers: { Safari: 90, Chrome: 72 },
    compositions: { 'c-7f3a91': 162 },
    trend: Array.from({ length: HOURS }, (_, hour) => (hour < HOURS - 2 ? 0 : 40 + hour)),
    isNew: false,
    frames: [],
    ...changes,
  };
}

/** Errors of a day: one of the canary of promotions, one of two releases of the wallet, one without a source map. */
export function sampleErrors(now: Date): ErrorReport {
  const groups = [
    group(now, {
      id: 'packet',
      app: 'promotions',
      message: "Cannot read properties of undefined (reading 'amount')",
      isNew: true,
      frames: [
        {
          file: 'promotions/4.1.0/RedPacketScreen.2f.js',
          line: 1,
          column: 4711,
          place: {
            source: 'apps/promotions/src/features/red-packet/usePacket.ts',
            line: 41,
            column: 18,
            name: 'amount',
            code: [
              'const [packet] = answer.packets;',
              "if (answer.state === 'open') {",
              '  setAmount(packet.amount);',
              '}',
              'return packet;',
            ],
            firstLine: 39,
          },
        },
        {
          file: 'shell/2.4.0/main.js',
          line: 7,
          column: 90_210,
          place: {
            source: 'react-dom/cjs/react-dom-client.production.js',
            line: 5,
            column: 3,
            name: undefined,
            code: [],
            firstLine: 3,
          },
        },
      ],
    }),
    group(now, {
      id: 'cards',
      app: 'wallet',
      message: 'cards is not iterable',
      kind: 'rejection',
      count: 9,
      pages: 9,
      releases: [
        { version: '5.1.0', count: 2, pages: 2, loads: 4000 },
        { version: '5.2.0', count: 7, pages: 7, loads: 220_000 },
      ],
      screens: { '/cards': 9 },
    }),
    group(now, {
      id: 'chunk',
      app: 'shell',
      name: 'ChunkLoadError',
      message: 'Loading chunk 449 failed.',
      kind: 'chunk',
      count: 1,
      pages: 1,
      releases: [{ version: '2.4.0', count: 1, pages: 1, loads: 0 }],
      screens: { '': 1 },
      frames: [{ file: 'shell/2.4.0/main.js', line: 7, column: 1234 }],
    }),
  ];
  return {
    from: new Date(now.getTime() - HOURS * HOUR_MS).toISOString(),
    hours: HOURS,
    apps: ['promotions', 'shell', 'wallet'],
    releases: ['promotions@4.1.0', 'shell@2.4.0', 'wallet@5.1.0', 'wallet@5.2.0'],
    screens: ['/activity', '/cards', '/hongbao'],
    groups,
    total: groups.length,
  };
}

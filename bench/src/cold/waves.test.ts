import type { Transfer } from '../player/traffic';
import { depthAt, waterfall, wavesOf } from './waves';

type Row = readonly [path: string, type: string, startedAt: number, endedAt: number, isFromCache?: boolean];

const transfer = ([path, type, startedAt, endedAt, isFromCache = false]: Row): Transfer => ({
  path,
  type,
  startedAt,
  firstByteAt: endedAt,
  endedAt,
  bytes: 1000,
  isFromCache,
});

const document: Row = ['/', 'Document', 0, 100];

describe('the waves of a visit', () => {
  it.each<[string, Row[], number[]]>([
    ['one wave', [document, ['/main.js', 'Script', 110, 300], ['/screen.js', 'Script', 112, 250]], [0, 1, 1]],
    [
      'a screen that the main script asks for',
      [document, ['/main.js', 'Script', 110, 300], ['/screen.js', 'Script', 301, 400]],
      [0, 1, 2],
    ],
    ['a file asked for while the document still comes', [document, ['/main.js', 'Script', 60, 300]], [0, 1]],
    [
      'a manifest between',
      [document, ['/mf.json', 'Fetch', 110, 200], ['/entry.js', 'Script', 201, 300], ['/piece.js', 'Script', 300, 400]],
      [0, 1, 2, 3],
    ],
    ['a picture leads to nothing', [document, ['/a.svg', 'Image', 110, 200], ['/main.js', 'Script', 205, 300]], [0, 1, 1]],
    [
      'what never came leads to nothing',
      [document, ['/main.js', 'Script', 110, Number.NaN], ['/b.js', 'Script', 500, 600]],
      [0, 1, 1],
    ],
    ['what was kept is no request', [document, ['/main.js', 'Script', 110, 300], ['/kept.js', 'Script', 301, 301, true]], [0, 1]],
  ])('%s', (_case, rows, depths) => expect(wavesOf(rows.map(transfer)).map(({ depth }) => depth)).toEqual(depths));

  it('counts those that had ended when the screen was shown', () => {
    const rows: Row[] = [document, ['/main.js', 'Script', 110, 300], ['/api/app', 'XHR', 310, 400]];
    const waves = wavesOf(rows.map(transfer));
    expect([50, 350, 400].map((at) => depthAt(waves, at))).toEqual([0, 1, 2]);
  });

  it('is drawn as far as the screen', () => {
    const rows: Row[] = [
      document,
      ['/main.js', 'Script', 100, 300],
      ['/api/app', 'XHR', 300, 400],
      ['/later.js', 'Script', 500, 600],
    ];
    const drawn = waterfall(wavesOf(rows.map(transfer)), 450);
    expect(drawn.map((line) => line.replaceAll('█', '#'))).toEqual([
      '0  ##########                                     0–100 ms    1.0 kB  /',
      '1            ####################               100–300 ms    1.0 kB  /main.js',
      '2                                ##########     300–400 ms    1.0 kB  /api/app',
    ]);
  });
});

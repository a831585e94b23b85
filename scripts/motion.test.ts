import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '..');
/** The only file that reads the media query; others use `still` and `isMotionUnwanted`, and so respect the player's setting. */
const home = 'packages/ui-kit/src/theme/reducedMotion.ts';

const sources = ['apps', 'packages', 'templates'].flatMap((folder) =>
  readdirSync(path.join(root, folder)).flatMap((name) => {
    const src = path.join(folder, name, 'src');
    return filesIn(src).map((file) => path.join(src, file));
  }),
);

function filesIn(folder: string): string[] {
  try {
    return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(tsx?|css|html)$/.test(file),
    );
  } catch {
    return [];
  }
}

it('only one file asks the phone whether motion is wanted', () => {
  const asking = sources.filter((file) => readFileSync(path.join(root, file), 'utf8').includes('prefers-reduced-motion'));
  expect(asking).toEqual([home]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../workspace/changed.mjs';

const root = path.resolve(__dirname, '../..');
const tracked = trackedFiles();
const remotes = tracked.flatMap((file) => /^(apps\/[\w-]+)\/remote\.config\.ts$/.exec(file)?.[1] ?? []);
const sources = tracked.filter(
  (file) => remotes.some((remote) => file.startsWith(`${remote}/`)) && /\.tsx?$/.test(file) && !file.includes('.test.'),
);

/** Colours that mean something by themselves: red packets are red everywhere, ways to pay and banks have colours of their own. */
const drawings = [
  /^apps\/promotions\/src\/features\/red-packet\//,
  /^apps\/wallet\/src\/features\/deposit\/MethodPicker\.tsx$/,
  /^apps\/wallet\/src\/shared\/cards\/identityColour\.ts$/,
];

const brands: readonly { readonly name: string; readonly title: string }[] = readdirSync(path.join(root, 'brands')).map(
  (folder) => JSON.parse(readFileSync(path.join(root, 'brands', folder, 'brand.json'), 'utf8')),
);

const COLOUR = /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgba?|hsla?|oklch)\([^)]*\)/gi;
/** Black and white, which shade or cut out. */
const SHADE = /^(?:#0{3}|#0{6}|#f{3}|#f{6}|rgba\((?:0, ?0, ?0|255, ?255, ?255), ?[\d.]+\))$/i;

/** What a remote knows of brands, which is nothing: a colour of its own, the name of a brand, or where its files are. */
function brandFaults(file: string, text: string): readonly string[] {
  const isDrawing = drawings.some((drawing) => drawing.test(file));
  const colours = [...text.matchAll(COLOUR)].map(([colour]) => colour).filter((colour) => !SHADE.test(colour));
  // A game may be called like a brand, with more words.
  const names = brands.flatMap(({ name, title }) => [`'${title}'`, `/assets/${name}/`]).filter((one) => text.includes(one));
  return [...(isDrawing ? [] : colours), ...names];
}

it('no remote knows of brands', () => {
  expect(sources.length).toBeGreaterThan(200);
  const faults = sources.flatMap((file) => {
    const found = brandFaults(file, readFileSync(path.join(root, file), 'utf8'));
    return found.length === 0 ? [] : [`${file}: ${found.join(', ')}`];
  });
  expect(faults).toEqual([]);
});

it.each([
  ['a colour', 'apps/wallet/src/a.tsx', 'background: #FF8250;', ['#FF8250']],
  ['a translucent colour', 'apps/wallet/src/a.tsx', 'color: rgba(255, 130, 80, 0.4);', ['rgba(255, 130, 80, 0.4)']],
  ['a colour by its hue', 'apps/wallet/src/a.tsx', 'color: hsl(20 90% 60%);', ['hsl(20 90% 60%)']],
  ['the name of a brand', 'apps/wallet/src/a.tsx', "if (title === 'Koi') return null;", ["'Koi'"]],
  ['a file of a brand', 'apps/wallet/src/a.tsx', 'src="/assets/koi/1.0.0/logo.svg"', ['/assets/koi/']],
  ['a shade', 'apps/wallet/src/a.tsx', 'box-shadow: 0 1px rgba(0, 0, 0, 0.4);', []],
  ['a token', 'apps/wallet/src/a.tsx', 'color: ${theme.color.accent};', []],
  ['an address', 'apps/wallet/src/a.tsx', "href='#/mine'", []],
  ['a colour in a drawing', 'apps/promotions/src/features/red-packet/Lantern.tsx', 'fill="#FF7A3A"', []],
])('%s planted in a remote is found, or is none', (_what, file, text, faults) => {
  expect(brandFaults(file, text)).toEqual(faults);
});

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { trackedFiles } from '../workspace/changed.mjs';
import { styleTexts } from '../lint/styleTexts.mjs';

const root = path.resolve(__dirname, '../..');
const files = trackedFiles().filter(
  (file) => /^(apps|packages|templates)\/.*\/src\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
);
const styles = files.flatMap((file) => styleTexts(readFileSync(path.join(root, file), 'utf8')).map((css) => ({ file, css })));
/** Properties that Safari, or Chrome before 120, only supports with a prefix. */
const prefixed = ['line-clamp', 'mask-image', 'text-size-adjust', 'user-select'];

/** Features that the oldest supported browsers lack. */
function unsupportedIn(css: string): readonly string[] {
  const words = ['--config', 'scripts/lint/eslint.styles.mjs', '--format', 'json', '--stdin', '--stdin-filename', 'styles.css'];
  const { stdout, stderr } = spawnSync(process.execPath, ['node_modules/eslint/bin/eslint.js', ...words], {
    cwd: root,
    input: css,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (stdout === '') throw new Error(stderr);
  const [read]: { messages: { message: string }[] }[] = JSON.parse(stdout);
  return read?.messages.map(({ message }) => message) ?? [];
}

it('the styles of the site work in the oldest supported browsers, or lack a comfort there', () => {
  expect(styles.length).toBeGreaterThan(500);
  expect(unsupportedIn(styles.map(({ css }) => css).join('\n'))).toEqual([]);
});

it.each(prefixed)('%s stands beside the same with a prefix', (property) => {
  const isUsed = new RegExp(`[;{]${property}:`);
  const without = styles.filter(({ css }) => isUsed.test(css) && !css.includes(`-webkit-${property}:`));
  expect(without.map(({ file }) => file)).toEqual([]);
});

it('`:has()` stands only where docs/browsers.md says what is seen without it', () => {
  expect(files.filter((file) => readFileSync(path.join(root, file), 'utf8').includes(':has('))).toEqual([
    'packages/ui-kit/src/parts/forms/FieldShell.tsx',
    'packages/ui-kit/src/parts/forms/Select.tsx',
    'packages/ui-kit/src/parts/forms/whileFocused.ts',
  ]);
});

it('no rule of a whole sheet stands in the styles of an element, where browsers that nest rules ignore it', () => {
  const isOfSheet = /[^]@(?:keyframes|font-face|property|layer|import|page)\b/;
  const isGlobal = (file: string) => file.endsWith('GlobalStyles.tsx');
  expect(styles.filter(({ file, css }) => isOfSheet.test(css) && !isGlobal(file)).map(({ file }) => file)).toEqual([]);
});

it('no comment stands in a style, which would reach players', () => {
  const isCommented = (file: string) => /^ +\/\* /m.test(readFileSync(path.join(root, file), 'utf8'));
  expect(files.filter(isCommented)).toEqual([]);
});

it('a property, a function, a selector and an at-rule that they do not have are found, filled in or not', () => {
  const templates = [
    'styled.div`field-sizing: content;`',
    'styled(Button).attrs({})`width: calc-size(${a}, ${b});`',
    'css`${Box}:state(open) & { color: red; }`',
    'styled.p`& > b { ${type}; @container (width > ${a}) { color: red; } }`',
  ];
  const source = `import styled, { css } from 'styled-components';\nexport const planted = [${templates.join(', ')}];`;
  expect(unsupportedIn(styleTexts(source).join('\n'))).toHaveLength(4);
});

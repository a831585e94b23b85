// @ts-check
// Draws the icons of the installed app from the brand's mark: node scripts/generate/icons.mjs
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { tsImport } from 'tsx/esm/api';
import { findChromium } from '../test/browsers.mjs';
import { root } from '../workspace/run.mjs';

const folder = path.join(root, 'apps/shell/public/icons');

/**
 * How much of the picture the mark fills, and how round the picture is, both as parts of its size: launchers cut a maskable one
 * themselves, down to a circle of four fifths.
 */
const icons = [
  { file: '180.png', size: 180, mark: 0.62, radius: 0 },
  { file: '192.png', size: 192, mark: 0.66, radius: 0.22 },
  { file: '512.png', size: 512, mark: 0.66, radius: 0.22 },
  { file: 'maskable-512.png', size: 512, mark: 0.5, radius: 0 },
];

const tsconfig = path.join(root, 'packages/ui-kit/tsconfig.json');
const { Logo } = await tsImport('../../packages/ui-kit/src/illustrations/Logo.tsx', { parentURL: import.meta.url, tsconfig });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox', '--disable-gpu'] });
mkdirSync(folder, { recursive: true });
for (const { file, size, mark, radius } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const drawn = renderToStaticMarkup(createElement(Logo, { size: Math.round(size * mark) }));
  await page.setContent(`<style>
    body { margin: 0; }
    div {
      display: grid;
      place-items: center;
      width: ${size}px;
      height: ${size}px;
      border-radius: ${size * radius}px;
      background: #0b1416;
    }
  </style><div>${drawn}</div>`);
  await page.screenshot({ path: path.join(folder, file), omitBackground: true });
  await page.close();
}
await browser.close();

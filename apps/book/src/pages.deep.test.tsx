import { readdirSync } from 'node:fs';
import path from 'node:path';
import * as kit from '@parlour/ui-kit';
import * as html from '@parlour/ui-kit/html';
import * as parts from '@parlour/ui-kit/parts';
import * as qr from '@parlour/ui-kit/qr';
import { render, screen } from '@testing-library/react';
import { pages } from './pages';
import { t } from './sampleTexts';

const exported = Object.keys({ ...kit, ...parts, ...html, ...qr });
const components = exported.filter((name) => /^[A-Z]/.test(name));
const inFolder = readdirSync(path.join(__dirname, 'pages'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.parse(file).name);

it.each(components)('%s has a page', (component) => {
  expect(Object.values(pages).flatMap(({ of }) => of)).toContain(component);
});

it('every file is a page, under its own name', () => {
  expect(Object.keys(pages).sort()).toEqual([...inFolder].sort());
});

it('each component is on one page', () => {
  const shown = Object.values(pages).flatMap(({ of }) => of);
  expect(shown.filter((name, index) => shown.indexOf(name) !== index)).toEqual([]);
});

describe.each(Object.entries(pages))('%s', (_name, page) => {
  it.each(Object.keys(page.states(t('en'))))('shows %s in both languages', (state) => {
    for (const language of ['en', 'zh'] as const) {
      const { unmount, container } = render(page.states(t(language))[state]);
      // A toast renders outside the container.
      const toasts = [...screen.queryAllByRole('status'), ...screen.queryAllByRole('alert')];
      expect(container.childElementCount > 0 || toasts.some(({ textContent }) => textContent)).toBe(true);
      unmount();
    }
  });
});

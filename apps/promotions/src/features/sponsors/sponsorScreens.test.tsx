import { ApiError } from '@parlour/api-client';
import { type AppInfo, getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { renderInShell, sampleApp } from '@parlour/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { SponsorScreen } from './SponsorScreen';
import { SponsorsScreen } from './SponsorsScreen';

const app = sampleApp({
  sponsors: [
    { name: 'Northbank FC', url: 'https://northbank.example/', img: '/cup.svg' },
    { name: '', url: 'javascript:alert(1)', img: '' },
  ],
});
const entries = (info: AppInfo) => {
  const { push } = renderInShell(<SponsorsScreen />, { at: '/zhanzhu', user: null });
  act(() => push('appInfo', info));
};
const page = (at: string, info: AppInfo = app) => {
  const { push } = renderInShell(<SponsorScreen />, { at, user: null });
  act(() => push('appInfo', info));
};

it('two entries with the operator’s names, and a word where one has no page', async () => {
  entries(app);
  expect(await screen.findByRole('link', { name: 'Northbank FC' })).toHaveAttribute('href', '#/zhanzhuye?type=1');
  expect(screen.getByRole('link', { name: 'Sponsorship 2 no page yet' })).toHaveAttribute('href', '#/zhanzhuye?type=2');
});

it('an operator that tells nothing still has two entries, which say so', async () => {
  entries({ ...app, sponsors: undefined });
  expect((await screen.findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Sponsorship 1no page yet',
    'Sponsorship 2no page yet',
  ]);
});

it('until the app info is here it loads', () => {
  renderInShell(<SponsorsScreen />, { at: '/zhanzhu', user: null });
  expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
});

it('a page stands in a frame with its name, kept from taking the site away', () => {
  page('/zhanzhuye?type=1');
  const frame = screen.getByTitle('Northbank FC');
  expect(frame.tagName).toBe('IFRAME');
  expect(frame).toHaveAttribute('src', 'https://northbank.example/');
  expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation');
});

it('an address that is no page is not framed', () => {
  page('/zhanzhuye?type=2');
  expect(screen.getByText('This sponsorship has no page yet')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Customer service' })).toHaveAttribute('href', '#/kefu');
  expect(document.querySelector('iframe')).toBeNull();
});

it.each(['/zhanzhuye', '/zhanzhuye?type=3'])('%s leads to the two that there are', (at) => {
  page(at);
  expect(screen.getByText('There is no such sponsorship')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'All sponsorships' })).toHaveAttribute('href', '#/zhanzhu');
});

it.each([
  ['/zhanzhu', <SponsorsScreen key="all" />],
  ['/zhanzhuye?type=1', <SponsorScreen key="one" />],
])('%s without app info can be asked for again', async (at, Screen) => {
  const { api, platform, player } = renderInShell(Screen, {
    at,
    prepare: (fake) => fake.fail(getAppInfo, new ApiError('timeout', 'late', 'getAppInfo')),
  });
  await act(() =>
    platform
      .topic('appInfo')
      .ask()
      .catch(() => undefined),
  );
  expect(await screen.findByRole('heading', { name: 'The sponsorships did not load' })).toBeVisible();
  api.answer(getAppInfo, sampleApp());
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
});

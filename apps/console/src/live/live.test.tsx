import { act, screen } from '@testing-library/react';
import { ReleaseError } from '#api';
import { renderConsole } from '#testing';

afterEach(() => jest.useRealTimers());

it("another user's change is shown at once", async () => {
  const { api } = renderConsole();
  expect(await screen.findByText(/manifest 214$/, { selector: 'header p' })).toBeVisible();
  expect(await screen.findByText('live', { selector: 'aside span' })).toBeVisible();
  act(() => api.changeByOther({ kind: 'rollBack', name: 'wallet' }, 'jun'));
  expect(await screen.findByText(/manifest 215$/, { selector: 'header p' })).toBeVisible();
});

it('without events the console looks by itself', async () => {
  jest.useFakeTimers();
  const { api } = renderConsole({ prepare: (fake) => fake.setLive(false) });
  expect(await screen.findByText('polling every 5 s')).toBeVisible();
  api.changeByOther({ kind: 'rollBack', name: 'wallet' }, 'jun');
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(await screen.findByText(/manifest 215$/, { selector: 'header p' })).toBeVisible();
});

it('a lost connection has a banner, the known data stays, and it reconnects by itself', async () => {
  const { api } = renderConsole();
  expect(await screen.findByText(/manifest 214$/, { selector: 'header p' })).toBeVisible();
  api.fail('state', new ReleaseError('offline', 'The gateway cannot be reached.'));
  act(() => {
    api.setLive(true);
    api.setLive(false);
  });
  expect(await screen.findByText('Connection lost.')).toBeVisible();
  expect(screen.getByText(/Data as of \d\d:\d\d/)).toBeVisible();
  expect(screen.getByText(/manifest 214$/, { selector: 'header p' })).toBeVisible();
  api.fail('state');
  act(() => api.setLive(true));
  expect(await screen.findByText('live', { selector: 'aside span' })).toBeVisible();
  expect(screen.queryByText('Connection lost.')).toBeNull();
});

import { ApiError } from '@parlour/api-client';
import { type AppInfo, getAppInfo } from '@parlour/api-client/endpoints/lobby';
import { renderInShell, sampleApp } from '@parlour/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { DownloadScreen } from './DownloadScreen';

const app = sampleApp({ ios_download_qrcode: '/qr.svg', ios_download_url: 'https://get.example/app' });

function show(changes: Partial<AppInfo> = {}) {
  const { push } = renderInShell(<DownloadScreen />);
  act(() => push('appInfo', { ...app, ...changes }));
}

it("the operator's code is shown, and the button leads to the download", () => {
  show();
  expect(screen.getByRole('img', { name: 'QR code of the app' })).toHaveAttribute('src', '/qr.svg');
  expect(screen.getByRole('link', { name: 'Download the app' })).toHaveAttribute('href', '#/gamePage?app=1');
});

it('a picture that does not come is drawn from the address', async () => {
  show();
  fireEvent.error(screen.getByRole('img', { name: 'QR code of the app' }));
  const drawn = await screen.findByRole('img', { name: 'QR code of the app' });
  expect(drawn.getAttribute('src')).toContain('data:image/svg+xml');
});

it('without a picture the code is drawn at once', async () => {
  show({ ios_download_qrcode: '' });
  expect((await screen.findByRole('img', { name: 'QR code of the app' })).getAttribute('src')).toContain('data:image/svg+xml');
});

it('an operator without an app says so', () => {
  show({ ios_download_qrcode: '', ios_download_url: '' });
  expect(screen.getByRole('heading', { name: 'There is no app yet' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Download the app' })).not.toBeInTheDocument();
});

it('app info that did not come can be asked for again', async () => {
  const { api, platform, player } = renderInShell(<DownloadScreen />, {
    prepare: (fake) => fake.fail(getAppInfo, new ApiError('serverFault', '502', 'getAppInfo')),
  });
  await act(() =>
    platform
      .topic('appInfo')
      .ask()
      .catch(() => undefined),
  );
  expect(screen.getByRole('heading', { name: 'The download did not load' })).toBeVisible();
  api.answer(getAppInfo, app);
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Download the app' })).toBeVisible();
});

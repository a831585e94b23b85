import { installOffer, watchInstallOffer } from './installOffer';

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: jest.fn() });
  window.dispatchEvent(event);
  return event;
}

it('keeps the browser’s offer, uses it once, and forgets it when the site is installed', () => {
  watchInstallOffer(window);
  expect(installOffer.read()).toBeUndefined();
  const first = offer();
  expect(first.defaultPrevented).toBe(true);
  expect(first.prompt).not.toHaveBeenCalled();
  installOffer.read()?.();
  expect(first.prompt).toHaveBeenCalledTimes(1);
  expect(installOffer.read()).toBeUndefined();
  offer();
  window.dispatchEvent(new Event('appinstalled'));
  expect(installOffer.read()).toBeUndefined();
});

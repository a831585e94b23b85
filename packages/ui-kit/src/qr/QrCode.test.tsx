import { fireEvent, render, screen } from '@testing-library/react';
import { drawQr } from './drawQr';
import { QrCode } from './QrCode';

const source = () => screen.queryByRole('img', { name: 'Address' })?.getAttribute('src');

it("shows the backend's picture", () => {
  render(<QrCode picture="/qr.svg" text="TQk4u9" label="Address" />);
  expect(source()).toBe('/qr.svg');
});

it('a picture that does not come is drawn from the text', async () => {
  render(<QrCode picture="/qr.svg" text="TQk4u9" label="Address" />);
  fireEvent.error(screen.getByRole('img'));
  await screen.findByRole('img');
  expect(source()).toBe(drawQr('TQk4u9'));
});

it('never shows the drawing of another text', async () => {
  const { rerender } = render(<QrCode picture="" text="TQk4u9" label="Address" />);
  await screen.findByRole('img');
  rerender(<QrCode picture="" text="0x7Bd4" label="Address" />);
  expect(source()).toBeUndefined();
  await screen.findByRole('img');
  expect(source()).toBe(drawQr('0x7Bd4'));
  expect(drawQr('0x7Bd4')).not.toBe(drawQr('TQk4u9'));
});

it('the content below gets the URL of the shown picture', async () => {
  render(
    <QrCode picture="" text="TQk4u9" label="Address">
      {(picture) => (
        <a href={picture} download>
          Save
        </a>
      )}
    </QrCode>,
  );
  expect(await screen.findByRole('link', { name: 'Save' })).toHaveAttribute('href', drawQr('TQk4u9'));
});

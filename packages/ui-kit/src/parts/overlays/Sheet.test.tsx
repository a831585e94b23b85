import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Sheet } from './Sheet';

it('is a dialog named by its title that its button and Escape close', async () => {
  const onClose = jest.fn();
  render(
    <Sheet open title="Filter" onClose={onClose}>
      Days
    </Sheet>,
  );
  expect(await screen.findByRole('dialog', { name: 'Filter' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('a tap on the scrim closes it, a tap on its content does not', async () => {
  const onClose = jest.fn();
  render(
    <Sheet open title="Filter" onClose={onClose}>
      Days
    </Sheet>,
  );
  await userEvent.click(screen.getByText('Days'));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it.each([
  [200, 1],
  [20, 0],
])('dragged down by %d px it closes %d times', (distance, times) => {
  const onClose = jest.fn();
  render(
    <Sheet open title="Filter" onClose={onClose}>
      Days
    </Sheet>,
  );
  const handle = screen.getByText('Filter');
  const point = (name: string, clientY: number) => fireEvent(handle, new MouseEvent(name, { bubbles: true, clientY }));
  point('pointerdown', 100);
  point('pointermove', 100 + distance);
  point('pointerup', 100 + distance);
  expect(onClose).toHaveBeenCalledTimes(times);
});

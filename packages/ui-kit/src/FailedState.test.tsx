import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteFailed } from './FailedState';

test('says what is down and tries again', async () => {
  const onRetry = jest.fn();
  render(
    <RemoteFailed
      title="Offers are not reachable"
      text="The rest of the house is open."
      onRetry={onRetry}
      meta="promotions 4.1.0"
    />,
  );
  expect(screen.getByRole('heading', { name: 'Offers are not reachable' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

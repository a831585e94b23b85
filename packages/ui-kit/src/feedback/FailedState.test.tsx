import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FailedState, RemoteFailed } from './FailedState';
import { noteFailedRequest } from './failureReference';

it('names the remote that is down, and retries', async () => {
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

it('a failed list has the id of the request that failed last, to be read out to customer service', () => {
  noteFailedRequest('7f3a91c2e4b05d6f8a1b2c3d4e5f6071');
  const { rerender } = render(<FailedState title="Not loaded" onRetry={() => {}} />);
  expect(screen.getByText('ID 7f3a91c2')).toBeInTheDocument();
  noteFailedRequest(undefined);
  rerender(<FailedState title="Not loaded" onRetry={() => {}} />);
  expect(screen.queryByText(/^ID/)).toBeNull();
});

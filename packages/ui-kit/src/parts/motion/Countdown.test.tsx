import { act, render, screen } from '@testing-library/react';
import { Countdown } from './Countdown';

beforeEach(() => {
  jest.useFakeTimers({ now: 1_000_000 });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('counts down from the clock', () => {
  render(<Countdown label="Left to pay" until={1_000_000 + 3_600_000} />);
  expect(screen.getByRole('timer', { name: 'Left to pay' })).toHaveTextContent('1:00:00');
  pass(1000);
  expect(screen.getByRole('timer')).toHaveTextContent('59:59');
});

it('after a sleep it shows the true time, not the ticks it slept through', () => {
  render(<Countdown label="Left to pay" until={1_000_000 + 600_000} />);
  jest.setSystemTime(1_000_000 + 540_000);
  expect(screen.getByRole('timer')).toHaveTextContent('10:00');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(screen.getByRole('timer')).toHaveTextContent('01:00');
});

it('ends once, also when the clock jumps over the end', () => {
  const onEnd = jest.fn();
  render(<Countdown label="Left to pay" until={1_000_000 + 5000} onEnd={onEnd} />);
  pass(1000);
  jest.setSystemTime(1_000_000 + 9_000_000);
  pass(1000);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('timer')).toHaveTextContent('00:00');
});

it('reads an injected clock', () => {
  render(<Countdown label="Left to pay" until={60_000} now={() => 0} />);
  expect(screen.getByRole('timer')).toHaveTextContent('01:00');
});

it('a clock that is set back does not extend the wait', () => {
  render(<Countdown label="Left to pay" until={61_500} totalMs={60_000} now={() => 0} />);
  expect(screen.getByRole('timer')).toHaveTextContent('01:00');
});

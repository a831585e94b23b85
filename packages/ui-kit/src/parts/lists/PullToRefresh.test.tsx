import { act, fireEvent, render, screen } from '@testing-library/react';
import { PullToRefresh } from './PullToRefresh';

const refresh = jest.fn();
const onReady = jest.fn();

beforeEach(() => {
  jest.clearAllMocks();
  Object.defineProperty(window, 'scrollY', { configurable: true, writable: true, value: 0 });
});

function show(said = '') {
  return render(
    <>
      <p>Rows</p>
      <div data-testid="list">
        <b>Row</b>
      </div>
      <PullToRefresh refresh={refresh} isRefreshing={false} label="Refresh" announcement={said} onReady={onReady} />
    </>,
  );
}

/** Simulates a finger that presses an element, moves along these points, and releases. */
function pull(target: Element, ...points: readonly (readonly [number, number])[]) {
  const at = ([clientX, clientY]: readonly [number, number]) => ({ touches: [{ clientX, clientY }] });
  fireEvent.touchStart(target, at([100, 100]));
  for (const point of points) fireEvent.touchMove(target, at(point));
  fireEvent.touchEnd(target, { touches: [] });
}

const rows = () => screen.getByText('Rows');

it('the button refreshes without pulling', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('a page that is pulled far enough from its top is refreshed, and calls onReady once', () => {
  show();
  pull(rows(), [100, 140], [102, 229], [102, 260]);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each<[string, readonly (readonly [number, number])[]]>([
  [
    'not far enough',
    [
      [100, 140],
      [100, 226],
    ],
  ],
  [
    'taken back',
    [
      [100, 260],
      [100, 180],
    ],
  ],
  [
    'sideways',
    [
      [160, 110],
      [300, 400],
    ],
  ],
  ['upwards', [[100, 20]]],
])('nothing happens when it is %s', (_how, points) => {
  show();
  pull(rows(), ...points);
  expect(refresh).not.toHaveBeenCalled();
});

it('nothing happens below the top, in a list that is scrolled itself, or under a sheet', () => {
  show();
  screen.getByTestId('list').scrollTop = 40;
  pull(screen.getByText('Row'), [100, 300]);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 10 });
  pull(rows(), [100, 300]);
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 });
  const sheet = document.body.appendChild(document.createElement('dialog'));
  sheet.setAttribute('open', '');
  pull(rows(), [100, 300]);
  sheet.remove();
  expect(refresh).not.toHaveBeenCalled();
});

it("disables the browser's own pull-to-refresh while it is mounted", () => {
  const { unmount } = show();
  expect(document.documentElement.style.overscrollBehaviorY).toBe('contain');
  unmount();
  expect(document.documentElement.style.overscrollBehaviorY).toBe('');
  act(() => pull(document.body, [100, 300]));
  expect(refresh).not.toHaveBeenCalled();
});

it('announces the result politely', () => {
  show('Updated');
  expect(screen.getByText('Updated')).toHaveAttribute('aria-live', 'polite');
});

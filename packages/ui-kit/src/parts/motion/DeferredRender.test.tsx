import { render, screen } from '@testing-library/react';
import { DeferredRender } from './DeferredRender';

it('content below the window is rendered after the frame with the visible content', async () => {
  let frames = 0;
  const count = () => {
    frames += 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
  render(
    <>
      <p>above</p>
      <DeferredRender>
        <p>below</p>
      </DeferredRender>
    </>,
  );
  expect(screen.getByText('above')).toBeInTheDocument();
  expect(screen.queryByText('below')).toBeNull();
  expect(frames).toBe(0);
  await screen.findByText('below');
  expect(frames).toBeGreaterThan(0);
});

import { render, screen } from '@testing-library/react';
import { DeferredRender } from './DeferredRender';

it('what lies below the window waits for the frame with what is in it', async () => {
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

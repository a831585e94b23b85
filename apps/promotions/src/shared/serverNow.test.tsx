import { renderInShell } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { useServerNow } from './serverNow';

function Clock() {
  const now = useServerNow();
  const [told, setTold] = useState(0);
  return <button onClick={() => setTold(now())}>{told}</button>;
}

test('a phone that is a day wrong goes by the server’s clock', async () => {
  const tomorrow = Date.now() + 86_400_000;
  const { platform, player } = renderInShell(<Clock />);
  const clock = screen.getByRole('button');
  await player.click(clock);
  expect(Math.abs(Number(clock.textContent) - Date.now())).toBeLessThan(5000);
  Object.assign(platform, { serverNow: () => tomorrow });
  await player.click(clock);
  await player.click(clock);
  expect(clock).toHaveTextContent(String(tomorrow));
});

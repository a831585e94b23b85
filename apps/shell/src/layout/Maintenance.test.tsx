import { renderInShell } from '@parlour/testing';
import { screen, waitFor } from '@testing-library/react';
import { Maintenance } from './Maintenance';

test.each([
  ['plain words', 'Back at 18:00 & not before', 'Back at 18:00 & not before'],
  ['HTML', '<p>Back at <b>18:00</b> &mdash; soon</p><script>1</script>', 'Back at 18:00 — soon'],
])('%s of repair_tips are shown as they are meant', async (_what, tips, shown) => {
  renderInShell(<Maintenance tips={tips} />);
  await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(shown));
  expect(screen.getByRole('main')).not.toHaveTextContent('<');
});

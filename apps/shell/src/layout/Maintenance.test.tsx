import { renderInShell } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { Maintenance } from './Maintenance';

it.each([
  ['plain words', 'Back at 18:00 & not before', 'Back at 18:00 & not before'],
  ['lines', 'Back at 18:00\nnot before', 'Back at 18:00\nnot before'],
  [
    'HTML',
    '<p style="color:red">Back at <b>18:00</b> &mdash; soon</p><p>We<br>wait</p><script>1</script>',
    'Back at 18:00 — soon\nWe\nwait',
  ],
])('%s of repair_tips are shown as they are meant', (_what, tips, shown) => {
  renderInShell(<Maintenance tips={tips} />);
  expect(screen.getByRole('main').textContent).toContain(shown);
  expect(screen.getByRole('main')).not.toHaveTextContent('<');
});

import { SafeHtml } from '@parlour/ui-kit/html';
import { trustMarkup } from '@parlour/ui-kit/markup';
import { screen } from '@testing-library/react';
import { renderInShell } from './index';

const text = '<b>bold</b><img src="x" onerror="alert(1)">';
// oxlint-disable-next-line react/no-danger -- as a library writes it
const Written = () => <p dangerouslySetInnerHTML={{ __html: text }} />;

it('markup from text fails as in a page of the site, and becomes what the sanitiser makes of it', async () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue(undefined);
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => renderInShell(<Written />)).toThrow('TrustedHTML');
  expect(warn).toHaveBeenCalledWith('Markup from text: use SafeHtml of the kit, or call its trustMarkup first');
  jest.restoreAllMocks();
  renderInShell(<SafeHtml html={text} />);
  expect((await screen.findByText('bold')).tagName).toBe('B');
  trustMarkup();
  const { unmount } = renderInShell(<Written />);
  expect(document.querySelector('p > img')?.hasAttribute('onerror')).toBe(false);
  unmount();
});

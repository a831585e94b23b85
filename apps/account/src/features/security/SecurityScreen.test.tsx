import { renderInShell } from '@parlour/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { SecurityScreen } from './SecurityScreen';

const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('the hub leads to profile, cards and both passwords, and says what is known of each', () => {
  renderInShell(<SecurityScreen />, { at: '/userCent' });
  expect(links()).toEqual([
    ['Profile138****8000complete', '#/userInfo'],
    ['CardsBank cards and USDT addresses', '#/cards'],
    ['Login passwordOpens your account', '#/password?type=1'],
    ['Withdrawal passwordAsked at every withdrawal', '#/password?type=2'],
  ]);
});

it('an empty profile says how much is to fill in', () => {
  renderInShell(<SecurityScreen />, { at: '/userCent', user: { mobile: '', email: '', birthday: '' } });
  expect(links()[0]).toEqual(['ProfileMobile, email and birthday3 to fill in', '#/userInfo']);
});

it('until the user info is there the page says that it loads, and after a while that it failed', async () => {
  jest.useFakeTimers();
  try {
    const { platform } = renderInShell(<SecurityScreen />, { at: '/userCent', user: null });
    await act(() => platform.session.signIn('token'));
    expect(screen.getByRole('group', { name: 'Loading' })).toBeInTheDocument();
    act(() => jest.advanceTimersByTime(5000));
    act(() => jest.advanceTimersByTime(300));
    const refresh = jest.spyOn(platform.session, 'refresh');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refresh).toHaveBeenCalledTimes(1);
  } finally {
    jest.useRealTimers();
  }
});

import { getServiceUrl } from '@parlour/api-client/endpoints/lobby';
import { createFakeApi, renderInShell } from '@parlour/testing';
import { screen } from '@testing-library/react';
import { ServiceScreen } from './ServiceScreen';

it('the customer service stands in a frame', async () => {
  renderInShell(<ServiceScreen />, { prepare: (api) => api.answer(getServiceUrl, { url: 'https://chat.example/room' }) });
  const frame = await screen.findByTitle('Customer service');
  expect(frame).toHaveAttribute('src', 'https://chat.example/room');
  expect(frame).toHaveAttribute('sandbox', expect.stringMatching(/allow-scripts.*allow-modals allow-downloads/));
  expect(frame.getAttribute('allow')).toMatch(/; clipboard-write$/);
});

it('it may use what the operator lets it', async () => {
  document.documentElement.dataset['serviceFrame'] = 'camera microphone';
  renderInShell(<ServiceScreen />, { prepare: (api) => api.answer(getServiceUrl, { url: 'https://chat.example/room' }) });
  expect((await screen.findByTitle('Customer service')).getAttribute('allow')).toMatch(/; clipboard-write; camera; microphone$/);
  delete document.documentElement.dataset['serviceFrame'];
});

it('what is no web address is not framed, and a retry asks again', async () => {
  const api = createFakeApi();
  const { player } = renderInShell(<ServiceScreen />, {
    prepare: (fake) => {
      fake.answer(getServiceUrl, { url: 'javascript:alert(1)' });
      api.answer = fake.answer;
    },
  });
  expect(await screen.findByRole('heading', { name: 'Customer service did not open' })).toBeInTheDocument();
  const box = screen.getByRole('heading', { name: 'Customer service' }).parentElement;
  expect(box).toHaveAttribute('data-state', 'closed');
  expect(screen.queryByTitle('Customer service')).not.toBeInTheDocument();
  api.answer(getServiceUrl, { url: '/demo/service/' });
  await player.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByTitle('Customer service')).toHaveAttribute('src', 'http://localhost/demo/service/');
  expect(box).toHaveAttribute('data-state', 'open');
});

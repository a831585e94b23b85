import { defineEndpoint, type Samples } from '@parlour/api-client';
import * as v from '@parlour/api-client/schema';
import { useApiQuery } from '@parlour/platform';
import { screen } from '@testing-library/react';
import { renderInShell } from './renderInShell';

const getBingoTables = defineEndpoint({
  name: 'getBingoTables',
  method: 'POST',
  path: '/api/bingotables',
  offline: 'public',
  request: v.nothing,
  answer: v.listOf(v.object({ id: v.id, name: v.text })),
});
const samples: Samples = { getBingoTables: { by: 'visitor', payload: {}, data: [{ id: 1, name: 'Midnight' }] } };

function Tables() {
  const { data = [] } = useApiQuery(getBingoTables, {});
  return data.map(({ id, name }) => <p key={id}>{name}</p>);
}

it('a call that a remote declares itself is answered with its sample, and with what a test sets', async () => {
  renderInShell(<Tables />, { samples });
  expect(await screen.findByText('Midnight')).toBeInTheDocument();
  const { api } = renderInShell(<Tables />, { prepare: (fake) => fake.answerRaw(getBingoTables, [{ id: '2', name: 'Noon' }]) });
  expect(await screen.findByText('Noon')).toBeInTheDocument();
  expect(api.payloadsOf(getBingoTables)).toEqual([{}]);
});

import { watchHeading } from './watchHeading';

const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

it('reports the heading once, and the one that replaces it', async () => {
  const headings: string[] = [];
  const stop = watchHeading(document, (heading) => headings.push(heading));
  await settled();
  expect(headings).toEqual([]);
  document.body.innerHTML = '<h1>Lobby</h1><p>1</p>';
  await settled();
  document.body.append('2');
  await settled();
  expect(headings).toEqual(['Lobby']);
  document.body.innerHTML = '';
  await settled();
  document.body.innerHTML = '<h1>Wallet</h1>';
  await settled();
  expect(headings).toEqual(['Lobby', 'Wallet']);
  stop();
  document.body.innerHTML = '<h1>Cards</h1>';
  await settled();
  expect(headings).toEqual(['Lobby', 'Wallet']);
});

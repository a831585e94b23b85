import { watchHeading } from './watchHeading';

const settled = () => new Promise((resolve) => setTimeout(resolve, 150));

it('tells the heading that stands, once, and the one that takes its place', async () => {
  const told: string[] = [];
  const stop = watchHeading(document, (heading) => told.push(heading));
  await settled();
  expect(told).toEqual([]);
  document.body.innerHTML = '<h1>Lobby</h1><p>1</p>';
  await settled();
  document.body.append('2');
  await settled();
  expect(told).toEqual(['Lobby']);
  document.body.innerHTML = '';
  await settled();
  document.body.innerHTML = '<h1>Wallet</h1>';
  await settled();
  expect(told).toEqual(['Lobby', 'Wallet']);
  stop();
  document.body.innerHTML = '<h1>Cards</h1>';
  await settled();
  expect(told).toEqual(['Lobby', 'Wallet']);
});

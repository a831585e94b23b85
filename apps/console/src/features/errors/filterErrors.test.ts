import { sampleErrors } from '#testing';
import { matching, optionsOf } from './filterErrors';

const { groups } = sampleErrors(new Date());
const all = { app: '', release: '', screen: '' };

it.each([
  [all, ['packet', 'cards', 'chunk']],
  [{ ...all, app: 'wallet' }, ['cards']],
  [{ ...all, release: 'wallet@5.1.0' }, ['cards']],
  [{ ...all, release: 'wallet@4.1.0' }, []],
  [{ ...all, screen: '/activity' }, ['packet']],
  [{ ...all, app: 'wallet', screen: '/activity' }, []],
])('with %j are %j', (filter, ids) => {
  expect(matching(groups, filter).map(({ id }) => id)).toEqual(ids);
});

it('offers the apps, and the releases and screens of the chosen one', () => {
  expect(optionsOf(groups, all)).toEqual({
    apps: ['promotions', 'shell', 'wallet'],
    releases: ['promotions@4.1.0', 'shell@2.4.0', 'wallet@5.1.0', 'wallet@5.2.0'],
    screens: ['/activity', '/cards', '/hongbao'],
  });
  expect(optionsOf(groups, { app: 'wallet' })).toMatchObject({ releases: ['wallet@5.1.0', 'wallet@5.2.0'], screens: ['/cards'] });
});

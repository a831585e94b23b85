import { removeDraft, storeDraft, readDraft } from './storedDraft';

afterEach(() => sessionStorage.clear());

it('a draft is there until it is forgotten', () => {
  expect(readDraft()).toBeUndefined();
  storeDraft({ amount: '1000', kind: 2, known: ['1', '2'] });
  expect(readDraft()).toEqual({ amount: '1000', kind: 2, known: ['1', '2'] });
  removeDraft();
  expect(readDraft()).toBeUndefined();
});

it.each([
  '{',
  'null',
  '"text"',
  '{"amount":"1000"}',
  '{"amount":1000,"kind":1,"known":[]}',
  '{"amount":"1000","kind":3,"known":[]}',
  '{"amount":"NaN","kind":1,"known":[]}',
  '{"amount":"1.005","kind":1,"known":[]}',
  '{"amount":"1","kind":1,"known":[1]}',
])('%s in the storage is no draft', (text) => {
  sessionStorage.setItem('parlour.withdrawal', text);
  expect(readDraft()).toBeUndefined();
});

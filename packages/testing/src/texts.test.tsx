import { DictionaryContext } from '@parlour/platform/host';
import { defineTexts, useTexts } from '@parlour/platform';
import { render, screen } from '@testing-library/react';

const texts = defineTexts({ id: 'greeting', default: { hello: 'Hello', count: (many: number) => `${many} guests` } });

function Greeting() {
  const { hello, count } = useTexts(texts);
  return (
    <p>
      {hello}, {count(3)}
    </p>
  );
}

it.each([
  ['its own words where there is no dictionary', {}, 'Hello, 3 guests'],
  ['its own words where the dictionary has none for it', { other: { hello: '再见' } }, 'Hello, 3 guests'],
  ['the words of the dictionary', { greeting: { hello: '您好', count: (many: number) => `${many} 位客人` } }, '您好, 3 位客人'],
])('says %s', (_which, dictionary, said) => {
  render(
    <DictionaryContext value={dictionary}>
      <Greeting />
    </DictionaryContext>,
  );
  expect(screen.getByText(said)).toBeInTheDocument();
});

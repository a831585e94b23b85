import { render } from '@testing-library/react';
import { formatMoney, HiddenAmounts } from '@parlour/ui-kit';
import { MaskedText } from './MaskedText';
import { useAmountMask } from './useAmountMask';

function Story() {
  const { mask, maskSentence } = useAmountMask();
  const sentence = `¥${mask(formatMoney('1234.5'))} came back`;
  return (
    <p title={maskSentence(sentence)}>
      <MaskedText>{sentence}</MaskedText>
    </p>
  );
}

it('a sentence has its sums', () => {
  const { container } = render(<Story />);
  expect(container.innerHTML).toBe('<p title="¥1,234.50 came back"><span>¥1,234.50 came back</span></p>');
});

it('with amounts hidden it is seen with dots and heard in words, and is nowhere told', () => {
  const { container } = render(
    <HiddenAmounts value="hidden">
      <Story />
    </HiddenAmounts>,
  );
  const [seen, heard] = container.querySelectorAll('p > span');
  expect(seen).toHaveTextContent(/^¥•••• came back$/);
  expect(seen).toHaveAttribute('aria-hidden', 'true');
  expect(heard).toHaveTextContent(/^hidden came back$/);
  expect(container.innerHTML).not.toMatch(/1,?234/);
});

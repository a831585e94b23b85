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

it('with amounts hidden it shows dots, reads out words, and contains no amount', () => {
  const { container } = render(
    <HiddenAmounts value="hidden">
      <Story />
    </HiddenAmounts>,
  );
  const [visible, spoken] = container.querySelectorAll('p > span');
  expect(visible).toHaveTextContent(/^¥•••• came back$/);
  expect(visible).toHaveAttribute('aria-hidden', 'true');
  expect(spoken).toHaveTextContent(/^hidden came back$/);
  expect(container.innerHTML).not.toMatch(/1,?234/);
});

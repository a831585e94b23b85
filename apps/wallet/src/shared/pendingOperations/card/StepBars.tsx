import { theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import type { LineStep } from './lineRules';

const done: Readonly<Partial<Record<LineStep, number>>> = { submitted: 1, review: 2, arrived: 3, refused: 3 };

/** The steps reached so far: submitted, under review, decided. The chip beside them says the same as text. */
export function StepBars({ step }: { step: LineStep }) {
  const reached = done[step];
  if (reached === undefined) return <Bars aria-hidden />;
  return (
    <Bars aria-hidden data-step={step}>
      {[1, 2, 3].map((bar) => (
        <i key={bar} data-state={bar <= reached ? 'done' : undefined} />
      ))}
    </Bars>
  );
}

const Bars = styled.span`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 28px));
  gap: 4px;
  flex: 1;
  & > i {
    height: 4px;
    border-radius: 2px;
    background: ${theme.color.pressed};
  }
  & > i[data-state='done'] {
    background: ${theme.color.info};
  }
  &[data-step='arrived'] > i {
    background: ${theme.color.success};
  }
  &[data-step='refused'] > i:last-child {
    background: ${theme.color.danger};
  }
`;

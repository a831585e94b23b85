import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import { memo, type ReactNode } from 'react';
import styled from 'styled-components';
import { dayTitle } from './days';
import { recordTexts } from './recordTexts';

/** One day's rows under its heading. */
export function Day({ day, children }: { day: string; children: ReactNode }) {
  return (
    <section>
      <Title day={day} />
      <Rows data-flush>{children}</Rows>
    </section>
  );
}

const Title = memo(function Title({ day }: { day: string }) {
  const texts = useTexts(recordTexts);
  return <Heading>{dayTitle(day, texts)}</Heading>;
});

/** Not clipped: rows added above the window would count as a layout shift inside the clipped box, although nothing moves. */
const Rows = styled(Card)`
  &[data-flush] {
    overflow: visible;
  }
`;

const Heading = styled.h2`
  padding: 4px 4px 8px;
  ${type.caption}
  color: ${theme.color.text3};
`;

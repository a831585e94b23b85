import { useTexts } from '@parlour/platform';
import { Card, theme, type } from '@parlour/ui-kit';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { dayTitle } from './days';
import { recordTexts } from './recordTexts';

/** One day's rows under its heading. */
export function Day({ day, children }: { day: string; children: ReactNode }) {
  const texts = useTexts(recordTexts);
  return (
    <section>
      <Heading>{dayTitle(day, texts)}</Heading>
      <Card data-flush as="ul">
        {children}
      </Card>
    </section>
  );
}

const Heading = styled.h2`
  padding: 4px 4px 8px;
  ${type.caption}
  color: ${theme.color.text3};
`;

import { Card, theme, type } from '@parlour/ui-kit';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

interface SettingCardProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** A setting: title, description and controls. */
export function SettingCard({ title, text, children }: SettingCardProps) {
  const id = useId();
  return (
    <Section as="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p>{text}</p>
      {children}
    </Section>
  );
}

const Section = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  & > h2 {
    ${type.heading}
  }
  & > p {
    margin: 4px 0 16px;
    ${type.caption}
    color: ${theme.color.text2};
  }
`;

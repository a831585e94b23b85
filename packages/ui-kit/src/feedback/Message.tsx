import { useEffect, type ReactNode } from 'react';
import styled from 'styled-components';
import { announce } from './liveRegion';
import { theme } from '../theme/theme';
import { type } from '../theme/typography';

export type MessageProps = {
  title: string;
  text?: ReactNode;
  art?: ReactNode;
  actions?: ReactNode;
  meta?: ReactNode;
  size?: 'large' | 'display';
};

/** Centred illustration, heading, text and buttons of an empty or failed area; the heading is announced when it appears. */
export function Message({ title, text, art, actions, meta, size }: MessageProps) {
  useEffect(() => announce(title), [title]);
  return (
    <Root data-size={size}>
      {art}
      <h2>{title}</h2>
      {text && <Text>{text}</Text>}
      {actions && <Actions>{actions}</Actions>}
      {meta && <Meta>{meta}</Meta>}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: 8px;
  padding: 32px 24px;
  @media (max-width: 279px) {
    padding-inline: 0;
  }
  text-align: center;
  text-wrap: balance;
  & > svg {
    margin-bottom: 16px;
    max-width: 100%;
  }
  & > h2 {
    ${type.heading}
  }
  &[data-size='large'] > h2 {
    ${type.title}
  }
  &[data-size='display'] > h2 {
    ${type.display}
  }
`;

const Text = styled.p`
  max-width: 300px;
  ${type.body}
  color: ${theme.color.text2};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
  margin-top: 16px;
`;

const Meta = styled.p`
  margin-top: 20px;
  ${type.micro}
  font-weight: 400;
  color: ${theme.color.text3};
`;

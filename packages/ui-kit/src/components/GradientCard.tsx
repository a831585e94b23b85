import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { ArchPattern } from '../illustrations/ArchPattern';
import { gradientCardTokens, theme } from '../theme/theme';
import { declareTokens } from '../themes';

/** The gradient card for balances, the same in both themes: the dark one's tokens, of which it replaces some. */
export function GradientCard({ children, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <Base data-theme="dark" {...rest}>
      <Pattern>
        <ArchPattern />
      </Pattern>
      {children}
    </Base>
  );
}

const Base = styled.div`
  &&& {
    ${declareTokens(gradientCardTokens)}
  }
  position: relative;
  isolation: isolate;
  padding: ${theme.cardPadding};
  overflow: clip;
  border-radius: ${theme.radius.large};
  background: ${theme.color.brandGradient};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow.card};
`;

const Pattern = styled.div`
  position: absolute;
  inset: -45px -27px 0 auto;
  z-index: -1;
  width: 220px;
  color: ${theme.color.onPicture};
  pointer-events: none;
`;

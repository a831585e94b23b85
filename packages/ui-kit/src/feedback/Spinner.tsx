import styled, { keyframes } from 'styled-components';
import { reducedMotion } from '../theme/reducedMotion';

/** A spinner; `size` in px. Give it a label unless a text beside it says that something is loading. */
export function Spinner({ size = 18, label }: { size?: number; label?: string }) {
  return (
    <Ring
      data-state="waiting"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      style={{ width: size, height: size }}
    />
  );
}

const turn = keyframes`to { transform: rotate(1turn); }`;

const Ring = styled.span`
  display: inline-block;
  flex: none;
  border: 2px solid transparent;
  border-color: color-mix(in srgb, currentColor 25%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.8s linear infinite;
  ${reducedMotion} {
    animation: none;
    border-style: dotted;
  }
`;

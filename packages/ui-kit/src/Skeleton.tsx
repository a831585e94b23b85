import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { theme } from './theme';

export type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  radius?: keyof typeof theme.radius;
  ratio?: string;
};

/** A box in the shape of what comes. */
export function Skeleton({ width = '100%', height, radius = 'field', ratio }: SkeletonProps) {
  const style: CSSProperties = { width, height, borderRadius: theme.radius[radius], aspectRatio: ratio };
  return <Box aria-hidden data-state="waiting" style={style} />;
}

const widths = ['80%', '64%', '72%'];

/** Bars in the shape of text that comes. */
export function SkeletonText({ lines = 1, height = 12 }: { lines?: number; height?: number }) {
  return (
    <Text aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Box key={line} data-state="waiting" style={{ width: widths[line % widths.length], height, borderRadius: 6 }} />
      ))}
    </Text>
  );
}

const sweep = keyframes`from { background-position: 150% 0; } to { background-position: -50% 0; }`;

const Box = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  background: linear-gradient(100deg, transparent 30%, ${theme.color.pressed} 50%, transparent 70%) 150% 0 / 200% 100% no-repeat
    ${theme.color.raised};
  animation: ${sweep} 1.4s linear infinite;
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const Text = styled.span`
  display: grid;
  gap: 10px;
`;

import type { CSSProperties } from 'react';
import styled, { keyframes } from 'styled-components';
import { reducedMotion } from '../theme/reducedMotion';
import { theme } from '../theme/theme';

export type SkeletonProps = {
  width?: number | string;
  height?: number | string;
  radius?: keyof typeof theme.radius;
  ratio?: string;
};

/** A placeholder box of the size of the content that is loading. */
export function Skeleton({ width = '100%', height, radius = 'field', ratio }: SkeletonProps) {
  const style: CSSProperties = { width, height, borderRadius: theme.radius[radius], aspectRatio: ratio };
  return <Box aria-hidden data-state="waiting" style={style} />;
}

const widths = ['80%', '64%', '72%'];

/** Placeholder lines for text that is loading. */
export function SkeletonText({ lines = 1, height = 12 }: { lines?: number; height?: number }) {
  return (
    <Text aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <Box key={line} data-state="waiting" style={{ width: widths[line % widths.length], height, borderRadius: 6 }} />
      ))}
    </Text>
  );
}

const shimmer = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`;

/** Animates transform, which needs no repaint: skeletons are shown while the page is busiest. */
const Box = styled.span`
  position: relative;
  display: block;
  flex: none;
  overflow: hidden;
  max-width: 100%;
  background: ${theme.color.raised};
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(100deg, transparent 30%, ${theme.color.pressed} 50%, transparent 70%);
    animation: ${shimmer} 1.4s linear infinite;
  }
  ${reducedMotion}::after {
    content: none;
  }
`;

const Text = styled.span`
  display: grid;
  gap: 10px;
`;

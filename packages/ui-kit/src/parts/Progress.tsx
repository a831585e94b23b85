import styled from 'styled-components';
import { theme } from '@parlour/ui-kit';

/** A bar from 0 to 100, empty while its value is unknown. */
export function Progress({ value, label, thin = false }: { value: number | undefined; label: string; thin?: boolean }) {
  const percent = value && Math.min(100, Math.max(0, value));
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-thin={thin || undefined}
    >
      <span style={{ width: `${percent ?? 0}%` }} />
    </Track>
  );
}

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: 4px;
  background: ${theme.color.pressed};
  &[data-thin] {
    height: 4px;
  }
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: linear-gradient(90deg, ${theme.color.accent}, ${theme.color.accentText});
    transition: width ${theme.motion.move};
  }
`;

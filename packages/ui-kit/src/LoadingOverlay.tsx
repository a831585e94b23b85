import styled from 'styled-components';
import { Spinner } from './Spinner';
import { theme } from './theme';
import { type } from './type';
import { useTopLayer } from './useTopLayer';

/** Covers the window while something that must not be disturbed is under way. */
export function LoadingOverlay({ label = 'Loading' }: { label?: string }) {
  const ref = useTopLayer<HTMLDivElement>();
  return (
    <Cover ref={ref} popover="manual" role="group" aria-busy="true">
      <Box>
        <Spinner size={32} />
        {label}
      </Box>
    </Cover>
  );
}

const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${theme.z.loading};
  display: grid;
  place-items: center;
  width: 100vw;
  height: 100dvh;
  margin: 0;
  padding: 0;
  border: 0;
  background: ${theme.color.scrim};
  color: ${theme.color.text};
`;

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  min-width: 112px;
  padding: 20px;
  border-radius: ${theme.radius.card};
  ${type.caption}
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
  & > span {
    color: ${theme.color.accent};
  }
`;

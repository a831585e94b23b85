import { useTexts } from '@parlour/platform';
import { Button, theme, type } from '@parlour/ui-kit';
import styled from 'styled-components';
import { newVersionTexts } from './newVersionTexts';
import { useNewVersion } from './useNewVersion';

/** Offers a new version of the site; without an answer it is loaded with the next navigation at which no input is lost. */
export function NewVersion() {
  const texts = useTexts(newVersionTexts);
  const { isOffered, take, later } = useNewVersion();
  return (
    <Place aria-live="polite">
      {isOffered && (
        <Box role="group" aria-label={texts.title}>
          <p>{texts.title}</p>
          <Button variant="quiet" size="small" onClick={later}>
            {texts.later}
          </Button>
          <Button size="small" onClick={() => void take()}>
            {texts.reload}
          </Button>
        </Box>
      )}
    </Place>
  );
}

/** Above the tab bar. */
const Place = styled.div`
  position: fixed;
  inset: auto 16px calc(84px + ${theme.safe.bottom});
  z-index: ${theme.z.toast};
  display: grid;
  justify-items: center;
  pointer-events: none;
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  width: 100%;
  max-width: 358px;
  padding: 8px 8px 8px 16px;
  border-radius: ${theme.radius.field};
  background: ${theme.color.overlay};
  box-shadow: ${theme.shadow.overlay};
  pointer-events: auto;
  & > p {
    flex: 1;
    ${type.label}
  }
`;

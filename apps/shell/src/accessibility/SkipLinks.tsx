import { useTexts } from '@parlour/platform';
import { Button, theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { accessibilityTexts } from './accessibilityTexts';

/** The first tab stops of the page, visible while focused: past the header, and past the content of a long screen. */
export function SkipLinks({ hasTabs }: { hasTabs: boolean }) {
  const texts = useTexts(accessibilityTexts);
  return (
    <>
      <Skip size="medium" onClick={() => goTo('main')}>
        {texts.toContent}
      </Skip>
      {hasTabs && (
        <Skip size="medium" onClick={() => goTo('#tabs > a')}>
          {texts.toTabs}
        </Skip>
      )}
    </>
  );
}

function goTo(place: string): void {
  document.querySelector<HTMLElement>(place)?.focus();
}

const Skip = styled(Button)`
  position: fixed;
  top: calc(6px + ${theme.safe.top});
  left: 8px;
  z-index: ${theme.z.toast};
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

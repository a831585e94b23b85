import { Link, useTexts } from '@parlour/platform';
import { buttonStyle } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';
import { Middle } from '#shared';
import { messagesTexts } from './messagesTexts';

/** No call answers letters, so there are none: decision 10. */
export function Inbox() {
  const texts = useTexts(messagesTexts);
  return (
    <Middle>
      <EmptyState
        title={texts.noLetters}
        text={texts.noLettersText}
        actions={
          <ServiceLink to="/kefu" data-variant="secondary" data-size="medium">
            {texts.service}
          </ServiceLink>
        }
      />
    </Middle>
  );
}

const ServiceLink = styled(Link)`
  ${buttonStyle}
`;

import { Link, useTexts } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
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
          <ButtonLink as={Link} to="/kefu" data-variant="secondary" data-size="medium">
            {texts.service}
          </ButtonLink>
        }
      />
    </Middle>
  );
}

import { Link, useTexts } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { messagesTexts } from './messagesTexts';

/** Always empty: the API has no call for personal messages (decision 10). */
export function Inbox() {
  const texts = useTexts(messagesTexts);
  return (
    <Centered>
      <EmptyState
        title={texts.noLetters}
        text={texts.noLettersText}
        actions={
          <ButtonLink as={Link} to="/kefu" data-variant="secondary" data-size="medium">
            {texts.service}
          </ButtonLink>
        }
      />
    </Centered>
  );
}

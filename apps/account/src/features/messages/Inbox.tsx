import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
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
        actions={<LinkButton to="/kefu">{texts.service}</LinkButton>}
      />
    </Centered>
  );
}

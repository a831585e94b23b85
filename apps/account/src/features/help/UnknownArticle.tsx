import { useTexts } from '@parlour/platform';
import { LinkButton } from '@parlour/platform/linkButton';
import { EmptyState } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { helpTexts } from './helpTexts';

/** Shown for a URL without a known article, with a link to the list. */
export function UnknownArticle({ to, label }: { to: string; label: string }) {
  const texts = useTexts(helpTexts);
  return (
    <Centered>
      <EmptyState title={texts.unknown} text={texts.unknownText} actions={<LinkButton to={to}>{label}</LinkButton>} />
    </Centered>
  );
}

import { Link, useTexts } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { Centered } from '#shared';
import { helpTexts } from './helpTexts';

/** Shown for a URL without a known article, with a link to the list. */
export function UnknownArticle({ to, label }: { to: string; label: string }) {
  const texts = useTexts(helpTexts);
  return (
    <Centered>
      <EmptyState
        title={texts.unknown}
        text={texts.unknownText}
        actions={
          <ButtonLink as={Link} to={to} data-variant="secondary" data-size="medium">
            {label}
          </ButtonLink>
        }
      />
    </Centered>
  );
}

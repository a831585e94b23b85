import { Link, useTexts } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import { Middle } from '#shared';
import { helpTexts } from './helpTexts';

/** An address that names no article, and the list where there are some. */
export function UnknownArticle({ to, label }: { to: string; label: string }) {
  const texts = useTexts(helpTexts);
  return (
    <Middle>
      <EmptyState
        title={texts.unknown}
        text={texts.unknownText}
        actions={
          <ButtonLink as={Link} to={to} data-variant="secondary" data-size="medium">
            {label}
          </ButtonLink>
        }
      />
    </Middle>
  );
}

import { Link, type LinkProps } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';

/** A link that looks like the quiet button beside it. */
export function QuietLink(link: LinkProps) {
  return <ButtonLink as={Link} data-variant="quiet" data-size="medium" {...link} />;
}

import { Link, type LinkProps } from '@parlour/platform';
import { ButtonLink } from '@parlour/ui-kit';

/** A link within the site that looks like a secondary button of medium size; `data-variant` and `data-size` choose others. */
export function LinkButton(link: LinkProps) {
  return <ButtonLink as={Link} data-variant="secondary" data-size="medium" {...link} />;
}

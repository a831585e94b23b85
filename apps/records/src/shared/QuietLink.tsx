import { Link, type LinkProps } from '@parlour/platform';
import { buttonStyle } from '@parlour/ui-kit';
import styled from 'styled-components';

/** A link that looks like the quiet button beside it. */
export function QuietLink(link: LinkProps) {
  return <ButtonLink data-variant="quiet" data-size="medium" {...link} />;
}

const ButtonLink = styled(Link)`
  ${buttonStyle}
`;

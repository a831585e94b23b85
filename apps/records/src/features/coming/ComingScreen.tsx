import { Link } from '@parlour/platform';
import { buttonStyle } from '@parlour/ui-kit';
import { EmptyState } from '@parlour/ui-kit/parts';
import styled from 'styled-components';

export function ComingScreen() {
  return (
    <EmptyState
      title="This room is being furnished"
      text="It opens with one of the next releases."
      actions={
        <HomeLink to="/" data-variant="secondary" data-size="medium">
          Home
        </HomeLink>
      }
    />
  );
}

const HomeLink = styled(Link)`
  ${buttonStyle}
`;

import { applyForActivity } from '@parlour/api-client/endpoints/promotions';
import { Link, pathTo, useRole, useTexts } from '@parlour/platform';
import { Button, ButtonLink, theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { offersTexts } from './offersTexts';
import { useApplication } from './useApplication';

/** Apply button for members; visitors get a login link that returns here (spec section 5). */
export function ApplyBar({ id }: { id: string }) {
  const role = useRole();
  const texts = useTexts(offersTexts);
  const { apply, isApplying } = useApplication(id);
  return (
    <Footer>
      {role === 'visitor' ? (
        <ButtonLink as={Link} data-wide to={pathTo('/login', { redirect: pathTo('/activityInfo', { id }) })}>
          {texts.logIn}
        </ButtonLink>
      ) : (
        <Button wide data-sends={applyForActivity.name} busy={isApplying} onClick={apply}>
          {texts.apply}
        </Button>
      )}
    </Footer>
  );
}

const Footer = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.footer};
  margin-top: auto;
  padding: 12px ${theme.gutter} 20px;
  background: linear-gradient(transparent, ${theme.color.page} 20px);
`;

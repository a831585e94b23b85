import { Link, pathTo, useSession, useTexts } from '@parlour/platform';
import { Button, ButtonLink, theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { offersTexts } from './offersTexts';
import { useApplication } from './useApplication';

/** Members apply; visitors are led to the login and back here (spec section 5). */
export function ApplyBar({ id }: { id: string }) {
  const { role } = useSession();
  const texts = useTexts(offersTexts);
  const { apply, isSending } = useApplication(id);
  return (
    <Foot>
      {role === 'visitor' ? (
        <ButtonLink as={Link} data-wide to={pathTo('/login', { redirect: pathTo('/activityInfo', { id }) })}>
          {texts.logIn}
        </ButtonLink>
      ) : (
        <Button wide busy={isSending} onClick={apply}>
          {texts.apply}
        </Button>
      )}
    </Foot>
  );
}

const Foot = styled.div`
  position: sticky;
  bottom: 0;
  z-index: ${theme.z.footer};
  margin-top: auto;
  padding: 12px ${theme.gutter} 20px;
  background: linear-gradient(transparent, ${theme.color.page} 20px);
`;

import { useTexts } from '@parlour/platform';
import { Button, Message, Spinner, theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { DoorBand } from '../DoorBand';
import { DoorPage } from '../DoorPage';
import type { MiniAppDoor } from './miniAppLoginRules';
import { miniAppLoginTexts } from './miniAppLoginTexts';
import { useMiniAppLogin } from './useMiniAppLogin';

/** The login in its automatic mode: the door, the progress, and a link to the manual login. */
export function MiniAppLogin({ door }: { door: MiniAppDoor }) {
  const texts = useTexts(miniAppLoginTexts);
  const { state, goManually } = useMiniAppLogin(door);
  const manually = (
    <Button variant="secondary" size="medium" onClick={goManually}>
      {texts.manually}
    </Button>
  );
  return (
    <DoorPage>
      <DoorBand title={texts.title} words={texts.warm} />
      <Paper data-paper>
        {state.at === 'underWay' ? (
          <div data-state="underWay">
            <Message art={<Spinner size={36} />} title={texts.underWay} text={texts.moment} actions={manually} />
          </div>
        ) : (
          <Message
            title={texts.unsaved}
            text={texts.storage}
            actions={
              <>
                <Button size="medium" onClick={state.save}>
                  {texts.retry}
                </Button>
                {manually}
              </>
            }
          />
        )}
      </Paper>
    </DoorPage>
  );
}

const Paper = styled.div`
  justify-content: center;
  padding-bottom: 72px;
  & [data-state] > div > span {
    margin-bottom: 16px;
    color: ${theme.color.accent};
  }
`;

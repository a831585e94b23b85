import { useTexts } from '@parlour/platform';
import { Button, Message, Spinner, theme } from '@parlour/ui-kit';
import styled from 'styled-components';
import { LoginHeader } from '../login/LoginHeader';
import { LoginLayout } from '../login/LoginLayout';
import type { MiniAppEntry } from './miniAppLoginRules';
import { miniAppLoginTexts } from './miniAppLoginTexts';
import { useMiniAppLogin } from './useMiniAppLogin';

/** The automatic login of the mini-app: progress, and a button for the manual login. */
export function MiniAppLogin({ entry }: { entry: MiniAppEntry }) {
  const texts = useTexts(miniAppLoginTexts);
  const { state, goManually } = useMiniAppLogin(entry);
  const manually = (
    <Button variant="secondary" size="medium" onClick={goManually}>
      {texts.manually}
    </Button>
  );
  return (
    <LoginLayout>
      <LoginHeader title={texts.title} text={texts.warm} />
      <Panel data-panel>
        {state.at === 'inProgress' ? (
          <div data-state="inProgress">
            <Message art={<Spinner size={36} />} title={texts.inProgress} text={texts.moment} actions={manually} />
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
      </Panel>
    </LoginLayout>
  );
}

const Panel = styled.div`
  justify-content: center;
  padding-bottom: 72px;
  & [data-state] > div > span {
    margin-bottom: 16px;
    color: ${theme.color.accent};
  }
`;

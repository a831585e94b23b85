import { Button, Card, theme, type } from '@parlour/ui-kit';
import { Field } from '@parlour/ui-kit/parts';
import { CircleAlert, KeyRound, UserRound } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { counted } from '#figures';
import { Alert, ConsoleLogo } from '#parts';
import { useLogIn } from './useLogIn';
import { useProviderLogIn } from './useProviderLogIn';

/** The login: at the OpenID provider, if there is one, or with a token and a name for the audit log. */
export function LoginScreen() {
  const { fields, type: change, errors, failure, waitS, isExpired, isBusy, submit } = useLogIn();
  const atProvider = useProviderLogIn();
  const problems = [failure, atProvider.failure].filter((problem) => problem !== undefined);
  useEffect(() => {
    document.title = 'Log in · Parlour console';
  }, []);
  return (
    <Page>
      <Box as="form" noValidate aria-label="Log in" onSubmit={submit}>
        <Brand>
          <ConsoleLogo size={40} />
          <div>
            <h1>Parlour</h1>
            <p>console of {location.host}</p>
          </div>
        </Brand>
        {isExpired && <Alert>Your session has expired. Log in to continue.</Alert>}
        <Field
          label="Token"
          name="token"
          type="password"
          icon={<KeyRound size={20} strokeWidth={1.75} aria-hidden />}
          revealLabel="Show the token"
          autoComplete="current-password"
          value={fields.token}
          error={errors.token}
          onChange={(event) => change({ token: event.target.value })}
        />
        <Field
          label="Your name"
          hint="for the audit log"
          name="by"
          icon={<UserRound size={20} strokeWidth={1.75} aria-hidden />}
          autoComplete="username"
          maxLength={40}
          value={fields.by}
          error={errors.by}
          onChange={(event) => change({ by: event.target.value })}
        />
        {problems.map((problem) => (
          <Alert key={problem} role="alert" data-tone="danger">
            <CircleAlert size={20} strokeWidth={1.75} aria-hidden />
            {problem}
          </Alert>
        ))}
        <Button type="submit" wide busy={isBusy} disabled={waitS > 0}>
          {waitS > 0 ? `Try again in ${counted(waitS, 'second')}` : 'Log in'}
        </Button>
        {atProvider.provider !== undefined && (
          <Button variant="secondary" wide busy={atProvider.isBusy} onClick={atProvider.leave}>
            Log in with {atProvider.provider}
          </Button>
        )}
      </Box>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100dvh;
  padding: 24px 16px;
`;

const Box = styled(Card)<{ noValidate?: boolean }>`
  display: grid;
  gap: 16px;
  width: min(400px, 100%);
  padding: 28px 24px 24px;
  border-radius: ${theme.radius.large};
`;

const Brand = styled.div`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-bottom: 4px;
  h1 {
    ${type.figuresM}
    font-family: ui-serif, Georgia, serif;
  }
  p {
    ${type.caption}
    color: ${theme.color.text3};
  }
`;

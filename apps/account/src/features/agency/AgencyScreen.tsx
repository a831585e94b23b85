import { pathTo, usePlatform } from '@parlour/platform';
import { useEffect } from 'react';
import { FormSkeleton, WithMember } from '#shared';
import { AgencyForm } from './AgencyForm';
import { UnderReview } from './UnderReview';
import { useApplication } from './useApplication';

/** The application to become an agent; agents are redirected to their own login. */
export function AgencyScreen() {
  const application = useApplication();
  if (application.answer !== undefined) return <UnderReview answer={application.answer} />;
  return (
    <WithMember skeleton={<FormSkeleton fields={4} />}>
      {(user) => (user.isagent ? <SendToAgentLogin /> : <AgencyForm user={user} application={application} />)}
    </WithMember>
  );
}

function SendToAgentLogin() {
  const { navigation } = usePlatform();
  useEffect(() => navigation.go(pathTo('/gamePage', { dailiD: 1 }), { replace: true }), [navigation]);
  return null;
}

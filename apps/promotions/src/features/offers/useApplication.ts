import { applyForActivity } from '@parlour/api-client/endpoints/promotions';
import { getActivityApplications } from '@parlour/api-client/endpoints/records';
import { DOUBLE_TAP_MS, useInvalidate, usePlatform, useSend, useSingleFlight, useTexts } from '@parlour/platform';
import { offersTexts } from './offersTexts';

/** Applies for an offer and shows the server's message. */
export function useApplication(activityid: string) {
  const { toast } = usePlatform();
  const texts = useTexts(offersTexts);
  const invalidate = useInvalidate();
  const { send } = useSend(applyForActivity);
  const { run, isRunning } = useSingleFlight();
  const apply = async () => {
    const sent = await send({ activityid });
    if (sent === undefined || 'error' in sent) return;
    toast(sent.reply.message || texts.applied, 'success');
    invalidate(getActivityApplications);
  };
  return { apply: () => void run(apply, DOUBLE_TAP_MS), isApplying: isRunning };
}

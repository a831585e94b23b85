import { Link, useTexts } from '@parlour/platform';
import { NoticeLine } from '@parlour/ui-kit/parts';
import { Hourglass } from 'lucide-react';
import { walletTexts } from '../walletTexts';

/** Message about an action that a limit or a break of the member forbade, and a link to these settings. */
export function ForbiddenLine({ message }: { message: string | undefined }) {
  const { yourLimits } = useTexts(walletTexts);
  if (message === undefined) return null;
  return <NoticeLine icon={Hourglass} text={message} action={<Link to="/saferPlay">{yourLimits}</Link>} />;
}

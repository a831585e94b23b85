import { Link, useTexts } from '@parlour/platform';
import { NoticeLine } from '@parlour/ui-kit/parts';
import { Hourglass } from 'lucide-react';
import { walletTexts } from './walletTexts';

/** What a limit or a break that the member set forbade, and the way to it. */
export function ForbiddenLine({ message }: { message: string | undefined }) {
  const { yourLimits } = useTexts(walletTexts);
  if (message === undefined) return null;
  return <NoticeLine icon={Hourglass} text={message} action={<Link to="/saferPlay">{yourLimits}</Link>} />;
}

import { pathTo, useLogOut, useTexts } from '@parlour/platform';
import { Card } from '@parlour/ui-kit';
import { ListRow } from '@parlour/ui-kit/parts';
import { CircleQuestionMark, Handshake, LogOut } from 'lucide-react';
import { LinkRow } from '#shared';
import { mineTexts } from './mineTexts';

/** Agency, FAQ and log-out. */
export function AccountRows({ isAgent }: { isAgent: boolean }) {
  const texts = useTexts(mineTexts);
  const logOut = useLogOut();
  const agency = { icon: <Handshake strokeWidth={1.75} aria-hidden />, tone: 'accent' } as const;
  return (
    <Card data-flush>
      {isAgent ? (
        <LinkRow {...agency} to={pathTo('/gamePage', { dailiD: 1 })} label={texts.agentLogin} />
      ) : (
        <LinkRow {...agency} to="/applyagent" label={texts.becomeAgent} sub={texts.affiliate} />
      )}
      <LinkRow
        to={pathTo('/boutBallBetInfo', { type: 1 })}
        icon={<CircleQuestionMark strokeWidth={1.75} aria-hidden />}
        label={texts.faq}
      />
      <ListRow icon={<LogOut strokeWidth={1.75} aria-hidden />} label={texts.logOut} chevron={false} onClick={logOut} />
    </Card>
  );
}

import type { SaferPlay } from '@parlour/api-client/endpoints/saferPlay';
import { pathTo, useIsOnline, useTexts } from '@parlour/platform';
import { Card } from '@parlour/ui-kit';
import { NoticeLine } from '@parlour/ui-kit/parts';
import { BookOpen } from 'lucide-react';
import { CardPage, LinkRow } from '#shared';
import { BreakCard } from './BreakCard';
import { LimitsCard } from './LimitsCard';
import { ReminderCard } from './ReminderCard';
import { saferPlayTexts } from './saferPlayTexts';

/** All settings; during a break the break comes first. */
export function SaferPlayCards({ saferPlay }: { saferPlay: SaferPlay }) {
  const texts = useTexts(saferPlayTexts);
  const isOnline = useIsOnline();
  const { limits, reminder, break: pause } = saferPlay;
  return (
    <CardPage>
      {!isOnline && <NoticeLine text={texts.offline} />}
      {pause !== null && <BreakCard pause={pause} />}
      <LimitsCard limits={limits} />
      <ReminderCard reminder={reminder} />
      {pause === null && <BreakCard pause={null} />}
      <Card data-flush>
        <LinkRow
          to={pathTo('/boutBallBetInfo', { type: 8 })}
          icon={<BookOpen strokeWidth={1.75} aria-hidden />}
          label={texts.article}
          sub={texts.articleText}
        />
      </Card>
    </CardPage>
  );
}

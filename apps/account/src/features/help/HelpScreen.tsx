import { pathTo, useTexts } from '@parlour/platform';
import { Card } from '@parlour/ui-kit';
import { CircleQuestionMark, Handshake, Headset, HeartHandshake, Landmark, Lock, Mail, Scale } from 'lucide-react';
import { CardPage, LinkRow } from '#shared';
import { helpTypes } from './articles';
import { helpTexts } from './helpTexts';

const icons = {
  7: Landmark,
  1: CircleQuestionMark,
  2: Lock,
  3: Scale,
  4: Mail,
  5: Handshake,
  8: HeartHandshake,
} as const;

/** The help centre: its articles and customer service. */
export function HelpScreen() {
  const texts = useTexts(helpTexts);
  return (
    <CardPage>
      <Card data-flush>
        {helpTypes.map((type) => {
          const Icon = icons[type];
          return (
            <LinkRow
              key={type}
              to={pathTo('/boutBallBetInfo', { type })}
              icon={<Icon strokeWidth={1.75} aria-hidden />}
              label={texts.help[type]}
            />
          );
        })}
      </Card>
      <Card data-flush>
        <LinkRow
          to="/kefu"
          icon={<Headset strokeWidth={1.75} aria-hidden />}
          tone="accent"
          label={texts.service}
          sub={texts.serviceText}
        />
      </Card>
    </CardPage>
  );
}

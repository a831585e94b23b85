import { archPath, IllustrationGradients, OutageIllustration, Logo } from '@parlour/ui-kit';
import {
  LoginPromptIllustration,
  EnvelopePattern,
  EnvelopeGradient,
  EmptyIllustration,
  WelcomeIllustration,
  MaintenanceIllustration,
  ClosedEnvelope,
  TetherIcon,
  VipMedal,
} from '@parlour/ui-kit/parts';
import { definePage } from '../../definePage';
import { Row } from '../../Row';

export const illustrations = definePage({
  title: 'Illustrations, envelopes, logo',
  of: [
    ...([
      'LoginPromptIllustration',
      'EmptyIllustration',
      'WelcomeIllustration',
      'MaintenanceIllustration',
      'OutageIllustration',
      'IllustrationGradients',
      'archPath',
    ] as const),
    ...(['ClosedEnvelope', 'EnvelopePattern', 'EnvelopeGradient', 'Logo', 'TetherIcon', 'VipMedal'] as const),
  ],
  states: () => ({
    'login prompt': <LoginPromptIllustration />,
    empty: <EmptyIllustration />,
    welcome: <WelcomeIllustration />,
    maintenance: <MaintenanceIllustration />,
    outage: <OutageIllustration />,
    'the shared gradients': (
      <svg width="96" height="96" aria-hidden>
        <IllustrationGradients id="book" />
        <path d={archPath(48, 32, 8, 88)} fill="url(#booklit)" />
      </svg>
    ),
    envelope: (
      <Row>
        <div style={{ width: 120 }}>
          <ClosedEnvelope />
        </div>
        <svg width="120" viewBox="0 0 260 340" fill="none" aria-hidden>
          <EnvelopeGradient id="bookRed" />
          <path fill="url(#bookRed)" d="M0,0H260V340H0Z" />
          <EnvelopePattern />
        </svg>
      </Row>
    ),
    'logo and icons': (
      <Row>
        <Logo size={30} />
        <Logo size={48} label="Parlour" />
        <TetherIcon size={24} />
        <VipMedal level={3} />
        <VipMedal level={10} size={72} />
      </Row>
    ),
  }),
});

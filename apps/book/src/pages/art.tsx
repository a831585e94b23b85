import { archPath, DoorLight, FiveDoors, Mark } from '@parlour/ui-kit';
import {
  AjarDoor,
  EnvelopePattern,
  EnvelopeRed,
  LampDoor,
  OpenDoor,
  ShutDoors,
  ShutEnvelope,
  TetherIcon,
  VipMedal,
} from '@parlour/ui-kit/parts';
import { definePage } from '../definePage';
import { Row } from '../Row';

export const art = definePage({
  title: 'Doors, envelopes, marks',
  of: [
    ...(['AjarDoor', 'LampDoor', 'OpenDoor', 'ShutDoors', 'FiveDoors', 'DoorLight', 'archPath'] as const),
    ...(['ShutEnvelope', 'EnvelopePattern', 'EnvelopeRed', 'Mark', 'TetherIcon', 'VipMedal'] as const),
  ],
  states: () => ({
    ajar: <AjarDoor />,
    'with a lamp': <LampDoor />,
    open: <OpenDoor />,
    shut: <ShutDoors />,
    'five doors': <FiveDoors />,
    'a door drawn from its parts': (
      <svg width="96" height="96" aria-hidden>
        <DoorLight id="book" />
        <path d={archPath(48, 32, 8, 88)} fill="url(#booklit)" />
      </svg>
    ),
    envelope: (
      <Row>
        <div style={{ width: 120 }}>
          <ShutEnvelope />
        </div>
        <svg width="120" viewBox="0 0 260 340" fill="none" aria-hidden>
          <EnvelopeRed id="bookRed" />
          <path fill="url(#bookRed)" d="M0,0H260V340H0Z" />
          <EnvelopePattern />
        </svg>
      </Row>
    ),
    marks: (
      <Row>
        <Mark size={30} />
        <Mark size={48} label="Parlour" />
        <TetherIcon size={24} />
        <VipMedal level={3} />
        <VipMedal level={10} size={72} />
      </Row>
    ),
  }),
});

import { testOnBothDatabases } from '../testing/databases';
import { rushForPackets } from '../testing/redPacketRush';

testOnBothDatabases('500 grabs at once of 100 members for 50 packets give exactly 50, one a member', (env) =>
  rushForPackets({ hunters: 100, hands: 5, packets: 50 }, env),
);

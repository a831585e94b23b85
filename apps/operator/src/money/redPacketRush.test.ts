import { testOnPostgres } from '../testing/databases';
import { rushForPackets } from '../testing/redPacketRush';

testOnPostgres('16 grabs at once of 8 members for 5 packets give exactly 5, one a member', (env) =>
  rushForPackets({ hunters: 8, hands: 2, packets: 5 }, env),
);

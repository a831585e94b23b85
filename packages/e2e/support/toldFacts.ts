import type { Beacon, Fact } from '@parlour/release-contract/telemetry';
import type { FaultyLine } from '@parlour/testing/faultyLine';

/** What pages told of themselves over a line. */
export const factsOn = ({ requests }: FaultyLine): readonly Fact[] =>
  requests.filter(({ path }) => path === '/telemetry').flatMap(({ body }) => (JSON.parse(body) as Beacon).facts);

import { slowBodies, slowHeads, testSlowSenders } from '../testing/hostile/slowLoris';

const CONNECTIONS = 10;

/** One that never ends its head, one that never ends its body. */
const representatives = [slowHeads[1], slowBodies[1]].filter((sender) => sender !== undefined);

describe('attacks: slow-loris', () => testSlowSenders(representatives, CONNECTIONS));

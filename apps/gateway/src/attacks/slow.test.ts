import { slowBodies, slowHeads, testSlowSenders } from '../testing/hostile/slowLoris';

const CONNECTIONS = 10;

/** One client never completes its headers, the other never completes its body. */
const representatives = [slowHeads[1], slowBodies[1]].filter((sender) => sender !== undefined);

describe('attacks: slow-loris', () => testSlowSenders(representatives, CONNECTIONS));

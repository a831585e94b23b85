import { slowBodies, slowHeads, testSlowSenders } from '../testing/hostile/slowLoris';

const CONNECTIONS = 300;

describe('attacks: slow-loris, by the hundred', () => testSlowSenders([...slowHeads, ...slowBodies], CONNECTIONS));

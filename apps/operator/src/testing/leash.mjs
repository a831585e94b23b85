// Loaded before the operator of a test: it ends when whoever started it is gone, however that ended. Left behind it would keep Jest waiting.
process.stdin.resume().once('end', () => process.exit(1));

// Loaded before the operator of a test: it exits when its parent process is gone for any reason; otherwise it would block Jest.
process.stdin.resume().once('end', () => process.exit(1));

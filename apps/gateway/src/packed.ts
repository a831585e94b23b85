import { fileURLToPath } from 'node:url';

/** The gateway as it is packed, with the console beside it. */
process.env['CONSOLE_DIR'] ??= fileURLToPath(new URL('../console', import.meta.url));
await import(/* webpackMode: "eager" */ './main');

import { defineRivalShell } from './rivalShell';

/** The same sources as one application, as one team would build it: a chunk per screen, no federation, nothing shared at run time. */
export default defineRivalShell();

import { defineRivalShell } from './rivalShell';

/** The monolith whose boot script does for the screen in the address what ours does: its frame, its files, its first calls. */
export default defineRivalShell({ isPreloading: true });

import { budgets } from './budgets';

/** What an app's files may weigh when its team was given no other budget. */
export const defaultBudget = { remote: budgets.entry.bytes + budgets.screen.bytes, shell: 123_400 } as const;

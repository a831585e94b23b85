import { RegistryRefusal } from '../registry/refusals';

/** Pages' reports are kept for thirty days. */
const MOST_HOURS = 720;

/** The option of commands that show what pages reported. */
export const hoursArgs = {
  hours: { type: 'string', description: `Of the last hours, ${MOST_HOURS} at most`, default: '24' },
} as const;

export function hoursIn(text: string): number {
  const hours = Number(text);
  if (!Number.isInteger(hours) || hours < 1 || hours > MOST_HOURS)
    throw new RegistryRefusal(`--hours ${text} is not a whole number from 1 to ${MOST_HOURS}`);
  return hours;
}

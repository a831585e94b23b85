export type Greeting = 'morning' | 'afternoon' | 'evening';

/** The greeting of an hour of the day, 0 to 23. */
export function greetingAt(hour: number): Greeting {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}

import { Conflict, Forbidden, GateRefusal } from '../registry/refusals';

/** Exit codes: 2 when the gate refused, 3 when another change came first, 4 when a right is missing, else 1. */
export function exitCodeOf(error: unknown): number {
  if (error instanceof GateRefusal) return 2;
  if (error instanceof Forbidden) return 4;
  return error instanceof Conflict ? 3 : 1;
}

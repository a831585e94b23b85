import type { Check } from '@parlour/release-contract/api';

/** A request that the registry refused, with a message for the person who made it. */
export class RegistryRefusal extends Error {
  override readonly name: string = 'RegistryRefusal';
}

/** A document that another version of Parlour wrote and this one cannot read. */
export class UnknownFormat extends RegistryRefusal {
  override readonly name = 'UnknownFormat';
  constructor(
    /** Its key in the store. */
    readonly key: string,
    what: string,
  ) {
    super(`${key} ${what}: a newer Parlour wrote it; upgrade this program first`);
  }
}

/** A change that the gate refused, with all of its checks. */
export class GateRefusal extends RegistryRefusal {
  override readonly name = 'GateRefusal';
  constructor(readonly checks: readonly Check[]) {
    super(refusalsOf(checks).join('\n'));
  }
}

/** A request by somebody who lacks the right for it. */
export class Forbidden extends RegistryRefusal {
  override readonly name = 'Forbidden';
}

/** Why a demand is refused, if it is for want of a right. */
export function forbiddenBy(demand: () => void): readonly string[] {
  try {
    demand();
    return [];
  } catch (error) {
    if (error instanceof Forbidden) return [error.message];
    throw error;
  }
}

/** Somebody else changed what is live since the change was planned. */
export class Conflict extends RegistryRefusal {
  override readonly name = 'Conflict';
}

/** Too many requests at once; a later attempt may succeed. */
export class Busy extends RegistryRefusal {
  override readonly name = 'Busy';
  constructor(
    message: string,
    readonly retryAfterS: number,
  ) {
    super(message);
  }
}

export function refusalsOf(checks: readonly Check[]): readonly string[] {
  return checks.filter(({ isMet }) => !isMet).flatMap(({ found }) => found);
}

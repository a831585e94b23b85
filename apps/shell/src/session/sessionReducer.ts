import type { Session } from '@parlour/platform';
import type { UserInfo } from '@parlour/api-client/endpoints/session';

export type SessionEvent =
  | { readonly type: 'tokenReceived' }
  | { readonly type: 'userAskedFor' | 'userLost' }
  | { readonly type: 'userReceived'; readonly user: UserInfo }
  | { readonly type: 'sessionEnded' };

export const visitor: Session = { role: 'visitor' };

/** The session after an event (spec section 4); late answers about a member are dropped once the session ended. */
export function sessionReducer(session: Session, event: SessionEvent): Session {
  switch (event.type) {
    case 'tokenReceived':
      return { role: 'member', user: undefined };
    case 'userAskedFor':
      return session.role === 'member' && session.isUserLost ? { role: 'member', user: session.user } : session;
    case 'userLost':
      return session.role === 'member' && session.user === undefined ? { ...session, isUserLost: true } : session;
    case 'userReceived':
      return session.role === 'member' ? { role: 'member', user: event.user } : session;
    case 'sessionEnded':
      return visitor;
  }
}

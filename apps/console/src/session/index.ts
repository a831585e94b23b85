export { storedName, typedName } from './userName';
export { SessionContext, useApi, useProvider, useSessionStatus, useSessionStore, useUserName } from './sessionContext';
export { createSessionStore, type SessionStatus, type SessionStore } from './sessionStore';

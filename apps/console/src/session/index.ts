export { storedName } from './userName';
export { SessionContext, useApi, useSessionStatus, useSessionStore } from './sessionContext';
export { createSessionStore, type SessionStatus, type SessionStore } from './sessionStore';

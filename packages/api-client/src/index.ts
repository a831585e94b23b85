export type { AnswerOf, Endpoint, Method, Reply, RequestOf } from './endpoint';
export { ApiError, type ApiErrorKind, isApiError, isLacking, isUnknownCall } from './errors';
export type { Call, CallOptions } from './transport';

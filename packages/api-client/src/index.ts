export { type CallPolicy, policyOf } from './callPolicy';
export { defineEndpoint } from './endpoint';
export type { AnswerOf, Endpoint, Method, Reply, RequestOf, Sample, Samples } from './endpoint';
export { ApiError, type ApiErrorKind, isApiError, isLacking, isUnknownCall } from './errors';
export type { Call, CallOptions } from './transport';

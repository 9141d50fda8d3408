// The public parts of the package.
export type { ChangeOptions } from './changes.js';
export type { QueryDocument, TypedDocument } from './document.js';
export type { FieldError, ResponseError, UpliftErrorCode } from './errors.js';
export { isExpiredPosition, UpliftError } from './errors.js';
export type { Page } from './pages.js';
export type { FailedAttempt, RetryRule } from './retries.js';
export type * from './schema.generated.js';
export type { Credentials } from './sign-in.js';
export type { CallOptions, UpliftClientOptions } from './uplift-client.js';
export { UpliftClient } from './uplift-client.js';

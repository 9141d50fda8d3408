import { createHash } from 'node:crypto';

/**
 * Returns the source that allows an inline script or style of exactly this text in a content security policy.
 */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

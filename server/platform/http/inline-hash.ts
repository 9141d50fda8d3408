import { createHash } from 'node:crypto';

/** What lets a content policy through an inline script or style of exactly this text. */
export const inlineHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

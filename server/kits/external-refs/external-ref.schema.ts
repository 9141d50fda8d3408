import { z } from 'zod';
import { filledIn, line } from '../../platform/input.js';

const SYSTEM = /^[a-z0-9](?:[a-z0-9._-]{0,48}[a-z0-9])?$/;

/** The code of another system. */
export const systemCode = filledIn(
  line(50).refine((code) => SYSTEM.test(code), {
    message: 'Use lower-case letters and digits, with . _ or - between them, such as xero.',
  }),
);

/** A reference of a record in another system. */
export const externalRefSchema = z.object({ system: systemCode, externalId: filledIn(line(200)) });

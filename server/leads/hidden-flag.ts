import { z } from 'zod';
import type { FieldKind } from '../platform/records/field.js';
import { flag } from '../platform/records/field-kinds.js';

/** Whether the buyer has put the offer away: over REST '1', and nothing where it has not (R231). */
export const hiddenFlag: FieldKind<boolean> = {
  ...flag,
  codec: {
    read: flag.codec.read,
    answer: z.literal('1').nullable(),
    write: (value) => (value ? '1' : null),
  },
};

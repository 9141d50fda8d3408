import { z } from 'zod';
import type { FieldKind } from '../../kits/records/field.js';
import { flag } from '../../kits/records/field-kinds.js';

/** True if the buyer has hidden the offer. Over REST '1' if hidden, otherwise null (R231). */
export const hiddenFlag: FieldKind<boolean> = {
  ...flag,
  codec: {
    read: flag.codec.read,
    answer: z.literal('1').nullable(),
    write: (value) => (value ? '1' : null),
  },
};

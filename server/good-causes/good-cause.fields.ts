import { personalFieldsOf } from '../platform/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../platform/records/field.js';
import { choice, filledIn, line, orNull, text, webAddress } from '../platform/records/field-kinds.js';
import type { RecordKind } from '../platform/records/update-record.js';
import { uploaded } from '../uploads/upload-field.js';
import { GoodCause } from './good-cause.entity.js';
import { type CauseViewer, fixed, open } from './good-cause.rights.js';
import { GOOD_CAUSE_STATUSES } from './good-cause.states.js';

type WrittenByServer = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of a good cause. */
export const goodCauseFields = {
  name: {
    ...filledIn(line(150), 'Good Cause Name is required'),
    ...open,
    wire: 'name',
    meaning: 'With (Impact an Area) or (Impacts Overall) in it, it stands apart in lists.',
  },
  status: {
    ...choice(GOOD_CAUSE_STATUSES, String),
    ...open,
    wire: 'status',
    meaning: 'The public sees those that are Approved & Live.',
  },
  imageUrl: { ...uploaded('goodCauseImages'), ...open, wire: 'imageUrl' },
  description: { ...text(5000), ...open, wire: 'description' },
  website: { ...webAddress(500), ...open, wire: 'website' },
  storageId: { ...line(200), ...open, wire: 'firebase_id', meaning: 'The folder of its picture.' },
  linkKey: {
    ...orNull(filledIn(line(100))),
    ...fixed,
    personal: true,
    column: null,
    wire: 'goodCauseLinkKey',
    meaning: 'Opens its prospecting page: whoever has it may.',
  },
} as const satisfies FieldsOf<Omit<GoodCause, WrittenByServer>, CauseViewer>;

export type GoodCauseChanges = ChangesTo<typeof goodCauseFields>;

/** Good causes as they are kept. */
export const goodCauseRecords: RecordKind<GoodCause> = {
  entity: GoodCause,
  subject: 'good-cause',
  onPages: true,
  personalFields: personalFieldsOf(goodCauseFields),
};

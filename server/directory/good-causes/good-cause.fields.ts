import { GOOD_CAUSE_STATUSES, GoodCauseStatusEnum } from '../../accounts/good-cause-status.js';
import { personalFieldsOf } from '../../kits/records/changes-schema.js';
import type { ChangesTo, FieldsOf } from '../../kits/records/field.js';
import { choice, filledIn, line, orNull, text, webAddress } from '../../kits/records/field-kinds.js';
import type { RecordKind } from '../../kits/records/update-record.js';
import { uploaded } from '../../kits/uploads/upload-folders.js';
import { GoodCause } from './good-cause.entity.js';
import { type CauseViewer, fixed, publicStaffEditable } from './good-cause.rights.js';

type ServerManaged = 'id' | 'version' | 'createdAt' | 'updatedAt';

/** Every field of a good cause. */
export const goodCauseFields = {
  name: {
    ...filledIn(line(150), 'Good Cause Name is required'),
    ...publicStaffEditable,
    wire: 'name',
    meaning:
      'The name of the good cause. A name with (Impact an Area) or (Impacts Overall) is listed after the others.',
  },
  status: {
    ...choice(GOOD_CAUSE_STATUSES, GoodCauseStatusEnum),
    ...publicStaffEditable,
    wire: 'status',
    meaning: 'The status of the good cause. Only good causes that are Approved & Live are public.',
  },
  imageUrl: { ...uploaded('goodCauseImages'), ...publicStaffEditable, wire: 'imageUrl' },
  description: {
    ...text(5000),
    ...publicStaffEditable,
    wire: 'description',
    meaning: 'A description of the good cause.',
  },
  website: {
    ...webAddress(500),
    ...publicStaffEditable,
    wire: 'website',
    meaning: 'The address of its website.',
  },
  storageId: {
    ...line(200),
    ...publicStaffEditable,
    wire: 'firebase_id',
    meaning: 'The id of the folder of its picture, for integrations.',
  },
  linkKey: {
    ...orNull(filledIn(line(100))),
    ...fixed,
    personal: true,
    column: null,
    wire: 'goodCauseLinkKey',
    meaning: 'The link key of its prospecting page. Anyone with the key can open the page.',
  },
} as const satisfies FieldsOf<Omit<GoodCause, ServerManaged>, CauseViewer>;

export type GoodCauseChanges = ChangesTo<typeof goodCauseFields>;

export const goodCauseRecords: RecordKind<GoodCause> = {
  entity: GoodCause,
  subject: 'good-cause',
  onPages: true,
  referredAs: 'GOOD_CAUSE',
  personalFields: personalFieldsOf(goodCauseFields),
};

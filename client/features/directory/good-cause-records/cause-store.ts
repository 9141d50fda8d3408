import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import {
  CreateGoodCauseDocument,
  DeleteGoodCauseDocument,
  GoodCauseDetailDocument,
  SaveGoodCauseDocument,
} from './cause-detail.generated';
import type { Cause, causeFields } from './cause-fields';
import { GoodCauseList_RowFragmentDoc } from './cause-list.generated';

/** The operations on good causes. */
export const causeStore = recordOperations<Cause, InputOf<typeof causeFields>>()({
  recordLabel: 'Good Cause',
  recordType: 'GOOD_CAUSE',
  detail: [GoodCauseDetailDocument, 'goodCauseRecord'],
  create: [CreateGoodCauseDocument, 'createGoodCause'],
  save: [SaveGoodCauseDocument, 'updateGoodCause'],
  remove: DeleteGoodCauseDocument,
  shownBy: ['goodCauseRecords'],
  row: GoodCauseList_RowFragmentDoc,
});

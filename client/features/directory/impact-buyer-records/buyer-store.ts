import type { InputOf } from '../../../editing/field-table';
import { recordOperations } from '../../../editing/record-operations';
import {
  DeleteImpactBuyerDocument,
  ImpactBuyerDetailDocument,
  SaveImpactBuyerDocument,
} from './buyer-detail.generated';
import type { Buyer, buyerFields } from './buyer-fields';
import { ImpactBuyerList_RowFragmentDoc } from './buyer-list.generated';

/** The operations on impact buyers. */
export const buyerStore = recordOperations<Buyer, InputOf<typeof buyerFields>>()({
  recordLabel: 'Impact Buyer',
  recordType: 'IMPACT_BUYER',
  detail: [ImpactBuyerDetailDocument, 'impactBuyerRecord'],
  save: [SaveImpactBuyerDocument, 'updateImpactBuyer'],
  remove: DeleteImpactBuyerDocument,
  shownBy: ['impactBuyerRecords'],
  row: ImpactBuyerList_RowFragmentDoc,
});

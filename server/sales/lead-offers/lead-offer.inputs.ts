import { listInputs } from '../../kits/lists/list-inputs.js';
import { selectionInput } from '../../kits/lists/selection-inputs.js';
import { BUYER_COLUMN_NAMES, SUPPLIER_COLUMN_NAMES } from './offered-lists.js';

export const { Filter: OfferedBuyerListFilter, Sort: OfferedBuyerListSort } = listInputs(
  'OfferedBuyer',
  BUYER_COLUMN_NAMES,
);
export const { Filter: OfferedSupplierListFilter, Sort: OfferedSupplierListSort } = listInputs(
  'OfferedSupplier',
  SUPPLIER_COLUMN_NAMES,
);
export const OfferedBuyerSelection = selectionInput('OfferedBuyer', OfferedBuyerListFilter);
export const OfferedSupplierSelection = selectionInput('OfferedSupplier', OfferedSupplierListFilter);

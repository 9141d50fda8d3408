import type { ReactNode } from 'react';
import { RecordEditor } from '../../editing/record-editor';
import { type Supplier, supplierFields } from './supplier-fields';
import { SupplierHeader } from './supplier-header';
import { supplierStore } from './supplier-store';
import { SupplierTabs } from './supplier-tabs';

export type EditorAddresses = { ask: string; buyer: (id: number) => string };

type Props = {
  supplier: Supplier;
  back?: ReactNode;
  /** What else can be done; `pass` lets the next leaving through. */
  acts: (supplier: Supplier, pass: () => void) => ReactNode;
  addresses: EditorAddresses;
  reduced?: boolean;
  testimonialId?: number | null;
  /** Whom the supplier is offered to, for staff (R217). */
  leads?: ReactNode;
  /** Called once all is saved; `pass` lets the next leaving through. */
  onSaved?: (pass: () => void) => void;
};

/** A stored supplier in the form of whoever keeps it: staff every field, its own user part of them (A19). */
export function SupplierEditor(props: Props) {
  const { supplier, back, acts, addresses, reduced, testimonialId, leads, onSaved } = props;
  return (
    <RecordEditor
      fields={supplierFields}
      store={supplierStore}
      record={supplier}
      noun="supplier"
      header={(pass) => <SupplierHeader supplier={supplier} back={back} action={acts(supplier, pass)} />}
      onSaved={onSaved}
    >
      {(form) => (
        <SupplierTabs
          form={form}
          keeper={supplier.viewedAs}
          supplier={supplier}
          askHref={addresses.ask}
          buyerHref={addresses.buyer}
          reduced={reduced}
          testimonialId={testimonialId}
          leads={leads}
        />
      )}
    </RecordEditor>
  );
}

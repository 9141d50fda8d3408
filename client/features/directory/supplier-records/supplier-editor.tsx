import type { ReactNode } from 'react';
import { RecordEditor } from '../../../editing/record-editor';
import { type Supplier, supplierFields } from './supplier-fields';
import { SupplierHeader } from './supplier-header';
import { supplierStore } from './supplier-store';
import { SupplierTabs } from './supplier-tabs';

export type EditorAddresses = { ask: string; buyer: (id: number) => string };

type Props = {
  supplier: Supplier;
  back?: ReactNode;
  /** Further actions; `pass` lets the next navigation leave the form without a warning. */
  actions: (supplier: Supplier, pass: () => void) => ReactNode;
  addresses: EditorAddresses;
  reduced?: boolean;
  testimonialId?: number | null;
  /** The leads tab, for staff (R217). */
  leads?: ReactNode;
  /** Called once everything is saved; `pass` lets the next navigation leave without a warning. */
  onSaved?: (pass: () => void) => void;
};

/** A stored supplier in the form for its viewer: all fields for staff, part of them for its own user (A19). */
export function SupplierEditor(props: Props) {
  const { supplier, back, actions, addresses, reduced, testimonialId, leads, onSaved } = props;
  return (
    <RecordEditor
      fields={supplierFields}
      store={supplierStore}
      record={supplier}
      recordLabel="supplier"
      header={(pass) => <SupplierHeader supplier={supplier} back={back} action={actions(supplier, pass)} />}
      onSaved={onSaved}
    >
      {(form) => (
        <SupplierTabs
          form={form}
          editorRole={supplier.viewedAs}
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

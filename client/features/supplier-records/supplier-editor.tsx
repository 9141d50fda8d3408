import type { ReactNode } from 'react';
import { ConflictPanel } from '../../editing/conflict-panel';
import { valuesOf } from '../../editing/field-table';
import { useLeaveGuard } from '../../editing/leave-guard';
import { SaveBar } from '../../editing/save-bar';
import { useRecordForm } from '../../editing/use-record-form';
import { CompactFields } from '../../forms/compact-fields';
import { Form, FormMessage } from '../../forms/form';
import { type Supplier, supplierFields } from './supplier-fields';
import { SupplierHeader } from './supplier-header';
import { supplierStore } from './supplier-store';
import { SupplierTabs } from './supplier-tabs';

export type EditorAddresses = { ask: string; buyer: (id: number) => string };

type Props = {
  supplier: Supplier;
  back?: ReactNode;
  /** What else can be done; `pass` lets the next leaving through. */
  acts: (pass: () => void) => ReactNode;
  addresses: EditorAddresses;
  reduced?: boolean;
  testimonialId?: number | null;
  onSaved?: () => void;
};

/** A stored supplier in the form of whoever keeps it: staff every field, its own user part of them (A19). */
export function SupplierEditor({ supplier, back, acts, addresses, reduced, testimonialId, onSaved }: Props) {
  const { form, loaded, conflicts, submit, discard, settle } = useRecordForm(
    supplierFields,
    supplierStore,
    supplier,
  );
  const guard = useLeaveGuard(form.formState.isDirty);
  return (
    <>
      <SupplierHeader supplier={supplier} back={back} action={acts(guard.pass)} />
      <Form
        form={form}
        onSubmit={async () => {
          await submit();
          onSaved?.();
        }}
        aria-label="Supplier"
        autoComplete="off"
      >
        {conflicts.length > 0 && (
          <ConflictPanel
            fields={supplierFields}
            noun="supplier"
            conflicts={conflicts}
            mine={form.getValues()}
            theirs={valuesOf(supplierFields, loaded)}
            onSettle={settle}
          />
        )}
        <FormMessage form={form} />
        <CompactFields>
          <SupplierTabs
            form={form}
            keeper={supplier.viewedAs}
            supplier={supplier}
            askHref={addresses.ask}
            buyerHref={addresses.buyer}
            reduced={reduced}
            testimonialId={testimonialId}
          />
        </CompactFields>
        <SaveBar form={form} saveLabel="Save" onDiscard={discard} />
      </Form>
      {guard.dialog}
    </>
  );
}

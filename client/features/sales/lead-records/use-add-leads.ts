import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { newInputOf, schemaOf } from '../../../editing/field-table';
import { notifyCreated } from '../../../editing/saved-notices';
import type { RecordForm } from '../../../editing/use-record-form';
import { useZodForm } from '../../../forms/use-zod-form';
import { toAppError } from '../../../graphql/errors';
import type { NewLeadInput } from '../../../graphql/schema.generated';
import { notify } from '../../../ui/notices';
import { useAddLeadMutation } from './add-leads.generated';
import {
  type AddedValues,
  addedFields,
  emptySide,
  NOTHING_YET,
  nothingOf,
  panels,
  type Side,
} from './add-leads-fields';
import { leadStore } from './lead-store';

export type AddedForm = RecordForm<typeof addedFields>;
type Locks = Readonly<Record<Side, boolean>>;

const schema = schemaOf(addedFields);
const UNLOCKED: Locks = { buyer: false, supplier: false };
const PARTIES = new Set<string>([panels.buyer.picked, panels.supplier.picked]);

/** Returns the reason why the lead was not created if it is about the chosen records (A71); rethrows other failures. */
function whyNot(failure: unknown): string {
  const { code, fields, message } = toAppError(failure);
  const about = fields.find(({ field }) => PARTIES.has(field));
  if (code !== 'CONFLICT' && !about) throw failure;
  return about?.message ?? message;
}

type AddLeadsOptions = {
  /** The sides in the order of the screen. */
  order: readonly Side[];
  onMade: (id: number) => void;
  /** Called for the side that is to be chosen next. Must be a constant. */
  focusOn: (side: Side) => void;
};

/** Creates leads one after another (R221). `saveAs` says before the form is sent whether another one follows. */
export function useAddLeads({ order, onMade, focusOn }: AddLeadsOptions) {
  const client = useApolloClient();
  const form: AddedForm = useZodForm<AddedValues, AddedValues>(schema, {
    defaultValues: NOTHING_YET as DefaultValues<AddedValues>,
  });
  const [locked, setLocked] = useState(UNLOCKED);
  const [create] = useAddLeadMutation();
  const another = useRef(false);
  const next = useRef<Side | null>(null);
  const filling = useRef<Partial<Record<Side, Promise<void>>>>({});

  const fill = (values: Partial<AddedValues>) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof AddedValues, value as never, { shouldDirty: true, shouldValidate: true });
  };
  const read = async (side: Side, id: number) => {
    // Fields that could not be read are filled from the record by the server (R225).
    const said = await panels[side].read(client, id).catch(() => ({}));
    if (form.getValues(panels[side].picked)?.id === id) fill(said);
  };
  /** Fills the fields of a side from the chosen record, or empties them. */
  const pick = (side: Side, id: number | null) => {
    fill(nothingOf(side));
    filling.current[side] = id === null ? undefined : read(side, id);
  };

  const save = async () => {
    await Promise.all(Object.values(filling.current));
    const values = form.getValues();
    try {
      const input = newInputOf(addedFields, values) as NewLeadInput;
      const { data } = await create({ variables: { input } });
      if (!data) return;
      onMade(data.createLead.id);
    } catch (failure) {
      notify({ kind: 'lead-error', title: whyNot(failure) });
      return;
    }
    notifyCreated(leadStore.recordLabel);
    leadStore.evict(client.cache);
    // A locked side means that more leads follow, whichever button saved this one (R223).
    const goesOn = another.current || locked.buyer || locked.supplier;
    const emptied = order.filter((side) => goesOn && !locked[side]);
    form.reset({ ...values, opportunitySummary: '', ...Object.assign({}, ...emptied.map(emptySide)) });
    // Saving moves the focus away: it returns to the start of the next lead.
    next.current = emptied[0] ?? order.find((side) => !locked[side]) ?? null;
  };
  /** Must be called once the form is enabled again. */
  const goOn = () => {
    if (next.current) focusOn(next.current);
    next.current = null;
  };

  return {
    form,
    locked,
    pick,
    save,
    goOn,
    saveAs: (wanted: { another: boolean }) => {
      another.current = wanted.another;
    },
    toggleLock: (side: Side) => setLocked((before) => ({ ...before, [side]: !before[side] })),
  };
}

import { Button, Flex, Grid } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { useLeaveGuard } from '../../../editing/leave-guard';
import { SaveBar } from '../../../editing/save-bar';
import { SelectField } from '../../../forms/choice-fields';
import { CompactFields } from '../../../forms/compact-fields';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { TextAreaField } from '../../../forms/text-fields';
import { SwapIcon } from '../../../ui/admin-icons';
import { choicesOf } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { addedFields, addedStatuses, type Side } from './add-leads-fields';
import { AddLeadsPanel } from './add-leads-panel';
import { CreatedLeads, useCreatedLeads } from './created-leads';
import { useAddLeads } from './use-add-leads';

const columns = { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' };
const statuses = choicesOf(addedStatuses);

const SWAPPED = 'lead-panels-swapped';
const BUYER_FIRST: readonly Side[] = ['buyer', 'supplier'];

/** Returns the order of the two panels, which this browser remembers, and a function that swaps them. */
function useOrder(): [readonly Side[], () => void] {
  const [swapped, setSwapped] = useState(() => {
    try {
      return localStorage.getItem(SWAPPED) === 'yes';
    } catch {
      return false;
    }
  });
  const swap = () => {
    try {
      localStorage.setItem(SWAPPED, swapped ? 'no' : 'yes');
    } catch {
      // Without storage the order lasts as long as the screen.
    }
    setSwapped(!swapped);
  };
  return [swapped ? BUYER_FIRST.toReversed() : BUYER_FIRST, swap];
}

/** The screen for creating leads one after another, each for a buyer and a supplier (R221 to R225). */
export function AddLeads() {
  const [order, swap] = useOrder();
  const [made, addMade] = useCreatedLeads();
  const pickers = useRef<Partial<Record<Side, HTMLDivElement | null>>>({});
  const [focusOn] = useState(() => (side: Side) => pickers.current[side]?.querySelector('input')?.focus());
  const { form, locked, pick, save, goOn, saveAs, toggleLock } = useAddLeads({
    order,
    onMade: addMade,
    focusOn,
  });
  const guard = useLeaveGuard(form.formState.isDirty);
  const of = boundFields(addedFields, form);
  return (
    <>
      <Form
        form={form}
        onSubmit={save}
        onOpen={goOn}
        aria-label="New leads"
        autoComplete="off"
        display="flex"
        flexDirection="column"
        flexGrow="1"
      >
        <FormMessage form={form} />
        <CompactFields>
          <Grid templateColumns={columns} gap="5" alignItems="start">
            {order.map((side) => (
              <AddLeadsPanel
                key={side}
                side={side}
                form={form}
                locked={locked[side]}
                onLock={() => toggleLock(side)}
                onPick={(id) => pick(side, id)}
                picker={(box) => {
                  pickers.current[side] = box;
                }}
              />
            ))}
          </Grid>
          <Flex justify="center">
            <Button size="sm" variant="ghost" colorPalette="neutral" onClick={swap}>
              <SwapIcon /> Swap the panels
            </Button>
          </Flex>
          <SectionCard title="Lead Details">
            <Grid templateColumns={{ base: '1fr', md: '16rem 1fr' }} gap="4" alignItems="start">
              <SelectField {...of('status')} options={statuses} />
              <TextAreaField {...of('opportunitySummary')} rows={2} maxLength={2000} />
            </Grid>
          </SectionCard>
          <CreatedLeads ids={made} />
        </CompactFields>
        <SaveBar form={form} saveLabel="Save" onSave={() => saveAs({ another: false })}>
          <SubmitButton form={form} size="sm" variant="outline" onClick={() => saveAs({ another: true })}>
            Save & Add Another
          </SubmitButton>
        </SaveBar>
      </Form>
      {guard.dialog}
    </>
  );
}

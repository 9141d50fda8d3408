import { Box, Button, Card, Flex, VisuallyHidden } from '@chakra-ui/react';
import { type Ref, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { boundFields } from '../../../editing/bound-field';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { BuyerPicker, SupplierPicker } from '../../../pickers/record-pickers';
import { LockIcon, UnlockIcon } from '../../../ui/admin-icons';
import { CopyButton } from '../../../ui/copy-button';
import { Fact, FactList } from '../../../ui/fact-list';
import { type AddedValues, addedFields, panels, type Side } from './add-leads-fields';
import type { AddedForm } from './use-add-leads';

type FactName = (typeof panels)[Side]['filled'][number];

/** Input type and maximum length of each fact. */
const kinds: Partial<Record<keyof AddedValues, { type?: string; maxLength: number }>> = {
  fromName: { maxLength: 200 },
  fromPhone: { type: 'tel', maxLength: 50 },
  fromEmail: { type: 'email', maxLength: 254 },
  callRailPhone: { type: 'tel', maxLength: 50 },
  listTitle: { maxLength: 200 },
};
const USUAL = { maxLength: 100 };

const ENTER = 'Choose a buyer and a supplier, then press Enter to save.';

type Props = {
  side: Side;
  form: AddedForm;
  locked: boolean;
  onLock: () => void;
  onPick: (id: number | null) => void;
  /** The container of the picker, for moving the focus into it. */
  picker: Ref<HTMLDivElement>;
};

/**
 * One side of new leads: the chosen record and its facts, each of which can be copied. A locked side is read-only and
 * stays for the leads that follow (R221, R223).
 */
export function AddLeadsPanel({ side, form, locked, onLock, onPick, picker }: Props) {
  const { title, picked, filled } = panels[side];
  const id = useId();
  const chosen = useWatch({ control: form.control, name: picked });
  const of = boundFields(addedFields, form);
  const Picker = side === 'buyer' ? BuyerPicker : SupplierPicker;
  return (
    <Card.Root as="section" aria-labelledby={id} size={{ base: 'sm', md: 'md' }}>
      <Card.Header>
        <Flex justify="space-between" align="center" gap="3">
          <Card.Title as="h2" id={id}>
            {title}
          </Card.Title>
          <Button
            size="xs"
            variant={locked ? 'subtle' : 'outline'}
            colorPalette={locked ? 'brand' : 'neutral'}
            aria-pressed={locked}
            aria-label={`Lock ${title}`}
            disabled={!chosen}
            onClick={onLock}
          >
            {locked ? <LockIcon /> : <UnlockIcon />} {locked ? 'Locked' : 'Lock'}
          </Button>
        </Flex>
      </Card.Header>
      <Card.Body gap="4">
        {locked ? (
          <LockedFacts side={side} form={form} name={chosen?.name ?? ''} />
        ) : (
          <>
            <Box ref={picker}>
              <Picker
                {...of(picked)}
                required
                hint={ENTER}
                onPicked={(option) => onPick(option?.id ?? null)}
              />
            </Box>
            {filled.map((name) => (
              <Flex key={name} align="flex-end" gap="2">
                <Box flex="1" minW="0">
                  {name === 'summary' ? (
                    <TextAreaField {...of(name)} rows={3} maxLength={2000} />
                  ) : (
                    <TextField {...of(name)} {...(kinds[name] ?? USUAL)} />
                  )}
                </Box>
                <Box pb="2">
                  <CopyFact form={form} name={name} />
                </Box>
              </Flex>
            ))}
          </>
        )}
      </Card.Body>
    </Card.Root>
  );
}

const NOTHING_TO_COPY = 'Nothing to copy. This field is empty.';

function CopyFact({ form, name }: { form: AddedForm; name: FactName }) {
  const empty = !useWatch({ control: form.control, name });
  const why = useId();
  return (
    <>
      <CopyButton
        disabled={empty}
        title={empty ? NOTHING_TO_COPY : undefined}
        aria-describedby={empty ? why : undefined}
        size="xs"
        variant="ghost"
        colorPalette="neutral"
        flexShrink="0"
        my="-1"
        px="2"
        aria-label={`Copy ${addedFields[name].label}`}
        text={() => form.getValues(name)}
      >
        {null}
      </CopyButton>
      {empty && <VisuallyHidden id={why}>{NOTHING_TO_COPY}</VisuallyHidden>}
    </>
  );
}

type FactsProps = { side: Side; form: AddedForm; name: string };

/** The read-only facts of a locked side. */
function LockedFacts({ side, form, name }: FactsProps) {
  const { picked, filled } = panels[side];
  const said = useWatch({ control: form.control, name: filled as readonly FactName[] });
  return (
    <FactList>
      <Fact label={addedFields[picked].label}>{name}</Fact>
      {(filled as readonly FactName[]).map((fact, at) => (
        <Fact key={fact} label={addedFields[fact].label}>
          {said[at] && (
            <Flex gap="2" justify="space-between" align="center">
              <Box minW="0" overflowWrap="anywhere">
                {said[at]}
              </Box>
              <CopyFact form={form} name={fact} />
            </Flex>
          )}
        </Fact>
      ))}
    </FactList>
  );
}

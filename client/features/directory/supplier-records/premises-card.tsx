import { Box, Button, Flex, IconButton, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { PlusIcon, TrashIcon } from '../../../ui/pictograms';
import { SectionCard } from '../../../ui/section-card';
import { PremisesDialog } from './premises-dialog';
import { MAX_PREMISES, type Premises, premisesAddress, premisesName, typedPremises } from './premises-kind';
import type { FormOf } from './supplier-field';

type RowProps = { place: Premises; onEdit: () => void; onDelete: () => void };

function PremisesRow({ place, onEdit, onDelete }: RowProps) {
  const name = premisesName(place);
  const address = premisesAddress(place);
  const typed = typedPremises(place);
  return (
    <Flex as="li" gap="2" align="flex-start" py="2.5" borderBottomWidth="1px" borderColor="border">
      <Box minW="0" flex="1" overflowWrap="anywhere">
        <Text fontWeight="medium">{name}</Text>
        {address !== name && <Text textStyle="sm">{address}</Text>}
        {typed.phone && <Text textStyle="sm">{typed.phone}</Text>}
        {!typed.name && !typed.address && (
          <Text textStyle="sm" color="fg.muted">
            This place is not shown on the profile. To show it, add a name or a street address.
          </Text>
        )}
      </Box>
      <Button size="sm" variant="ghost" colorPalette="neutral" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <IconButton
        size="sm"
        variant="ghost"
        colorPalette="danger"
        aria-label={`Delete ${name}`}
        onClick={onDelete}
      >
        <TrashIcon />
      </IconButton>
    </Flex>
  );
}

/** The premises of a supplier, edited in its form and saved with it (R066). */
export function PremisesCard({ form }: Pick<FormOf, 'form'>) {
  const add = useRef<HTMLButtonElement>(null);
  const places = useWatch({ control: form.control, name: 'locationsJson' });
  // The index of the place in the dialog; the index after the last is a new place.
  const [edited, setEdited] = useState<number | null>(null);
  const change = (next: readonly Premises[]) => form.setValue('locationsJson', next, { shouldDirty: true });
  return (
    <SectionCard
      title="Places customers can visit"
      description="Shops, yards and offices shown on the profile."
    >
      {places.length === 0 && (
        <Text textStyle="sm" color="fg.muted">
          None yet.
        </Text>
      )}
      <Box as="ul" listStyleType="none" aria-label="Places">
        {places.map((place, index) => (
          <PremisesRow
            // biome-ignore lint/suspicious/noArrayIndexKey: places have no ID, and rows no state
            key={index}
            place={place}
            onEdit={() => setEdited(index)}
            onDelete={() => {
              change(places.filter((_, at) => at !== index));
              add.current?.focus();
            }}
          />
        ))}
      </Box>
      <Box>
        <Button
          ref={add}
          size="sm"
          variant="outline"
          colorPalette="neutral"
          disabled={places.length >= MAX_PREMISES}
          onClick={() => setEdited(places.length)}
        >
          <PlusIcon /> Add a place
        </Button>
      </Box>
      {edited !== null && (
        <PremisesDialog
          place={places[edited] ?? null}
          onClose={() => setEdited(null)}
          onTaken={(place) => change([...places.slice(0, edited), place, ...places.slice(edited + 1)])}
        />
      )}
    </SectionCard>
  );
}

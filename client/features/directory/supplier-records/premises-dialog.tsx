import { Grid } from '@chakra-ui/react';
import * as z from 'zod/mini';
import { optionalText } from '../../../forms/field-rules';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { twoFields } from '../../../forms/form-columns';
import { TextField } from '../../../forms/text-fields';
import { useZodForm } from '../../../forms/use-zod-form';
import { AddressPartField } from '../../../pickers/address-fields';
import { Dialog } from '../../../ui/dialog';
import { type Premises, type TypedPremises, typedPremises, withTyped } from './premises-kind';

type Props = {
  /** The stored place; null for a new one. */
  place: Premises | null;
  onClose: () => void;
  onTaken: (place: Premises) => void;
};

const parts = { street: 'address', suburb: 'suburb', city: 'city', postCode: 'postCode' } as const;

const degrees = (most: number) =>
  z.string().check(
    z.refine((typed) => typed.trim() === '' || Math.abs(Number(typed)) <= most, {
      error: `Enter a number from -${most} to ${most}`,
    }),
  );

const schema = z
  .object({
    name: optionalText(100),
    address: optionalText(200),
    suburb: optionalText(100),
    city: optionalText(100),
    postCode: optionalText(10),
    phone: optionalText(50),
    latitude: degrees(90),
    longitude: degrees(180),
  })
  .check(
    z.refine(({ latitude, longitude }) => !latitude.trim() || longitude.trim() !== '', {
      path: ['longitude'],
      error: 'Enter both latitude and longitude, or neither',
    }),
    z.refine(({ latitude, longitude }) => !longitude.trim() || latitude.trim() !== '', {
      path: ['latitude'],
      error: 'Enter both latitude and longitude, or neither',
    }),
    z.refine(({ name, address }) => name.trim() !== '' || address.trim() !== '', {
      path: ['name'],
      error: 'Enter a name or a street address',
    }),
  );

/** The dialog for a place of a supplier, which is saved with the supplier (R066). */
export function PremisesDialog({ place, onClose, onTaken }: Props) {
  const form = useZodForm<TypedPremises, TypedPremises>(schema, { defaultValues: typedPremises(place) });
  return (
    <Dialog open onClose={onClose} title={place ? 'Edit place' : 'Add a place'}>
      <Form
        form={form}
        onSubmit={async (typed) => {
          onTaken(withTyped(place, typed));
          onClose();
        }}
        aria-label="Place"
        pb="3"
      >
        <FormMessage form={form} />
        <TextField
          form={form}
          name="name"
          label="Name"
          hint="For example, Showroom or Workshop."
          maxLength={100}
        />
        <AddressPartField form={form} name="address" label="Street address" fills={parts} maxLength={200} />
        <Grid templateColumns={twoFields} gap="4" alignItems="start">
          <AddressPartField form={form} name="suburb" label="Suburb" fills={parts} maxLength={100} />
          <TextField form={form} name="city" label="City" maxLength={100} />
          <TextField form={form} name="postCode" label="Postcode" inputMode="numeric" maxLength={10} />
          <TextField form={form} name="phone" label="Phone" type="tel" maxLength={50} />
          <TextField
            form={form}
            name="latitude"
            label="Latitude"
            hint="For example, -45.8742"
            inputMode="text"
          />
          <TextField
            form={form}
            name="longitude"
            label="Longitude"
            hint="For example, 170.5036"
            inputMode="text"
          />
        </Grid>
        <SubmitButton form={form} justifySelf="end">
          {place ? 'Done' : 'Add'}
        </SubmitButton>
      </Form>
    </Dialog>
  );
}

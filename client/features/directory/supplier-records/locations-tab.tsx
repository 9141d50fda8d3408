import { Grid } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { CheckListField } from '../../../forms/check-list-field';
import { CheckboxField } from '../../../forms/checkbox-field';
import { ChipsField } from '../../../forms/chips-field';
import { twoFields } from '../../../forms/form-columns';
import { TextField } from '../../../forms/text-fields';
import { AddressPartField } from '../../../pickers/address-fields';
import { SectionCard } from '../../../ui/section-card';
import { PremisesCard } from './premises-card';
import { useSupplierChoicesQuery } from './supplier-detail.generated';
import { type FormOf, fieldOf } from './supplier-field';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };
const choiceOf = (name: string) => ({ value: name, label: name });

/** The fields for the parts of the physical address. */
const physical = {
  street: 'physicalAddress',
  suburb: 'physicalSuburb',
  city: 'physicalCity',
  postCode: 'physicalPostCode',
} as const;
const postal = {
  street: 'postalAddress',
  suburb: 'postalSuburb',
  city: 'postalCity',
  postCode: 'postalPostCode',
} as const;

/** The tab with a supplier's regions and addresses (R066, R091). */
export function LocationsTab(of: FormOf) {
  const { data } = useSupplierChoicesQuery();
  const [regions, districts, asAbove] = useWatch({
    control: of.form.control,
    name: ['serviceRegions', 'serviceDistricts', 'postalAsAbove'],
  });
  const offered = (data?.regions ?? []).flatMap((region) =>
    region.districts.filter((name) => regions.includes(region.name) || districts.includes(name)),
  );
  return (
    <Grid templateColumns={columns} gap="5" alignItems="start">
      <SectionCard title="Service area">
        <CheckListField
          {...fieldOf(of, 'serviceRegions')}
          choices={(data?.regions ?? []).map(({ name }) => choiceOf(name))}
        />
        <CheckListField
          {...fieldOf(of, 'serviceDistricts')}
          choices={[...new Set(offered)].map(choiceOf)}
          none="Choose a region first to see its districts and cities."
        />
      </SectionCard>
      <Grid gap="5">
        <SectionCard title="Address">
          <ChipsField {...fieldOf(of, 'locations')} options={[]} free max={200} longest={100} />
          <AddressPartField {...fieldOf(of, 'physicalAddress')} fills={physical} />
          <Grid templateColumns={twoFields} gap="4">
            <AddressPartField {...fieldOf(of, 'physicalSuburb')} fills={physical} />
            <TextField {...fieldOf(of, 'physicalCity')} />
            <TextField {...fieldOf(of, 'physicalPostCode')} inputMode="numeric" />
          </Grid>
        </SectionCard>
        <PremisesCard form={of.form} />
        <SectionCard title="Postal details">
          <CheckboxField {...fieldOf(of, 'postalAsAbove')} />
          {!asAbove && (
            <>
              <AddressPartField {...fieldOf(of, 'postalAddress')} fills={postal} />
              <Grid templateColumns={twoFields} gap="4">
                <AddressPartField {...fieldOf(of, 'postalSuburb')} fills={postal} />
                <TextField {...fieldOf(of, 'postalCity')} />
                <TextField {...fieldOf(of, 'postalPostCode')} inputMode="numeric" />
              </Grid>
            </>
          )}
        </SectionCard>
      </Grid>
    </Grid>
  );
}

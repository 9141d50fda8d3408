import { Input } from '@chakra-ui/react';
import { boundFields } from '../../../editing/bound-field';
import { RecordTabs } from '../../../editing/record-tabs';
import { FieldFrame } from '../../../forms/field-frame';
import { FormColumns } from '../../../forms/form-columns';
import { ImageField } from '../../../forms/image-field';
import { featuredPhonePicture, featuredPicture } from '../../../forms/picture-shapes';
import { registered } from '../../../forms/registered';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { RecordTimeline } from '../../../history/record-timeline';
import { SupplierPicker } from '../../../pickers/record-pickers';
import { SectionCard } from '../../../ui/section-card';
import { type Listing, type ListingForm, listingFields, listingHistory } from './listing-fields';
import { listingStore } from './listing-store';

type Props = { form: ListingForm; listing: Listing | null };

function ListingDetails({ form, listing }: Props) {
  const fieldOf = boundFields(listingFields, form);
  const upload = useUpload('featuredListings');
  const place = listing
    ? 'The lower the number, the earlier the listing appears. The first ten are shown.'
    : 'Lower numbers come first. Listings without a number go last.';
  return (
    <FormColumns>
      <SectionCard
        title="Featured listing"
        description="The “Find out more” link opens the supplier’s profile."
      >
        <SupplierPicker {...fieldOf('supplierId')} />
        <TextField {...fieldOf('title')} maxLength={100} />
        <TextAreaField {...fieldOf('text')} rows={4} maxLength={300} />
        <FieldFrame {...fieldOf('position')} hint={place}>
          {(described) => (
            <Input
              inputMode="numeric"
              autoComplete="off"
              maxW="8rem"
              {...described}
              {...registered(form, 'position')}
            />
          )}
        </FieldFrame>
      </SectionCard>
      <SectionCard title="Pictures">
        <ImageField {...fieldOf('imageUrl')} shapes={featuredPicture} upload={upload} />
        <ImageField
          {...fieldOf('mobileImageUrl')}
          hint="If you leave this blank, phones show the desktop picture."
          shapes={featuredPhonePicture}
          upload={upload}
        />
      </SectionCard>
    </FormColumns>
  );
}

/** A featured listing's form and its history, as tabs. */
export function ListingTabs({ form, listing }: Props) {
  const details = <ListingDetails form={form} listing={listing} />;
  if (!listing) return details;
  const timeline = <RecordTimeline store={listingStore} record={listing} words={listingHistory} />;
  const tabs = [
    { id: 'details', label: 'Details', content: details },
    { id: 'timeline', label: 'Timeline', late: true, content: timeline },
  ];
  return <RecordTabs form={form} label="Featured listing" tabs={tabs} />;
}

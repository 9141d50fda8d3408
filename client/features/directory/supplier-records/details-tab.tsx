import { Grid, Text } from '@chakra-ui/react';
import { recordStatuses } from '../../../editing/record-statuses';
import { CheckboxField } from '../../../forms/checkbox-field';
import { SelectField } from '../../../forms/choice-fields';
import { choicesIn } from '../../../forms/choices';
import { DayField, InstantField } from '../../../forms/day-fields';
import { threeFields, twoFields } from '../../../forms/form-columns';
import { RichTextField } from '../../../forms/rich-text-field';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { PRODUCT_NAME } from '../../../lib/product';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import { CategoryField, SubCategoryField } from './category-fields';
import { type FormOf, fieldOf } from './supplier-field';
import { callTrackingTitles, months } from './supplier-labels';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

/** The tab with a supplier's names, its contacts and its agreement with Uplift. */
export function DetailsTab({ askHref, ...of }: FormOf & { askHref: string }) {
  const staff = of.editorRole === 'ADMIN';
  return (
    <Grid templateColumns={columns} gap="5" alignItems="start">
      {!staff && (
        <Text gridColumn="1 / -1" textStyle="sm" color="fg.muted">
          Some details are managed by the {PRODUCT_NAME} team and locked here.{' '}
          <TextLink to={askHref}>Contact us</TextLink> to change them.
        </Text>
      )}
      <Grid gap="5">
        <SectionCard title="Supplier">
          <TextField {...fieldOf(of, 'name')} required maxLength={150} />
          <TextField
            {...fieldOf(of, 'listTitle')}
            required
            maxLength={50}
            hint="Shown in search results. Enter the trade, for example Plumber."
          />
          <Grid templateColumns={twoFields} gap="4">
            <SelectField {...fieldOf(of, 'status')} options={choicesIn(recordStatuses)} />
            <TextField
              {...fieldOf(of, 'urlKeyword')}
              maxLength={100}
              hint="/buy/{keyword} and /use/{keyword} open this profile."
            />
          </Grid>
          <CategoryField {...of} />
          <SubCategoryField {...of} />
        </SectionCard>
        <SectionCard title="Contact" description="Only the phone number is public.">
          <TextField
            {...fieldOf(of, 'enquiryEmail')}
            type="email"
            required
            hint="We email enquiries to this address."
          />
          <Grid templateColumns={twoFields} gap="4">
            <TextField {...fieldOf(of, 'ownerName')} />
            <TextField {...fieldOf(of, 'ownerContactPerson')} />
            <TextField {...fieldOf(of, 'ownerMobile')} type="tel" />
            <TextField {...fieldOf(of, 'ownerEmail')} type="email" />
            <TextField {...fieldOf(of, 'invoiceEmail')} type="email" />
            <TextField {...fieldOf(of, 'introsEmail')} type="email" />
          </Grid>
          <CheckboxField {...fieldOf(of, 'emailNotificationsDisabled')} />
        </SectionCard>
        <SectionCard title="Calls">
          <TextField
            {...fieldOf(of, 'callRailPhone')}
            type="tel"
            hint="This phone number is shown on the site. We count the calls it gets."
          />
          <Grid templateColumns={twoFields} gap="4">
            <SelectField
              {...fieldOf(of, 'callTrackingTitle')}
              options={choicesIn(callTrackingTitles)}
              placeholder="Anyone"
            />
            <TextField {...fieldOf(of, 'callTrackingForwardNumber')} type="tel" />
          </Grid>
        </SectionCard>
      </Grid>
      <Grid gap="5">
        <SectionCard title="Membership">
          <Grid templateColumns={twoFields} gap="4">
            <DayField {...fieldOf(of, 'membershipListingDate')} />
            <SelectField
              {...fieldOf(of, 'signUpMonth')}
              options={choicesIn(months)}
              placeholder="Not known"
            />
          </Grid>
          <TextField {...fieldOf(of, 'membershipOption')} />
        </SectionCard>
        <SectionCard title="Search settings">
          <Grid templateColumns={threeFields} gap="4" alignItems="end">
            <TextField {...fieldOf(of, 'searchWeight')} inputMode="numeric" />
            <TextField {...fieldOf(of, 'commercialSearchWeight')} inputMode="numeric" />
            <TextField {...fieldOf(of, 'consumerSearchWeight')} inputMode="numeric" />
          </Grid>
          <CheckboxField {...fieldOf(of, 'showCommercial')} />
          <CheckboxField {...fieldOf(of, 'showConsumer')} />
        </SectionCard>
        <SectionCard title="Printed directory">
          <TextField {...fieldOf(of, 'paperDirectoryEmailAlias')} />
          <InstantField {...fieldOf(of, 'paperDirectoryLastChanged')} />
        </SectionCard>
        {staff && (
          <SectionCard title="For staff">
            <RichTextField {...fieldOf(of, 'adminNotes')} />
            <TextAreaField {...fieldOf(of, 'reasonForLeaving')} rows={3} />
          </SectionCard>
        )}
      </Grid>
    </Grid>
  );
}

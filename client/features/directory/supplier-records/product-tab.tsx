import { Grid } from '@chakra-ui/react';
import { CheckboxField } from '../../../forms/checkbox-field';
import { SelectField } from '../../../forms/choice-fields';
import { choicesIn } from '../../../forms/choices';
import { twoFields } from '../../../forms/form-columns';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { contributionTypes } from '../../../ui/contribution-types';
import { SectionCard } from '../../../ui/section-card';
import { type FormOf, fieldOf } from './supplier-field';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

/** The tab with a supplier's contribution, and the buttons and forms of its profile (R093, R096). */
export function ProductTab(of: FormOf) {
  return (
    <Grid templateColumns={columns} gap="5" alignItems="start">
      <Grid gap="5">
        <SectionCard title="Contribution">
          <Grid templateColumns={twoFields} gap="4">
            <SelectField
              {...fieldOf(of, 'contributionType')}
              options={choicesIn(contributionTypes)}
              placeholder="No contribution agreed yet"
            />
            <TextField {...fieldOf(of, 'contributionDetails')} hint="The contribution, for example 5%." />
          </Grid>
          <TextAreaField {...fieldOf(of, 'specificBenefits')} />
          <TextAreaField {...fieldOf(of, 'leadSummary')} />
          <TextField {...fieldOf(of, 'specialFieldLabel')} hint="Label for the extra enquiry field." />
          <CheckboxField {...fieldOf(of, 'isGstRegistered')} />
        </SectionCard>
        <SectionCard title="Headings on the supplier’s profile">
          <TextField {...fieldOf(of, 'servicesHeadingOverride')} />
          <TextField {...fieldOf(of, 'ourWorkHeadingOverride')} />
        </SectionCard>
      </Grid>
      <Grid gap="5">
        <SectionCard title="Enquiry form">
          <CheckboxField {...fieldOf(of, 'useContactForm')} />
          <TextField {...fieldOf(of, 'contactUsHeader')} />
          <TextField {...fieldOf(of, 'contactUsSubheading')} />
        </SectionCard>
        <SectionCard title="Email button">
          <CheckboxField {...fieldOf(of, 'emailButtonVisible')} />
          <Grid templateColumns={twoFields} gap="4">
            <TextField {...fieldOf(of, 'buttonText')} />
            <TextField {...fieldOf(of, 'buttonSubText')} />
          </Grid>
          <TextField {...fieldOf(of, 'buttonLink')} type="url" />
          <TextAreaField {...fieldOf(of, 'emailFileDescription')} rows={2} />
        </SectionCard>
        <SectionCard title="Affiliate button">
          <CheckboxField {...fieldOf(of, 'affiliateButtonVisible')} />
          <Grid templateColumns={twoFields} gap="4">
            <TextField {...fieldOf(of, 'affiliateButtonText')} />
            <TextField {...fieldOf(of, 'affiliateButtonSubText')} />
          </Grid>
          <TextField {...fieldOf(of, 'affiliateButtonLink')} type="url" />
        </SectionCard>
      </Grid>
    </Grid>
  );
}

import { Grid, Text } from '@chakra-ui/react';
import { CheckboxField } from '../../../forms/checkbox-field';
import { SelectField } from '../../../forms/choice-fields';
import { choicesIn } from '../../../forms/choices';
import { twoFields } from '../../../forms/form-columns';
import { RichTextField } from '../../../forms/rich-text-field';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { adminPaths } from '../../../navigation/admin-paths';
import { CausePicker, SupplierPicker } from '../../../pickers/record-pickers';
import { buyerStatuses } from '../../../ui/buyer-status-labels';
import { buyerTypes } from '../../../ui/buyer-type-labels';
import { CopiedLink } from '../../../ui/copied-link';
import { Fact, FactList } from '../../../ui/fact-list';
import { chancesOfLead, goodCauseActions, interestedStatuses } from '../../../ui/impact-buyer-labels';
import { SectionCard } from '../../../ui/section-card';
import { type FormOf, fieldOf } from './buyer-fields';
import { BuyerTotals } from './buyer-totals';
import { LeadsLink } from './leads-link';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

/** The card with the buyer's name, type and statuses (R121). */
function EntityCard(of: FormOf) {
  const staff = of.editorRole === 'ADMIN';
  return (
    <SectionCard title="Essential Details">
      <TextField {...fieldOf(of, 'name')} required maxLength={150} />
      <SelectField {...fieldOf(of, 'buyerType')} options={choicesIn(buyerTypes)} placeholder="No type" />
      {staff && (
        <>
          <Grid templateColumns={twoFields} gap="4">
            <SelectField {...fieldOf(of, 'interestedStatus')} options={choicesIn(interestedStatuses)} />
            <SelectField {...fieldOf(of, 'status')} options={choicesIn(buyerStatuses)} />
          </Grid>
          <CausePicker {...fieldOf(of, 'goodCauseId')} />
          <SupplierPicker
            {...fieldOf(of, 'supplierId')}
            hint="If this organisation is also a supplier, link it here."
          />
        </>
      )}
      {!staff && of.buyer && (
        <FactList>
          <Fact label="Chosen good cause" empty="None yet">
            {of.buyer.goodCause?.name}
          </Fact>
        </FactList>
      )}
    </SectionCard>
  );
}

/** The card with the lead contact at the buyer (R121). */
const ContactCard = (of: FormOf) => (
  <SectionCard title="Lead contact" description="Email and phone are not public.">
    <Grid templateColumns={twoFields} gap="4">
      <TextField {...fieldOf(of, 'contactName')} />
      <TextField {...fieldOf(of, 'contactTitle')} />
    </Grid>
    <TextField {...fieldOf(of, 'email')} type="email" required />
    <Grid templateColumns={twoFields} gap="4">
      <TextField {...fieldOf(of, 'phone')} type="tel" />
      <TextField {...fieldOf(of, 'contactConnection')} />
    </Grid>
  </SectionCard>
);

/** The card with the buyer's good cause and its prospecting page (R122). */
function CauseCard(of: FormOf) {
  const { buyer } = of;
  return (
    <SectionCard title="Good cause">
      {buyer?.goodCauseLinkKey ? (
        <CopiedLink
          label="Link to the good cause’s page for finding buyers"
          path={adminPaths.causeLink(buyer.goodCauseLinkKey)}
        />
      ) : (
        <Text textStyle="sm" color="fg.muted">
          Choose a good cause to get a link to the page where the cause can find buyers.
        </Text>
      )}
      <CheckboxField {...fieldOf(of, 'goodCauseLinkEnabled')} />
      <CheckboxField {...fieldOf(of, 'isGoodCause')} />
      {buyer && (
        <FactList>
          <Fact label="Progress">{goodCauseActions[buyer.goodCauseAction]}</Fact>
          <Fact label="Comments" empty="None">
            {buyer.goodCauseComments}
          </Fact>
        </FactList>
      )}
    </SectionCard>
  );
}

/** The tab with the buyer's details, its contact and its good cause (R121, R122, R123). */
export function EssentialTab(of: FormOf & { enquiryHref?: (id: number) => string }) {
  const { buyer } = of;
  const staff = of.editorRole === 'ADMIN';
  return (
    <Grid templateColumns={columns} gap="5" alignItems="start">
      <Grid gap="5">
        <EntityCard {...of} />
        <ContactCard {...of} />
      </Grid>
      <Grid gap="5">
        {buyer && <BuyerTotals buyer={buyer} enquiryHref={of.enquiryHref} />}
        {staff && (
          <SectionCard title="Leads">
            <SelectField
              {...fieldOf(of, 'chanceOfLead')}
              options={choicesIn(chancesOfLead)}
              placeholder="Not known"
            />
            {buyer && <LeadsLink buyer={buyer} />}
            <TextAreaField {...fieldOf(of, 'actionNotes')} rows={4} />
          </SectionCard>
        )}
        {staff && <CauseCard {...of} />}
        {staff && (
          <SectionCard title="For staff">
            <RichTextField {...fieldOf(of, 'adminNotes')} />
          </SectionCard>
        )}
      </Grid>
    </Grid>
  );
}

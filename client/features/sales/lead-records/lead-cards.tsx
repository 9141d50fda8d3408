import { Field, Grid, Textarea } from '@chakra-ui/react';
import { boundFields } from '../../../editing/bound-field';
import { ChanceField } from '../../../forms/chance-field';
import { SelectField } from '../../../forms/choice-fields';
import { DayField, InstantField } from '../../../forms/day-fields';
import { twoFields } from '../../../forms/form-columns';
import { MoneyField } from '../../../forms/money-field';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { formatCount, formatMoney } from '../../../lib/format';
import { adminPaths } from '../../../navigation/admin-paths';
import { StaffPicker } from '../../../pickers/record-pickers';
import { DateTime } from '../../../ui/date-time';
import { Fact, FactList } from '../../../ui/fact-list';
import { choicesOf } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import { type Lead, type LeadForm, leadFields } from './lead-fields';
import { contributionBands, leadResponses, leadTypes, revenueBands, weights } from './lead-labels';
import { StatusField } from './status-field';

type Props = { form: LeadForm; lead: Lead };

const numbered = (labels: Readonly<Record<number, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const types = choicesOf(leadTypes);
const revenues = numbered(revenueBands);
const contributions = numbered(contributionBands);
const weightChoices = numbered(weights);

/** Returns the buyer's answer; null if there is none yet. */
const answerOf = ({ customersResponse: said, customerHidden }: Lead) =>
  said && `${leadResponses[said]}${customerHidden ? ' (hidden)' : ''}`;

/** Totals of all sales of one side; revenue in whole dollars (R212). */
const SalesFacts = ({ sales }: { sales: Lead['supplier']['sales'] }) => (
  <>
    <Fact label="Enquiries">{formatCount(sales.enquiryTotal)}</Fact>
    <Fact label="Revenue">{formatMoney(Math.trunc(sales.revenueTotal))}</Fact>
    <Fact label="$UC">{formatMoney(sales.contributionTotal)}</Fact>
  </>
);

/** The card of the buyer that the lead is for (R205). */
export function LeadFromCard({ form, lead: { impactBuyer } }: Props) {
  const of = boundFields(leadFields, form);
  return (
    <SectionCard title="Lead From">
      <FactList>
        <Fact label="Impact buyer">
          <TextLink to={adminPaths.impactBuyer(impactBuyer.id)}>{impactBuyer.name}</TextLink>
        </Fact>
        <Fact label="Contact">{impactBuyer.contactName}</Fact>
        <Fact label="Good cause">{impactBuyer.goodCause?.name}</Fact>
        <SalesFacts sales={impactBuyer.sales} />
      </FactList>
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <TextField {...of('fromName')} maxLength={200} />
        <TextField {...of('fromType')} maxLength={100} />
        <TextField {...of('fromPhone')} type="tel" maxLength={50} />
        <TextField {...of('fromEmail')} type="email" maxLength={254} />
      </Grid>
      <TextField {...of('buyerType')} maxLength={100} />
    </SectionCard>
  );
}

/** The card of the offered supplier, with the estimated revenue and contribution (R210, R211). */
export function LeadForCard({ form, lead: { supplier } }: Props) {
  const of = boundFields(leadFields, form);
  return (
    <SectionCard title="Lead For ($)">
      <FactList>
        <Fact label="Supplier">
          <TextLink to={adminPaths.supplier(supplier.id)}>{supplier.name}</TextLink>
        </Fact>
        <Fact label="Benefits">{supplier.specificBenefits}</Fact>
        <SalesFacts sales={supplier.sales} />
      </FactList>
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <SelectField {...of('estimatedRevenueBand')} options={revenues} placeholder="Not known" />
        <SelectField {...of('estimatedContributionBand')} options={contributions} placeholder="Not known" />
        <MoneyField {...of('actualRevenue')} />
        <MoneyField {...of('actualContribution')} />
        <TextField {...of('listTitle')} maxLength={200} />
        <TextField {...of('callRailPhone')} type="tel" maxLength={50} />
      </Grid>
      <TextField {...of('urlKeyword')} maxLength={100} />
      <TextAreaField {...of('summary')} rows={4} maxLength={2000} />
    </SectionCard>
  );
}

/** Dates of the lead's milestones; a new status sets its own (R195). */
export function MilestonesCard({ form, lead }: Props) {
  const of = boundFields(leadFields, form);
  return (
    <SectionCard
      title="Milestones"
      description="The date for each status is filled in when you save that status."
    >
      <FactList>
        <Fact label="Created">
          <DateTime value={lead.createdAt} />
        </Fact>
        <Fact label="Enquiry">
          {lead.salesEnquiryId && (
            <TextLink to={adminPaths.enquiry(lead.salesEnquiryId)}>Enquiry {lead.salesEnquiryId}</TextLink>
          )}
        </Fact>
      </FactList>
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <DayField {...of('futureActionOn')} />
        <InstantField {...of('actionTakenAt')} />
        <InstantField {...of('soundingPositiveAt')} />
        <InstantField {...of('slimChanceAt')} />
        <InstantField {...of('noOpportunityAt')} />
      </Grid>
    </SectionCard>
  );
}

/** The card with the lead's status and details; staff cannot change the buyer's comments (R207). */
export function LeadDetailsCard({ form, lead }: Props) {
  const of = boundFields(leadFields, form);
  return (
    <SectionCard title="Lead Details">
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <StatusField form={form} stored={lead.status} />
        <SelectField {...of('leadType')} options={types} placeholder="Not known" />
      </Grid>
      <ChanceField {...of('chance')} />
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <SelectField
          {...of('weight')}
          options={weightChoices}
          hint="The higher the number, the earlier the lead appears on the buyer’s page."
        />
        <StaffPicker {...of('personResponsibleId')} />
      </Grid>
      <TextAreaField {...of('opportunitySummary')} rows={3} maxLength={2000} />
      <TextAreaField {...of('notes')} rows={5} hint="Staff only." />
      <FactList>
        <Fact label="Buyer’s response" empty="Nothing yet">
          {answerOf(lead)}
        </Fact>
      </FactList>
      <Field.Root disabled>
        <Field.Label>Buyer’s comments</Field.Label>
        <Textarea value={lead.customersComments ?? ''} rows={3} readOnly />
      </Field.Root>
    </SectionCard>
  );
}

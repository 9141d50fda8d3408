import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { ChanceField } from '../../../forms/chance-field';
import { CheckboxField } from '../../../forms/checkbox-field';
import { SelectField } from '../../../forms/choice-fields';
import { DayField, InstantField } from '../../../forms/day-fields';
import { twoFields } from '../../../forms/form-columns';
import { MoneyField } from '../../../forms/money-field';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { communityHours, formatHours, formatMoney } from '../../../lib/format';
import { readDollars, writeDollars } from '../../../lib/parse-numbers';
import { adminPaths } from '../../../navigation/admin-paths';
import { contributionTypes } from '../../../ui/contribution-types';
import { DateTime } from '../../../ui/date-time';
import { Fact, FactList } from '../../../ui/fact-list';
import { messageStates } from '../../../ui/message-labels';
import { choicesOf, emailStateLabels, feedbackLabels, viaLabels } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { TextLink } from '../../../ui/text-link';
import { enquiryFields } from './enquiry-fields';
import type { Enquiry } from './enquiry-rows';
import { ProgressField } from './progress-field';
import {
  BuyerPicker,
  CausePicker,
  type EnquiryForm,
  enquiryField,
  ReferrerPicker,
  ResponsiblePicker,
  SupplierPicker,
} from './record-pickers';

type Props = { form: EnquiryForm; enquiry: Enquiry | null };

const via = choicesOf(viaLabels);
const feedback = choicesOf(feedbackLabels);
const emailStates = choicesOf(emailStateLabels);

/** The card with the customer's details. */
export function CustomerCard({ form }: Props) {
  return (
    <SectionCard title="Customer Details">
      <TextField {...enquiryField(form, 'fullName')} autoComplete="off" />
      <Grid templateColumns={twoFields} gap="4">
        <TextField {...enquiryField(form, 'email')} type="email" autoComplete="off" />
        <TextField {...enquiryField(form, 'mobile')} type="tel" autoComplete="off" />
      </Grid>
      <TextAreaField {...enquiryField(form, 'address')} rows={2} />
      <TextField {...enquiryField(form, 'heardFrom')} />
      <CheckboxField {...enquiryField(form, 'joinEmailList')} />
    </SectionCard>
  );
}

function SupplierTexts({ form }: { form: EnquiryForm }) {
  const supplier = useWatch({ control: form.control, name: 'supplierId' });
  if (!supplier) return null;
  return (
    <Box bg="bg.subtle" borderRadius="l2" px="4" py="3">
      <FactList>
        <Fact label="Categories">{supplier.categories}</Fact>
        <Fact label="Sub categories">{supplier.subCategories}</Fact>
      </FactList>
    </Box>
  );
}

/** The card with the enquiry's status and subject. */
export function DetailsCard({ form, enquiry }: Props) {
  return (
    <SectionCard title="Enquiry Details">
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <ProgressField form={form} />
        <SelectField {...enquiryField(form, 'buyerFeedback')} options={feedback} placeholder="Nothing yet" />
        <InstantField {...enquiryField(form, 'enquiredAt')} />
        <SelectField {...enquiryField(form, 'via')} options={via} placeholder="Not known" />
      </Grid>
      <SupplierPicker form={form} />
      <SupplierTexts form={form} />
      <BuyerPicker form={form} />
      <CausePicker form={form} />
      <TextField {...enquiryField(form, 'enquiryAbout')} />
      <TextAreaField {...enquiryField(form, 'message')} rows={6} />
      <TextField
        form={form}
        name="specialField"
        label={enquiry?.specialFieldLabel ?? enquiryFields.specialField.label}
      />
      <TextAreaField {...enquiryField(form, 'supplierNotes')} rows={3} />
      <TextAreaField {...enquiryField(form, 'buyerNotes')} rows={3} />
    </SectionCard>
  );
}

/**
 * Suggests the agreed share as the contribution, applied with one press (A50); renders nothing while the revenue has
 * unsaved changes.
 */
function Suggestion({ form, enquiry }: Props) {
  const [revenue, contribution] = useWatch({ control: form.control, name: ['revenue', 'contribution'] });
  const suggested = enquiry?.staff?.suggestedContribution ?? null;
  if (suggested === null || readDollars(revenue) !== enquiry?.revenue) return null;
  if (readDollars(contribution) === suggested) return null;
  const { contributionType, contributionDetails, name } = enquiry.supplier ?? {};
  return (
    <Flex align="center" gap="3" wrap="wrap" bg="accent.subtle" borderRadius="l2" px="4" py="3">
      <Text textStyle="sm" flex="1 1 12rem" minW="0">
        {name} gives {contributionDetails} ({contributionType && contributionTypes[contributionType]}):{' '}
        {formatMoney(suggested)}
      </Text>
      <Button
        size="sm"
        colorPalette="accent"
        onClick={() => form.setValue('contribution', writeDollars(suggested), { shouldDirty: true })}
      >
        Use {formatMoney(suggested)}
      </Button>
    </Flex>
  );
}

function WhatItDoes({ form }: { form: EnquiryForm }) {
  const contribution = readDollars(useWatch({ control: form.control, name: 'contribution' }));
  const progress = useWatch({ control: form.control, name: 'progress' });
  if (!contribution) return null;
  if (progress === 'FALLEN_THROUGH')
    return <>The sale fell through, so there is no contribution. It would have been:</>;
  return <>Funds {formatHours(communityHours(contribution))} of community work.</>;
}

/** The outcome of the sale, for staff only (R154). */
export function OutcomeCard({ form, enquiry }: Props) {
  return (
    <SectionCard title="Outcome of Sale">
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <MoneyField {...enquiryField(form, 'revenue')} />
        <MoneyField {...enquiryField(form, 'supplierRevenue')} />
        <MoneyField {...enquiryField(form, 'contribution')} hint={<WhatItDoes form={form} />} />
        <TextField {...enquiryField(form, 'xeroInvoice')} />
      </Grid>
      <Suggestion form={form} enquiry={enquiry} />
      <Flex columnGap="6" rowGap="3" wrap="wrap">
        <CheckboxField {...enquiryField(form, 'paidToGoodCause')} />
        <CheckboxField {...enquiryField(form, 'repeatSale')} />
      </Flex>
    </SectionCard>
  );
}

/** Problems reported about the enquiry, each with a link to its message (A162). */
const ReportedIssues = ({ issues }: { issues: Enquiry['reportedIssues'] }) => (
  <Box as="ul" listStyleType="none">
    {issues.map(({ id, issue, state }) => (
      <li key={id}>
        <TextLink to={adminPaths.message(id)}>{issue ?? `Message ${id}`}</TextLink> ({messageStates[state]})
      </li>
    ))}
  </Box>
);

/** The card with internal data of staff (R154). */
export function OtherCard({ form, enquiry }: Props) {
  const staff = enquiry?.staff;
  return (
    <SectionCard title="Other Data">
      <TextAreaField {...enquiryField(form, 'adminNotes')} rows={4} hint="Staff only." />
      <ResponsiblePicker form={form} />
      <Grid templateColumns={twoFields} gap="4" alignItems="start">
        <DayField {...enquiryField(form, 'followUpOn')} />
        <SelectField {...enquiryField(form, 'emailState')} options={emailStates} />
      </Grid>
      <ChanceField {...enquiryField(form, 'chance')} />
      <CheckboxField {...enquiryField(form, 'actionNeeded')} />
      <ReferrerPicker form={form} />
      <TextField {...enquiryField(form, 'importSupplier')} hint="Supplier name in the imported file." />
      {enquiry && (
        <FactList>
          {enquiry.reportedIssues.length > 0 && (
            <Fact label="Reported issues">
              <ReportedIssues issues={enquiry.reportedIssues} />
            </Fact>
          )}
          <Fact label="Seen by the supplier" empty="Not yet">
            {enquiry.openedAt && <DateTime value={enquiry.openedAt} />}
          </Fact>
          <Fact label="From lead">
            {staff?.leadId && <TextLink to={adminPaths.lead(staff.leadId)}>Lead {staff.leadId}</TextLink>}
          </Fact>
          {staff?.leadCreatedAt && (
            <Fact label="Lead created">
              <DateTime value={staff.leadCreatedAt} />
            </Fact>
          )}
          {staff?.leadActionTakenAt && (
            <Fact label="Action taken on the lead">
              <DateTime value={staff.leadActionTakenAt} />
            </Fact>
          )}
        </FactList>
      )}
    </SectionCard>
  );
}

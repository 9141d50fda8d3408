import { Box, Button, Flex, Grid, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { CheckboxField, SelectField } from '../../forms/choice-fields';
import { MoneyField } from '../../forms/money-field';
import { TextAreaField, TextField } from '../../forms/text-fields';
import { communityHours, formatHours, formatMoney } from '../../lib/format';
import { isElsewhere } from '../../lib/new-zealand-time';
import { readDollars } from '../../lib/typed-numbers';
import { DateTime } from '../../ui/date-time';
import { Fact, FactList } from '../../ui/fact-list';
import { choicesOf, emailStateLabels, feedbackLabels, viaLabels } from '../../ui/sales-words';
import { ChanceField } from './chance-field';
import { EnquiryCard } from './enquiry-card';
import { fieldLabels } from './enquiry-form-values';
import type { Enquiry } from './enquiry-rows';
import { ProgressField } from './progress-field';
import {
  BuyerPicker,
  CausePicker,
  type EnquiryForm,
  ReferrerPicker,
  ResponsiblePicker,
  SupplierPicker,
} from './record-pickers';

type Props = { form: EnquiryForm; enquiry: Enquiry | null };

const pair = { base: '1fr', sm: '1fr 1fr' };
const via = choicesOf(viaLabels);
const feedback = choicesOf(feedbackLabels);
const emailStates = choicesOf(emailStateLabels);

/** Who asks. */
export function CustomerCard({ form }: Props) {
  return (
    <EnquiryCard title="Customer Details">
      <TextField form={form} name="fullName" label={fieldLabels.fullName} autoComplete="off" />
      <Grid templateColumns={pair} gap="4">
        <TextField form={form} name="email" label={fieldLabels.email} type="email" autoComplete="off" />
        <TextField form={form} name="mobile" label={fieldLabels.mobile} type="tel" autoComplete="off" />
      </Grid>
      <TextAreaField form={form} name="address" label={fieldLabels.address} rows={2} />
      <TextField form={form} name="heardFrom" label={fieldLabels.heardFrom} />
      <CheckboxField form={form} name="joinEmailList" label={fieldLabels.joinEmailList} />
    </EnquiryCard>
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

/** What it is about, and where it stands. */
export function DetailsCard({ form, enquiry }: Props) {
  return (
    <EnquiryCard title="Enquiry Details">
      <Grid templateColumns={pair} gap="4" alignItems="start">
        <ProgressField form={form} />
        <SelectField
          form={form}
          name="buyerFeedback"
          label={fieldLabels.buyerFeedback}
          options={feedback}
          placeholder="Nothing yet"
        />
        <TextField
          form={form}
          name="enquiredAt"
          label={fieldLabels.enquiredAt}
          type="datetime-local"
          hint={isElsewhere() ? 'New Zealand time' : undefined}
        />
        <SelectField form={form} name="via" label={fieldLabels.via} options={via} placeholder="Not known" />
      </Grid>
      <SupplierPicker form={form} />
      <SupplierTexts form={form} />
      <BuyerPicker form={form} />
      <CausePicker form={form} />
      <TextField form={form} name="enquiryAbout" label={fieldLabels.enquiryAbout} />
      <TextAreaField form={form} name="message" label={fieldLabels.message} rows={6} />
      <TextField
        form={form}
        name="specialField"
        label={enquiry?.specialFieldLabel ?? fieldLabels.specialField}
      />
      <TextAreaField form={form} name="supplierNotes" label={fieldLabels.supplierNotes} rows={3} />
      <TextAreaField form={form} name="buyerNotes" label={fieldLabels.buyerNotes} rows={3} />
    </EnquiryCard>
  );
}

/** The agreed share, taken over with one press (A50); nothing while the revenue is not saved yet. */
function Suggestion({ form, enquiry }: Props) {
  const [revenue, contribution] = useWatch({ control: form.control, name: ['revenue', 'contribution'] });
  const suggested = enquiry?.staff?.suggestedContribution ?? null;
  if (suggested === null || readDollars(revenue) !== enquiry?.revenue) return null;
  if (readDollars(contribution) === suggested) return null;
  const { contributionType, contributionDetails, name } = enquiry.supplier ?? {};
  return (
    <Flex align="center" gap="3" wrap="wrap" bg="accent.subtle" borderRadius="l2" px="4" py="3">
      <Text textStyle="sm" flex="1 1 12rem" minW="0">
        {name} gives {contributionDetails} ({contributionType}): {formatMoney(suggested)}
      </Text>
      <Button
        size="sm"
        colorPalette="accent"
        onClick={() => form.setValue('contribution', suggested.toFixed(2), { shouldDirty: true })}
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
    return <>Fell through: nothing is given. This is what it would have been.</>;
  return <>Pays for {formatHours(communityHours(contribution))} of community work.</>;
}

/** What came of it. Staff only (R154). */
export function OutcomeCard({ form, enquiry }: Props) {
  return (
    <EnquiryCard title="Outcome of Sale">
      <Grid templateColumns={pair} gap="4" alignItems="start">
        <MoneyField form={form} name="revenue" label={fieldLabels.revenue} />
        <MoneyField form={form} name="supplierRevenue" label={fieldLabels.supplierRevenue} />
        <MoneyField
          form={form}
          name="contribution"
          label={fieldLabels.contribution}
          hint={<WhatItDoes form={form} />}
        />
        <TextField form={form} name="xeroInvoice" label={fieldLabels.xeroInvoice} />
      </Grid>
      <Suggestion form={form} enquiry={enquiry} />
      <Flex gap="6" wrap="wrap">
        <CheckboxField form={form} name="paidToGoodCause" label={fieldLabels.paidToGoodCause} />
        <CheckboxField form={form} name="repeatSale" label={fieldLabels.repeatSale} />
      </Flex>
    </EnquiryCard>
  );
}

/** What staff keep for themselves (R154). */
export function OtherCard({ form, enquiry }: Props) {
  const staff = enquiry?.staff;
  return (
    <EnquiryCard title="Other Data">
      <TextAreaField
        form={form}
        name="adminNotes"
        label={fieldLabels.adminNotes}
        rows={4}
        hint="Staff only."
      />
      <ResponsiblePicker form={form} />
      <Grid templateColumns={pair} gap="4" alignItems="start">
        <TextField form={form} name="followUpOn" label={fieldLabels.followUpOn} type="date" />
        <SelectField form={form} name="emailState" label={fieldLabels.emailState} options={emailStates} />
      </Grid>
      <ChanceField form={form} />
      <CheckboxField form={form} name="actionNeeded" label={fieldLabels.actionNeeded} />
      <ReferrerPicker form={form} />
      <TextField
        form={form}
        name="importSupplier"
        label={fieldLabels.importSupplier}
        hint="What the supplier is called in the list that this enquiry was imported from."
      />
      {enquiry && (
        <FactList>
          <Fact label="Seen by the supplier" empty="Not yet">
            {enquiry.openedAt && <DateTime value={enquiry.openedAt} />}
          </Fact>
          <Fact label="From lead">{staff?.leadId}</Fact>
          {staff?.leadCreatedAt && (
            <Fact label="Lead created">
              <DateTime value={staff.leadCreatedAt} />
            </Fact>
          )}
          {staff?.leadActionTakenAt && (
            <Fact label="Lead action taken">
              <DateTime value={staff.leadActionTakenAt} />
            </Fact>
          )}
        </FactList>
      )}
    </EnquiryCard>
  );
}

import { Box, Flex, Grid, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { SelectField } from '../../../forms/choice-fields';
import { ContactFields } from '../../../forms/contact-fields';
import { Form, FormMessage, SubmitButton } from '../../../forms/form';
import { threeFields, twoFields } from '../../../forms/form-columns';
import { Honeypot, useLanguageCode } from '../../../forms/form-guard';
import { QuantityField } from '../../../forms/quantity-field';
import { SentPanel } from '../../../forms/sent-panel';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useSubmission } from '../../../forms/use-submission';
import { useZodForm } from '../../../forms/use-zod-form';
import { formatMoney } from '../../../lib/format';
import { useLanguage, useTexts } from '../../../lib/language';
import { type GiftBoxQuery, useOrderImpactBoxMutation } from './gift-box.generated';
import { boxTexts } from './gift-box-texts';
import { countOf, emptyOrder, MAX_OF_ONE, orderInput, orderSchema } from './order-schema';
import { orderTexts } from './order-texts';

type Props = { boxes: GiftBoxQuery['impactBoxes']; goodCauses: GiftBoxQuery['goodCauses'] };

/** The order form for Impact Boxes (C124), which are paid for later. Repeated sends count as one order. */
export default function OrderForm({ boxes, goodCauses }: Props) {
  const text = useTexts(orderTexts);
  const language = useLanguage();
  const ids = useMemo(() => boxes.map(({ id }) => id), [boxes]);
  const schema = useMemo(() => orderSchema(ids, language), [ids, language]);
  const form = useZodForm(schema, { defaultValues: emptyOrder(ids), untilSent: true });
  const [order] = useOrderImpactBoxMutation();
  const languageCode = useLanguageCode();
  const { answer, submit, startAnother } = useSubmission(form, {
    subject: 'order',
    until: 'another',
    blank: emptyOrder(ids),
    send: (fields, context) => order({ variables: { input: orderInput(fields, languageCode) }, context }),
  });

  const receipt = answer?.data?.orderImpactBox;
  const quantities = form.watch('quantities');
  const total = boxes.reduce((sum, { id, price }) => sum + price * countOf(quantities[id]), 0);
  return (
    <>
      {receipt && (
        <SentPanel title={text.sent} again={text.again} onAgain={startAnother}>
          {text.sentText(receipt.id, formatMoney(receipt.total))}
        </SentPanel>
      )}
      <Form form={form} onSubmit={submit} hidden={Boolean(receipt)} position="relative">
        <FormMessage form={form} />
        <Grid templateColumns={threeFields} gap="5">
          {boxes.map(({ id, name, price }) => {
            const called = boxTexts[id]?.[language].name ?? name;
            return (
              <QuantityField
                key={id}
                form={form}
                name={`quantities.${id}`}
                max={MAX_OF_ONE}
                label={called}
                hint={formatMoney(price)}
                lessLabel={text.less(called)}
                moreLabel={text.more(called)}
              />
            );
          })}
        </Grid>
        <Grid templateColumns={twoFields} gap="5">
          <TextField form={form} name="fullName" label={text.fullName} autoComplete="name" required />
          <ContactFields form={form} email={text.email} mobile={text.mobile} />
          <SelectField
            form={form}
            name="goodCauseId"
            label={text.cause}
            placeholder={text.anyCause}
            options={goodCauses.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        </Grid>
        <TextAreaField
          form={form}
          name="address"
          label={text.address}
          hint={text.addressHint}
          rows={3}
          autoComplete="street-address"
          required
        />
        <TextAreaField form={form} name="message" label={text.message} hint={text.messageHint} rows={3} />
        <Honeypot form={form} />
        <Flex
          justify="space-between"
          align="center"
          gap="4"
          wrap="wrap"
          borderTopWidth="1px"
          borderColor="border"
          pt="5"
        >
          <Box as="output" aria-live="polite">
            <Text as="span" display="block" textStyle="sm" color="fg.muted">
              {text.together}
            </Text>
            <Text as="span" textStyle="figure" fontSize="2xl">
              {formatMoney(total)}
            </Text>
          </Box>
          <SubmitButton form={form} size="lg" colorPalette="accent">
            {text.submit}
          </SubmitButton>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          {text.noPayment}
        </Text>
      </Form>
    </>
  );
}

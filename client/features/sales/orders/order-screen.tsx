import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { SelectField } from '../../../forms/choice-fields';
import { FormColumns } from '../../../forms/form-columns';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { formatMoney } from '../../../lib/format';
import { RecordScreen } from '../../../lists/record-screen';
import { CausePicker } from '../../../pickers/record-pickers';
import { DateTime } from '../../../ui/date-time';
import { Fact, FactList } from '../../../ui/fact-list';
import { otherSystemIds } from '../../../ui/other-system-ids';
import { choicesOf } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { type Order, orderFields, orderHistory, orderStatuses, orderTones } from './order-fields';
import { orderStore } from './order-store';
import { useOrderDetailQuery } from './orders.generated';

const states = choicesOf(orderStatuses);

type Props = { id: number; back: ReactNode; toList: ReactNode; onDeleted: () => void };

const Boxes = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });

const BoxesCard = ({ order: { items, total, message } }: { order: Order }) => (
  <SectionCard
    title="Order details"
    description="These are the prices at the time of the order. Send the invoice manually."
  >
    <FactList>
      <Fact label="Boxes">
        <Boxes>
          {items.map(({ name, quantity, price }) => (
            <li key={`${name} ${price}`}>
              {quantity} × {name}, {formatMoney(price)} each
            </li>
          ))}
        </Boxes>
      </Fact>
      <Fact label="Total">{total !== null && `${formatMoney(total)}, GST included`}</Fact>
      <Fact label="Message">{message}</Fact>
    </FactList>
  </SectionCard>
);

/** An order of Impact Boxes: its state and its recipient (R301). */
export function OrderScreen({ id, ...ways }: Props) {
  const result = useOrderDetailQuery({ variables: { id } });
  return (
    <RecordScreen
      {...ways}
      recordLabel="order"
      fields={orderFields}
      store={orderStore}
      record={result.data?.orderRecord}
      result={result}
      heading={({ fullName, status, total, createdAt, externalRefs }) => ({
        title: fullName,
        tag: <StatusTag tone={orderTones[status]}>{orderStatuses[status]}</StatusTag>,
        facts: [
          `Order ${id}`,
          total !== null && formatMoney(total),
          <>
            Ordered <DateTime value={createdAt} />
          </>,
          ...otherSystemIds(externalRefs),
        ],
      })}
      deletedBy={orderStore}
      history={orderHistory}
    >
      {(form, order) => {
        const fieldOf = boundFields(orderFields, form);
        return (
          <FormColumns>
            <Grid gap="5">
              <SectionCard title="Progress">
                <SelectField {...fieldOf('status')} options={states} />
                <TextAreaField {...fieldOf('adminNotes')} rows={5} />
                <CausePicker {...fieldOf('goodCauseId')} />
              </SectionCard>
              <BoxesCard order={order} />
            </Grid>
            <SectionCard title="Customer">
              <TextField {...fieldOf('fullName')} maxLength={200} required />
              <TextField {...fieldOf('email')} type="email" maxLength={254} required />
              <TextField {...fieldOf('mobile')} type="tel" maxLength={50} />
              <TextAreaField {...fieldOf('address')} rows={3} maxLength={500} />
            </SectionCard>
          </FormColumns>
        );
      }}
    </RecordScreen>
  );
}

import { chakra, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { boundFields } from '../../editing/bound-field';
import { RecordEditor } from '../../editing/record-editor';
import { RecordState } from '../../editing/record-state';
import { SelectField } from '../../forms/choice-fields';
import { TextAreaField, TextField } from '../../forms/text-fields';
import { formatMoney } from '../../lib/format';
import { CausePicker } from '../../pickers/record-pickers';
import { DateTime } from '../../ui/date-time';
import { Fact, FactList } from '../../ui/fact-list';
import { RecordHeader } from '../../ui/record-header';
import { choicesOf } from '../../ui/sales-words';
import { SectionCard } from '../../ui/section-card';
import { StatusTag } from '../../ui/status-tag';
import { DeleteOrder } from './delete-order';
import { type Order, orderFields, orderStatuses, orderTones } from './order-fields';
import { orderStore } from './order-store';
import { OrderTimeline } from './order-timeline';
import { useOrderDetailQuery } from './orders.generated';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };
const states = choicesOf(orderStatuses);

type Props = { id: number; back: ReactNode; toList: ReactNode; onDeleted: () => void };

const Boxes = chakra('ul', { base: { listStyle: 'none', m: '0', p: '0' } });

const BoxesCard = ({ order: { items, total, message } }: { order: Order }) => (
  <SectionCard title="What was ordered" description="With the prices of the day; an invoice is sent by hand.">
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
      <Fact label="Together">{total !== null && `${formatMoney(total)}, GST included`}</Fact>
      <Fact label="Message">{message}</Fact>
    </FactList>
  </SectionCard>
);

/** An order of Impact Boxes: how far it has come, and whom it goes to (R301). */
export function OrderScreen({ id, back, toList, onDeleted }: Props) {
  const result = useOrderDetailQuery({ variables: { id } });
  return (
    <RecordState
      record={result.data?.orderRecord}
      result={result}
      missing={{ noun: 'order', action: toList }}
    >
      {(order) => (
        <RecordEditor
          key={id}
          fields={orderFields}
          store={orderStore}
          record={order}
          noun="order"
          header={(pass) => (
            <RecordHeader
              title={order.fullName}
              tag={<StatusTag tone={orderTones[order.status]}>{orderStatuses[order.status]}</StatusTag>}
              facts={[
                `Order ${order.id}`,
                order.total !== null && formatMoney(order.total),
                <>
                  Ordered <DateTime value={order.createdAt} />
                </>,
              ]}
              back={back}
              action={
                <DeleteOrder
                  id={id}
                  onDeleted={() => {
                    pass();
                    onDeleted();
                  }}
                />
              }
            />
          )}
          below={<OrderTimeline order={order} />}
        >
          {(form) => {
            const fieldOf = boundFields(orderFields, form);
            return (
              <Grid templateColumns={columns} gap="5" alignItems="start">
                <Grid gap="5">
                  <SectionCard title="Where it stands">
                    <SelectField {...fieldOf('status')} options={states} />
                    <TextAreaField {...fieldOf('adminNotes')} rows={5} />
                    <CausePicker {...fieldOf('goodCauseId')} />
                  </SectionCard>
                  <BoxesCard order={order} />
                </Grid>
                <SectionCard title="Who ordered">
                  <TextField {...fieldOf('fullName')} maxLength={200} required />
                  <TextField {...fieldOf('email')} type="email" maxLength={254} required />
                  <TextField {...fieldOf('mobile')} type="tel" maxLength={50} />
                  <TextAreaField {...fieldOf('address')} rows={3} maxLength={500} />
                </SectionCard>
              </Grid>
            );
          }}
        </RecordEditor>
      )}
    </RecordState>
  );
}

import { Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { boundFields } from '../../../editing/bound-field';
import { SelectField } from '../../../forms/choice-fields';
import { InstantField } from '../../../forms/day-fields';
import { FormColumns } from '../../../forms/form-columns';
import { RecordScreen } from '../../../lists/record-screen';
import { ColleaguePicker } from '../../../pickers/record-pickers';
import { ButtonLink } from '../../../ui/button-link';
import { DateTime } from '../../../ui/date-time';
import { ArrowRightIcon } from '../../../ui/pictograms';
import { choicesOf } from '../../../ui/sales-labels';
import { SectionCard } from '../../../ui/section-card';
import { StatusTag } from '../../../ui/status-tag';
import { type ActionItem, actionFields, actionHistory } from './action-fields';
import { actionHref } from './action-href';
import { useActionItemDetailQuery } from './action-items.generated';
import { actionStatuses, actionTones } from './action-labels';
import { actionStore } from './action-store';

const states = choicesOf(actionStatuses);

type Props = { id: number; back: ReactNode; toList: ReactNode };

/** The link to where the action is dealt with (R248); renders nothing if there is no such page. */
function DealWithIt({ action }: { action: ActionItem }) {
  const href = actionHref(action);
  if (!href) return null;
  return (
    <ButtonLink to={href} size="sm">
      Open <ArrowRightIcon />
    </ButtonLink>
  );
}

/** One action: its subject, its assignee and due date, and its history (R246, A155). */
export function ActionScreen({ id, back, toList }: Props) {
  const result = useActionItemDetailQuery({ variables: { id } });
  return (
    <RecordScreen
      recordLabel="action"
      fields={actionFields}
      store={actionStore}
      record={result.data?.actionItem}
      result={result}
      back={back}
      toList={toList}
      heading={({ type, status, overdue, createdAt, createdBy }) => ({
        title: type,
        tag: <StatusTag tone={actionTones[status]}>{actionStatuses[status]}</StatusTag>,
        facts: [
          `Action ${id}`,
          <>
            Created <DateTime value={createdAt} />
          </>,
          createdBy && `by ${createdBy.name}`,
          overdue && (
            <Text as="span" color="fg.error" fontWeight="semibold">
              Overdue
            </Text>
          ),
        ],
      })}
      actions={(action) => <DealWithIt action={action} />}
      history={actionHistory}
    >
      {(form, action) => {
        const fieldOf = boundFields(actionFields, form);
        return (
          <FormColumns>
            <SectionCard title="Details">
              <Text overflowWrap="anywhere" whiteSpace="pre-line">
                {action.value ?? action.type}
              </Text>
            </SectionCard>
            <SectionCard title="Progress">
              <SelectField {...fieldOf('status')} options={states} />
              <InstantField {...fieldOf('dueBy')} />
              <ColleaguePicker
                {...fieldOf('assignedToId')}
                hint="Leave blank to assign the action to everyone."
              />
            </SectionCard>
          </FormColumns>
        );
      }}
    </RecordScreen>
  );
}

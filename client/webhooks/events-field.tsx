import { Box, chakra, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { fieldError } from '../forms/field-frame';
import { GroupError } from '../forms/group-error';
import type { WebhookEvent } from '../graphql/schema.generated';
import { useTexts } from '../lib/language';
import { TickBox } from '../ui/tick-box';
import type { WebhookValues } from './webhook';
import { eventTexts, happenedTexts, nounTexts, webhookTexts } from './webhook-texts';

const Group = chakra('fieldset', { base: { border: '0', minW: '0', p: '0' } });
const Label = chakra('label', {
  base: { display: 'flex', gap: '2', alignItems: 'center', cursor: 'pointer', minH: '8' },
});

type Noun = keyof typeof nounTexts.en;
type Happened = keyof typeof happenedTexts.en;
const NOUNS = Object.keys(nounTexts.en) as Noun[];

type Props = { form: UseFormReturn<WebhookValues>; events: readonly WebhookEvent[] };

/** The events of a webhook: a line for each type of record, with a checkbox for everything that can happen to it. */
export function EventsField({ form, events }: Props) {
  const text = useTexts(webhookTexts);
  const labels = useTexts(eventTexts);
  const nouns = useTexts(nounTexts);
  const happened = useTexts(happenedTexts);
  const id = useId();
  const error = fieldError(form, 'eventTypes');
  const known = Object.keys(labels) as WebhookEvent[];
  const rows = NOUNS.map((noun) => ({
    noun,
    events: known.filter((event) => events.includes(event) && event.startsWith(`${noun}_`)),
  })).filter((row) => row.events.length > 0);
  const first = rows[0]?.events[0];
  return (
    <Controller
      control={form.control}
      name="eventTypes"
      render={({ field }) => (
        <Group aria-describedby={error ? `${id}-error` : undefined}>
          <Box as="legend" textStyle="sm" fontWeight="medium" mb="1.5">
            {text.events}
          </Box>
          {error && (
            <GroupError id={`${id}-error`} mb="2">
              {error}
            </GroupError>
          )}
          {rows.map((row) => (
            <Box
              key={row.noun}
              display="grid"
              gridTemplateColumns={{ base: '1fr', sm: '8rem 1fr' }}
              columnGap="4"
              py="1"
              borderTopWidth="1px"
              borderColor="border"
              textStyle="sm"
            >
              <Text aria-hidden pt={{ base: '1', sm: '1.5' }} color="fg.muted">
                {nouns[row.noun]}
              </Text>
              <Box display="flex" flexWrap="wrap" columnGap="4">
                {row.events.map((event) => (
                  <Label key={event}>
                    <TickBox
                      ref={event === first ? field.ref : undefined}
                      type="checkbox"
                      aria-label={labels[event]}
                      checked={field.value.includes(event)}
                      onBlur={field.onBlur}
                      onChange={({ target }) =>
                        field.onChange(
                          target.checked
                            ? [...field.value, event]
                            : field.value.filter((each) => each !== event),
                        )
                      }
                    />
                    {happened[event.slice(row.noun.length + 1) as Happened]}
                  </Label>
                ))}
              </Box>
            </Box>
          ))}
        </Group>
      )}
    />
  );
}

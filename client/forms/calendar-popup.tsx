import { Button, DatePicker, Flex, parseDate } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { isDay, todayInNewZealand } from '../lib/parse-days';
import { datePicker } from '../theme/lazy-recipes/date-picker';
import { ChevronLeftIcon, ChevronRightIcon } from '../ui/pictograms';

type Props = {
  open: boolean;
  /** `takeFocusBack` is false if something else has taken the focus, which it then keeps. */
  onClose: (takeFocusBack: boolean) => void;
  /** YYYY-MM-DD, or any other typed text. */
  value: string;
  onPick: (day: string) => void;
  min?: string;
  max?: string;
  /** The label of the field, and the ID of the button that opened the calendar. */
  label: string;
  buttonId: string;
};

const labels = {
  day: ['Previous month', 'Next month', 'choose a month'],
  month: ['Previous year', 'Next year', 'choose a year'],
  year: ['Previous ten years', 'Next ten years', 'choose a year'],
} as const;

function View({ view }: { view: 'day' | 'month' | 'year' }) {
  return (
    <DatePicker.View view={view}>
      <DatePicker.ViewControl>
        <DatePicker.PrevTrigger>
          <ChevronLeftIcon />
        </DatePicker.PrevTrigger>
        <DatePicker.Context>
          {({ visibleRangeText }) => (
            <DatePicker.ViewTrigger aria-label={`${visibleRangeText.formatted}: ${labels[view][2]}`}>
              {visibleRangeText.formatted}
            </DatePicker.ViewTrigger>
          )}
        </DatePicker.Context>
        <DatePicker.NextTrigger>
          <ChevronRightIcon />
        </DatePicker.NextTrigger>
      </DatePicker.ViewControl>
      {view === 'day' && <DatePicker.DayTable />}
      {view === 'month' && <DatePicker.MonthTable />}
      {view === 'year' && <DatePicker.YearTable />}
    </DatePicker.View>
  );
}

/**
 * The calendar of a day field, in New Zealand's order of days whatever the browser's locale is (R323). Loaded on
 * demand.
 */
export default function CalendarPopup(props: Props) {
  const { open, onClose, value, onPick, min, max, label, buttonId } = props;
  // Opens after mounting: a calendar that mounts already open does not take the focus.
  const [shown, setShown] = useState(false);
  useEffect(() => setShown(open), [open]);
  const today = todayInNewZealand();
  const limits = { min: min ? parseDate(min) : undefined, max: max ? parseDate(max) : undefined };
  return (
    <DatePicker.Root
      recipe={datePicker}
      open={shown}
      onOpenChange={(change) => {
        if (change.open) return;
        const active = document.activeElement;
        onClose(!active || active === document.body || Boolean(active.closest('[data-scope=date-picker]')));
      }}
      ids={{ trigger: buttonId }}
      locale="en-NZ"
      timeZone="Pacific/Auckland"
      startOfWeek={1}
      fixedWeeks
      value={isDay(value) ? [parseDate(value)] : []}
      defaultFocusedValue={parseDate(isDay(value) ? value : today)}
      onValueChange={(change) => {
        const [day] = change.value;
        if (day) onPick(day.toString().slice(0, 10));
      }}
      {...limits}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      translations={{
        content: `Calendar for ${label}`,
        prevTrigger: (view) => labels[view][0],
        nextTrigger: (view) => labels[view][1],
        dayCell: ({ valueText, selected, unavailable }) =>
          `${valueText}${selected ? ', chosen' : ''}${unavailable ? ', not available' : ''}`,
      }}
    >
      <DatePicker.Control />
      <DatePicker.Positioner>
        <DatePicker.Content>
          <View view="day" />
          <View view="month" />
          <View view="year" />
          <Flex gap="2" justify="space-between">
            <Button
              size="sm"
              variant="ghost"
              disabled={Boolean((min && today < min) || (max && today > max))}
              onClick={() => {
                onPick(today);
                onClose(true);
              }}
            >
              Today
            </Button>
            <Button
              size="sm"
              variant="ghost"
              colorPalette="neutral"
              onClick={() => {
                onPick('');
                onClose(true);
              }}
            >
              Clear
            </Button>
          </Flex>
        </DatePicker.Content>
      </DatePicker.Positioner>
    </DatePicker.Root>
  );
}

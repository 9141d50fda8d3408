import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Tab, Tabs, useTab } from '../ui/tabs';

/** One tab of a record's form, with its fields. */
export type RecordTab = Omit<Tab, 'alert'> & { fields?: readonly string[] };

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  label: string;
  tabs: readonly RecordTab[];
};

/**
 * A record's form in tabs. A tab with invalid fields is marked, and opened on saving. Errors of fields without a tab
 * count as on the first.
 */
export function RecordTabs<Values extends FieldValues>({ form, label, tabs: parts }: Props<Values>) {
  const [open, show] = useTab(parts);
  const { errors, submitCount } = form.formState;
  const placed = new Set(parts.flatMap(({ fields = [] }) => fields));
  const wrong = Object.keys(errors);
  const tabs = parts.map((part, index) => ({
    ...part,
    alert: wrong.some((name) => part.fields?.includes(name) || (index === 0 && !placed.has(name))),
  }));
  const wanted = tabs.some(({ id, alert }) => id === open && alert)
    ? null
    : tabs.find(({ alert }) => alert)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a save opens a tab, not an error on blur
  useEffect(() => {
    if (submitCount > 0 && wanted) show(wanted);
  }, [submitCount]);
  return <Tabs label={label} tabs={tabs} open={open} onOpen={show} />;
}

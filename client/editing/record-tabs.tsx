import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type Tab, Tabs, useTab } from '../ui/tabs';

/** One tab of a record's form, with the fields that stand on it. */
export type RecordTab = Omit<Tab, 'alert'> & { fields?: readonly string[] };

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values, unknown, Values>;
  label: string;
  tabs: readonly RecordTab[];
};

/**
 * A record's form in tabs. What is wrong on another tab than the open one is marked, and opened on saving. A complaint
 * about a field that no tab names stands on the first.
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a field that is left later takes nobody away from a tab
  useEffect(() => {
    if (submitCount > 0 && wanted) show(wanted);
  }, [submitCount]);
  return <Tabs label={label} tabs={tabs} open={open} onOpen={show} />;
}

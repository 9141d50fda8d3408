import { SectionNav } from '../../../ui/section-nav';

const LABELS = {
  misses: 'Searches with no results',
  synonyms: 'Synonyms',
  services: 'Services',
  alerts: 'Alerts',
};
type Part = keyof typeof LABELS;
type Props = { open: Part; addresses: Record<Part, string> };

const PARTS = Object.keys(LABELS) as Part[];

/** The navigation between zero-result searches, synonyms and services. */
export function SearchWordsNav({ open, addresses }: Props) {
  const pages = PARTS.map((part) => ({ key: part, label: LABELS[part], to: addresses[part] }));
  return <SectionNav label="Search words" pages={pages} open={open} />;
}

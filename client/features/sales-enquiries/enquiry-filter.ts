import type {
  EmailState,
  EnquiryProgress,
  EnquiryVia,
  SalesEnquiryFilter,
  SalesEnquirySort,
} from '../../graphql/schema.generated';
import type { GridUrl } from '../../grid/use-grid-url';
import { emailStateLabels, progressLabels, viaLabels } from '../../ui/sales-words';

export const enquiryFilterNames = [
  'progress',
  'via',
  'email',
  'year',
  'cause',
  'paid',
  'action',
  'archived',
] as const;
export const newestFirst = { id: 'ENQUIRED_AT', desc: true } as const;

const sortFields: SalesEnquirySort['field'][] = ['ENQUIRED_AT', 'REVENUE', 'CONTRIBUTION'];

const flag = (values: string[] | undefined) => (values?.[0] ? values[0] === 'yes' : undefined);
const waits = ([value]: string[] = []) => (value ? value === 'waits' : undefined);
const known = <Value extends string>(values: string[] | undefined, labels: Record<Value, string>) =>
  values?.filter((value): value is Value => value in labels);

/** What the address asks for, as the server takes it. Anything that it does not know is left out. */
export function enquiryVariables({ search, filters, sort }: GridUrl): {
  filter: SalesEnquiryFilter;
  sort: SalesEnquirySort;
} {
  const year = Number(filters.year?.[0]);
  return {
    filter: {
      search: search || undefined,
      progress: known<EnquiryProgress>(filters.progress, progressLabels),
      via: known<EnquiryVia>(filters.via, viaLabels),
      emailState: known<EmailState>(filters.email, emailStateLabels),
      year: year >= 2000 && year <= 2100 ? year : undefined,
      waitsForCause: waits(filters.cause),
      paidToGoodCause: flag(filters.paid),
      actionNeeded: flag(filters.action),
      archived: flag(filters.archived),
    },
    sort: {
      field: sortFields.find((field) => field === sort.id) ?? 'ENQUIRED_AT',
      direction: sort.desc ? 'DESC' : 'ASC',
    },
  };
}

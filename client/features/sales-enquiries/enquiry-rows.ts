import { type ApolloCache, isReference, type Reference } from '@apollo/client';
import type { EnquiryDetail_EnquiryFragment } from './enquiry-detail.generated';
import { type EnquiryGrid_RowFragment, EnquiryGrid_RowFragmentDoc } from './enquiry-grid.generated';

export type EnquiryRow = Omit<EnquiryGrid_RowFragment, ' $fragmentName'>;
export type Enquiry = Omit<EnquiryDetail_EnquiryFragment, ' $fragmentName'>;

type Totals = { enquiries: number; revenue: number; contribution: number };
type ListInCache = { totals?: Totals | null; nodes?: readonly Reference[] };

/** Changes a row in every list that shows it, without asking the server for the lists again (R166). */
export function changeRow(cache: ApolloCache, id: number, change: Partial<EnquiryRow>): void {
  cache.updateFragment<EnquiryGrid_RowFragment>(
    {
      id: `SalesEnquiryRow:${id}`,
      fragment: EnquiryGrid_RowFragmentDoc,
      fragmentName: 'EnquiryGrid_row',
    },
    (row) => row && { ...row, ...change },
  );
}

/** Brings the row of an enquiry in line with the enquiry itself. */
export function refreshRow(cache: ApolloCache, enquiry: Enquiry): void {
  const { staff, supplier, impactBuyer, goodCause } = enquiry;
  changeRow(cache, enquiry.id, {
    version: enquiry.version,
    enquiredAt: enquiry.enquiredAt,
    supplierId: supplier?.id ?? null,
    supplierName: supplier?.name ?? null,
    supplierListTitle: supplier?.listTitle ?? null,
    impactBuyerId: impactBuyer?.id ?? null,
    impactBuyerName: impactBuyer?.name ?? null,
    goodCauseId: goodCause?.id ?? null,
    goodCauseName: goodCause?.name ?? null,
    fullName: enquiry.fullName,
    email: enquiry.email,
    enquiryAbout: enquiry.enquiryAbout,
    progress: enquiry.progress,
    buyerFeedback: enquiry.buyerFeedback,
    emailState: enquiry.emailState,
    via: enquiry.via,
    revenue: enquiry.revenue,
    contribution: enquiry.contribution,
    repeatSale: enquiry.repeatSale,
    ...(staff && {
      paidToGoodCause: staff.paidToGoodCause,
      followUpOn: staff.followUpOn,
      personResponsibleName: staff.personResponsible?.name ?? null,
    }),
  });
}

const worth = ({ progress, revenue, contribution }: EnquiryRow) =>
  progress === 'FALLEN_THROUGH'
    ? { revenue: 0, contribution: 0 }
    : { revenue: revenue ?? 0, contribution: contribution ?? 0 };

/**
 * Carries the change of one row into the totals above the list that shows it: fallen through sales bring no money
 * (A51). Lists under other filters may gain or lose the row: they are asked for again when they are next shown.
 */
export function adjustTotals(cache: ApolloCache, before: EnquiryRow, after: EnquiryRow): void {
  const [old, now] = [worth(before), worth(after)];
  const cents = (value: number) => Math.round(value * 100) / 100;
  cache.modify<{ salesEnquiries: ListInCache }>({
    fields: {
      salesEnquiries: (list, { DELETE }) => {
        if (isReference(list)) return list;
        if (!list.nodes?.some(({ __ref }) => __ref === `SalesEnquiryRow:${after.id}`)) return DELETE;
        if (!list.totals) return list;
        const revenue = cents(list.totals.revenue - old.revenue + now.revenue);
        const contribution = cents(list.totals.contribution - old.contribution + now.contribution);
        return { ...list, totals: { ...list.totals, revenue, contribution } };
      },
    },
  });
}

/** After an enquiry came or went: lists and figures are asked for again when they are next shown. */
export function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'salesEnquiries' });
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'dashboard' });
}

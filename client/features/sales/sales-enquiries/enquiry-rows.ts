import type { ApolloCache } from '@apollo/client';
import { roundToCents } from '../../../../shared/cents';
import { adjustLists, changeRow, evictQueries, type ListInCache } from '../../../graphql/row-cache';
import type { EnquiryDetail_EnquiryFragment } from './enquiry-detail.generated';
import { type EnquiryGrid_RowFragment, EnquiryGrid_RowFragmentDoc } from './enquiry-grid.generated';

export type EnquiryRow = Omit<EnquiryGrid_RowFragment, ' $fragmentName'>;
export type Enquiry = Omit<EnquiryDetail_EnquiryFragment, ' $fragmentName'>;

type Totals = { enquiries: number; revenue: number; contribution: number };
type Sums = ListInCache & { totals?: Totals | null };

/** Changes the row of an enquiry in every list that shows it. */
export const changeEnquiryRow = (cache: ApolloCache, id: number, change: Partial<EnquiryRow>): void =>
  changeRow(cache, EnquiryGrid_RowFragmentDoc, id, change);

/** Updates the row of an enquiry from the enquiry itself. */
export function refreshRow(cache: ApolloCache, enquiry: Enquiry): void {
  const { staff, supplier, impactBuyer, goodCause } = enquiry;
  changeEnquiryRow(cache, enquiry.id, {
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
      personResponsibleId: staff.personResponsible?.id ?? null,
      personResponsibleName: staff.personResponsible?.name ?? null,
    }),
  });
}

const worth = ({ progress, revenue, contribution }: EnquiryRow) =>
  progress === 'FALLEN_THROUGH'
    ? { revenue: 0, contribution: 0 }
    : { revenue: revenue ?? 0, contribution: contribution ?? 0 };

/** Applies the change of one row to the totals above it: sales that fell through bring no money (A51). */
export function adjustTotals(cache: ApolloCache, before: EnquiryRow, after: EnquiryRow): void {
  const [old, now] = [worth(before), worth(after)];
  adjustLists<Sums>(cache, 'salesEnquiries', EnquiryGrid_RowFragmentDoc, after.id, (list) => {
    if (!list.totals) return list;
    const revenue = roundToCents(list.totals.revenue - old.revenue + now.revenue);
    const contribution = roundToCents(list.totals.contribution - old.contribution + now.contribution);
    return { ...list, totals: { ...list.totals, revenue, contribution } };
  });
}

/** Invalidates lists and figures after an enquiry was added or removed; they are fetched again when next shown. */
export const evictLists = (cache: ApolloCache): void => evictQueries(cache, 'salesEnquiries', 'dashboard');

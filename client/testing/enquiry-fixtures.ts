import type { ExecutionResult } from 'graphql';
import type { Enquiry, EnquiryRow } from '../features/sales/sales-enquiries/enquiry-rows';
import type { Execute, ServerOperation } from '../graphql/page-client';

/** Returns an enquiry with the data for its supplier. */
export function anEnquiry(more: Partial<Enquiry> = {}): Enquiry & { __typename: string } {
  return {
    __typename: 'SalesEnquiry',
    id: 40,
    externalRefs: [],
    version: 3,
    viewedAs: 'SUPPLIER',
    enquiredAt: '2026-11-05T01:07:00Z',
    supplier: {
      id: 5,
      name: 'Kōwhai Plumbing',
      listTitle: 'Plumber',
      enquiryEmail: 'jobs@kowhai.example',
      contributionType: 'PERCENT',
      contributionDetails: '5',
    },
    impactBuyer: null,
    goodCause: { id: 2, name: 'Youth Trust' },
    fullName: 'Ana Smith',
    email: 'ana@example.nz',
    mobile: '021 555 1234',
    address: '1 Rātā Road',
    joinEmailList: false,
    heardFrom: null,
    progress: 'ENQUIRY',
    buyerFeedback: null,
    emailState: 'VIEWED',
    openedAt: null,
    via: 'EMAIL_OFF_WEBSITE',
    enquiryAbout: 'Leaking tap',
    message: 'It drips.',
    revenue: null,
    supplierRevenue: null,
    contribution: null,
    repeatSale: false,
    specialField: null,
    specialFieldLabel: null,
    supplierNotes: null,
    buyerNotes: null,
    supplierCategories: 'Plumbing & Gas',
    supplierSubCategories: null,
    replies: [],
    reportedIssues: [],
    staff: null,
    ...more,
  };
}

/** Returns an enquiry with the data for staff. */
export function aStaffEnquiry(more: Partial<Enquiry> = {}): ReturnType<typeof anEnquiry> {
  return anEnquiry({
    viewedAs: 'ADMIN',
    staff: {
      adminNotes: null,
      xeroInvoice: null,
      paidToGoodCause: false,
      followUpOn: null,
      chance: null,
      actionNeeded: false,
      archived: false,
      importSupplier: null,
      referredBySupplier: null,
      personResponsible: null,
      leadId: null,
      leadCreatedAt: null,
      leadActionTakenAt: null,
      suggestedContribution: null,
    },
    ...more,
  });
}

export function aRow(more: Partial<EnquiryRow> = {}): EnquiryRow & { __typename: string } {
  return {
    __typename: 'SalesEnquiryRow',
    id: 40,
    version: 3,
    enquiredAt: '2026-11-05T01:07:00Z',
    supplierId: 5,
    supplierName: 'Kōwhai Plumbing',
    supplierListTitle: 'Plumber',
    impactBuyerId: 7,
    impactBuyerName: 'Nīkau School',
    buyerType: 'SCHOOL',
    goodCauseId: 2,
    goodCauseName: 'Youth Trust',
    fullName: 'Ana Smith',
    email: 'ana@example.nz',
    enquiryAbout: 'Leaking tap',
    progress: 'ENQUIRY',
    buyerFeedback: null,
    emailState: 'UNOPENED',
    via: 'EMAIL_OFF_WEBSITE',
    revenue: 1000,
    contribution: 50,
    paidToGoodCause: false,
    repeatSale: false,
    followUpOn: '2026-12-04',
    personResponsibleId: 9,
    personResponsibleName: 'Aroha King',
    ...more,
  };
}

export const aPage = (nodes: EnquiryRow[], more: Record<string, unknown> = {}) => ({
  __typename: 'SalesEnquiryConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  totalCount: nodes.length,
  totals: { __typename: 'SalesTotals', enquiries: nodes.length, revenue: 3000, contribution: 150 },
  ...more,
});

/** Options of the form's pickers, one of each. */
export const enquiryOptions = {
  data: {
    enquiryFormOptions: {
      __typename: 'EnquiryFormOptions',
      suppliers: [
        {
          __typename: 'SupplierOption',
          id: 6,
          name: 'Rātā Print',
          listTitle: 'Printer',
          categories: 'Print & Media',
          subCategories: 'Banners',
        },
      ],
      impactBuyers: [
        {
          __typename: 'BuyerOption',
          id: 7,
          name: 'Nīkau School',
          contactName: 'Hēmi Ruru',
          email: 'hemi@nikau.example',
          phone: '03 555 1',
          address: '2 Tōtara Street',
          goodCauseId: 2,
        },
      ],
      goodCauses: [{ __typename: 'NamedRef', id: 2, name: 'Youth Trust' }],
      staff: [{ __typename: 'NamedRef', id: 9, name: 'Aroha King' }],
    },
  },
};

export const anError = (code: string, message = 'No.', fields?: { field: string; message: string }[]) => ({
  errors: [{ message, extensions: { code, fields } }] as unknown as ExecutionResult['errors'],
});

type Answer = ExecutionResult | ((variables: Record<string, never>) => ExecutionResult);
type Call = { operation: string; variables: Record<string, unknown> };

/**
 * Creates a server that answers operations by name and records its calls. Several answers to one name are given one
 * after the other; the last one repeats. Any other operation fails the test.
 */
export function fakeServer(answers: Record<string, Answer | Answer[]>) {
  const calls: Call[] = [];
  const left = new Map(
    Object.entries(answers).map(([name, answer]) => [name, Array.isArray(answer) ? [...answer] : [answer]]),
  );
  const execute: Execute = ({ operationName = '', variables }: ServerOperation) => {
    // Every list requests its saved views; other tests need not define that there are none.
    if (operationName === 'SavedViews' && !left.has('SavedViews')) return { data: { savedViews: [] } };
    calls.push({ operation: operationName, variables });
    const queue = left.get(operationName);
    const answer = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (!answer) throw new Error(`The test did not expect ${operationName}`);
    return typeof answer === 'function' ? answer(variables as Record<string, never>) : answer;
  };
  return {
    execute,
    calls,
    names: () => calls.map(({ operation }) => operation),
    variables: (name: string) =>
      calls.filter(({ operation }) => operation === name).map(({ variables }) => variables),
  };
}

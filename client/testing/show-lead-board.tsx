import { screen, within } from '@testing-library/react';
import type { LeadCard } from '../features/sales/lead-records/board-columns';
import { leadStatuses } from '../features/sales/lead-records/lead-labels';
import { LeadList } from '../features/sales/lead-records/lead-list';
import { statusOrder } from '../features/sales/lead-records/lead-moves';
import type { LeadStatus } from '../graphql/schema.generated';
import { fakeServer } from './enquiry-fixtures';
import { aLead } from './lead-fixtures';
import { renderElement } from './render';
import { userWith } from './users';

export const card = (id: number, status: LeadStatus, more: Partial<LeadCard> = {}) => ({
  __typename: 'LeadRecord',
  id,
  version: 3,
  status,
  chance: 60,
  impactBuyer: { __typename: 'LeadBuyer', id: 1, name: 'Kura' },
  supplier: { __typename: 'LeadSupplier', id, name: `Supplier ${id}` },
  personResponsible: { __typename: 'NamedRef', id: 9, name: 'Aroha King' },
  futureActionOn: '2020-03-01',
  estimatedRevenueBand: 2,
  estimatedRevenue: 2000,
  actualRevenue: null,
  salesEnquiryId: null,
  updatedAt: '2026-01-02T00:00:00.000Z',
  ...more,
});
type Card = ReturnType<typeof card>;

export const boardOf = (cards: Card[], more: Partial<Record<LeadStatus, number>> = {}) => ({
  data: {
    leadBoard: statusOrder.map((status) => {
      const nodes = cards.filter((each) => each.status === status);
      const left = more[status] ?? 0;
      return {
        __typename: 'LeadBoardColumn',
        status,
        nodes,
        pageInfo: { __typename: 'PageInfo', hasNextPage: left > 0, endCursor: left ? 'next' : null },
        totalCount: nodes.length + left,
        totals: { __typename: 'LeadTotals', estimatedRevenue: 2000 * (nodes.length + left) },
      };
    }),
  },
});

export const noLeads = {
  __typename: 'LeadRecordConnection',
  nodes: [],
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  totalCount: 0,
  totals: {
    __typename: 'LeadTotals',
    estimatedRevenue: 0,
    estimatedContribution: 0,
    actualRevenue: 0,
    actualContribution: 0,
  },
};

/** Cards that can be moved, in two statuses. */
export const two = [card(1, 'CARD_CREATED'), card(2, 'SALE')];
/** Returns the whole record of such a card. */
export const fullLead = (id: number, status: LeadStatus, version: number) => {
  const lead = aLead({ id, status, version, chance: 20, estimatedRevenueBand: 2 });
  return { ...lead, supplier: { ...lead.supplier, id, name: `Supplier ${id}` } };
};
export const saved = (id: number, status: LeadStatus) => ({ data: { updateLead: fullLead(id, status, 4) } });
export const stored = (id: number, status: LeadStatus, version: number) => ({
  data: { leadRecord: fullLead(id, status, version) },
});

export async function showBoard(answers: Parameters<typeof fakeServer>[0] = {}, path = '/?shown=board') {
  const server = fakeServer({
    LeadBoard: boardOf(two),
    StaffChoice: { data: { enquiryFormOptions: { __typename: 'EnquiryFormOptions', staff: [] } } },
    MyTasks: { data: { myTasks: [] } },
    ...answers,
  });
  const view = renderElement(<LeadList leadHref={(id) => `/admin/leads/${id}`} />, {
    user: userWith(['ADMIN']),
    execute: server.execute,
    path,
  });
  await screen.findByRole('region', { name: 'Leads by status' });
  return { server, ...view };
}

export const columnOf = (status: LeadStatus) => screen.getByRole('region', { name: leadStatuses[status] });
export const cardIn = (status: LeadStatus, id: number) =>
  within(columnOf(status)).findByRole('link', { name: `Supplier ${id} for Kura` });
export const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EnquiryList } from '../features/sales/sales-enquiries/enquiry-list';
import type { Enquiry } from '../features/sales/sales-enquiries/enquiry-rows';
import { EnquiryScreen } from '../features/sales/sales-enquiries/enquiry-screen';
import type { Role } from '../graphql/schema.generated';
import { setLive } from '../live/live-state';
import { currentNotices, dismissNotice } from '../ui/notices';
import { anEnquiry, aPage, aRow, aStaffEnquiry, enquiryOptions, fakeServer } from './enquiry-fixtures';
import { renderElement } from './render';
import { userWith } from './users';

type Answers = Parameters<typeof fakeServer>[0];

/** Renders the screen of an enquiry over this server. */
async function showScreen(server: ReturnType<typeof fakeServer>, roles: Role[]) {
  const onDuplicated = jest.fn();
  const onDeleted = jest.fn();
  const view = renderElement(
    <EnquiryScreen
      id={40}
      back={null}
      toList={<a href="/list">To the list</a>}
      supplierHref={(id) => `/business/${id}`}
      onDuplicated={onDuplicated}
      onDeleted={onDeleted}
    />,
    { user: userWith(roles), execute: server.execute },
  );
  await screen.findByRole('heading', { level: 1 });
  return { ...view, server, onDuplicated, onDeleted };
}

/** Renders an enquiry for its supplier, or for the role in `viewedAs`. */
export const showEnquiry = (enquiry: Partial<Enquiry> = {}, answers: Answers = {}) =>
  showScreen(fakeServer({ EnquiryDetail: { data: { salesEnquiry: anEnquiry(enquiry) } }, ...answers }), []);

/** Renders an enquiry for staff. */
export const showStaffEnquiry = (enquiry: Partial<Enquiry> = {}, answers: Answers = {}) =>
  showScreen(
    fakeServer({
      EnquiryDetail: { data: { salesEnquiry: aStaffEnquiry(enquiry) } },
      EnquiryOptions: enquiryOptions,
      ...answers,
    }),
    ['ADMIN'],
  );

/** Returns the server's answer to a change of such an enquiry. */
export const savedEnquiry = (more: Partial<Enquiry>) => ({
  data: { updateSalesEnquiry: anEnquiry({ version: 4, ...more }) },
});
export const savedStaffEnquiry = (more: Partial<Enquiry>) => ({
  data: { updateSalesEnquiry: aStaffEnquiry({ version: 4, ...more }) },
});

export const listOf = (...rows: ReturnType<typeof aRow>[]) => ({ data: { salesEnquiries: aPage(rows) } });

/** Renders the list of enquiries for users with these roles. */
export async function showEnquiryList(
  roles: Role[],
  answers: Answers = { EnquiryGrid: listOf(aRow()) },
  path = '/',
) {
  // Without a live connection the list is read again every 25 seconds, which a test may take on a slow machine.
  setLive(true);
  const user = userWith(roles, { supplierId: 5, impactBuyerId: 7, goodCauseId: 2 });
  const colleagues = { data: { adminColleagues: [{ __typename: 'NamedRef', id: 12, name: 'Tama' }] } };
  const server = fakeServer({ ColleagueChoice: colleagues, ...answers });
  const view = renderElement(<EnquiryList label="Enquiries" user={user} enquiryHref={(id) => `/e/${id}`} />, {
    user,
    execute: server.execute,
    path,
  });
  await screen.findByRole('row', { name: /Ana Smith/ });
  // The colleagues are loaded once for all lists, so their query does not belong to this one.
  const names = () => server.names().filter((name) => name !== 'ColleagueChoice');
  return { ...view, server: { ...server, names } };
}

export const field = (name: string) => screen.getByRole('textbox', { name });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const card = (name: string) => within(screen.getByRole('region', { name }));
export const cardTitles = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
export function retype(name: string, text: string): void {
  fireEvent.change(field(name), { target: { value: text } });
}

/** Returns the visible notices, without those of earlier tests. */
export const notices = () => currentNotices().map(({ title, description }) => ({ title, description }));
afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

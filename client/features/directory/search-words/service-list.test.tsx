import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { selectAllRows } from '../../../testing/select-all-rows';
import { NoticeRegion } from '../../../ui/notice-region';
import { currentNotices, dismissNotice } from '../../../ui/notices';
import { NewServiceButton } from './new-service-button';
import { ServiceList } from './service-list';

const aService = (more: object = {}) => ({
  __typename: 'ServiceRecord',
  id: 1,
  label: 'Plumbing',
  offered: true,
  listedSuppliers: 1204,
  ...more,
});
const page = (...nodes: object[]) => ({
  data: {
    serviceRecords: {
      __typename: 'ServiceRecordConnection',
      nodes,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
      totalCount: nodes.length,
    },
  },
});
const both = page(aService(), aService({ id: 2, label: 'Tarot', offered: false, listedSuppliers: 0 }));

function show(answers: Parameters<typeof fakeServer>[0], path = '/') {
  const server = fakeServer(answers);
  const element = (
    <>
      <NewServiceButton />
      <NoticeRegion />
      <ServiceList suppliersHref={(service) => `/with/${service}`} />
    </>
  );
  renderElement(element, { execute: server.execute, path });
  return server;
}
const tick = (name: string) => screen.findByRole('checkbox', { name });
const titles = () => currentNotices().map(({ title, description }) => [title, description]);

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

it('lists services with their status and number of suppliers R063', async () => {
  const server = show({ ServiceList: both }, '/?offered=false');
  expect(await tick('Plumbing offered')).toBeChecked();
  expect(await tick('Tarot offered')).not.toBeChecked();
  expect(screen.getByText('1,204')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Plumbing/ })).toHaveAttribute('href', '/with/Plumbing');
  expect(server.variables('ServiceList')[0]).toMatchObject({
    filter: { columns: [{ column: 'OFFERED', test: 'EQUALS', values: ['false'] }] },
    sort: { column: 'LABEL', direction: 'ASC' },
  });
});

it('saves a tick in place and reverts it on failure', async () => {
  const server = show({
    ServiceList: both,
    SetServiceOffered: [
      { data: { setServiceOffered: aService({ offered: false }) } },
      anError('INTERNAL', 'Broken.'),
    ],
  });
  const plumbing = await tick('Plumbing offered');
  await userEvent.click(plumbing);
  expect(plumbing).not.toBeChecked();
  await waitFor(() => expect(titles()).toEqual([['Save Successful', undefined]]));
  await userEvent.click(plumbing);
  await waitFor(() => expect(titles()).toContainEqual(['Not saved', 'Broken.']));
  expect(plumbing).not.toBeChecked();
  expect(server.variables('SetServiceOffered')).toEqual([
    { id: 1, offered: false },
    { id: 1, offered: true },
  ]);
});

it('Undo in the notice reverts a tick', async () => {
  const server = show({
    ServiceList: both,
    SetServiceOffered: [
      { data: { setServiceOffered: aService({ offered: false }) } },
      { data: { setServiceOffered: aService() } },
    ],
  });
  const plumbing = await tick('Plumbing offered');
  await userEvent.click(plumbing);
  await userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(plumbing).toBeChecked());
  expect(server.variables('SetServiceOffered').map(({ offered }) => offered)).toEqual([false, true]);
});

it.each([
  ['Offer to suppliers', true],
  ['Stop letting suppliers choose this service', false],
])('a bulk action applies to all selected services: %s', async (name, offered) => {
  const server = show({ ServiceList: both, ChangeServices: { data: { changeServices: null } } });
  await selectAllRows();
  await userEvent.click(await screen.findByRole('button', { name }));
  await waitFor(() =>
    expect(server.variables('ChangeServices')).toEqual([{ selection: { ids: [1, 2] }, input: { offered } }]),
  );
});

it('adds a service with a notice and shows server refusals at the field R331', async () => {
  const server = show({
    ServiceList: both,
    OfferService: [
      anError('BAD_USER_INPUT', 'No.', [{ field: 'label', message: 'Another word, please.' }]),
      { data: { offerService: aService({ id: 3, label: 'Chimney sweeping' }) } },
    ],
  });
  await tick('Plumbing offered');
  await userEvent.click(screen.getByRole('button', { name: 'New service' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New service' }));
  await userEvent.type(dialog.getByRole('textbox'), 'Chimney sweeping');
  await userEvent.click(dialog.getByRole('button', { name: 'Add service' }));
  expect(await dialog.findByText('Another word, please.')).toBeInTheDocument();
  expect(dialog.getByRole('textbox')).toHaveValue('Chimney sweeping');
  await userEvent.click(dialog.getByRole('button', { name: 'Add service' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(titles()).toEqual([['Creation Successful', 'Service has successfully been created']]);
  // The list is fetched again.
  await waitFor(() => expect(server.names().filter((name) => name === 'ServiceList')).toHaveLength(2));
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anError, fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { NoticeRegion } from '../../../ui/notice-region';
import { currentNotices, dismissNotice } from '../../../ui/notices';
import { TestimonialList } from './testimonial-list';

const hidden = {
  __typename: 'ListedTestimonial',
  id: 3,
  fullName: 'Ana',
  message: 'Quick and kind.',
  visible: false,
  featured: false,
  createdAt: '2026-11-05T01:07:00Z',
  supplier: { __typename: 'NamedRef', id: 5, name: 'Kōwhai Plumbing' },
};
const saved = (more: Partial<typeof hidden>) => ({
  data: {
    updateSupplier: {
      __typename: 'SupplierRecord',
      id: 5,
      version: 2,
      testimonials: [{ __typename: 'TestimonialRecord', id: 3, ...more }],
    },
  },
});

afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
});

function show(answers: Parameters<typeof fakeServer>[0], row: Partial<typeof hidden> = {}) {
  const server = fakeServer({
    TestimonialList: {
      data: {
        testimonials: {
          __typename: 'ListedTestimonialConnection',
          nodes: [{ ...hidden, ...row }],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
          totalCount: 1,
        },
      },
    },
    ...answers,
  });
  renderElement(
    <>
      <TestimonialList testimonialHref={(supplierId, id) => `/of/${supplierId}/${id}`} />
      <NoticeRegion />
    </>,
    { execute: server.execute },
  );
  return server;
}

const tick = (act: 'Feature' | 'Show') =>
  screen.findByRole('checkbox', { name: `${act} the testimonial from Ana` });
const undo = async () => userEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
const sent = (server: ReturnType<typeof fakeServer>) =>
  server.variables('ShowTestimonial').map(({ row }) => row);

it('Undo in the notice hides a testimonial again R088 A155', async () => {
  const server = show({
    ShowTestimonial: [saved({ visible: true, featured: false }), saved({ visible: false, featured: false })],
  });
  const visible = await tick('Show');
  await userEvent.click(visible);
  await undo();
  await waitFor(() => expect(visible).not.toBeChecked());
  expect(sent(server)).toEqual([
    { id: 3, visible: true },
    { id: 3, visible: false },
  ]);
});

it('Undo of featuring also restores the hidden state R100 A155', async () => {
  const server = show({
    ShowTestimonial: [saved({ visible: true, featured: true }), saved({ visible: false, featured: false })],
  });
  await userEvent.click(await tick('Feature'));
  await waitFor(async () => expect(await tick('Show')).toBeChecked());
  await undo();
  await waitFor(async () => expect(await tick('Feature')).not.toBeChecked());
  expect(await tick('Show')).not.toBeChecked();
  expect(sent(server)).toEqual([
    { id: 3, featured: true },
    { id: 3, visible: false, featured: false },
  ]);
});

it('Undo of featuring keeps a visible testimonial visible R100 A155', async () => {
  const server = show(
    {
      ShowTestimonial: [saved({ visible: true, featured: true }), saved({ visible: true, featured: false })],
    },
    { visible: true },
  );
  await userEvent.click(await tick('Feature'));
  await undo();
  await waitFor(async () => expect(await tick('Feature')).not.toBeChecked());
  expect(sent(server)).toEqual([
    { id: 3, featured: true },
    { id: 3, featured: false },
  ]);
});

it('offers no Undo if saving failed', async () => {
  show({ ShowTestimonial: anError('INTERNAL', 'That did not work.') });
  await userEvent.click(await tick('Show'));
  expect(await screen.findByText('Not saved')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  expect(await tick('Show')).not.toBeChecked();
});

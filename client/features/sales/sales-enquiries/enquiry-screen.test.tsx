import { screen } from '@testing-library/react';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { EnquiryScreen } from './enquiry-screen';

it('an unknown enquiry shows a friendly page', async () => {
  const server = fakeServer({ EnquiryDetail: { data: { salesEnquiry: null } } });
  renderElement(
    <EnquiryScreen
      id={99}
      back={null}
      toList={<a href="/list">To the list</a>}
      supplierHref={String}
      onDuplicated={() => {}}
      onDeleted={() => {}}
    />,
    { execute: server.execute },
  );
  expect(await screen.findByRole('heading', { name: 'Enquiry not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'To the list' })).toBeInTheDocument();
});

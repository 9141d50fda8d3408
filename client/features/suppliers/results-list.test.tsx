import { screen } from '@testing-library/react';
import { fakeServer } from '../../testing/enquiry-fixtures';
import { renderElement } from '../../testing/render';
import { WaysOn } from '../supplier-alerts/ways-on';
import type { Relaxed } from './relaxed';
import { ResultsList } from './results-list';
import type { SearchCriteria } from './search-criteria';
import type { CardSupplier } from './supplier-card';

const CRITERIA: SearchCriteria = { service: 'plumber wellington', mode: 'General', page: 1 };
const SUPPLIER = { __typename: 'SupplierCard', id: 5 } as CardSupplier;
const relaxed = (step: Relaxed['step']): Relaxed => ({
  step,
  trade: 'plumber',
  place: null,
  parentCategory: null,
});

function show(suppliers: CardSupplier[], of: Relaxed | null) {
  const none = { __typename: 'SearchSuggestions', services: [], regions: [] };
  const { execute } = fakeServer({ SearchSuggestions: { data: { searchSuggestions: none } } });
  renderElement(
    <ResultsList
      criteria={CRITERIA}
      suppliers={suppliers}
      totalCount={suppliers.length}
      relaxed={of}
      waysOn={<WaysOn search={{ text: 'plumber wellington' }} title="Plumbers in Wellington" />}
    />,
    { execute },
  );
}

const ALERT = { name: 'Get an email when a supplier joins' };
const STAFF = { name: 'Ask our team' };

it.each(['NEARBY', 'PARENT_CATEGORY', 'PARENT_CATEGORY_NEARBY'] as const)(
  'offers both ways on below the results of a search relaxed by %s',
  async (step) => {
    show([SUPPLIER], relaxed(step));
    const alert = await screen.findByRole('heading', ALERT);
    expect(screen.getByRole('link', STAFF)).toHaveAttribute(
      'href',
      expect.stringContaining('Plumbers%20in%20Wellington'),
    );
    expect(screen.getByRole('listitem').compareDocumentPosition(alert)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

it('offers both ways on where nothing is shown', async () => {
  show([], null);
  expect(await screen.findByRole('heading', ALERT)).toBeInTheDocument();
  expect(screen.getByRole('link', STAFF)).toBeInTheDocument();
});

it('offers neither below results that were not relaxed', async () => {
  show([SUPPLIER], null);
  await screen.findByRole('listitem');
  expect(screen.queryByRole('heading', ALERT)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', STAFF)).not.toBeInTheDocument();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeServer } from '../../../testing/enquiry-fixtures';
import { renderElement } from '../../../testing/render';
import { LearnMoreFiles } from './learn-more-files';
import { ProfileAside_SupplierFragmentDoc } from './profile.generated';
import { ProfileAside } from './profile-aside';
import { SupplierButtons } from './supplier-buttons';

// Nothing scrolls into view here, and jsdom could not detect it either.
jest.mock('../../../ui/in-browser', () => ({ InBrowser: () => null }));

const buttons = {
  __typename: 'SupplierButtons' as const,
  emailButtonVisible: true,
  buttonText: 'Send us your plan',
  buttonSubText: 'We answer within a day',
  buttonLink: 'plans@rata.example',
  affiliateButtonVisible: false,
  affiliateButtonText: null,
  affiliateButtonSubText: null,
  affiliateButtonLink: null,
};
const show = (visible: boolean) =>
  renderElement(
    <SupplierButtons
      supplierId={5}
      buttons={{ ...buttons, emailButtonVisible: visible }}
      emailFileDescription="A photo or a sketch of the room"
    />,
  );

it('lists beside the email button what to include R096 A164', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Send us your plan' })).toHaveAttribute(
    'href',
    'mailto:plans@rata.example',
  );
  expect(screen.getByText(/^We answer within a day\s+A photo or a sketch of the room$/)).toBeInTheDocument();
});

it('shows no list without the email button R096', () => {
  show(false);
  expect(screen.queryByText(/A photo or a sketch/)).not.toBeInTheDocument();
});

it('a profile lists what to include in an enquiry among its facts R096 A164', async () => {
  const from = { __typename: 'Supplier' as const, id: 5 };
  const { client } = renderElement(<ProfileAside supplier={from as never} />);
  const data = {
    ...from,
    name: 'Rātā Print',
    buttons,
    contactForm: { __typename: 'SupplierContactForm', emailFileDescription: 'A sketch' },
    serviceRegions: [],
    serviceDistricts: [],
    locations: [],
    premises: [],
    categories: [],
    subCategories: [],
    learnMoreFiles: [],
  };
  const fragment = ProfileAside_SupplierFragmentDoc;
  act(() => {
    client.writeFragment({ fragment, fragmentName: 'ProfileAside_supplier', data: data as never });
  });
  expect(within(await screen.findByRole('complementary')).getByText(/A sketch$/)).toBeInTheDocument();
});

/** Opens a link with each kind of event and button that counts as one click, and with one that opens nothing. */
function openEveryWay(link: HTMLElement) {
  // jsdom does not navigate; what a browser would do with the link does not matter here.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
  fireEvent.click(link);
  fireEvent.click(link, { ctrlKey: true });
  fireEvent(link, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
}

it('counts shop visits by click, Ctrl+click and middle click R304', async () => {
  const server = fakeServer({ FollowAffiliateLink: { data: {} } });
  const shop = {
    ...buttons,
    affiliateButtonVisible: true,
    affiliateButtonText: 'Our shop',
    affiliateButtonLink: 'https://rata.example/shop',
  };
  renderElement(<SupplierButtons supplierId={5} buttons={shop} emailFileDescription={null} />, server);
  openEveryWay(screen.getByRole('link', { name: /Our shop/ }));
  const input = { supplierId: 5, url: 'https://rata.example/shop' };
  await waitFor(() =>
    expect(server.variables('FollowAffiliateLink')).toEqual(Array(3).fill({ supplierId: 5, input })),
  );
});

it('counts downloads by click, Ctrl+click and middle click R305', async () => {
  const server = fakeServer({ RecordClick: { data: {} } });
  const file = {
    __typename: 'LearnMoreFile' as const,
    id: 7,
    title: 'Prices',
    fileLink: '/files/prices.pdf',
  };
  renderElement(<LearnMoreFiles supplierId={5} files={[file]} />, server);
  openEveryWay(screen.getByRole('link', { name: 'Prices' }));
  const input = { type: 'learn-more', supplierId: 5, learnMoreFileId: 7, path: window.location.pathname };
  await waitFor(() => expect(server.variables('RecordClick')).toEqual(Array(3).fill({ input })));
});

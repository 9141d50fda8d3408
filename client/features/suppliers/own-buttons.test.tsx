import { act, screen, within } from '@testing-library/react';
import { renderElement } from '../../testing/render';
import { OwnButtons } from './own-buttons';
import { ProfileAside_SupplierFragmentDoc } from './profile.generated';
import { ProfileAside } from './profile-aside';

// Nothing comes into sight here, which jsdom could not tell either.
jest.mock('../../ui/in-browser', () => ({ InBrowser: () => null }));

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
    <OwnButtons
      supplierId={5}
      buttons={{ ...buttons, emailButtonVisible: visible }}
      emailFileDescription="A photo or a sketch of the room"
    />,
  );

it('R096 A164 says beside the e-mail button what to send along', () => {
  show(true);
  expect(screen.getByRole('link', { name: 'Send us your plan' })).toHaveAttribute(
    'href',
    'mailto:plans@rata.example',
  );
  expect(screen.getByText(/^We answer within a day\s+A photo or a sketch of the room$/)).toBeInTheDocument();
});

it('R096 says nothing of it without the button', () => {
  show(false);
  expect(screen.queryByText(/A photo or a sketch/)).not.toBeInTheDocument();
});

it('R096 A164 a profile says it among its facts', async () => {
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

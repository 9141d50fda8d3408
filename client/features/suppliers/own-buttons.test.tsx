import { screen } from '@testing-library/react';
import { renderElement } from '../../testing/render';
import { OwnButtons } from './own-buttons';

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

import { screen } from '@testing-library/react';
import { renderElement } from '../../../testing/render';
import ProfilePremises from './profile-premises';

const nowhere = {
  name: null,
  address: null,
  suburb: null,
  city: null,
  postCode: null,
  phone: null,
  latitude: null,
  longitude: null,
};
const show = (place: Partial<Record<keyof typeof nowhere, string | number>>) =>
  renderElement(<ProfilePremises premises={[{ ...nowhere, ...place } as never]} />);
const map = () => screen.queryByRole('link', { name: /On the map/ });

it('premises show name, address and phone, and link to their coordinates on a map R066', () => {
  show({
    name: 'Workshop',
    address: '1 Rātā Road',
    suburb: 'Roslyn',
    city: 'Dunedin',
    postCode: '9010',
    phone: '03 555 1234',
    latitude: -45.87,
    longitude: 170.49,
  });
  expect(screen.getByText('Workshop')).toBeInTheDocument();
  expect(screen.getByText('1 Rātā Road, Roslyn, Dunedin 9010')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '03 555 1234' })).toHaveAttribute('href', 'tel:035551234');
  expect(map()).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/?mlat=-45.87&mlon=170.49#map=17/-45.87/170.49',
  );
});

it('without coordinates the map link searches for the street R066', () => {
  show({ address: '1 Rātā Road', city: 'Dunedin' });
  expect(map()).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=1%20R%C4%81t%C4%81%20Road%2C%20Dunedin',
  );
});

it('premises with only a name have no map link R066', () => {
  show({ name: 'Stall at the market', city: 'Dunedin' });
  expect(screen.getByText('Stall at the market')).toBeInTheDocument();
  expect(map()).toBeNull();
});

import { screen } from '@testing-library/react';
import { renderElement } from '../testing/render';
import { WebLink } from './web-link';

it.each([
  ['www.weka.example', 'https://www.weka.example/'],
  ['http://weka.example/a', 'http://weka.example/a'],
])('links to %s in a new tab without opener', (address, href) => {
  renderElement(<WebLink address={address} />);
  const link = screen.getByRole('link', { name: `${address} (opens in a new tab)` });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each(['javascript:alert(1)', 'data:text/html,a', 'none yet'])('shows %s as plain text', (address) => {
  renderElement(<WebLink address={address} />);
  expect(screen.getByText(address)).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

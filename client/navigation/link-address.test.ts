import { linkAddressOf } from './link-address';

it.each([
  ['/EntityLink/k-1_x', { linkKey: 'k-1_x', leadId: null }],
  ['/entitylink/k/7/', { linkKey: 'k', leadId: 7 }],
  ['/EntityLink/k/seven', { linkKey: 'k', leadId: null }],
  ['/EntityLink/', { linkKey: '', leadId: null }],
  ['/EntityLink/a%2Fb', { linkKey: 'a/b', leadId: null }],
  ['/ProspectingBuyers/k-1', { linkKey: 'k-1', leadId: null }],
  ['/EntityLink/100%', { linkKey: '100%', leadId: null }],
])('reads %s as %p P036 P037 P039', (address, parts) => {
  expect(linkAddressOf(address)).toEqual(parts);
});

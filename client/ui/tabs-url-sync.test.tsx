import { ChakraProvider } from '@chakra-ui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { NavigationType, Router } from 'react-router';
import { system } from '../theme/system';
import { Tabs, useTab } from './tabs';

// The tests control the address themselves.
jest.mock('../lib/use-search-change', () => ({ useSearchChange: () => () => undefined }));

const tabs = [
  { id: 'details', label: 'Details', content: 'All about it' },
  { id: 'stats', label: 'Stats', content: 'Its numbers' },
];

function Screen() {
  const [open, show] = useTab(tabs);
  return <Tabs label="Parts" tabs={tabs} open={open} onOpen={show} />;
}

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

const Theme = ({ children }: { children: ReactNode }) => (
  <ChakraProvider value={system}>{children}</ChakraProvider>
);

it('the last chosen tab stays open while the address still has the previous one', async () => {
  const unused = () => {};
  const navigator = { createHref: () => '', go: unused, push: unused, replace: unused };
  const at = (search: string) => (
    <Router
      location={{ pathname: '/', search }}
      navigationType={NavigationType.Replace}
      navigator={navigator}
    >
      <Screen />
    </Router>
  );
  const { rerender } = render(at(''), { wrapper: Theme });
  await userEvent.click(screen.getByRole('tab', { name: 'Stats' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  rerender(at('?tab=stats'));
  expect(openTab()).toBe('Details');
  rerender(at(''));
  expect(openTab()).toBe('Details');
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../testing/render';
import { Tabs, useTab } from './tabs';

const tabs = [
  { id: 'details', label: 'Details', content: 'All about it' },
  { id: 'stats', label: 'Stats', content: 'Its numbers' },
];

function Screen() {
  const [open, show] = useTab(tabs);
  return <Tabs label="Parts" tabs={tabs} open={open} onOpen={show} />;
}

const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

it('a chosen tab opens at once, before the address changes', async () => {
  let answer = () => {};
  const arrived = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  const { router } = renderRoutes([
    {
      path: '*',
      element: <Screen />,
      loader: ({ request }) => (request.url.includes('tab') ? arrived : null),
    },
  ]);
  await userEvent.click(await screen.findByRole('tab', { name: 'Stats' }));
  expect(openTab()).toBe('Stats');
  expect(router.state.location.search).toBe('');
  answer();
  await waitFor(() => expect(router.state.location.search).toBe('?tab=stats'));
  expect(openTab()).toBe('Stats');
  // From then on the address determines the tab.
  await router.navigate('/');
  await waitFor(() => expect(openTab()).toBe('Details'));
});

import { fireEvent, render, screen } from '@testing-library/react';
import { onOpen } from './on-open';

it.each([
  ['a click', 'click', {}, 1],
  ['a click with Ctrl', 'click', { ctrlKey: true }, 1],
  ['a click with Cmd', 'click', { metaKey: true }, 1],
  ['the middle button', 'auxclick', { button: 1 }, 1],
  ['the right button', 'auxclick', { button: 2 }, 0],
])('detects whether %s opens a link %#', (_, name, how, times) => {
  const opened = jest.fn();
  render(
    <a href="#shop" {...onOpen(opened)}>
      Shop
    </a>,
  );
  const link = screen.getByRole('link');
  fireEvent(link, new MouseEvent(name, { bubbles: true, cancelable: true, ...how }));
  expect(opened).toHaveBeenCalledTimes(times);
});

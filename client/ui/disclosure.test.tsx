import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../testing/render';
import { Disclosure } from './disclosure';

const show = () =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <Disclosure label="More">
            <a href="/one">One</a>
            <button type="button">Two</button>
            <input aria-label="Three" defaultValue="3" />
          </Disclosure>
        ),
      },
    ],
    { path: '/' },
  );

describe('a button with a panel of links', () => {
  it('moves the focus along the panel by the arrow keys, and back to the button', async () => {
    show();
    const button = screen.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const focused: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      focused.push(document.activeElement?.textContent);
    }
    expect(focused).toEqual(['One', 'Two', 'Two', 'One', 'More', 'More']);
  });

  it('leaves the arrow keys to fields, and to the page while it is closed', async () => {
    show();
    const button = screen.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    screen.getByRole('textbox', { name: 'Three' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Three' }));
  });
});

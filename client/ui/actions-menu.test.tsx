import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderRoutes } from '../testing/render';
import { ActionsMenu } from './actions-menu';

const show = () =>
  renderRoutes(
    [
      {
        path: '/',
        element: (
          <ActionsMenu label="More" panel={{ 'aria-label': 'Acts' }}>
            <a href="/one">One</a>
            <button type="button">Two</button>
            <button type="button" disabled>
              Not now
            </button>
            <input aria-label="Name" defaultValue="3" />
          </ActionsMenu>
        ),
      },
    ],
    { path: '/' },
  );

describe('actions menu', () => {
  it('arrow keys move the focus between its button and its actions', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    const focused: unknown[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp']) {
      await userEvent.keyboard(`{${key}}`);
      focused.push(document.activeElement?.textContent);
    }
    expect(focused).toEqual(['One', 'Two', 'More', 'Two', 'One', 'More']);
  });

  it('leaves arrow keys to fields, and to the page while it is closed', async () => {
    show();
    const button = screen.getByRole('button', { name: 'More' });
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    const field = screen.getByRole('textbox', { name: 'Name' });
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(field);
  });
});

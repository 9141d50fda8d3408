import { isGone, needsSaving, type SaveState } from './use-auto-save';

it('takes a text that is refused as it is for neither gone nor to be sent again R234', () => {
  const refused: SaveState = { status: 'failed', message: 'That is too long.', retry: false };
  expect([isGone(refused), needsSaving(refused)]).toEqual([false, false]);
});

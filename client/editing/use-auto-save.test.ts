import { isGone, needsSaving, type SaveState } from './use-auto-save';

it('R234 takes a text that is refused as it is for neither gone nor to be sent again', () => {
  const refused: SaveState = { status: 'failed', message: 'That is too long.', retry: false };
  expect([isGone(refused), needsSaving(refused)]).toEqual([false, false]);
});

import { isGone, needsSaving, type SaveState } from './use-auto-save';

it('a rejected text neither counts as gone nor is sent again R234', () => {
  const refused: SaveState = { status: 'failed', message: 'That is too long.', retry: false };
  expect([isGone(refused), needsSaving(refused)]).toEqual([false, false]);
});

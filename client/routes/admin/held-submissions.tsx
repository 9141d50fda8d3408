import { HeldList } from '../../features/staff/held-submissions/held-list';
import { ListHeader } from '../../lists/list-header';

/** Submissions of public forms that look automated, for staff to release or discard. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Submissions held for review"
        lead="These submissions look automated. They are stored and emailed only when you release them."
      />
      <HeldList />
    </>
  );
}

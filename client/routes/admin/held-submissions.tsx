import { HeldList } from '../../features/held-submissions/held-list';
import { ListHeader } from '../../lists/list-header';

/** Submissions of public forms that look automated, for staff to release or discard. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Held submissions"
        lead="These look automated. Nothing has been stored or mailed yet. Release the real ones."
      />
      <HeldList />
    </>
  );
}

import { JobsScreen } from '../../features/staff/background-jobs/jobs-screen';
import { ListHeader } from '../../lists/list-header';

/** The background jobs, for staff. */
export function Component() {
  return (
    <>
      <ListHeader
        title="Background jobs"
        lead="Work that Uplift does in the background: emails, tasks and housekeeping."
      />
      <JobsScreen />
    </>
  );
}

import { useParams } from 'react-router';
import { useSessionState } from '../../graphql/use-session';
import { adminPaths } from '../../navigation/admin-paths';
import { type OwnRecord, ownRecords } from '../../navigation/own-records';
import { paths } from '../../navigation/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { SectionNav } from '../../ui/section-nav';
import { YourCause, YourReport, YourSupplier } from './your-records';

const screens: Record<OwnRecord['of'], (props: { id: number }) => React.ReactNode> = {
  supplier: YourSupplier,
  buyer: YourReport,
  cause: YourCause,
};

const kinds: Record<OwnRecord['of'], string> = {
  supplier: 'Supplier',
  buyer: 'Impact buyer',
  cause: 'Good cause',
};

/** The navigation between the records of a user. */
function OwnRecordsNav({ records, shown }: { records: OwnRecord[]; shown: OwnRecord }) {
  if (records.length < 2) return null;
  const pages = records.map((record) => ({
    key: record.of,
    label: `${kinds[record.of]}: ${record.name}`,
    to: adminPaths.yourProfile(record.of),
  }));
  return <SectionNav label="Your profiles" pages={pages} open={shown.of} />;
}

/**
 * A supplier's form of its public profile (R057), an impact buyer's of its report (R130), or a good cause's view of its
 * record (A158). Users with several records can switch between them.
 */
export function Component() {
  const { user } = useSessionState();
  const params = useParams();
  const records = ownRecords(user);
  const shown = records.find(({ of }) => of === params.of) ?? records[0];
  if (!shown)
    return (
      <EmptyState
        level="h1"
        py="20"
        layerStyle="panel"
        title="No profile yet"
        action={<ButtonLink to={paths.userProfile()}>My Profile</ButtonLink>}
      >
        Your account is not linked to a supplier, an impact buyer or a good cause. You can change your name
        and password in My Profile.
      </EmptyState>
    );
  const Shown = screens[shown.of];
  return (
    <>
      <OwnRecordsNav records={records} shown={shown} />
      <Shown key={shown.of} id={shown.id} />
    </>
  );
}

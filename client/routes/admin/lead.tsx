import { useNavigate, useParams } from 'react-router';
import { RecordNotFound } from '../../editing/record-state';
import { LeadScreen } from '../../features/sales/lead-records/lead-screen';
import { LeadListDocument } from '../../features/sales/lead-records/leads.generated';
import { NewLead } from '../../features/sales/lead-records/new-lead';
import { RecordSteps } from '../../grid/record-steps';
import { useNextIds } from '../../grid/use-next-ids';
import { adminPaths } from '../../navigation/admin-paths';
import { recordId } from '../../navigation/record-id';
import { useListHref } from '../../navigation/use-list-href';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The screen of one lead, for staff; closing it opens the list (R206). `new` for a new one. */
export function Component() {
  const params = useParams();
  const navigate = useNavigate();
  const next = useNextIds(LeadListDocument, 'leadRecords');
  const listHref = useListHref(adminPaths.leads());
  const back = <BackLink to={listHref}>Leads</BackLink>;
  const toList = <ButtonLink to={listHref}>Leads</ButtonLink>;
  if (params.id === 'new') {
    const onCreated = (id: number) => void navigate(adminPaths.lead(id), { replace: true });
    return <NewLead back={back} onCreated={onCreated} />;
  }
  const id = recordId(params.id);
  if (id === null) return <RecordNotFound recordLabel="lead" action={toList} />;
  return (
    <RecordSteps id={id} href={adminPaths.lead} next={next}>
      <LeadScreen
        id={id}
        back={back}
        toList={toList}
        close={
          <ButtonLink to={listHref} size="sm" variant="outline" colorPalette="neutral">
            Close
          </ButtonLink>
        }
        onClose={() => void navigate(listHref)}
      />
    </RecordSteps>
  );
}

import { Grid, Text } from '@chakra-ui/react';
import { boundFields } from '../../../editing/bound-field';
import { recordStatuses } from '../../../editing/record-statuses';
import { RecordTabs } from '../../../editing/record-tabs';
import { SecretLink } from '../../../editing/secret-link';
import { SelectField } from '../../../forms/choice-fields';
import { choicesIn } from '../../../forms/choices';
import { FormColumns } from '../../../forms/form-columns';
import { ImageField } from '../../../forms/image-field';
import { causePicture } from '../../../forms/picture-shapes';
import { TextAreaField, TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { RecordTimeline } from '../../../history/record-timeline';
import { adminPaths } from '../../../navigation/admin-paths';
import { SectionCard } from '../../../ui/section-card';
import { BuyerRequests } from './buyer-requests';
import { useRotateCauseLinkKeyMutation } from './cause-detail.generated';
import { type Cause, type CauseForm, causeFields, causeHistory } from './cause-fields';
import { causeStore } from './cause-store';
import { CauseTotals } from './cause-totals';

type Props = { form: CauseForm; cause: Cause | null };

/** The link to the cause's prospecting page, with a button that gives it a new key (A20, A25). */
function ProspectingLink({ cause: { id, linkKey } }: { cause: Cause }) {
  const [rotate] = useRotateCauseLinkKeyMutation();
  return (
    <SectionCard title="Prospecting page">
      {!linkKey && (
        <Text textStyle="sm" color="fg.muted">
          No link yet.
        </Text>
      )}
      <SecretLink
        label="Prospecting link"
        path={linkKey ? adminPaths.causeLink(linkKey) : null}
        rotate={() => rotate({ variables: { id } })}
      />
    </SectionCard>
  );
}

function CauseDetails({ form, cause }: Props) {
  const fieldOf = boundFields(causeFields, form);
  const upload = useUpload('goodCauseImages');
  return (
    <FormColumns>
      <SectionCard title="Essential Details">
        <TextField
          {...fieldOf('name')}
          required
          maxLength={150}
          hint="Causes with “(Impact an Area)” or “(Impacts Overall)” in their name are listed separately."
        />
        <SelectField
          {...fieldOf('status')}
          options={choicesIn(recordStatuses)}
          hint="Visitors can see this good cause while its status is Approved & Live."
        />
        <TextField {...fieldOf('website')} type="url" />
        <TextAreaField {...fieldOf('description')} rows={7} maxLength={5000} />
      </SectionCard>
      <Grid gap="5">
        {cause && <CauseTotals cause={cause} />}
        <SectionCard title="Picture">
          <ImageField {...fieldOf('imageUrl')} shapes={causePicture} upload={upload} />
        </SectionCard>
        {cause && <ProspectingLink cause={cause} />}
      </Grid>
    </FormColumns>
  );
}

/** A good cause's form and its history, as tabs. */
export function CauseTabs({ form, cause }: Props) {
  const details = <CauseDetails form={form} cause={cause} />;
  if (!cause) return details;
  const requests = <BuyerRequests goodCauseId={cause.id} />;
  const timeline = <RecordTimeline store={causeStore} record={cause} words={causeHistory} />;
  const tabs = [
    { id: 'details', label: 'Details', content: details },
    { id: 'requests', label: 'Requests', late: true, content: requests },
    { id: 'timeline', label: 'Timeline', late: true, content: timeline },
  ];
  return <RecordTabs form={form} label="Good cause" tabs={tabs} />;
}

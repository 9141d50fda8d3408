import { Grid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SecretLink } from '../../../editing/secret-link';
import { FormColumns } from '../../../forms/form-columns';
import { adminPaths } from '../../../navigation/admin-paths';
import { Fact, FactList } from '../../../ui/fact-list';
import { Picture } from '../../../ui/picture';
import { SectionCard } from '../../../ui/section-card';
import { WebLink } from '../../../ui/web-link';
import { BuyerRequests } from './buyer-requests';
import type { Cause } from './cause-fields';
import { CauseTotals } from './cause-totals';

/** The read-only view of a good cause for its own user; only staff change the record (R315, A158). */
export function CauseFacts({ cause, ask }: { cause: Cause; ask: ReactNode }) {
  const { name, website, description, imageUrl, linkKey } = cause;
  return (
    <FormColumns>
      <Grid gap="5">
        <SectionCard title="Essential Details">
          <FactList>
            <Fact label="Name">{name}</Fact>
            <Fact label="Website">{website && <WebLink address={website} />}</Fact>
            <Fact label="Description">{description}</Fact>
          </FactList>
          <Text textStyle="sm" color="fg.muted">
            {ask}
          </Text>
        </SectionCard>
        <BuyerRequests goodCauseId={cause.id} />
      </Grid>
      <Grid gap="5">
        <CauseTotals cause={cause} />
        {linkKey && (
          <SectionCard title="Prospecting page">
            <SecretLink label="Prospecting link" path={adminPaths.causeLink(linkKey)} />
          </SectionCard>
        )}
        {imageUrl && (
          <SectionCard title="Picture">
            <Picture src={imageUrl} alt={`Picture of ${name}`} aspectRatio="3 / 2" borderRadius="l2" />
          </SectionCard>
        )}
      </Grid>
    </FormColumns>
  );
}

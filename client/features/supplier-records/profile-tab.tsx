import { Grid } from '@chakra-ui/react';
import { maxLength } from '../../../shared/text-limit';
import { CountedArea } from '../../forms/counted-fields';
import { TextField } from '../../forms/text-fields';
import { SectionCard } from '../../ui/section-card';
import { type FormOf, fieldOf } from './supplier-field';

const columns = { base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' };

/** What everybody reads of a supplier (R059). */
export function ProfileTab(of: FormOf) {
  return (
    <Grid templateColumns={columns} gap="5" alignItems="start">
      <SectionCard title="In its own words">
        <CountedArea {...fieldOf(of, 'whoAreWe')} limit={maxLength(500, 'Max')} rows={6} />
        <CountedArea {...fieldOf(of, 'aboutWhatWeDo')} limit={maxLength(500, 'Max')} rows={6} />
        <TextField {...fieldOf(of, 'website')} type="url" />
      </SectionCard>
      <SectionCard title="Profile picture">
        <TextField
          {...fieldOf(of, 'profilePictureTitle')}
          hint="What the picture shows, for those who cannot see it."
        />
      </SectionCard>
    </Grid>
  );
}

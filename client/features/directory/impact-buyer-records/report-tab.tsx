import { Grid, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { decodedPart } from '../../../../shared/decoded-part';
import { maxLength } from '../../../../shared/text-limit';
import { CountedArea } from '../../../forms/counted-fields';
import { FormColumns } from '../../../forms/form-columns';
import { ImageField } from '../../../forms/image-field';
import { profilePicture } from '../../../forms/picture-shapes';
import { RichTextField } from '../../../forms/rich-text-field';
import { TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { paths } from '../../../navigation/paths';
import { AddressLineField } from '../../../pickers/address-fields';
import { SectionCard } from '../../../ui/section-card';
import { type FormOf, fieldOf } from './buyer-fields';

const limit = maxLength(700);

/** The URL keyword, with the report's public address in readable form (R142). */
function KeywordField(of: FormOf) {
  const keyword = useWatch({ control: of.form.control, name: 'urlKeyword' }).trim();
  return (
    <TextField
      {...fieldOf(of, 'urlKeyword')}
      maxLength={100}
      hint={`The public web address: ${decodedPart(paths.impactBuyer(keyword || '{keyword}'))}`}
    />
  );
}

/** The tab with the public contents of a live report (R124). */
export function ReportTab(of: FormOf) {
  const upload = useUpload('profileImages');
  const staff = of.editorRole === 'ADMIN';
  return (
    <FormColumns>
      <SectionCard title="Live Report">
        <CountedArea {...fieldOf(of, 'whoWeAre')} limit={limit} rows={7} />
        <TextField {...fieldOf(of, 'website')} type="url" />
        <TextField {...fieldOf(of, 'description')} hint="What the organisation does, and where." />
        {staff && <KeywordField {...of} />}
        {staff && <AddressLineField {...fieldOf(of, 'address')} hint="Not public." />}
      </SectionCard>
      <Grid gap="5">
        <SectionCard title="Picture">
          {of.buyer ? (
            <ImageField {...fieldOf(of, 'imageUrl')} shapes={profilePicture} upload={upload} />
          ) : (
            <Text color="fg.muted">Save the buyer before you add a picture.</Text>
          )}
        </SectionCard>
        {staff && (
          <SectionCard title="Impact story">
            <RichTextField {...fieldOf(of, 'recentImpactStory')} limit={limit} />
          </SectionCard>
        )}
      </Grid>
    </FormColumns>
  );
}

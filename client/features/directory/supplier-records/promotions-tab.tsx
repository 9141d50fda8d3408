import { Grid } from '@chakra-ui/react';
import { CheckboxField } from '../../../forms/checkbox-field';
import { ImageField } from '../../../forms/image-field';
import { uncroppedPicture } from '../../../forms/picture-shapes';
import { TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { SectionCard } from '../../../ui/section-card';
import { type FormOf, fieldOf } from './supplier-field';

const columns = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** The tab of a promotion: a linked picture on the profile while it is live (R066, R097). */
export function PromotionsTab(of: FormOf) {
  const upload = useUpload('promotions');
  return (
    <SectionCard title="Promotion" maxW="5xl">
      <CheckboxField {...fieldOf(of, 'promotionLive')} />
      <TextField
        {...fieldOf(of, 'destinationUrl')}
        type="url"
        hint="The page that opens when someone clicks the picture."
      />
      <Grid templateColumns={columns} gap="5">
        <ImageField
          {...fieldOf(of, 'desktopUrl')}
          shapes={uncroppedPicture}
          upload={upload}
          hint="For wide screens. The picture is shown at its original size, up to 1600 pixels wide."
        />
        <ImageField
          {...fieldOf(of, 'mobileUrl')}
          shapes={uncroppedPicture}
          upload={upload}
          hint="For phones. If you leave this blank, phones show the desktop picture."
        />
      </Grid>
    </SectionCard>
  );
}

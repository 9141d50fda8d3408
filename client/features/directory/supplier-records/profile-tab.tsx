import { maxLength } from '../../../../shared/text-limit';
import { CountedArea } from '../../../forms/counted-fields';
import { FormColumns } from '../../../forms/form-columns';
import { ImageField } from '../../../forms/image-field';
import { profilePicture } from '../../../forms/picture-shapes';
import { TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { SectionCard } from '../../../ui/section-card';
import { type FormOf, fieldOf } from './supplier-field';

/** The tab with the public texts of a supplier (R059). */
export function ProfileTab(of: FormOf) {
  const upload = useUpload('profileImages');
  return (
    <FormColumns>
      <SectionCard title={of.editorRole === 'ADMIN' ? 'In the supplier’s own words' : 'In your own words'}>
        <CountedArea {...fieldOf(of, 'whoAreWe')} limit={maxLength(500, 'Max')} rows={6} />
        <CountedArea {...fieldOf(of, 'aboutWhatWeDo')} limit={maxLength(500, 'Max')} rows={6} />
        <TextField {...fieldOf(of, 'website')} type="url" />
      </SectionCard>
      <SectionCard title="Profile picture">
        <ImageField {...fieldOf(of, 'imageUrl')} shapes={profilePicture} upload={upload}>
          <TextField
            {...fieldOf(of, 'profilePictureTitle')}
            hint="Describe the picture for people who can’t see it."
          />
        </ImageField>
      </SectionCard>
    </FormColumns>
  );
}

import { Grid } from '@chakra-ui/react';
import { boundFields } from '../../../editing/bound-field';
import { RecordTabs } from '../../../editing/record-tabs';
import { FormColumns } from '../../../forms/form-columns';
import { ImageField } from '../../../forms/image-field';
import { categoryPicture } from '../../../forms/picture-shapes';
import { TextField } from '../../../forms/text-fields';
import { useUpload } from '../../../forms/upload-file';
import { RecordTimeline } from '../../../history/record-timeline';
import { SectionCard } from '../../../ui/section-card';
import { type Category, type CategoryForm, categoryFields, categoryHistory } from './category-fields';
import { categoryStore } from './category-store';
import { SubCategoriesCard } from './sub-categories-card';

type Props = { form: CategoryForm; category: Category | null };

function CategoryDetails({ form, category }: Props) {
  const fieldOf = boundFields(categoryFields, form);
  const upload = useUpload('categoryImages');
  return (
    <FormColumns>
      <Grid gap="5">
        <SectionCard title="Category">
          <TextField {...fieldOf('name')} required maxLength={100} />
        </SectionCard>
        <SectionCard title="Picture">
          <ImageField {...fieldOf('imageUrl')} shapes={categoryPicture} upload={upload} />
        </SectionCard>
      </Grid>
      <SubCategoriesCard form={form} category={category} />
    </FormColumns>
  );
}

/** A category's form and its history, as tabs. */
export function CategoryTabs({ form, category }: Props) {
  const details = <CategoryDetails form={form} category={category} />;
  if (!category) return details;
  const timeline = <RecordTimeline store={categoryStore} record={category} words={categoryHistory} />;
  const tabs = [
    { id: 'details', label: 'Details', content: details },
    { id: 'timeline', label: 'Timeline', late: true, content: timeline },
  ];
  return <RecordTabs form={form} label="Category" tabs={tabs} />;
}

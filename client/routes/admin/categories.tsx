import { Flex } from '@chakra-ui/react';
import { CategoryList } from '../../features/category-records/category-list';
import { adminPaths } from '../../navigation/admin-paths';
import { ButtonLink } from '../../ui/button-link';
import { PlusIcon, UploadIcon } from '../../ui/icons';
import { ScreenHeader } from '../../ui/page-section';
import { TrashLink } from '../../ui/trash-link';

/** All categories, for staff (R286). */
export function Component() {
  return (
    <>
      <ScreenHeader
        title="Categories"
        action={
          <Flex gap="2" wrap="wrap">
            <TrashLink to={adminPaths.trash('categories')} />
            <ButtonLink to={adminPaths.importCategories()} size="sm" variant="outline">
              <UploadIcon /> Import
            </ButtonLink>
            <ButtonLink to={adminPaths.category('new')} size="sm">
              <PlusIcon /> New category
            </ButtonLink>
          </Flex>
        }
      />
      <CategoryList categoryHref={adminPaths.category} />
    </>
  );
}

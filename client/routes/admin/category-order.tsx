import { CategoryOrderScreen } from '../../features/directory/category-records/category-order-screen';
import { adminPaths } from '../../navigation/admin-paths';
import { BackLink } from '../../ui/back-link';
import { ButtonLink } from '../../ui/button-link';

/** The order of categories, for staff (R287). */
export function Component() {
  return (
    <CategoryOrderScreen
      back={<BackLink to={adminPaths.categories()}>Categories</BackLink>}
      categoryHref={adminPaths.category}
      toNew={<ButtonLink to={adminPaths.category('new')}>New category</ButtonLink>}
    />
  );
}

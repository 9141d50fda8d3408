import { ButtonLink } from './button-link';
import { TrashIcon } from './pictograms';
import { ResponsiveLabel, responsiveLabelPadding } from './responsive-label';

/** The link from a list to its trash (A155). */
export const TrashLink = ({ to }: { to: string }) => (
  <ButtonLink to={to} size="sm" variant="ghost" colorPalette="neutral" px={responsiveLabelPadding}>
    <TrashIcon /> <ResponsiveLabel>Trash</ResponsiveLabel>
  </ButtonLink>
);

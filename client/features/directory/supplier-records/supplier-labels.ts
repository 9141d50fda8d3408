import { MONTHS } from '../../../../shared/months';
import { sameText } from '../../../forms/choices';

/** Ways to agree on a contribution (R093). */
export const contributionTypes = sameText(['%', '% of specific', 'Fixed cost', 'Range']);
/** Roles of the person called when calls are tracked (R094). */
export const callTrackingTitles = sameText(['Owner-Operator', 'Salesperson', 'Office']);
/** Months in which a supplier is likely to sign up (R098). */
export const months = sameText(MONTHS);

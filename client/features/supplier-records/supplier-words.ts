import { MONTHS } from '../../../shared/months';
import { sameWords } from '../../forms/choices';

/** How a contribution is agreed (R093). */
export const contributionTypes = sameWords(['%', '% of specific', 'Fixed cost', 'Range']);
/** Who is called where calls are tracked (R094). */
export const callTrackingTitles = sameWords(['Owner-Operator', 'Salesperson', 'Office']);
/** When somebody is likely to sign up (R098). */
export const months = sameWords(MONTHS);

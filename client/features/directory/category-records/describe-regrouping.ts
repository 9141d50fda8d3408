import { formatCount } from '../../../lib/format';

type Regrouping = { suppliers: number; staying: number };

/** Explains what will happen to the suppliers of a sub category that leaves the category `from`. */
export function describeRegrouping({ suppliers, staying }: Regrouping, from: string): string {
  const one = suppliers === 1;
  const stay = `in ${from} as well, because ${staying === 1 ? 'it offers' : 'they offer'} other services there.`;
  if (suppliers === 0) return 'No suppliers are affected.';
  if (one)
    return staying === 1
      ? `1 supplier will also move. It stays ${stay}`
      : `1 supplier will also move and will no longer be listed in ${from}.`;
  const along = `${formatCount(suppliers)} suppliers will also move`;
  if (staying === 0) return `${along} and will no longer be listed in ${from}.`;
  if (staying === suppliers) return `${along}. All of them stay ${stay}`;
  return `${along}. ${formatCount(staying)} of them ${staying === 1 ? 'stays' : 'stay'} ${stay} The others will no longer be listed in ${from}.`;
}

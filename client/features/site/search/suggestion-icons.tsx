import { lineIcon } from '../../../ui/line-icon';
import { BriefcaseIcon, PinIcon, SearchIcon, StoreIcon } from '../../../ui/pictograms';
import type { SuggestionKind } from './suggestions';

const ClockIcon = lineIcon('Clock', 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5.2l3.4 2');
const TagIcon = lineIcon('Tag', 'M4 4.5h7.5l8.5 8.5-7 7L4.5 11.5ZM8.4 8.9h.01');

/** Icons of the kinds of suggestions. */
export const suggestionIcons: Record<SuggestionKind, typeof SearchIcon> = {
  last: ClockIcon,
  meant: SearchIcon,
  service: SearchIcon,
  trade: BriefcaseIcon,
  category: TagIcon,
  place: PinIcon,
  supplier: StoreIcon,
};

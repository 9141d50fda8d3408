import { startColorMode } from '../theme/color-mode-start';

// For pages that are not part of the site itself, but look like it.
startColorMode();

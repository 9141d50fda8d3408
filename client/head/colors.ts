import { startColorMode } from '../theme/color-mode-start';

// For pages that are no part of the site itself, and look like it.
startColorMode();
